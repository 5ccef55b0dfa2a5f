//! Moves put together from lists, as the panel of moves does.

use super::at;
use crate::games::morris::Morris;
use crate::old::face::Face as _;
use crate::old::face::Spot;
use crate::old::scene::Scene;
use crate::old::shown::Shown;
use std::rc::Rc;

fn shown(position: &Morris) -> Shown {
    let mut shown = Shown::new(Rc::new(position.clone()), Scene::of(position));
    shown.live = true;
    shown
}

fn spot(position: &Morris, name: &str) -> Option<Spot> {
    let mut spots = position.spots().into_iter();
    spots.find(|spot| Morris::spot_name(*spot) == name)
}

fn names(path: &[Spot]) -> Vec<String> {
    path.iter().map(|spot| Morris::spot_name(*spot)).collect()
}

fn lists(position: &Morris) -> (Vec<&str>, &str) {
    let entry = position.entry().expect("it goes on");
    let lists = entry.lists.iter().map(|list| list.get()).collect();
    (lists, entry.verb.get())
}

#[test]
fn each_phase_has_its_lists_and_its_verb() {
    for (told, named, verb) in [
        ("........................ W 9 9 -", vec!["To"], "Place"),
        (
            "BBWW.WWBWW.B.BWBBB.....W W 0 0 -",
            vec!["From", "To"],
            "Move",
        ),
        (
            ".....WB..W.B...B.....W.. W 0 0 -",
            vec!["From", "To"],
            "Fly",
        ),
        (".W.WWW.W.......BBB...... B 4 4 x", vec!["Take"], "Remove"),
    ] {
        assert_eq!(lists(&at(told)), (named, verb), "{told}");
    }
    let over = at("W.......B.......B.WWW... B 0 0 -");
    assert_eq!(over.entry(), None);
}

#[test]
fn a_list_shows_only_what_is_open_after_the_ones_before() {
    let position = at("W........B....B...W..B.W W 0 0 - fly=off");
    let shown = shown(&position);
    let first = shown.entered(&[None, None]);
    assert_eq!(names(&first), ["A1", "A4"], "the first that is open");
    assert_eq!(names(&shown.open_after(&first[..1])), ["A4"]);
    let (from, to) = (spot(&position, "F2"), spot(&position, "F4"));
    let path = shown.entered(&[from, to]);
    assert_eq!(names(&path), ["F2", "F4"]);
    let number = shown.numbered(&path).expect("it is a move");
    assert_eq!(super::moves(&position)[number], "F2-F4");
    let stray = shown.entered(&[from, spot(&position, "A4")]);
    assert_eq!(names(&stray), ["F2", "D2"], "A4 is not beside F2");
}
