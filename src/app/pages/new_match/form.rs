//! What is filled in for a new match: who plays, by which rules, who begins. Plain data, without a page.

use super::names::{NameFault, split_name};
use crate::app::i18n::{Language, Text, translate};
use crate::game::Choice;
use crate::game::seat::MOST_SEATS;
use crate::games::GameInfo;
use crate::storage::{Begins, LastChoice, full_name};
use crate::table::{Colour, Level, Participant, Player, clean};

#[cfg(test)]
mod tests;

/// What is filled in for a new match.
#[derive(Clone)]
pub struct MatchForm {
    info: &'static GameInfo,
    language: Language,
    /// Who sits where, names as typed.
    pub seats: Vec<Participant>,
    /// The number of the value of each choice.
    pub choices: Vec<usize>,
    /// Who begins.
    pub begins: Begins,
    /// Why the match cannot be started like this.
    pub fault: Option<NameFault>,
    /// The level that was chosen last: the next computer has it too.
    last_level: Level,
}

impl MatchForm {
    /// The form of a game as it was left last time.
    pub fn new(info: &'static GameInfo, last: LastChoice, language: Language) -> MatchForm {
        let (fewest, most) = (usize::from(info.seats.0), usize::from(info.seats.1));
        let seats = match (fewest..=most).contains(&last.seats.len()) {
            true => last.seats,
            false => Vec::new(),
        };
        let choices = Choice::read(info.choices, &last.options, |_, _| Ok(()));
        let mut form = MatchForm {
            info,
            language,
            seats,
            choices: choices.unwrap_or_else(|_| vec![0; info.choices.len()]),
            begins: last.begins,
            fault: None,
            last_level: Level::Medium,
        };
        if form.seats.is_empty() {
            form.fill_seats(fewest.max(2));
            if info.alone {
                for seat in &mut form.seats[1..] {
                    seat.player = Player::Computer(form.last_level);
                }
            }
        }
        for i in 0..form.seats.len() {
            form.name_if_nameless(i);
        }
        form
    }

    /// What somebody is called who has typed no name.
    fn default_name(&self, seat: usize) -> String {
        translate(
            self.language,
            &Text::PlayerNumber { n: seat + 1 }.into(),
            &[],
        )
    }

    fn name_if_nameless(&mut self, seat: usize) {
        if self.seats[seat].name.is_empty() {
            self.seats[seat].name = self.default_name(seat);
        }
    }

    /// Who plays at a seat.
    pub fn player(&self, seat: usize) -> Player {
        self.seats
            .get(seat)
            .map_or(Player::Person, |seat| seat.player)
    }

    /// The level of the computer at a seat.
    pub fn level(&self, seat: usize) -> Level {
        match self.player(seat) {
            Player::Computer(level) => level,
            Player::Person | Player::Remote => self.last_level,
        }
    }

    /// What was typed as the name of a seat.
    pub fn name(&self, seat: usize) -> String {
        let name = self.seats.get(seat).map(|seat| seat.name.clone());
        name.unwrap_or_default()
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: usize) -> Colour {
        let colour = self.seats.get(seat).map(|seat| seat.colour);
        colour.unwrap_or_default()
    }

    /// How many of the players are persons.
    pub fn persons(&self) -> usize {
        let persons = self.seats.iter().filter(|s| s.player == Player::Person);
        persons.count()
    }

    /// Changes how many play.
    pub fn set_count(&mut self, count: usize) {
        let old = usual_colours(self.info, self.seats.len());
        let new = usual_colours(self.info, count);
        let usual = self.seats.iter().map(|s| s.colour).eq(old.iter().copied());
        self.seats.truncate(count);
        // Who has not chosen colours gets those that are usual for so many.
        if usual {
            for (seat, colour) in self.seats.iter_mut().zip(new) {
                seat.colour = *colour;
            }
        }
        self.fill_seats(count);
    }

    /// Adds persons until so many play, each with a colour that nobody has.
    fn fill_seats(&mut self, count: usize) {
        let usual = usual_colours(self.info, count);
        for i in self.seats.len()..count {
            let is_free = |colour: &Colour| self.seats.iter().all(|s| s.colour != *colour);
            let free = usual.iter().chain(&Colour::ALL).copied().find(is_free);
            let name = self.default_name(i);
            let newcomer = Participant::person(&name, free.unwrap_or_default());
            self.seats.push(newcomer);
        }
    }

    /// Puts a person at a seat, or the computer; somebody who is chosen again stays as they are.
    pub fn set_computer(&mut self, seat: usize, computer: bool) {
        if computer != matches!(self.player(seat), Player::Computer(_)) {
            self.fault = None;
            self.seats[seat].player = match computer {
                true => Player::Computer(self.last_level),
                false => Player::Person,
            };
            self.name_if_nameless(seat);
        }
    }

    /// Chooses how well the computer at a seat plays.
    pub fn set_level(&mut self, seat: usize, level: Level) {
        self.last_level = level;
        self.seats[seat].player = Player::Computer(level);
    }

    /// Somebody types a name.
    pub fn set_name(&mut self, seat: usize, name: String) {
        self.fault = None;
        self.seats[seat].name = name;
    }

    /// Gives a seat a colour. Whoever has it already gets the seat's old one: no two seats ever share a colour.
    pub fn set_colour(&mut self, seat: usize, colour: Colour) {
        let old = self.seats[seat].colour;
        for other in self.seats.iter_mut().filter(|s| s.colour == colour) {
            other.colour = old;
        }
        self.seats[seat].colour = colour;
    }

    /// Are all choices standard?
    pub fn is_standard(&self) -> bool {
        self.choices.iter().all(|value| *value == 0)
    }

    /// Makes all choices standard.
    pub fn make_standard(&mut self) {
        self.choices.fill(0);
    }

    /// The choices as `Game::Options` reads them, every one named.
    pub fn options(&self) -> String {
        let choices = self.info.choices.iter().zip(&self.choices);
        let words =
            choices.map(|(choice, value)| format!("{}={}", choice.key, choice.values[*value]));
        words.collect::<Vec<String>>().join(" ")
    }

    /// The players with proper names, or what is wrong with a name: nobody may be called like somebody else.
    pub fn participants(&self) -> Result<Vec<Participant>, NameFault> {
        let mut all: Vec<Participant> = Vec::new();
        for (i, seat) in self.seats.iter().enumerate() {
            let name = match seat.player {
                Player::Person => self.person_name(i)?,
                // A computer is called by its level.
                Player::Computer(_) | Player::Remote => String::new(),
            };
            let is_twice = |other: &Participant| other.name.to_lowercase() == name.to_lowercase();
            if !name.is_empty() && all.iter().any(is_twice) {
                return Err(NameFault::Twice(name));
            }
            all.push(Participant {
                name,
                ..seat.clone()
            });
        }
        Ok(all)
    }

    fn person_name(&self, seat: usize) -> Result<String, NameFault> {
        let name = clean(&self.seats[seat].name);
        if name.is_empty() {
            return Ok(self.default_name(seat));
        }
        let (first, last) = split_name(&name);
        full_name(first, last).map_err(NameFault::Bad)
    }

    /// Those of the participants who have typed a name of their own.
    pub fn named<'a>(
        &self,
        participants: &'a [Participant],
    ) -> impl Iterator<Item = &'a Participant> {
        let named = participants.iter().enumerate().filter(|(i, person)| {
            let name = &person.name;
            !name.is_empty() && *name != self.default_name(*i)
        });
        named.map(|(_, person)| person)
    }

    /// What the next form of this game begins with. A name that nobody typed is left out: it belongs to the language of now.
    pub fn last_choice(&self, participants: &[Participant]) -> LastChoice {
        let mut seats = participants.to_vec();
        for (i, seat) in seats.iter_mut().enumerate() {
            if seat.name == self.default_name(i) {
                seat.name.clear();
            }
        }
        LastChoice {
            game: self.info.id.to_owned(),
            seats,
            options: self.options(),
            begins: self.begins,
        }
    }
}

/// The colours that so many players usually have: two sit opposite each other, where colours are places at the board.
fn usual_colours(info: &GameInfo, seats: usize) -> &'static [Colour] {
    match info.around && seats == 2 {
        true => &[Colour::Red, Colour::Yellow],
        false => &Colour::ALL[..seats.min(MOST_SEATS)],
    }
}

/// The seed that was typed, if any. Any text makes one: up to 16 hexadecimal digits as records have them, or a word, which is
/// hashed (FNV-1a).
pub fn read_seed(typed: &str) -> Option<u64> {
    let typed = typed.trim();
    if typed.is_empty() {
        return None;
    }
    let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if typed.len() <= 16 && typed.bytes().all(is_digit) {
        return u64::from_str_radix(typed, 16).ok();
    }
    Some(typed.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    }))
}
