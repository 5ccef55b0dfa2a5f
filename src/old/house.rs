//! What all screens share: settings, storage, the address, what is said aloud, and the clock.

use super::browser;
use super::route::Route;
use super::var::Var;
use super::words::{Message, Text, words};
use crate::storage::{Animation, LoadError, Mode, Motion, Settings, Store, Who};
use crate::table::{End, MatchId, Participant, Player, Record, Timestamp};
use crate::text;
use std::rc::Rc;

/// A word for a button, and what it does.
pub type NextStep = (Text, Rc<dyn Fn()>);

/// A sentence for the person at the screen, perhaps with a next step as a button.
#[derive(Clone)]
pub struct Notice {
    /// What there is to say.
    pub text: String,
    /// A word for the button, and what it does.
    pub step: Option<NextStep>,
}

/// Whether the page can do without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offline {
    /// Not known yet.
    NotYet,
    /// All files are kept.
    Ready,
    /// A new version waits for consent.
    Update,
}

/// The house: there is one, as long as the page lives.
#[derive(Clone, Copy)]
pub struct House(&'static Rooms);

impl std::ops::Deref for House {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        self.0
    }
}

/// What is in the house.
pub struct Rooms {
    /// What has been set.
    pub settings: Var<Settings>,
    /// The address.
    pub route: Var<Route>,
    /// Which screen is open: what of the address makes a new one.
    pub screen: Var<Route>,
    /// Is the window higher than wide?
    pub tall: Var<bool>,
    /// What the live region reads out.
    pub said: Var<String>,
    /// What is shown in passing.
    pub notice: Var<Option<Notice>>,
    /// Whether the page can do without a network.
    pub offline: Var<Offline>,
    /// Rises whenever stored matches or players change, here or in another tab.
    pub stored: Var<usize>,
    /// May this tab write the match on the screen? One tab at a time may.
    pub mine: Var<bool>,
    /// Rises when the screen is to be built anew.
    pub visit: Var<()>,
    /// The next visit takes the match over from another tab.
    pub steal: Var<bool>,
    /// Whether what is stored will outlast a reload.
    pub mode: Var<Mode>,
    /// Whether the browser promises to keep it when room gets short, as far as it told.
    pub persistent: Var<Option<bool>>,
    /// Matches that were just deleted and can still be had back.
    pub bin: Var<Vec<Record>>,
    store: Store,
}

impl House {
    /// Opens the house over a store.
    pub fn open(store: Store, route: Route, tall: bool) -> House {
        House(Box::leak(Box::new(Rooms {
            settings: Var::new(store.settings()),
            screen: Var::new(route.screen()),
            route: Var::new(route),
            tall: Var::new(tall),
            said: Var::new(String::new()),
            notice: Var::new(None),
            offline: Var::new(Offline::NotYet),
            stored: Var::new(0),
            mine: Var::new(true),
            visit: Var::new(()),
            steal: Var::new(false),
            mode: Var::new(store.mode()),
            persistent: Var::new(None),
            bin: Var::new(Vec::new()),
            store,
        })))
    }

    /// The store.
    pub fn store(&self) -> &'static Store {
        &self.0.store
    }

    /// Something was written: lists look again, and a banner says if it will not last.
    pub fn written(&self) {
        self.stored.update(|n| *n += 1);
        self.mode.renew(self.store().mode());
    }

    /// Milliseconds of a clock that only goes forward.
    pub fn clock(&self) -> f64 {
        browser::clock()
    }

    /// This moment.
    pub fn now(&self) -> Timestamp {
        browser::now()
    }

    /// How long ago, in words.
    pub fn ago(&self, then: Timestamp) -> String {
        let minutes = self.now().0.saturating_sub(then.0) / 60;
        let (text, n) = match minutes {
            0 => (words().just_now, 0),
            1..60 => (words().minutes_ago, minutes),
            60..1_440 => (words().hours_ago, minutes / 60),
            _ => (words().days_ago, minutes / 1_440),
        };
        Message::new(text).with("n", n).plain()
    }

    /// A moment as people here write it: `16 Nov 2026, 10:20`.
    pub fn date(&self, moment: Timestamp) -> String {
        let here = browser::on_the_wall(moment);
        let (year, month, day) = here.date();
        let months = text::words(words().months.get(), ' ');
        let minutes = here.0 / 60 % 1_440;
        let mut time = text::told(minutes as i64 / 60);
        time.push(':');
        text::push_padded(&mut time, minutes % 60, 2);
        Message::new(words().date)
            .with("day", day)
            .with("month", months[month as usize - 1])
            .with("year", year)
            .with("time", time)
            .plain()
    }

    /// Opens a screen.
    pub fn go(&self, route: &Route) {
        browser::go(&route.address());
    }

    /// Names the screen that is open anew, without a step to go back to.
    pub fn readdress(&self, route: &Route) {
        browser::readdress(&route.address());
    }

    /// Changes settings, at once and for good.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings
            .look(|settings| self.store().set_settings(settings));
        self.written();
    }

    /// How slowly pieces travel, 100 being normal; nothing, if nothing is to move.
    pub fn pace(&self) -> Option<u32> {
        self.settings.look(|settings| {
            let still = match settings.motion {
                Motion::System => browser::wants_stillness(),
                Motion::Reduced => true,
                Motion::Full => false,
            };
            match settings.animation {
                Animation::Off => None,
                _ if still => None,
                Animation::System | Animation::Normal => Some(100),
                Animation::Fast => Some(50),
                Animation::Slow => Some(180),
            }
        })
    }

    /// The names of those who sit there.
    pub fn names(&self, seats: &[Participant]) -> Vec<String> {
        let mut names = Vec::new();
        for sitter in seats {
            names.push(match sitter.player {
                _ if !sitter.name.is_empty() => sitter.name.clone(),
                Player::Computer(level) => self.called(&Who::Computer(level)),
                Player::Person | Player::Remote => words().somebody.owned(),
            });
        }
        names
    }

    /// What somebody in the statistics is called.
    pub fn called(&self, who: &Who) -> String {
        match who {
            Who::Person(name) => name.clone(),
            Who::Computer(level) => Message::new(words().computer)
                .with("level", words().level(*level))
                .plain(),
        }
    }

    /// Reads a sentence out. The same one again is read again: every other time it ends in a blank that nobody hears.
    pub fn announce(&self, text: impl Into<Message>) {
        self.read_out(text.into().plain());
    }

    fn read_out(&self, text: String) {
        let again = self.said.look(|said| *said == text);
        self.said.set(if again { text + "\u{a0}" } else { text });
    }

    /// Shows a sentence in passing, and reads it out.
    pub fn tell(&self, text: impl Into<Message>) {
        self.tell_with(text.into(), None);
    }

    /// Shows why something could not be done.
    pub fn tell_why(&self, text: Text, why: String) {
        self.tell(because(text, why));
    }

    fn tell_either(&self, good: bool, yes: Text, no: Text) {
        self.tell(if good { yes } else { no });
    }

    /// The same, with a next step as a button.
    pub fn tell_with(&self, text: Message, step: Option<NextStep>) {
        let text = text.plain();
        self.read_out(text.clone());
        self.notice.set(Some(Notice { text, step }));
    }

    /// Saves a running match.
    pub fn save(&self, record: &Record) {
        if self.mine.peek() {
            if let Err(flaw) = self.store().save(record, self.now()) {
                self.tell_why(words().not_saved, flaw.text());
            }
            self.written();
        }
    }

    /// Keeps a finished match; one without a single move is not worth it.
    pub fn keep(&self, record: &Record) {
        if record.moves.count() == 0 && record.end == Some(End::Abandoned) {
            self.store().forget(record.id);
        } else if let Err(flaw) = self.store().keep(record) {
            self.tell_why(words().not_saved, flaw.text());
        }
        self.written();
        // The first match that is kept is worth asking for; later ones would only nag.
        if self.store().history().len() == 1 {
            self.ask_to_keep(true);
        }
    }

    /// Keeps a running match as one without a result.
    pub(super) fn keep_abandoned(&self, record: &Record) {
        let mut over = record.clone();
        over.ended = Some(self.now());
        over.end = Some(End::Abandoned);
        over.seed = None;
        over.times.clear();
        self.keep(&over);
    }

    /// A match, running or over; or why it cannot be shown.
    pub fn find(&self, id: MatchId) -> Result<Record, Message> {
        let running = self.store().load(id);
        let found = match running {
            Err(LoadError::NotFound) => self.store().record(id),
            found => found,
        };
        found.map_err(|gone| gone_words(&gone))
    }

    /// Ends a running match from afar: without a result, and with a way back.
    pub fn end(&self, id: MatchId) {
        let Ok(record) = self.store().load(id) else {
            return;
        };
        self.keep_abandoned(&record);
        let house = *self;
        let back = Rc::new(move || {
            house.store().delete(id);
            house.save(&record);
        });
        self.tell_with(words().match_ended.into(), Some((words().undo, back)));
    }

    /// Hands a match over as text: to the system's share sheet, or to the clipboard.
    pub fn share(&self, record: &Record) {
        let house = *self;
        let told = move |copied| house.tell_either(copied, words().copied, words().not_copied);
        browser::share(self.told(record), Box::new(told));
    }

    /// Copies the whole address of a screen.
    pub fn copy_link(&self, route: &Route) {
        let house = *self;
        let told =
            move |copied| house.tell_either(copied, words().link_copied, words().link_not_copied);
        browser::copy(&browser::link(&route.address()), Box::new(told));
    }

    /// Learns whether the browser will keep what is stored; `wish`: asks it to.
    pub fn ask_to_keep(&self, wish: bool) {
        let house = *self;
        browser::persistent(wish, Box::new(move |told| house.persistent.set(told)));
    }

    /// Offers everything that is stored as one file.
    pub fn export(&self) {
        browser::download("parlour.json", &self.store().export(self.now()));
    }
}

fn gone_words(gone: &LoadError) -> Message {
    match gone {
        LoadError::NotFound => words().match_unknown.into(),
        LoadError::Unsupported(flaw) => because(words().match_newer, flaw.text()),
        LoadError::Quarantined(why) => because(words().match_damaged, why.clone()),
    }
}

/// A text with a reason in it.
fn because(text: Text, why: String) -> Message {
    Message::new(text).with("why", why)
}
