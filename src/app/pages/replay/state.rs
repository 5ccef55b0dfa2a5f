//! A match that is looked at again: where one is, whether it goes on by itself, and how fast.

use crate::app::browser::print;
use crate::app::browser::share::replace_address;
use crate::app::i18n::Text;
use crate::app::match_view::frame_state::{describe_made, notation_made};
use crate::app::match_view::{MatchController, MatchFrame, Panel};
use crate::app::route::Route;
use crate::app::share_text::{ShareText, use_share_text};
use crate::app::state::{MatchActions, Toasts, use_matches, use_toasts};
use crate::game::Turn;
use crate::games::ui::{GameUi, Phrase};
use leptos::prelude::*;

/// How long a position stands before the next move, in milliseconds, and what the button says.
pub const SPEEDS: [(u32, &str); 3] = [(900, "1×"), (250, "2×"), (2_200, "½×")];

/// A move that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeMove {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Phrase,
}

/// What one may do with a match that is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayTool {
    /// To the first position.
    Start,
    /// One move back.
    Back,
    /// Goes on by itself, or stops.
    Play,
    /// One move on.
    Forward,
    /// To the last position.
    End,
    /// The next speed.
    Speed,
    /// A new match from this position.
    Branch,
    /// Copies the address of this position.
    Link,
    /// Prints the match.
    Print,
    /// Opens the list of moves.
    Moves,
    /// Opens the board as text.
    Text,
    /// Opens the rules.
    Rules,
    /// Opens the menu.
    Menu,
    /// Offers the match as a file.
    Save,
}

impl ReplayTool {
    /// Its icon, which also names it in the page.
    pub fn icon(self) -> &'static str {
        match self {
            ReplayTool::Start => "start",
            ReplayTool::Back => "back",
            ReplayTool::Play => "play",
            ReplayTool::Forward => "forward",
            ReplayTool::End => "end",
            ReplayTool::Speed => "speed",
            ReplayTool::Branch => "branch",
            ReplayTool::Link => "link",
            ReplayTool::Print => "print",
            ReplayTool::Moves => "moves",
            ReplayTool::Text => "text",
            ReplayTool::Rules => "rules",
            ReplayTool::Menu => "menu",
            ReplayTool::Save => "save",
        }
    }

    /// Its name.
    pub fn label(self) -> Text {
        match self {
            ReplayTool::Start => Text::ToStart,
            ReplayTool::Back => Text::Back,
            ReplayTool::Play => Text::Play,
            ReplayTool::Forward => Text::Forward,
            ReplayTool::End => Text::ToEnd,
            ReplayTool::Speed => Text::Speed,
            ReplayTool::Branch => Text::PlayFromHere,
            ReplayTool::Link => Text::CopyLink,
            ReplayTool::Print => Text::Print,
            ReplayTool::Moves => Text::Moves,
            ReplayTool::Text => Text::AsText,
            ReplayTool::Rules => Text::Rules,
            ReplayTool::Menu => Text::Menu,
            ReplayTool::Save => Text::Export,
        }
    }

    fn panel(self) -> Option<Panel> {
        match self {
            ReplayTool::Moves => Some(Panel::Moves),
            ReplayTool::Text => Some(Panel::Text),
            ReplayTool::Rules => Some(Panel::Rules),
            ReplayTool::Menu => Some(Panel::Menu),
            _ => None,
        }
    }
}

/// A match that is looked at again. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Replay {
    /// The match.
    pub frame: MatchFrame,
    /// Every move.
    pub moves: StoredValue<Vec<MadeMove>>,
    /// How many moves are shown, or will be once the pieces have arrived.
    pub at: RwSignal<usize>,
    /// The move that was just taken back.
    pub taken_back: RwSignal<Option<Phrase>>,
    /// Does it go on by itself?
    pub runs: RwSignal<bool>,
    /// Which of the speeds.
    pub speed: RwSignal<usize>,
    /// While it is printed: the position to return to.
    pub printed: RwSignal<Option<usize>>,
    /// Shows a position, with the way there if it is the next one.
    pub show: Callback<usize>,
    matches: MatchActions,
    share_text: ShareText,
    toasts: Toasts,
}

impl Replay {
    /// A match at its beginning.
    pub fn new<G: GameUi>(controller: MatchController<G>, frame: MatchFrame) -> Replay {
        let moves = controller.table.with_untracked(|table| {
            let numbers = 0..table.moves().len();
            let made = numbers.map(|i| MadeMove {
                notation: notation_made(table, i),
                words: describe_made(table, i).into(),
            });
            made.collect::<Vec<_>>()
        });
        Replay {
            frame,
            moves: StoredValue::new(moves),
            at: RwSignal::new(0),
            taken_back: RwSignal::new(None),
            runs: RwSignal::new(false),
            speed: RwSignal::new(0),
            printed: RwSignal::new(None),
            show: Callback::new(move |number| {
                controller.hurry();
                controller.show(number);
            }),
            matches: use_matches(),
            share_text: use_share_text(),
            toasts: use_toasts(),
        }
    }

    /// How many moves there are.
    pub fn total(&self) -> usize {
        self.moves.with_value(Vec::len)
    }

    /// Shows the position after so many moves; a step back says what it takes back.
    pub fn go(&self, number: usize) {
        let (number, before) = (number.min(self.total()), self.at.get_untracked());
        let last = before.checked_sub(1).filter(|_| number + 1 == before);
        let taken_back = last.map(|last| {
            let what = self.moves.with_value(|moves| moves[last].words.clone());
            Phrase::from(Text::TakenBack { what })
        });
        self.at.set(number);
        self.show.run(number);
        if let Some(taken_back) = taken_back.clone() {
            let text = untrack(|| self.frame.say(taken_back));
            self.toasts.announce(text);
        }
        self.taken_back.set(taken_back);
    }

    /// The same by hand: it stays there, and the address says so.
    pub fn step(&self, number: usize) {
        self.runs.set(false);
        self.go(number);
        self.write_address();
    }

    fn route(&self) -> Route {
        Route::Replay(self.frame.id, self.at.get_untracked())
    }

    /// The address follows the position.
    pub fn write_address(&self) {
        replace_address(&self.route().to_string());
    }

    /// Does what a tool says.
    pub fn press(&self, tool: ReplayTool) {
        let at = self.at.get_untracked();
        self.frame.panel.set(tool.panel());
        match tool {
            ReplayTool::Start => self.step(0),
            ReplayTool::Back => self.step(at.saturating_sub(1)),
            ReplayTool::Forward => self.step(at + 1),
            ReplayTool::End => self.step(usize::MAX),
            ReplayTool::Play => {
                let runs = self.runs.get_untracked();
                if !runs && at == self.total() {
                    self.go(0);
                }
                self.runs.set(!runs);
            }
            ReplayTool::Speed => self
                .speed
                .update(|speed| *speed = (*speed + 1) % SPEEDS.len()),
            ReplayTool::Branch => self.matches.branch(&self.frame.record(), at),
            ReplayTool::Link => self.matches.copy_link(&self.route()),
            ReplayTool::Print => print(),
            ReplayTool::Save => self.share_text.export(&self.frame.record()),
            ReplayTool::Moves | ReplayTool::Text | ReplayTool::Rules | ReplayTool::Menu => (),
        }
    }

    /// Leads this tool nowhere at the position shown? Tracked.
    pub fn is_disabled(&self, tool: ReplayTool) -> bool {
        let at = self.at.get();
        match tool {
            ReplayTool::Start | ReplayTool::Back => at == 0,
            ReplayTool::Forward | ReplayTool::End => at == self.total(),
            ReplayTool::Branch => {
                let turn = self.frame.state.with(|state| state.turn);
                matches!(turn, Turn::Over(_))
            }
            _ => false,
        }
    }

    /// A move by its number and notation: «Move 12: D6-D7».
    pub fn move_label(&self, number: usize) -> Text {
        Text::MoveTold {
            n: number,
            notation: self
                .moves
                .with_value(|moves| moves[number - 1].notation.clone()),
        }
    }

    /// Where in the match one is; tracked.
    pub fn progress(&self) -> Text {
        Text::MoveOf {
            n: self.at.get(),
            all: self.total(),
        }
    }
}
