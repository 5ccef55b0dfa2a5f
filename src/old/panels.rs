//! The panels of a table: the list of moves, the board as text, the rules, and what ends a match by hand.

use super::browser;
use super::dom::{El, h};
use super::entry::entry;
use super::face::Shape;
use super::matches::Listed;
use super::new_page::pick_seating;
use super::offer::{answer, offer, offered};
use super::playing::Playing;
use super::rules_page::booklet;
use super::seen::Choice;
use super::table_page::beside_board;
use super::thinking::Values;
use super::thinking_parts::turn_told;
use super::ui::{button, dialog, heading, icon_button, row, switch};
use super::words::{Message, Text, words};
use crate::game::seat::Seat;
use leptos::prelude::untrack;

/// What may lie over a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Every legal move as a button, and the moves so far.
    Moves,
    /// The position as text.
    Text,
    /// The rules of the game.
    Rules,
    /// Everything else one may do with a match.
    Menu,
    /// Asks before a turn is taken back.
    TakeBack,
    /// Asks before somebody gives up.
    Resign,
    /// Asks this seat whether it takes a draw.
    Offer(Seat),
    /// Asks before the match ends without a result.
    Abandon,
    /// Asks before the match begins anew.
    Restart,
}

/// The dialogs of a table, one at a time.
pub fn panels(playing: Playing) -> El {
    let content = move || match playing.panel().get() {
        Some(Panel::Moves) => moves(playing),
        Some(Panel::Text) => text(playing),
        Some(Panel::Rules) => vec![booklet(playing.boxed()), done(playing)],
        // These stand still while computers play on: whoever reaches for a button finds it.
        Some(Panel::Menu) => untrack(|| menu(playing)),
        Some(Panel::TakeBack) => ask(
            playing,
            words().take_back_ask,
            words().take_back,
            move || playing.sitting().take_back(),
        ),
        Some(Panel::Resign) => untrack(|| resign(playing)),
        Some(Panel::Offer(seat)) => offered(playing, seat),
        Some(Panel::Abandon) => ask(playing, words().abandon_ask, words().abandon, move || {
            playing.sitting().abandon()
        }),
        Some(Panel::Restart) => ask(playing, words().restart_ask, words().restart, move || {
            playing.house().restart(&playing.sitting().record())
        }),
        None => Vec::new(),
    };
    let open = move || playing.panel().with(Option::is_some);
    let turned = move || match playing.panel().get() {
        Some(Panel::Offer(seat)) => playing.is_far(seat),
        _ => playing.turned(),
    };
    let close = move || match playing.panel().peek() {
        Some(Panel::Offer(seat)) => answer(playing, seat, false),
        _ => playing.panel().set(None),
    };
    dialog(words().match_tools, "panel", open, turned, close, content)
}

/// The button that closes a panel.
pub fn done(playing: Playing) -> El {
    button("primary", words().close, move || playing.panel().set(None))
}

fn moves(playing: Playing) -> Vec<El> {
    let said = move |listed: &Listed, el: El| {
        el.child(h("b").text(&listed.notation))
            .text(" ")
            .text(playing.say(&listed.words))
    };
    let legal = move || {
        let mut items = Vec::new();
        for (choice, listed) in playing.sitting().moves() {
            let button = h("button.move type=button").set("data-move", &listed.notation);
            let button = said(&listed, button).click(move || match &choice {
                Choice::Move(number) => playing.sitting().play(*number),
                Choice::Spot(name) => playing.sitting().touch(name),
            });
            items.push(h("li").child(button));
        }
        items
    };
    let may_cancel = move || playing.sitting().is_begun();
    // Where there is nothing to choose, there may be a card to draw; and what was chosen in a long list can be put back.
    let draw = move || {
        let mut buttons = Vec::new();
        if playing.sitting().moves().is_empty() {
            buttons = beside_board(playing);
        }
        if may_cancel() {
            buttons.push(button("small", words().cancel, move || {
                playing.sitting().cancel()
            }));
        }
        buttons
    };
    let past = move || {
        let mut items = Vec::new();
        for listed in &playing.sitting().past() {
            items.push(said(listed, h("li")));
        }
        items
    };
    vec![
        h("h2").says(move || turn_told(playing)),
        entry(playing),
        h("p.choices").live(draw),
        h("ul.moves").live(legal),
        heading("h3", words().so_far),
        h("ol.past").live(past),
        done(playing),
    ]
}

/// The position as text.
pub fn text(playing: Playing) -> Vec<El> {
    let board = h("pre.board-text tabindex=0").says(move || playing.sitting().text());
    vec![heading("h2", words().board_as_text), board, done(playing)]
}

fn persons(playing: Playing) -> Vec<Seat> {
    let mut persons = Vec::new();
    for seat in playing.seats() {
        if playing.sitting().is_person(seat) {
            persons.push(seat);
        }
    }
    persons
}

fn menu(playing: Playing) -> Vec<El> {
    let open =
        |name, label, panel| icon_button("", name, label, move || playing.panel().set(Some(panel)));
    let mut all = vec![heading("h2", playing.boxed().name)];
    if persons(playing).len() > 1 && playing.boxed().shape != Shape::Beside {
        all.push(pick_seating(playing.house()));
    }
    if playing.boxed().exact && !playing.is_over() {
        all.push(values_switch(playing));
    }
    all.push(heading("h3", words().this_match));
    let mut acts = Vec::new();
    if !playing.is_over() {
        acts.push(open("again", words().restart, Panel::Restart));
        if !persons(playing).is_empty() {
            acts.extend(offer(playing));
            acts.push(open("resign", words().resign, Panel::Resign));
        }
        acts.push(open("close", words().abandon, Panel::Abandon));
    }
    if playing.boxed().console.is_some() {
        acts.push(open("text", words().board_as_text, Panel::Text));
    }
    if browser::can_fill() {
        acts.push(icon_button("", "full", words().full_screen, browser::fill));
    }
    all.push(row(acts));
    all.push(done(playing));
    all
}

/// Whether to show what each move leads to.
pub fn values_switch(playing: Playing) -> El {
    let shown = move || {
        let values = playing.sitting().mind().with(|mind| mind.values);
        values != Values::Off
    };
    let flip = move || playing.sitting().flip_values();
    let means = if playing.is_replay() {
        words().show_values_means
    } else {
        words().show_values_counts
    };
    h("div.option")
        .child(switch(words().show_values, shown, flip))
        .child(h("p.lab").text(means))
}

/// Asks once, with the consequence in words.
fn ask(playing: Playing, question: Text, yes: Text, act: impl Fn() + 'static) -> Vec<El> {
    let yes = button("primary", yes, move || {
        playing.panel().set(None);
        act();
    });
    let no = button("", words().go_on, move || playing.panel().set(None));
    vec![heading("h2", question), h("div.row").child(yes).child(no)]
}

fn resign(playing: Playing) -> Vec<El> {
    if playing.state().look(|s| s.total) == 0 {
        return ask(playing, words().leave_ask, words().abandon, move || {
            playing.sitting().abandon()
        });
    }
    let give_up = move |seat: Seat| {
        let label = playing.say(&Message::new(words().who_resigns).with("who", seat));
        icon_button("", "resign", label, move || {
            playing.panel().set(None);
            playing.sitting().resign(seat);
        })
    };
    let mut ways = h("div.row");
    for seat in persons(playing) {
        ways = ways.child(give_up(seat));
    }
    let go_on = button("primary", words().go_on, move || playing.panel().set(None));
    vec![heading("h2", words().resign_ask), ways.child(go_on)]
}
