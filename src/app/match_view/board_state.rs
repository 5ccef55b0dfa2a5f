//! What a board is given: the position with its own type, what is chosen, what is open, and where touches are reported.

use super::paths::Paths;
use super::selection::{BoardAction, Selection, Touchable};
use super::values::MoveValue;
use crate::app::i18n::{I18n, use_i18n};
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Orientation, Phrase, Pieces, Viewer};
use crate::table::Colour;
use leptos::prelude::*;

/// A board in play, or a picture of one. Cheap to copy.
pub struct BoardState<G: GameUi> {
    /// The position shown.
    pub position: Memo<G>,
    /// Where its pieces lie, perhaps on their way.
    pub pieces: RwSignal<Pieces<G::Spot>>,
    /// From where the board is seen.
    pub orientation: Memo<Orientation>,
    /// How somebody has turned it.
    pub look: RwSignal<G::Look>,
    /// Who is looking.
    pub viewer: Memo<Viewer>,
    /// May somebody at this screen act now?
    pub live: Memo<bool>,
    /// The spots touched so far.
    pub selection: RwSignal<Selection<G>>,
    /// The moves of the position, as paths of spots.
    pub paths: Memo<Paths<G>>,
    /// The spots that may be touched next.
    pub open: Memo<Vec<G::Spot>>,
    /// The spots of the last move.
    pub last: Memo<Vec<G::Spot>>,
    /// The spots of a move that is pointed out.
    pub hint: RwSignal<Vec<G::Spot>>,
    /// What moves lead to, where it is known.
    pub values: RwSignal<Vec<MoveValue<G::Spot>>>,
    /// The spot under the pointer or the focus.
    pub pointed: RwSignal<Option<G::Spot>>,
    /// The spot that has the focus, or had it last.
    pub focused: RwSignal<Option<G::Spot>>,
    /// The one spot that Tab leads to; arrows lead on from there.
    pub tab_stop: Memo<Option<G::Spot>>,
    /// Was the last thing to touch the board a finger?
    pub by_finger: RwSignal<bool>,
    waits: Memo<bool>,
    people: StoredValue<People>,
    i18n: I18n,
    on_action: Callback<BoardAction<G>>,
}

/// What a board follows.
pub struct BoardInputs<G: GameUi> {
    /// The position shown.
    pub position: Memo<G>,
    /// Where its pieces lie.
    pub pieces: RwSignal<Pieces<G::Spot>>,
    /// From where the board is seen.
    pub orientation: Memo<Orientation>,
    /// Who is looking.
    pub viewer: Memo<Viewer>,
    /// May somebody at this screen act now?
    pub live: Memo<bool>,
    /// The spots of the last move.
    pub last: Memo<Vec<G::Spot>>,
    /// Does every move wait for a second tap?
    pub confirm: Signal<bool>,
    /// Is one tap of a finger enough, also where spots lie close together?
    pub one_tap: Signal<bool>,
    /// Who sits there.
    pub people: People,
    /// What hands do is reported here.
    pub on_action: Callback<BoardAction<G>>,
}

/// Who sits at a table, in seat order.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct People {
    /// Names; none for a picture.
    pub names: Vec<String>,
    /// Colours.
    pub colours: Vec<Colour>,
}

/// What a spot looks like now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SpotState {
    /// It may be touched next.
    pub open: bool,
    /// It was touched.
    pub held: bool,
    /// It belongs to the last move.
    pub last: bool,
    /// It belongs to a hint.
    pub hint: bool,
    /// It lies under the pointer or has the focus.
    pub hot: bool,
    /// Tab leads there.
    pub tab_stop: bool,
}

impl<G: GameUi> Clone for BoardState<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for BoardState<G> {}

impl<G: GameUi> BoardState<G> {
    /// A board in play.
    pub fn new(inputs: BoardInputs<G>) -> BoardState<G> {
        let BoardInputs { position, live, .. } = inputs;
        let selection = RwSignal::new(Selection::default());
        let focused = RwSignal::new(None);
        let by_finger = RwSignal::new(false);
        // Paths have no equality worth its price: another position has other ones.
        let paths = Memo::new_with_compare(move |_| position.with(|g| Paths::of(g)), |_, _| true);
        let open = Memo::new(move |_| {
            if !live.get() {
                return Vec::new();
            }
            selection.with(|chosen| paths.with(|paths| paths.next(&chosen.touched)))
        });
        let tab_stop = Memo::new(move |_| {
            let first_open = || open.with(|open| open.first().copied());
            let first = || position.with(|g| g.spots().first().copied());
            focused.get().or_else(first_open).or_else(first)
        });
        let waits = Memo::new(move |_| {
            let finger = G::TWO_TAPS && by_finger.get() && !inputs.one_tap.get();
            inputs.confirm.get() || finger
        });
        BoardState {
            position,
            pieces: inputs.pieces,
            orientation: inputs.orientation,
            look: RwSignal::new(G::Look::default()),
            viewer: inputs.viewer,
            live,
            selection,
            paths,
            open,
            last: inputs.last,
            hint: RwSignal::new(Vec::new()),
            values: RwSignal::new(Vec::new()),
            pointed: RwSignal::new(None),
            focused,
            tab_stop,
            by_finger,
            waits,
            people: StoredValue::new(inputs.people),
            i18n: use_i18n(),
            on_action: inputs.on_action,
        }
    }

    /// A picture of a position: nothing to touch, and nobody named.
    pub fn picture(position: G) -> BoardState<G> {
        let pieces = Pieces::new(position.pieces());
        BoardState::new(BoardInputs {
            position: Memo::new(move |_| position.clone()),
            pieces: RwSignal::new(pieces),
            orientation: Memo::new(|_| Orientation::PICTURE),
            viewer: Memo::new(|_| Viewer::Everybody),
            live: Memo::new(|_| false),
            last: Memo::new(|_| Vec::new()),
            confirm: Signal::stored(false),
            one_tap: Signal::stored(false),
            people: People {
                names: Vec::new(),
                colours: Colour::ALL.to_vec(),
            },
            on_action: Callback::new(|_| ()),
        })
    }

    /// Is it a picture?
    pub fn is_picture(&self) -> bool {
        self.people.with_value(|people| people.names.is_empty())
    }

    /// The spots touched so far; tracked.
    pub fn touched(&self) -> Vec<G::Spot> {
        self.selection.with(|selection| selection.touched.clone())
    }

    /// May this spot be touched next?
    pub fn is_open(&self, spot: G::Spot) -> bool {
        self.open.with(|open| open.contains(&spot))
    }

    /// What the move that ends at this spot leads to, if it is known.
    pub fn value(&self, spot: G::Spot) -> Option<MoveValue<G::Spot>> {
        self.values
            .with(|values| values.iter().find(|value| value.spot == spot).copied())
    }

    /// What a spot looks like now. One memo for each spot: only those that change are drawn anew.
    pub fn spot_state(self, spot: G::Spot) -> Memo<SpotState> {
        Memo::new(move |_| SpotState {
            open: self.is_open(spot),
            held: self.selection.with(|s| s.touched.contains(&spot)),
            last: self.last.with(|last| last.contains(&spot)),
            hint: self.hint.with(|hint| hint.contains(&spot)),
            hot: self.pointed.get() == Some(spot),
            tab_stop: self.tab_stop.get() == Some(spot),
        })
    }

    /// A message as this table's people would read it.
    pub fn say(&self, message: impl Into<Phrase>) -> String {
        self.people
            .with_value(|people| self.i18n.say_to(message, &people.names))
    }

    /// The colour of a seat, as style sheets name it.
    pub fn colour(&self, seat: Seat) -> &'static str {
        let colour = |people: &People| people.colours.get(seat.index()).copied();
        self.people.with_value(colour).unwrap_or_default().id()
    }

    /// Reports what a hand wants.
    pub fn act(&self, action: BoardAction<G>) {
        self.on_action.run(action);
    }

    /// A spot is touched, by whatever means.
    pub fn touch(&self, spot: G::Spot) {
        self.act(BoardAction::Hurry);
        let action = self.selection.try_update(|selection| {
            self.position.with_untracked(|position| {
                self.paths.with_untracked(|paths| {
                    let on = Touchable {
                        position,
                        paths,
                        live: self.live.get_untracked(),
                        waits: self.waits.get_untracked(),
                    };
                    selection.touch(spot, &on)
                })
            })
        });
        if let Some(Some(action)) = action {
            self.act(action);
        }
    }

    /// The spots that may be touched after these, if somebody may act.
    pub fn open_after(&self, touched: &[G::Spot]) -> Vec<G::Spot> {
        self.paths.with_untracked(|paths| paths.next(touched))
    }

    /// The move that waits for a second tap; tracked.
    pub fn completed(&self) -> Option<G::Move> {
        self.selection
            .with(|s| self.paths.with(|paths| paths.completed(&s.touched)))
    }

    /// The only move that is left of what was chosen; tracked.
    pub fn only(&self) -> Option<G::Move> {
        let live = self.live.get();
        let only = self
            .selection
            .with(|s| self.paths.with(|paths| paths.only(&s.touched)));
        only.filter(|_| live)
    }

    /// Plays the move that waits for a second tap, or the only one left of what was chosen.
    pub fn confirm(&self) {
        if let Some(m) = untrack(|| self.only()) {
            self.cancel();
            self.act(BoardAction::Play(m));
        }
    }

    /// Forgets what was chosen. True if there was anything.
    pub fn cancel(&self) -> bool {
        let had = self
            .selection
            .with_untracked(|selection| !selection.touched.is_empty());
        if had {
            self.selection.set(Selection::default());
        }
        had
    }

    /// The spot of this name.
    pub fn find(&self, name: &str) -> Option<G::Spot> {
        let spots = self.position.with_untracked(GameUi::spots);
        spots.into_iter().find(|spot| spot.to_string() == name)
    }

    /// The next spot that may be touched, in reading order, round and round.
    pub fn next_open(&self, backwards: bool) -> Option<G::Spot> {
        let spots = self.position.with_untracked(GameUi::spots);
        let here = self.focused.get_untracked();
        let here = spots.iter().position(|spot| Some(*spot) == here);
        let n = spots.len();
        let mut order = (1..=n).map(|far| match (here, backwards) {
            (Some(i), false) => spots[(i + far) % n],
            (Some(i), true) => spots[(i + n - far) % n],
            (None, false) => spots[far - 1],
            (None, true) => spots[n - far],
        });
        // A button beside the board has no place on it to go on from.
        self.open
            .with_untracked(|open| order.find(|spot| open.contains(spot) && !G::is_button(*spot)))
    }

    /// Points at spots of a picture, as fingers would: all but the last have been touched.
    pub fn point_out(&self, spots: &[&str]) {
        let mut spots: Vec<_> = spots.iter().filter_map(|name| self.find(name)).collect();
        self.pointed.set(spots.pop());
        self.selection.set(Selection { touched: spots });
    }
}
