//! What stands around a board that is looked at again: words, controls, panels, and the sheet for the printer.

use super::boards::boards_switch;
use super::dom::{El, h};
use super::end_page::{headline, reason, tally};
use super::icons::icon;
use super::panels::{self, Panel};
use super::replay_page::{Replay, SPEEDS};
use super::route::Route;
use super::rules_page::booklet;
use super::thinking::Values;
use super::thinking_parts::values_told;
use super::ui::{button, dialog, heading, icon_button, number_in, row, tool, tool_link};
use super::words::{Message, Text, words};
use crate::text;

/// The rest of the tools, and the way home.
pub(super) fn ways_out(replay: Replay) -> [El; 2] {
    [
        tool("menu", words().menu, move || replay.press("menu")),
        tool_link("home", words().home, &Route::Lobby),
    ]
}

/// Shows what each move leads to, or shows it no more.
pub(super) fn values_tool(replay: Replay) -> El {
    let sitting = move || replay.playing.sitting();
    let shown = move || sitting().mind().with(|mind| mind.values != Values::Off);
    tool("values", words().values, move || sitting().flip_values()).pressed(shown)
}

/// The game, and where in the match one is.
pub(super) fn title(replay: Replay) -> El {
    h("div.title")
        .child(h("b").text(replay.playing.boxed().name))
        .child(h("span").says(move || replay.number()))
}

/// What was just played, or taken back, or how it ended.
pub(super) fn speech(replay: Replay) -> El {
    let playing = replay.playing;
    let head = move || {
        playing.state().with(|s| match (&s.end, s.shown) {
            (Some((_, places)), _) => headline(&playing.names(), places, playing.boxed().shares),
            (None, 0) => words().before_first.into(),
            (None, n) => replay.label(n),
        })
    };
    let said = move || {
        let taken = replay.taken.get();
        playing.state().with(|s| match (&taken, &s.end, &s.last) {
            (Some(taken), _, _) => playing.say(taken).into(),
            (None, Some((end, _)), _) => reason(playing, end).into(),
            (None, None, Some(last)) => playing.say(last).into(),
            (None, None, None) => Message::new(words().moves_count).with("n", s.total),
        })
    };
    let last = move || {
        playing.state().with(|s| {
            let last = s.last.as_ref().filter(|_| s.end.is_some())?;
            let label = h("b").text(replay.label(s.shown));
            Some(h("p.last").child(label).text(" ").text(playing.say(last)))
        })
    };
    let gone = move || {
        let gone = playing.sitting().mind().with(|mind| mind.gone);
        let again = move || playing.sitting().try_again();
        gone.then(|| {
            h("p.choices").text(words().computer_gone).child(button(
                "small primary",
                words().try_again,
                again,
            ))
        })
    };
    h("div.say")
        .child(h("h1 tabindex=-1").says(head))
        .child(h("p.do").says(said))
        .live(last)
        .live(move || values_told(playing))
        .live(gone)
}

/// Forward and back, by button and slider.
pub(super) fn transport(replay: Replay) -> El {
    let slider = h("input type=range min=0 step=1").num("max", replay.total() as i32);
    let slider = slider
        .label(words().position)
        .value(move || text::told(replay.at.get() as i64))
        .bind("aria-valuetext", move || replay.number().plain());
    let slid = move |e: web_sys::Event| {
        replay.runs.renew(false);
        replay.go(number_in(&e));
    };
    let slider = slider
        .on("input", slid)
        .on("change", move |_| replay.readdress());
    let count = move || {
        let (at, all) = (replay.at.get(), replay.total());
        text::glued(&[&text::told(at as i64), " / ", &text::told(all as i64)])
    };
    let speed = h("button.tool type=button data-tool=speed")
        .set("title", words().speed.get())
        .bind("aria-label", move || {
            text::glued(&[words().speed.get(), " ", SPEEDS[replay.speed.get()].1])
        })
        .child(h("b.num").says(move || SPEEDS[replay.speed.get()].1.to_owned()));
    let slide = h("div.slide")
        .child(slider)
        .child(h("span.num aria-hidden=true").says(count))
        .child(speed.click(move || replay.press("speed")));
    let face = move || {
        let (name, label) = if replay.runs.get() {
            ("pause", words().pause)
        } else {
            ("play", words().play)
        };
        [icon(name), h("span").text(label)]
    };
    let play = h("button.tool type=button data-tool=play").live(face);
    let before = [("start", words().to_start), ("back", words().back)];
    let after = [("forward", words().forward), ("end", words().to_end)];
    let buttons = h("div.buttons")
        .children(replay.tools(&before))
        .child(play.click(move || replay.press("play")))
        .children(replay.tools(&after))
        .child(h("div.more").children(ways_out(replay)));
    h("nav.tray.acts")
        .label(words().replay)
        .child(slide)
        .child(buttons)
}

/// What may lie over the board.
pub(super) fn panel(replay: Replay) -> El {
    let playing = replay.playing;
    let content = move || match playing.panel().get() {
        Some(Panel::Moves) => vec![
            heading("h2", words().moves),
            moves(replay),
            panels::done(playing),
        ],
        Some(Panel::Text) => panels::text(playing),
        Some(Panel::Rules) => vec![booklet(playing.boxed()), panels::done(playing)],
        Some(_) => {
            let button = |(name, label): (&'static str, Text)| {
                let button = icon_button("", name, label, move || replay.press(name));
                button.flag_when("disabled", move || replay.cannot(name))
            };
            let name = heading("h2", playing.boxed().name);
            let deeds = row(replay.deeds().map(button)).child(button(("save", words().export)));
            let mut all = vec![name, deeds, boards_switch(playing.house())];
            if playing.boxed().exact {
                all.push(panels::values_switch(playing));
            }
            all.push(panels::done(playing));
            all
        }
        None => Vec::new(),
    };
    let open = move || playing.panel().with(Option::is_some);
    let close = move || playing.panel().renew(None);
    dialog(words().replay, "panel", open, || false, close, content)
}

/// Every move as a button that leads there.
fn moves(replay: Replay) -> El {
    let mut list = h("ol.past");
    for (i, said) in replay.past.peek().iter().enumerate() {
        let move_button = h("button.move type=button")
            .child(h("b").text(&said.notation))
            .text(" ")
            .text(replay.playing.say(&said.words));
        list = list.child(h("li").child(move_button.click(move || {
            replay.playing.panel().renew(None);
            replay.step(i + 1);
        })));
    }
    list
}

/// The sheet under the last position: who played, every score with its parts, all moves.
pub(super) fn print_sheet(replay: Replay) -> Vec<El> {
    if replay.printed.get().is_none() {
        return Vec::new();
    }
    let playing = replay.playing;
    let state = playing.state().peek();
    let title = text::glued(&[
        playing.boxed().name.get(),
        ": ",
        &text::joined(&playing.names(), ", "),
    ]);
    let title = h("p.print-title").text(title);
    let begun = playing.sitting().record().begun.text();
    let how = match &state.end {
        Some((end, places)) => {
            let head = headline(&playing.names(), places, playing.boxed().shares).plain();
            text::glued(&[&head, ". ", &reason(playing, end)])
        }
        None => replay.number().plain(),
    };
    let mut list = h("ol.print-moves");
    for said in replay.past.peek() {
        let notation = h("b").text(&said.notation);
        list = list.child(
            h("li")
                .child(notation)
                .text(" ")
                .text(playing.say(&said.words)),
        );
    }
    let day = h("p.print-title").text(text::glued(&[text::glimpse(&begun, 10), " · ", &how]));
    vec![title, day, tally(playing, &state), list]
}
