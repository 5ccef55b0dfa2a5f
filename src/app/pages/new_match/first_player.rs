//! Who begins a match, as the form offers it.

use crate::app::i18n::Text;
use crate::storage::{Begins, Entry, Who};
use crate::table::Participant;

/// Who may begin: each of the seats there are, and then by chance or by the last match.
pub fn offered(seats: usize) -> Vec<(Begins, Text)> {
    let by_seat = [
        (Begins::Chosen, Text::BeginsFirst),
        (Begins::Second, Text::BeginsSecond),
        (Begins::Third, Text::BeginsThird),
        (Begins::Fourth, Text::BeginsFourth),
    ];
    let otherwise = [
        (Begins::Random, Text::BeginsRandom),
        (Begins::Loser, Text::BeginsLoser),
        (Begins::Winner, Text::BeginsWinner),
    ];
    by_seat.into_iter().take(seats).chain(otherwise).collect()
}

/// The number of the one who begins; the first, where there is no such seat or no match before.
pub fn first_player(
    begins: Begins,
    people: &[Participant],
    last_match: impl FnOnce() -> Option<Entry>,
    random: u64,
) -> usize {
    let seat = |number: usize| (number < people.len()).then_some(number);
    let by_place = |find: fn(&[u8]) -> Option<&u8>| {
        let entry = last_match()?;
        let place = find(&entry.places)?;
        let holder = entry.places.iter().position(|other| other == place)?;
        seat_of(entry.seats.get(holder)?, people)
    };
    let first = match begins {
        Begins::Chosen => seat(0),
        Begins::Second => seat(1),
        Begins::Third => seat(2),
        Begins::Fourth => seat(3),
        Begins::Random => Some((random % people.len() as u64) as usize),
        Begins::Loser => by_place(|places| places.iter().max()),
        Begins::Winner => by_place(|places| places.iter().min()),
    };
    first.unwrap_or(0)
}

/// The last match of a game that the same people played, in whatever order; the history has the newest first.
pub fn last_match_of<'a>(
    history: &'a [Entry],
    game: &str,
    people: &[Participant],
) -> Option<&'a Entry> {
    history.iter().find(|entry| {
        entry.game == game
            && entry.seats.len() == people.len()
            && entry.seats.iter().all(|s| seat_of(s, people).is_some())
    })
}

fn seat_of(somebody: &Participant, people: &[Participant]) -> Option<usize> {
    let who = Who::of(somebody);
    people.iter().position(|person| Who::of(person) == who)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Record;

    fn people(names: &[&str]) -> Vec<Participant> {
        let person = |name: &&str| match *name {
            "hard" => "computer hard blue".parse().expect("a seat"),
            name => Participant::person(name, Default::default()),
        };
        names.iter().map(person).collect()
    }

    fn played(game: &str, names: &[&str], places: &[u8]) -> Entry {
        Entry::of(&Record {
            game: game.to_owned(),
            seats: people(names),
            places: places.to_vec(),
            ..Record::default()
        })
    }

    fn first(begins: Begins, names: &[&str], last: Option<Entry>) -> usize {
        first_player(begins, &people(names), || last, 8)
    }

    #[test]
    fn only_seats_that_there_are_may_begin() {
        for seats in 2..=4 {
            let offered = offered(seats);
            assert_eq!(offered.len(), seats + 3);
            for (i, (begins, _)) in offered.into_iter().take(seats).enumerate() {
                assert_eq!(first(begins, &["A", "B", "C", "D"][..seats], None), i);
            }
        }
        let wished_with_four = first(Begins::Fourth, &["A", "B", "C"], None);
        assert_eq!(wished_with_four, 0, "the form shows the first one then");
    }

    #[test]
    fn chance_may_choose_anybody() {
        assert_eq!(first(Begins::Random, &["A", "B", "C"], None), 2);
        assert_eq!(first(Begins::Random, &["A", "B"], None), 0);
    }

    #[test]
    fn the_loser_or_the_winner_of_the_last_match_begins() {
        let names = ["Ann", "hard", "Bob"];
        let last = || Some(played("toy", &["Bob", "Ann", "hard"], &[1, 3, 2]));
        assert_eq!(first(Begins::Loser, &names, last()), 0);
        assert_eq!(first(Begins::Winner, &names, last()), 2);
        assert_eq!(first(Begins::Winner, &names, None), 0, "no match before");
        let abandoned = played("toy", &["Bob", "Ann", "hard"], &[]);
        assert_eq!(first(Begins::Loser, &names, Some(abandoned)), 0);
    }

    #[test]
    fn the_last_match_is_one_of_the_same_people_at_the_same_game() {
        let history = [
            played("other", &["Ann", "Bob"], &[1, 2]),
            played("toy", &["Ann", "Eve"], &[1, 2]),
            played("toy", &["Ann", "Bob", "Eve"], &[1, 2, 3]),
            played("toy", &["Bob", "Ann"], &[2, 1]),
            played("toy", &["Ann", "Bob"], &[2, 1]),
        ];
        let last = |names: &[&str]| last_match_of(&history, "toy", &people(names));
        assert_eq!(last(&["Ann", "Bob"]), Some(&history[3]));
        assert_eq!(last(&["Bob", "Eve"]), None);
    }
}
