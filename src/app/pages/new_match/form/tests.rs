use super::*;
use crate::games::GAMES;
use crate::storage::BadName;
use std::sync::LazyLock;

/// The first game of the list, as if up to four played it.
fn game_for_four() -> GameInfo {
    GameInfo {
        seats: (2, 4),
        ..GAMES[0].clone()
    }
}

static USUAL: LazyLock<GameInfo> = LazyLock::new(game_for_four);
static ALONE: LazyLock<GameInfo> = LazyLock::new(|| GameInfo {
    alone: true,
    ..game_for_four()
});
static AROUND: LazyLock<GameInfo> = LazyLock::new(|| GameInfo {
    around: true,
    ..game_for_four()
});

fn form_after(info: &'static GameInfo, last: LastChoice) -> MatchForm {
    MatchForm::new(info, last, Language::English)
}

fn new_form() -> MatchForm {
    form_after(&USUAL, LastChoice::default())
}

fn seats(form: &MatchForm) -> Vec<String> {
    form.seats.iter().map(ToString::to_string).collect()
}

fn colours(form: &MatchForm) -> String {
    let ids: Vec<&str> = form.seats.iter().map(|s| s.colour.id()).collect();
    ids.join(" ")
}

/// What a form says of these names.
fn named(names: &[&str]) -> Result<Vec<String>, NameFault> {
    let mut form = new_form();
    form.set_count(names.len());
    for (i, name) in names.iter().enumerate() {
        form.set_name(i, (*name).to_owned());
    }
    let names = |people: Vec<Participant>| people.into_iter().map(|p| p.name).collect();
    form.participants().map(names)
}

#[test]
fn an_untouched_form_is_ready_to_start() {
    let form = new_form();
    assert_eq!(
        seats(&form),
        ["person red Player 1", "person blue Player 2"]
    );
    assert_eq!(form.participants(), Ok(form.seats.clone()));
    assert!(form.is_standard());
    assert_eq!(form.begins, Begins::Chosen);
}

#[test]
fn a_game_that_is_usually_played_alone_has_the_computer_at_the_other_seats() {
    let form = form_after(&ALONE, LastChoice::default());
    assert_eq!(form.player(0), Player::Person);
    assert_eq!(form.player(1), Player::Computer(Level::Medium));
    assert_eq!(form.persons(), 1);
}

#[test]
fn the_form_is_as_it_was_left() {
    let mut form = new_form();
    form.set_count(3);
    form.set_name(0, "Ann Lee".to_owned());
    form.set_computer(1, true);
    form.set_level(1, Level::Hard);
    form.set_colour(2, Colour::Red);
    form.choices[0] = 2;
    form.begins = Begins::Loser;
    let people = form.participants().expect("the names are good");
    let again = form_after(&USUAL, form.last_choice(&people));
    assert_eq!(
        seats(&again),
        [
            "person yellow Ann Lee",
            "computer hard blue Player 2",
            "person red Player 3"
        ]
    );
    assert_eq!(again.options(), form.options());
    assert_eq!(again.begins, Begins::Loser);
}

#[test]
fn a_name_that_nobody_typed_follows_the_language() {
    let form = new_form();
    let last = form.last_choice(&form.seats);
    let again = MatchForm::new(&USUAL, last, Language::German);
    assert_eq!(again.name(0), again.default_name(0));
    assert_ne!(again.name(0), form.name(0));
}

#[test]
fn what_was_left_is_not_taken_where_it_does_not_fit() {
    let last = LastChoice {
        seats: vec![Participant::person("Ann", Colour::Green); 5],
        options: "stones=99".to_owned(),
        ..LastChoice::default()
    };
    let form = form_after(&USUAL, last);
    assert_eq!(seats(&form), seats(&new_form()));
    assert!(form.is_standard());
}

#[test]
fn colours_follow_the_number_of_players_until_somebody_chooses_one() {
    let mut form = form_after(&AROUND, LastChoice::default());
    assert_eq!(colours(&form), "red yellow", "two sit opposite each other");
    form.set_count(3);
    assert_eq!(colours(&form), "red blue yellow");
    form.set_count(4);
    assert_eq!(colours(&form), "red blue yellow green");
    form.set_count(2);
    assert_eq!(colours(&form), "red yellow");
    form.set_colour(0, Colour::Blue);
    form.set_count(3);
    assert_eq!(colours(&form), "blue yellow red", "only the third is new");
}

#[test]
fn a_colour_that_another_has_is_exchanged() {
    let mut form = new_form();
    form.set_count(3);
    form.set_colour(0, Colour::Yellow);
    assert_eq!(colours(&form), "yellow blue red");
    form.set_colour(1, Colour::Green);
    assert_eq!(colours(&form), "yellow green red");
    form.set_colour(1, Colour::Green);
    assert_eq!(colours(&form), "yellow green red");
}

#[test]
fn the_next_computer_has_the_level_that_was_chosen_last() {
    let mut form = new_form();
    form.set_computer(0, true);
    assert_eq!(form.level(0), Level::Medium);
    form.set_level(0, Level::Expert);
    form.set_computer(0, true);
    assert_eq!(form.level(0), Level::Expert, "chosen again, it stays");
    form.set_computer(1, true);
    assert_eq!(form.level(1), Level::Expert);
    assert_eq!(form.persons(), 0);
}

#[test]
fn a_computer_has_no_name_and_a_person_gets_one() {
    let mut form = new_form();
    form.set_name(0, String::new());
    form.set_computer(0, true);
    let people = form.participants().expect("computers need no names");
    assert_eq!(people[0].name, "");
    form.set_computer(0, false);
    assert_eq!(form.name(0), "Player 1");
}

#[test]
fn names_are_cleaned_and_nobody_is_named_twice() {
    assert_eq!(
        named(&["  Ann \t Lee ", ""]),
        Ok(vec!["Ann Lee".to_owned(), "Player 2".to_owned()])
    );
    let twice = |who: &str| Err(NameFault::Twice(who.to_owned()));
    assert_eq!(named(&["Ann", "Bob", "aNN"]), twice("aNN"));
    assert_eq!(named(&["Änn", "\u{202e}äNN"]), twice("äNN"));
    assert_eq!(named(&["Player 2", ""]), twice("Player 2"));
    let long = "Maximiliane-Rosalinde-Eva";
    assert_eq!(named(&[long, "Bob"]), Err(NameFault::Bad(BadName::TooLong)));
}

#[test]
fn a_fault_is_forgotten_when_somebody_types_or_takes_the_seat() {
    let mut form = new_form();
    form.fault = Some(NameFault::Twice("Ann".to_owned()));
    form.set_name(0, "Ann".to_owned());
    assert_eq!(form.fault, None);
    form.fault = Some(NameFault::Twice("Ann".to_owned()));
    form.set_computer(1, true);
    assert_eq!(form.fault, None);
}

#[test]
fn only_names_that_were_typed_are_remembered() {
    let mut form = new_form();
    form.set_count(3);
    form.set_name(1, "Ann".to_owned());
    form.set_computer(2, true);
    let people = form.participants().expect("the names are good");
    let remembered: Vec<&str> = form.named(&people).map(|person| &*person.name).collect();
    assert_eq!(remembered, ["Ann"]);
}

#[test]
fn every_choice_is_named_in_the_options() {
    let mut form = new_form();
    let standard = "stones=4 capture=nonempty end=either sweep=owner pie=off start=even";
    assert_eq!(form.options(), standard);
    form.choices[0] = 3;
    form.choices[4] = 1;
    assert!(!form.is_standard());
    assert_eq!(
        form.options(),
        "stones=6 capture=nonempty end=either sweep=owner pie=on start=even"
    );
    form.make_standard();
    assert_eq!(form.options(), standard);
}

#[test]
fn any_text_makes_a_seed() {
    assert_eq!(read_seed(" \t"), None);
    let stored = Some(0x5f3a_91c2_00d4_e7b8);
    assert_eq!(
        read_seed(" 5f3a91c200d4e7b8 "),
        stored,
        "as records have it"
    );
    assert_eq!(read_seed("a"), Some(10));
    // A well-known value of FNV-1a.
    assert_eq!(read_seed("foobar"), Some(0x8594_4171_f739_67e8));
    assert_ne!(read_seed("00000000000000007"), read_seed("7"), "too long");
    assert_ne!(read_seed("A"), read_seed("a"));
}
