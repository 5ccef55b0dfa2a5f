//! What Sorry! shows and how it is touched; its words are in `telling.rs`, the drawing in `board.rs`.

use super::cards::{Card, Cards, NAMED_DECK};
use super::geometry::Plan;
use super::spots::{self, DECK, DISCARD, FORWARD, PASS, SWAP, card_spot};
use super::telling::{colour, named, told};
use super::track::{HOME, SAFETY, START, Side};
use super::words::{TABLE, words};
use super::{ARRIVED, Colours, Move, Options, Sorry, Stage, board, tray};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome};
use crate::old::dom::El;
use crate::old::drawing::Point;
use crate::old::face::{Direction, Face, Part, Rematch, Shape, Spot, Step, View, Viewer};
use crate::old::touch::Touch;
use crate::old::words::{Message, Table, Text};
use crate::table::Participant;
use crate::text;

impl Sorry {
    /// Whose hand these eyes see: their own, and everybody's that of whoever acts.
    pub(super) fn seen_hand(&self, eyes: Viewer) -> Option<Side> {
        match eyes {
            Viewer::Everybody => Some(self.to_act()),
            Viewer::Nobody => None,
            Viewer::Seat(seat) => Some(self.side(seat)),
        }
    }

    /// The cards that these eyes have not seen since the deck was shuffled.
    pub(super) fn cards_left(&self, eyes: Viewer) -> Cards {
        self.unseen(self.pile, self.seen_hand(eyes))
    }

    /// A pile, with what lies there.
    pub(super) fn describe_card(&self, here: Spot) -> Message {
        let w = words();
        match here {
            DECK => Message::new(w.deck_spot).with("n", self.pile.iter().sum::<u8>()),
            DISCARD => match self.top {
                Some(card) if self.put_down_count() > 0 => Message::new(w.discard_spot)
                    .with("card", named(card))
                    .with("n", self.put_down_count()),
                _ => w.discard_empty.into(),
            },
            _ => w.over.into(),
        }
    }
}

impl Face for Sorry {
    const SHAPE: Shape = Shape::Round;
    const REMATCH: Rematch = Rematch::Winner;
    const MINUTES: u8 = 30;
    const NAME: Text = words().name;
    const SCORE_LABEL: Option<Text> = Some(words().home_label);
    const BEGINS: Option<Text> = Some(words().begins);
    const TEXTS: Table = TABLE;
    const AROUND: bool = true;
    const DEALS: &'static [(&'static str, u8)] = &NAMED_DECK;
    const GO: Option<Text> = Some(words().move_button);

    /// Clockwise by colour.
    fn seat(seats: &mut [Participant], options: &mut Options) {
        let first = seats[0].colour as u8;
        let after = |sitter: &Participant| (sitter.colour as u8 + 4 - first) % 4;
        for i in 1..seats.len() {
            let mut at = i;
            while at > 1 && after(&seats[at - 1]) > after(&seats[at]) {
                seats.swap(at - 1, at);
                at -= 1;
            }
        }
        options.colours = Colours::of(seats.iter().map(|s| Side::ALL[s.colour as usize]));
    }

    fn spot_name(spot: Spot) -> String {
        spots::name(spot)
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        self.touches(m)
    }

    fn dealt(m: Move) -> Option<usize> {
        match m {
            Move::Draw(card) => Some(card.0.into()),
            _ => None,
        }
    }

    fn deck(&self) -> Option<Spot> {
        (self.stage() == Stage::Draw).then_some(DECK)
    }

    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for square in 0..60 {
            spots.push(Spot(square));
        }
        for side in self.sides() {
            for place in (SAFETY..HOME).chain([START, HOME]) {
                spots.push(spots::spot(side, place));
            }
        }
        spots.extend([DECK, DISCARD]);
        if self.options().hand {
            spots.extend(
                self.kinds_held(self.to_act())
                    .iter()
                    .map(|(card, _)| card_spot(*card)),
            );
        }
        spots.extend([PASS, FORWARD, SWAP]);
        spots
    }

    fn neighbour(&self, from: Spot, way: Direction, view: View) -> Option<Spot> {
        let plan = Plan::new(self, view);
        let mut spots = self.spots();
        spots.retain(|spot| !matches!(*spot, PASS | FORWARD | SWAP));
        let at = spots.iter().position(|spot| *spot == from)?;
        let places: Vec<Point> = spots.iter().map(|spot| self.middle(plan, *spot)).collect();
        way.nearest(at, &places).map(|next| spots[next])
    }

    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        let w = words();
        let pass = match self.moves().len() {
            1 => w.pass_button,
            _ => w.keep_button,
        };
        [
            (DECK, w.draw_button),
            (PASS, pass),
            (FORWARD, w.forward_button),
            (SWAP, w.swap_button),
            (DISCARD, w.discard_button),
        ]
        .map(|(spot, text)| (spot, text.into()))
        .to_vec()
    }

    fn key(&self, key: &str) -> Option<Spot> {
        match (key, self.stage()) {
            ("d", Stage::Draw) => Some(DECK),
            ("p", Stage::Play(_)) => Some(PASS),
            _ => None,
        }
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let mut pieces = Vec::new();
        for side in self.sides() {
            for place in self.pawns().of(side) {
                pieces.push((spots::spot(side, *place), side as u8));
            }
        }
        pieces
    }

    fn steps(&self, m: Move) -> Vec<Step> {
        self.travels(m)
    }

    fn marks(&self, m: Move) -> Vec<Spot> {
        let Move::Play(_, act) = m else {
            return Vec::new();
        };
        let mut marks = Vec::new();
        for part in self.parts(act) {
            let end = part.trail.slid.unwrap_or(part.to);
            marks.extend([
                spots::spot(part.side, part.from),
                spots::spot(part.side, end),
            ]);
        }
        marks
    }

    fn is_secret(&self) -> bool {
        self.options().hand && matches!(self.stage(), Stage::Play(_))
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        self.what_to_do(touched)
    }

    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        self.tell_ahead(touched, spot)
    }

    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        self.tell_why_not(touched, spot)
    }

    fn say(&self, m: Move, eyes: Viewer) -> Message {
        self.tell(m, eyes)
    }

    fn written(&self, m: Move, eyes: Viewer) -> String {
        match m {
            Move::Draw(_) if self.options().hand && self.seen_hand(eyes) != Some(self.to_act()) => {
                "=".to_owned()
            }
            _ => m.to_string(),
        }
    }

    fn reason(&self, m: Move) -> Option<Message> {
        Some(self.tell_reason(m))
    }

    fn moment(&self, m: Move) -> Option<Message> {
        self.tell_moment(m)
    }

    fn note(&self, seat: Seat) -> Option<Message> {
        let side = self.side(seat);
        let text = if self.options().points > 0 {
            words().note_points
        } else {
            words().note
        };
        Some(
            Message::new(text)
                .with("n", self.pawns().count(side, START))
                .with("home", self.pawns().count(side, HOME)),
        )
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let mut winners =
            Seat::all(outcome.places.seats()).filter(|seat| outcome.places[*seat] == 1);
        let who = winners.next().unwrap_or(Seat::ONE);
        let whom = winners.next();
        let text = match (outcome.why, whom) {
            (ARRIVED, None) => words().ends_home,
            (ARRIVED, Some(_)) => words().ends_team,
            _ => words().ends_points,
        };
        Message::new(text)
            .with("who", who)
            .with("whom", whom.unwrap_or(who))
            .with("n", u32::from(self.points(self.side(who))))
    }

    fn tally(&self) -> Vec<Part> {
        let sides: Vec<Side> = self.sides().collect();
        let count = |name, of: &dyn Fn(Side) -> i32| Part {
            name,
            points: sides.iter().map(|side| of(*side)).collect(),
        };
        let w = words();
        let mut parts = vec![
            count(w.part_sent, &|side| self.hits(side)[0].into()),
            count(w.part_lost, &|side| self.hits(side)[1].into()),
        ];
        if self.options().points > 0 {
            parts.push(count(w.part_home, &|side| {
                self.pawns().count(side, HOME) as i32
            }));
        }
        parts
    }

    fn text(&self, eyes: Viewer) -> String {
        let w = words();
        let mut lines = String::new();
        let mut line = |message: Message| {
            lines += &message.plain();
            lines.push('\n');
        };
        for side in self.sides() {
            let places: Vec<String> = self.pawns().of(side).map(|at| told(at).plain()).to_vec();
            line(
                Message::new(w.text_line)
                    .with("colour", colour(side))
                    .with("places", text::joined(&places, ", ")),
            );
        }
        let mut shown = Vec::new();
        if let Some(card) = self.card() {
            shown.push(card.name().to_owned());
        } else if let Some(side) = self.seen_hand(eyes) {
            for (card, n) in self.kinds_held(side) {
                shown.extend((0..n).map(|_| card.name().to_owned()));
            }
        }
        if !shown.is_empty() {
            line(Message::new(w.text_card).with("card", text::joined(&shown, ", ")));
        }
        let mut left = Vec::new();
        for card in Card::all() {
            let n = self.cards_left(eyes)[usize::from(card.0)];
            left.push(text::glued(&[card.name(), "×", &text::told(n.into())]));
        }
        line(Message::new(w.text_pile).with("cards", text::joined(&left, ", ")));
        lines
    }

    fn board(touch: Touch) -> El {
        board::board(touch)
    }

    fn beside(touch: Touch) -> Option<El> {
        Some(tray::cards_left(touch))
    }

    fn showpiece() -> Sorry {
        "red H,12,-,-\nblue 19,H,-,-\nyellow 48,s2,-,-\ngreen s4,54,-,-\nred plays 7"
            .parse()
            .expect("it is a position")
    }
}
