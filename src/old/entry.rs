//! A move put together from lists of names: one list for each spot of its path, each with only what is open after the ones before.

use super::dom::{El, h};
use super::face::{Entry, Spot};
use super::playing::Playing;
use super::sitting::Sitting;
use super::ui::choose;
use super::var::Var;
use super::words::{Text, words};

/// No game has more lists.
pub const MOST: usize = 4;

/// What was chosen in each list. Apart, so that choosing in one builds only those after it anew.
type Chosen = [Var<Option<Spot>>; MOST];

impl Sitting {
    /// The lists of the position shown, if somebody may act; watched.
    fn entry(&self) -> Option<Entry> {
        self.touch
            .with(|shown| shown.position.entry().filter(|_| shown.live))
    }

    /// The path that the first lists show.
    fn entered(&self, chosen: &[Var<Option<Spot>>]) -> Vec<Spot> {
        let mut spots = Vec::new();
        for spot in chosen {
            spots.push(spot.peek());
        }
        self.touch.peek(|shown| shown.entered(&spots))
    }
}

/// The lists and their button; hidden where there are none.
pub(super) fn entry(playing: Playing) -> El {
    let chosen: Chosen = [None; MOST].map(Var::new);
    let sitting = playing.sitting();
    let lists = move || {
        for spot in chosen {
            spot.put(None);
        }
        let mut lists = Vec::new();
        let labels = sitting.entry().map_or_else(Vec::new, |entry| entry.lists);
        for (number, label) in labels.into_iter().enumerate() {
            lists.push(h("div").live(move || list(sitting, chosen, number, label)));
        }
        lists
    };
    let verb = move || sitting.entry().map_or(words().play_it, |entry| entry.verb);
    let make = move || {
        let lists = sitting.entry().map_or(0, |entry| entry.lists.len());
        let path = sitting.entered(&chosen[..lists]);
        if let Some(number) = sitting.touch.peek(|shown| shown.numbered(&path)) {
            sitting.play(number);
        }
    };
    // The button stays when a move is made, and the focus on it.
    let button = h("button.btn.primary type=button data-act=enter");
    h("div.entry")
        .flag_when("hidden", move || sitting.entry().is_none())
        .live(lists)
        .child(button.says(verb).click(make))
}

/// One list, made anew whenever another spot is chosen in one before it.
fn list(sitting: Sitting, chosen: Chosen, number: usize, label: Text) -> El {
    let (before, own) = (&chosen[..number], chosen[number]);
    for spot in before {
        spot.watch();
    }
    let path = sitting.entered(before);
    let now = sitting.entered(&chosen[..=number]).pop();
    let (open, names) = sitting.touch.peek(|shown| {
        let open = shown.open_after(&path);
        let mut names = Vec::new();
        for spot in &open {
            names.push(shown.position.spot_name(*spot).into());
        }
        (open, names)
    });
    let at = open.iter().position(|spot| Some(*spot) == now);
    choose(label, names, at.unwrap_or(0), move |i| {
        own.set(open.get(i).copied());
    })
}
