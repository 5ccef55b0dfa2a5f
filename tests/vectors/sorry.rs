//! `sorry.jsonl` and `sorry-games.jsonl`: positions with all plays of a card or of a hand and what comes of each, and whole games.

use parlour::game::{Game, Turn};
use parlour::games::sorry::cards::{Card, Cards, DECK};
use parlour::games::sorry::track::{HOME, SAFETY, START, Side};
use parlour::games::sorry::{Move, Sorry, Stage};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const LETTERS: &str = "RBYG";
const NAMES: [&str; 4] = ["red", "blue", "yellow", "green"];

/// The pawns by colour, each colour's sorted.
type Pawns = BTreeMap<char, [i8; 4]>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    mode: Mode,
    players: String,
    turn: char,
    pos: Pawns,
    card: Option<String>,
    hand: Option<Vec<String>>,
    pass: Pass,
    moves: Vec<Play>,
    #[serde(default, rename = "origin")]
    _origin: IgnoredAny,
    #[serde(default, rename = "tags")]
    _tags: IgnoredAny,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    card: String,
    to: Pawns,
    #[serde(default, rename = "kinds")]
    _kinds: IgnoredAny,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
enum Mode {
    Draw,
    Hand,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
enum Pass {
    No,
    Forced,
    Optional,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    id: String,
    mode: Mode,
    players: String,
    first: char,
    winner: char,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    turn: char,
    card: String,
    to: Option<Pawns>,
    hand: Option<Vec<String>>,
}

/// Holds the rules to one position: exactly these plays, and exactly this of each.
pub fn replay(line: &str) -> Result<(), String> {
    let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    case.check()
        .map_err(|fault| format!("{}: {fault}", case.id))
}

/// Holds the rules to one game, card by card, from the first to the end.
pub fn replay_game(line: &str) -> Result<(), String> {
    let game: Whole = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    game.check()
        .map_err(|fault| format!("{}: {fault}", game.id))
}

fn letter(side: Side) -> char {
    LETTERS.as_bytes()[side as usize].into()
}

fn number(letter: char) -> Result<usize, String> {
    LETTERS
        .find(letter)
        .ok_or_else(|| format!("no colour is called {letter}"))
}

fn named(card: &str) -> Result<Card, String> {
    Card::named(card).ok_or_else(|| format!("no card is called {card}"))
}

/// The pawns, as the vectors write them.
fn written(position: &Sorry) -> Pawns {
    let pawns = |side| (letter(side), *position.pawns().of(side));
    position.sides().map(pawns).collect()
}

fn counted(hand: &[String]) -> Result<Cards, String> {
    let mut cards = [0; DECK.len()];
    for card in hand {
        cards[usize::from(named(card)?.0)] += 1;
    }
    Ok(cards)
}

fn listed(cards: &Cards) -> String {
    cards.map(|n| n.to_string()).join(",")
}

/// Whoever acts after a play or a pass, or who has won.
fn follows(position: &Sorry) -> Result<char, String> {
    match position.turn() {
        Turn::Chance(Some(seat)) | Turn::Seat(seat) => Ok(letter(position.side(seat))),
        Turn::Over(outcome) => {
            let winner = outcome.places.iter().find(|(_, place)| **place == 1);
            let (seat, _) = winner.ok_or("nobody is first")?;
            Ok(letter(position.side(seat)))
        }
        Turn::Chance(None) => Err("cards are dealt".into()),
    }
}

impl Case {
    /// The position as a diagram; the others hold what is left, kind by kind.
    fn position(&self) -> Result<Sorry, String> {
        let mut text = String::new();
        let hand = counted(self.hand.as_deref().unwrap_or_default())?;
        let mut left = DECK;
        for (left, held) in left.iter_mut().zip(hand) {
            *left = left
                .checked_sub(held)
                .ok_or("there are not so many cards")?;
        }
        for player in self.players.chars() {
            let places = self.pos.get(&player).ok_or("a colour without pawns")?;
            let places = places.map(|place| match place {
                START => "-".to_owned(),
                HOME => "H".to_owned(),
                SAFETY.. => format!("s{}", place - SAFETY + 1),
                _ => place.to_string(),
            });
            write!(text, "{} {}", NAMES[number(player)?], places.join(","))
                .map_err(|fault| fault.to_string())?;
            if self.mode == Mode::Hand {
                let mut held = hand;
                if player != self.turn {
                    held = [0; DECK.len()];
                    for _ in 0..5 {
                        let kind = (0..DECK.len()).max_by_key(|kind| left[*kind]);
                        let kind = kind.ok_or("no cards")?;
                        left[kind] -= 1;
                        held[kind] += 1;
                    }
                }
                text += &format!(" hand={}", listed(&held));
            }
            text.push('\n');
        }
        let name = NAMES[number(self.turn)?];
        text += &match (self.mode, &self.card) {
            (Mode::Draw, Some(card)) => format!("{name} plays {card}"),
            (Mode::Hand, None) => format!("{name} plays cards=hand"),
            _ => return Err("neither a card nor a hand".into()),
        };
        let position: Sorry = text
            .parse()
            .map_err(|fault| format!("{fault} in\n{text}"))?;
        match written(&position) == self.pos && follows(&position)? == self.turn {
            true => Ok(position),
            false => Err(format!("{text}\nreads as\n{position}")),
        }
    }

    fn check(&self) -> Result<(), String> {
        let before = self.position()?;
        let (mut found, mut passes, mut only_swaps) = (Vec::new(), 0, true);
        for m in before.moves() {
            let mut after = before;
            after.play(m).map_err(|illegal| illegal.to_string())?;
            let pawns = written(&after);
            let card = match m {
                Move::Play(card, act) => {
                    only_swaps &= act.is_swap();
                    found.push((card.name().to_owned(), pawns.clone()));
                    card
                }
                Move::Pass => before.card().ok_or("a pass without a card")?,
                Move::Discard(card) => card,
                Move::Draw(_) => return Err("a card is drawn twice".into()),
            };
            let played = matches!(m, Move::Play(..));
            passes += usize::from(!played);
            if !played && pawns != self.pos {
                return Err(format!("{m} moves pawns"));
            }
            self.check_end(&after, card, played)
                .map_err(|fault| format!("{m}: {fault}"))?;
        }
        let pass = match (passes, found.is_empty()) {
            (0, _) => Pass::No,
            (_, true) => Pass::Forced,
            (_, false) if only_swaps => Pass::Optional,
            _ => return Err("passing is allowed beside other plays than swaps".into()),
        };
        let mut expected: Vec<(String, Pawns)> = self
            .moves
            .iter()
            .map(|play| (play.card.clone(), play.to.clone()))
            .collect();
        // Plays that lead to the same position count once.
        found.sort();
        found.dedup();
        expected.sort();
        match (found == expected, pass == self.pass) {
            (true, true) => Ok(()),
            (true, false) => Err(format!("pass {pass:?}, not {:?}", self.pass)),
            _ => Err(format!("expected {expected:?}, found {found:?}")),
        }
    }

    /// Is it over if somebody is Home, and does the right one go on if not?
    fn check_end(&self, after: &Sorry, card: Card, played: bool) -> Result<(), String> {
        let won = written(after)[&self.turn] == [HOME; 4];
        let again = card == Card::TWO && (played || self.mode == Mode::Draw);
        if won != matches!(after.turn(), Turn::Over(_)) {
            return Err(format!("over is {}", !won));
        }
        // In a game with hands the turn passes once a card has been drawn.
        let mut after = *after;
        if let Stage::Refill(_) = after.stage() {
            after.apply(after.moves()[0]);
        }
        let at = self.players.find(self.turn).ok_or("who is that?")?;
        let next = self.players.as_bytes()[(at + 1) % self.players.len()];
        let expected = if won || again { self.turn } else { next.into() };
        match follows(&after)? {
            found if found == expected => Ok(()),
            found => Err(format!("{found} follows, not {expected}")),
        }
    }
}

impl Whole {
    fn begin(&self) -> Result<Sorry, String> {
        let at = self.players.find(self.first).ok_or("who begins?")?;
        let (before, from) = self.players.split_at(at);
        let cards = match self.mode {
            Mode::Draw => "drawn",
            Mode::Hand => "hand",
        };
        let options = format!("cards={cards} colours={from}{before}").parse();
        let options = options.map_err(|fault| format!("{fault}"))?;
        Ok(Sorry::new(self.players.len() as u8, &options))
    }

    fn check(&self) -> Result<(), String> {
        let mut position = self.begin()?;
        if self.mode == Mode::Hand {
            self.deal(&mut position)?;
        }
        for (i, step) in self.steps.iter().enumerate() {
            self.step(&mut position, i)
                .map_err(|fault| format!("step {i}: {fault}"))?;
            let over = matches!(position.turn(), Turn::Over(_));
            if over != (i + 1 == self.steps.len()) {
                return Err(format!("over after step {i} is {over}"));
            }
            if over && (follows(&position)?, step.turn) != (self.winner, self.winner) {
                return Err(format!("{} has won", follows(&position)?));
            }
        }
        Ok(())
    }

    fn step(&self, position: &mut Sorry, i: usize) -> Result<(), String> {
        let step = &self.steps[i];
        let play = |position: &mut Sorry, m| match position.play(m) {
            Ok(()) => Ok(()),
            Err(illegal) => Err(illegal.to_string()),
        };
        if follows(position)? != step.turn {
            return Err(format!("it is the turn of {}", follows(position)?));
        }
        let card = named(&step.card)?;
        match self.mode {
            Mode::Draw => {
                if i.is_multiple_of(45) && position.pile() != DECK {
                    return Err("a new pile is a whole deck".into());
                }
                play(position, Move::Draw(card))?;
            }
            Mode::Hand => {
                let hand = counted(step.hand.as_deref().ok_or("no hand")?)?;
                let held = *position.hand(position.to_act());
                if hand != held {
                    return Err(format!("holds {held:?}, not {hand:?}"));
                }
            }
        }
        let leads = |m: &Move| match (m, &step.to) {
            (Move::Play(played, _), Some(to)) => {
                let mut after = *position;
                after.apply(*m);
                *played == card && written(&after) == *to
            }
            (Move::Pass, None) => true,
            (Move::Discard(put_down), None) => *put_down == card,
            _ => false,
        };
        let found = position.moves().into_iter().find(leads);
        play(position, found.ok_or("no play leads there")?)?;
        if let Stage::Refill(_) = position.stage() {
            let drawn = self.refill(position, i);
            play(position, drawn)?;
        }
        Ok(())
    }

    /// The card that is drawn after a step: what the next hand of that colour has more. After its last one it can be any; then one that
    /// nobody needs.
    fn refill(&self, position: &Sorry, i: usize) -> Move {
        let kinds = || Card::all().map(|card| (card, usize::from(card.0)));
        let held = position.hand(position.to_act());
        let later = self.next_hand(i + 1, self.steps[i].turn);
        let drawn = match later {
            Some(hand) => kinds().find(|(_, kind)| hand[*kind] > held[*kind]),
            None => {
                let pile = position.pile();
                let spare = |kind: usize| {
                    let drawn = (i + 1..self.steps.len()).filter_map(|i| self.draws(i));
                    i32::from(pile[kind]) - drawn.filter(|drawn| *drawn == kind).count() as i32
                };
                kinds().max_by_key(|(_, kind)| spare(*kind))
            }
        };
        Move::Draw(drawn.map_or(Card::TWO, |(card, _)| card))
    }

    /// The kind of card that is drawn after a later step, if it is known.
    fn draws(&self, i: usize) -> Option<usize> {
        let step = &self.steps[i];
        let mut held = counted(step.hand.as_deref()?).ok()?;
        held[usize::from(Card::named(&step.card)?.0)] -= 1;
        let hand = self.next_hand(i + 1, step.turn)?;
        (0..DECK.len()).find(|kind| hand[*kind] > held[*kind])
    }

    fn next_hand(&self, from: usize, turn: char) -> Option<Cards> {
        let step = self.steps[from..].iter().find(|step| step.turn == turn)?;
        counted(step.hand.as_deref()?).ok()
    }

    /// Everybody gets the hand of their first step, card by card in turn.
    fn deal(&self, position: &mut Sorry) -> Result<(), String> {
        let mut hands = Vec::new();
        for side in position.sides() {
            let hand = self.next_hand(0, letter(side)).ok_or("no first hand")?;
            let cards = Card::all()
                .flat_map(|card| std::iter::repeat_n(card, hand[usize::from(card.0)].into()));
            hands.push(cards.collect::<Vec<Card>>());
        }
        for n in 0..5 {
            for hand in &hands {
                let card = *hand.get(n).ok_or("five cards are a hand")?;
                let dealt = position.play(Move::Draw(card));
                dealt.map_err(|illegal| illegal.to_string())?;
            }
        }
        Ok(())
    }
}
