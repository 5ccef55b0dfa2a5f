//! Forward and back, by button and slider.

use super::state::{Replay, ReplayTool, SPEEDS};
use super::{Press, WaysOut};
use crate::app::components::Tool;
use crate::app::i18n::{Text, t};
use leptos::ev;
use leptos::prelude::*;

/// Forward and back, by button and slider.
#[component]
pub fn Transport(
    /// The match.
    replay: Replay,
) -> impl IntoView {
    let (frame, total) = (replay.frame, replay.total());
    let slide = move |e: ev::Event| {
        if let Ok(number) = event_target_value(&e).parse() {
            replay.runs.set(false);
            replay.go(number);
        }
    };
    let play_icon = Signal::derive(move || if replay.runs.get() { "pause" } else { "play" });
    let play_label = Signal::derive(move || {
        frame.say(if replay.runs.get() {
            Text::Pause
        } else {
            Text::Play
        })
    });
    let speed = move || SPEEDS[replay.speed.get()].1;
    let speed_label = move || format!("{} {}", frame.say(Text::Speed), speed());
    view! {
        <nav class="tray acts" aria-label=t(Text::Replay)>
            <div class="slide">
                <input
                    type="range"
                    min=0
                    step=1
                    max=total
                    aria-label=t(Text::Position)
                    aria-valuetext=move || frame.say(replay.progress())
                    prop:value=move || replay.at.get().to_string()
                    on:input=slide
                    on:change=move |_| replay.write_address()
                />
                <span class="num" aria-hidden="true">
                    {move || format!("{} / {total}", replay.at.get())}
                </span>
                <button
                    type="button"
                    class="tool"
                    data-tool="speed"
                    title=t(Text::Speed)
                    aria-label=speed_label
                    on:click=move |_| replay.press(ReplayTool::Speed)
                >
                    <b class="num">{speed}</b>
                </button>
            </div>
            <div class="buttons">
                <Press replay tool=ReplayTool::Start />
                <Press replay tool=ReplayTool::Back />
                <Tool
                    name="play"
                    icon=play_icon
                    label=play_label
                    on_click=move |()| replay.press(ReplayTool::Play)
                />
                <Press replay tool=ReplayTool::Forward />
                <Press replay tool=ReplayTool::End />
                <div class="more">
                    <WaysOut replay />
                </div>
            </div>
        </nav>
    }
}
