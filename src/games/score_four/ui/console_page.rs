//! The console of a match: what is typed, and above it what the console says; and the way back to the board.

use super::console_log::Log;
use super::terminal::Terminal;
use crate::app::browser::focus::focus;
use crate::app::components::{Button, Page};
use crate::app::i18n::{Text, t};
use crate::app::pages::lost::LostPage;
use crate::app::state::use_viewport;
use crate::games::score_four::ScoreFour;
use crate::table::{Record, Table};
use leptos::prelude::*;

/// The console of a match; or why it cannot be shown.
pub fn open(record: Record) -> AnyView {
    match Table::<ScoreFour>::replay(&record) {
        Ok(table) => view! { <ConsolePage record table /> }.into_any(),
        Err(error) => {
            let why = error.to_string();
            view! { <LostPage why=Text::MatchDamaged { why } /> }.into_any()
        }
    }
}

/// The console of a match.
#[component]
pub fn ConsolePage(
    /// The match.
    record: Record,
    /// The same with its positions.
    table: Table<ScoreFour>,
) -> impl IntoView {
    let terminal = Terminal::new(record, &table);
    // Where there is a keyboard one types at once; on a touch screen one would cover half of the page. An effect comes after
    // the one that gives the focus to the title.
    let by_fingers = use_viewport().by_fingers;
    Effect::new(move |_| {
        if !by_fingers.get_untracked() {
            focus(".console textarea".to_owned());
        }
    });
    view! {
        <Page class="console" title=t(Text::Console)>
            <Button
                class="primary"
                icon="eye"
                label=t(Text::ToBoard)
                on_click=move |()| terminal.to_board()
            />
            <div
                class="log"
                role="log"
                tabindex="0"
                aria-label=t(Text::ConsoleLog)
                node_ref=terminal.log_node
            >
                <For
                    each=move || terminal.log.with(Log::entries)
                    key=|entry| entry.number
                    let(entry)
                >
                    <pre class=entry.class>{entry.text}</pre>
                </For>
            </div>
            <InputLine terminal />
            <Thinking terminal />
            <Examples terminal />
        </Page>
    }
}

/// The field with its name, and what sends it.
#[component]
fn InputLine(terminal: Terminal) -> impl IntoView {
    view! {
        <div class="line">
            <label class="field">
                <b>{t(Text::ConsoleField)}</b>
                <textarea
                    node_ref=terminal.field
                    rows="1"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="none"
                    enterkeyhint="send"
                    maxlength="20000"
                    on:keydown=move |e| terminal.key(&e)
                ></textarea>
            </label>
            <Button
                class="primary"
                label=t(Text::ConsoleSend)
                on_click=move |()| terminal.send()
            />
        </div>
    }
}

/// That the computer thinks, and what stops it.
#[component]
fn Thinking(terminal: Terminal) -> impl IntoView {
    let thought = move || {
        terminal.is_thinking.get().then(|| {
            view! {
                <p>
                    <i class="thinks"></i>
                    <span>{t(Text::ConsoleThinks)}</span>
                    <Button
                        class="small"
                        icon="stop"
                        label=t(Text::Stop)
                        on_click=move |()| terminal.submit("stop.")
                    />
                </p>
            }
        })
    };
    view! {
        <div class="thought" role="status">
            {thought}
        </div>
    }
}

/// Commands to try.
#[component]
fn Examples(terminal: Terminal) -> impl IntoView {
    let examples = terminal.examples();
    let buttons = examples.iter().map(move |example| {
        let label = Signal::stored((*example).to_owned());
        view! { <Button class="small" label on_click=move |()| terminal.submit(example) /> }
    });
    view! {
        <div class="tries" role="group" aria-label=t(Text::ConsoleTry)>
            <b class="lab">{t(Text::ConsoleTry)}</b>
            {buttons.collect_view()}
        </div>
    }
}
