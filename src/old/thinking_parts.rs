//! What a table shows of the computer: whose turn it is, a tool to ask or to stop it, and how far it has got.

use super::dom::{El, h};
use super::icons::icon;
use super::playing::Playing;
use super::thinking::Values;
use super::words::{Message, words};
use crate::game::seat::Seat;

/// Asks the computer for a hint, or stops its thinking.
pub(super) fn advice(playing: Playing) -> El {
    let thinks = move || playing.sitting().mind().with(|mind| mind.thinks.is_some());
    let (stop, hint) = (("stop", words().stop), ("hint", words().hint));
    let face = move || {
        let (name, label) = if thinks() { stop } else { hint };
        [icon(name), h("span").text(label)]
    };
    let name = move || if thinks() { stop.0 } else { hint.0 }.to_owned();
    let cannot = move || !thinks() && !playing.sitting().may_be_hinted();
    let tool = h("button.tool type=button").bind("data-tool", name);
    tool.live(face)
        .flag_when("disabled", cannot)
        .click(move || {
            if playing.sitting().mind().look(|mind| mind.thinks.is_some()) {
                playing.sitting().stop();
            } else {
                playing.sitting().ask_hint();
            }
        })
}

/// Is the computer thinking for this seat?
pub(super) fn thinks(playing: Playing, seat: Seat) -> bool {
    playing.sitting().mind().with(|mind| mind.thinks) == Some(seat)
}

/// Whose turn it is, in words.
pub(super) fn turn_told(playing: Playing) -> String {
    let Some(seat) = playing.actor() else {
        return words().finished.owned();
    };
    let text = if thinks(playing, seat) {
        words().is_thinking
    } else if playing.sitting().level(seat).is_some() {
        words().whose_turn
    } else {
        words().your_turn_title
    };
    playing.say(&Message::new(text).with("who", seat))
}

/// How far it is known what each move leads to, where that is shown.
pub(super) fn values_told(playing: Playing) -> Option<El> {
    let text = match playing.sitting().mind().with(|mind| mind.values) {
        Values::Off | Values::Idle => return None,
        Values::Sought => words().values_sought,
        Values::Known => words().values_known,
        Values::Beyond => words().values_beyond,
    };
    let who = playing.actor().unwrap_or(Seat::ONE);
    let told = playing.say(&Message::new(text).with("who", who));
    Some(h("p.last.values").text(told))
}
