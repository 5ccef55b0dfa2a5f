//! What a new match is made from: the people, the rules, who begins.

use super::browser;
use super::house::House;
use super::var::Var;
use super::words::{Message, words};
use crate::game::Choice;
use crate::game::seat::MOST_SEATS;
use crate::games::Boxed;
use crate::storage::{BadName, Begins, Entry, LastChoice, Who, full_name};
use crate::table::{Colour, Level, Participant, Player, clean};
use crate::text;
use crate::text::in_small_letters;

/// The form. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Form {
    /// The house.
    pub house: House,
    /// The game.
    pub boxed: &'static Boxed,
    /// What has been filled in.
    pub filled: Var<Filled>,
    /// How many play; apart, so that typing a name does not build the rows anew.
    pub count: Var<usize>,
    /// Told when a person becomes a computer or the other way round; apart for the same reason.
    pub kinds: Var<()>,
    /// The level that was chosen last: what a new computer has.
    pub last_level: Var<Level>,
}

/// What has been filled in.
#[derive(Clone)]
pub struct Filled {
    /// Who sits where, as typed.
    pub seats: Vec<Participant>,
    /// An index into the values of each choice.
    pub choices: Vec<usize>,
    /// Who begins.
    pub begins: Begins,
    /// A seed, if one was typed.
    pub seed: String,
    /// What is wrong with it.
    pub fault: String,
}

impl Form {
    /// The form as it was left last time.
    pub fn new(house: House, boxed: &'static Boxed) -> Form {
        let last = house
            .settings
            .look(|s| s.last(boxed.id).cloned())
            .unwrap_or_default();
        let (fewest, most) = boxed.seats;
        let fits = (usize::from(fewest)..=usize::from(most)).contains(&last.seats.len());
        let count = if fits {
            last.seats.len()
        } else {
            usize::from(fewest.max(2))
        };
        let chosen = Choice::read(boxed.choices, &last.options, |_, _| Ok(()));
        let mut seats = if fits { last.seats } else { Vec::new() };
        while seats.len() < count {
            let mut sitter = newcomer(&seats, usual(boxed, count));
            if boxed.alone && !seats.is_empty() {
                sitter.player = Player::Computer(Level::Medium);
            }
            seats.push(sitter);
        }
        let choices = chosen.unwrap_or_else(|_| vec![0; boxed.choices.len()]);
        let filled = Filled {
            seats,
            choices,
            begins: last.begins,
            seed: String::new(),
            fault: String::new(),
        };
        Form {
            house,
            boxed,
            filled: Var::new(filled),
            count: Var::new(count),
            kinds: Var::new(()),
            last_level: Var::new(Level::Medium),
        }
    }

    /// Who plays at a seat.
    pub fn player(&self, i: usize) -> Player {
        let seat = |f: &Filled| f.seats.get(i).map_or(Player::Person, |s| s.player);
        self.filled.with(seat)
    }

    /// Puts a person or a computer at a seat.
    pub fn set_player(&self, i: usize, player: Player) {
        self.filled.update(|f| {
            f.fault.clear();
            let seat = &mut f.seats[i];
            seat.player = player;
            if seat.name.is_empty() {
                seat.name = somebody(i);
            }
        });
        self.kinds.tell();
    }

    /// How many of them are people.
    pub fn persons(&self) -> usize {
        self.filled.look(|f| {
            let people = f.seats.iter().filter(|s| s.player == Player::Person);
            people.count()
        })
    }

    fn options(&self) -> String {
        let mut options = String::new();
        self.filled.look(|f| {
            for (choice, value) in self.boxed.choices.iter().zip(&f.choices) {
                text::push_word(&mut options, ' ', choice.key);
                text::push_word(&mut options, '=', choice.values[*value]);
            }
        });
        options
    }

    /// The people as typed, their names cleaned; nobody may be named twice.
    fn people(&self) -> Result<Vec<Participant>, Message> {
        let mut people: Vec<Participant> = Vec::new();
        for (i, sitter) in self
            .filled
            .look(|f| f.seats.clone())
            .into_iter()
            .enumerate()
        {
            // A computer is called by its level.
            if sitter.player != Player::Person {
                let name = String::new();
                people.push(Participant { name, ..sitter });
                continue;
            }
            let name = clean(&sitter.name);
            let (first, last) = name.split_once(' ').unwrap_or((&name, ""));
            let name = if name.is_empty() {
                somebody(i)
            } else {
                full_name(first, last).map_err(|bad| bad_name(&bad))?
            };
            if people
                .iter()
                .any(|other| in_small_letters(&other.name) == in_small_letters(&name))
            {
                return Err(Message::new(words().name_twice).with("who", name));
            }
            people.push(Participant { name, ..sitter });
        }
        Ok(people)
    }

    /// Begins the match, or says what is wrong.
    pub fn start(&self) {
        let (house, boxed) = (self.house, self.boxed);
        let mut people = match self.people() {
            Ok(people) => people,
            Err(fault) => return self.filled.update(|f| f.fault = fault.plain()),
        };
        for (_, sitter) in people
            .iter()
            .enumerate()
            .filter(|(i, sitter)| !sitter.name.is_empty() && sitter.name != somebody(*i))
        {
            let (first, last) = sitter.name.split_once(' ').unwrap_or((&sitter.name, ""));
            // Somebody known already is no fault here.
            _ = house.store().add_player(first, last, house.now());
        }
        let (begins, seed) = self.filled.look(|f| (f.begins, f.seed.trim().to_owned()));
        let options = self.options();
        self.keep_for(people.clone());
        let first = first_of(house, boxed, begins, &people);
        for _ in 0..first {
            let front = people.remove(0);
            people.push(front);
        }
        house.begin(
            boxed,
            options,
            people,
            (!seed.is_empty()).then(|| seed_of(&seed)),
        );
    }

    /// Keeps what has been filled in, for whoever looks somewhere else and comes back.
    pub fn keep(&self) {
        if let Ok(people) = self.people() {
            self.keep_for(people);
        }
    }

    fn keep_for(&self, seats: Vec<Participant>) {
        let last = LastChoice {
            game: self.boxed.id.to_owned(),
            seats,
            options: self.options(),
            begins: self.filled.look(|f| f.begins),
        };
        self.house.set(|settings| settings.set_last(last));
    }

    /// So many play.
    pub fn set_count(&self, n: usize) {
        self.filled.update(|f| {
            // Who has not chosen colours gets those that are usual for so many.
            let (old, new) = (usual(self.boxed, f.seats.len()), usual(self.boxed, n));
            let untouched = f.seats.iter().map(|s| s.colour).eq(old.iter().copied());
            f.seats.truncate(n);
            if untouched {
                f.seats
                    .iter_mut()
                    .zip(new)
                    .for_each(|(s, colour)| s.colour = *colour);
            }
            while f.seats.len() < n {
                f.seats.push(newcomer(&f.seats, new));
            }
        });
        self.count.set(n);
    }
}

/// A name for somebody who has not given one.
pub fn somebody(i: usize) -> String {
    Message::new(words().player_number).with("n", i + 1).plain()
}

/// The colours that so many players usually have: two sit opposite each other, where colours are places at the board.
fn usual(boxed: &Boxed, seats: usize) -> &'static [Colour] {
    if boxed.around && seats == 2 {
        &[Colour::Red, Colour::Yellow]
    } else {
        &Colour::ALL[..seats.min(MOST_SEATS)]
    }
}

/// One more player, with a colour that nobody has.
fn newcomer(seats: &[Participant], usual: &[Colour]) -> Participant {
    let free = usual
        .iter()
        .chain(&Colour::ALL)
        .copied()
        .find(|colour| seats.iter().all(|s| s.colour != *colour));
    Participant::person(&somebody(seats.len()), free.unwrap_or_default())
}

/// Why a name is not taken, in words.
pub fn bad_name(bad: &BadName) -> Message {
    match bad {
        BadName::Empty => words().name_empty.into(),
        BadName::TooLong => words().name_long.into(),
        BadName::Taken(name) => Message::new(words().name_taken).with("who", name.as_str()),
    }
}

/// Any text makes a seed: hexadecimal as records show it, or a word.
fn seed_of(typed: &str) -> u64 {
    text::hex(typed).unwrap_or_else(|| {
        let mut hash = 0xcbf2_9ce4_8422_2325;
        for byte in typed.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        hash
    })
}

/// Who of the form's people begins.
fn first_of(house: House, boxed: &Boxed, begins: Begins, people: &[Participant]) -> usize {
    let seat_of = |who: &Participant| {
        let who = Who::of(who);
        people.iter().position(|sitter| Who::of(sitter) == who)
    };
    let last = |pick: fn(&[u8]) -> Option<usize>| {
        let same = |entry: &&Entry| {
            entry.game == boxed.id
                && entry.seats.len() == people.len()
                && entry.seats.iter().all(|s| seat_of(s).is_some())
        };
        let history = house.store().history();
        let entry = history.iter().find(same)?;
        seat_of(&entry.seats[pick(&entry.places)?])
    };
    match begins {
        Begins::Chosen => 0,
        Begins::Second => 1,
        Begins::Third | Begins::Fourth if people.len() < 3 => 0,
        Begins::Third => 2,
        Begins::Fourth => people.len() - 1,
        Begins::Random => (browser::fresh() % people.len() as u64) as usize,
        Begins::Loser => {
            last(|places| places.iter().position(|p| Some(p) == places.iter().max())).unwrap_or(0)
        }
        Begins::Winner => last(|places| places.iter().position(|p| *p == 1)).unwrap_or(0),
    }
}
