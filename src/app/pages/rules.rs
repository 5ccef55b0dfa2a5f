//! The rules of each game, as a booklet: pages with pictures from the real board, turned by arrows, keys and swipe.

use crate::app::browser::share::replace_address;
use crate::app::components::{Button, Icon, LinkButton, Page, rules_picture};
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::pages::lost::LostPage;
use crate::app::route::{Route, use_route};
use crate::games::ui::{self, Picture};
use crate::games::{self, GAMES, GameInfo, with_game};
use leptos::ev;
use leptos::prelude::*;
use leptos_use_event_listener::use_event_listener;
use wasm_bindgen::JsCast as _;

/// A finger that moves so far sideways turns the page, in CSS pixels.
const SWIPE: i32 = 50;

/// The page of a game's rules, or the choice of a game.
#[component]
pub fn RulesPage(
    /// The game.
    game: Option<String>,
) -> impl IntoView {
    let Some(game) = game else {
        return view! {
            <Page class="rules" title=t(Text::Rules)>
                <RulesLinks />
            </Page>
        }
        .into_any();
    };
    let Some(info) = games::info(&game) else {
        return view! { <LostPage why=Text::UnknownGame { game } /> }.into_any();
    };
    let route = use_route();
    let number = |route: Route| match route {
        Route::Rules(_, number) => number.saturating_sub(1),
        _ => 0,
    };
    let page = RwSignal::new(number(route.get_untracked()));
    Effect::new(move |_| page.set(number(route.get())));
    // The address follows the page, so that a reload and a link lead to it.
    Effect::new(move |_| {
        let here = Route::Rules(Some(info.id.to_owned()), page.get() + 1);
        if here != route.get_untracked() {
            replace_address(&here.to_string());
        }
    });
    let new = Route::New(Some(info.id.to_owned()));
    view! {
        <Page class="rules" title=t(Text::RulesOf { game: info.name.clone() })>
            <Booklet info page />
            <LinkButton class="primary" icon="plus" label=t(Text::NewMatch) to=new />
        </Page>
    }
    .into_any()
}

/// A link to each game's rules.
#[component]
pub fn RulesLinks() -> impl IntoView {
    let link = |info: &GameInfo| {
        let to = Route::Rules(Some(info.id.to_owned()), 1);
        view! { <LinkButton icon="rules" label=t(info.name.clone()) to /> }
    };
    view! { <div class="row">{GAMES.iter().map(link).collect_view()}</div> }
}

/// The rules of a game, page by page.
#[component]
pub fn Booklet(
    /// The game.
    info: &'static GameInfo,
    /// The page that is open, from 0.
    page: RwSignal<usize>,
) -> impl IntoView {
    let last = info.booklet.len() - 1;
    let number = Memo::new(move |_| page.get().min(last));
    let turn = move |forward: bool| {
        let here = number.get_untracked();
        page.set(match forward {
            true => (here + 1).min(last),
            false => here.saturating_sub(1),
        });
    };
    // Arrows turn the pages from anywhere but a field, where they move in the text.
    _ = use_event_listener(window(), ev::keydown, move |e| {
        let in_field = e
            .target()
            .is_some_and(|target| target.has_type::<web_sys::HtmlInputElement>());
        match e.key().as_str() {
            "ArrowLeft" | "PageUp" if !in_field => turn(false),
            "ArrowRight" | "PageDown" if !in_field => turn(true),
            _ => (),
        }
    });
    let pressed = StoredValue::new(0);
    let release = move |e: ev::PointerEvent| {
        let by = e.client_x() - pressed.get_value();
        if e.pointer_type() == "touch" && by.abs() > SWIPE {
            turn(by < 0);
        }
    };
    let i18n = use_i18n();
    let count = move || {
        i18n.say(Text::PageOf {
            n: number.get() + 1,
            all: last + 1,
        })
    };
    view! {
        <div class="booklet-in">
            <div
                class="booklet"
                tabindex="0"
                role="group"
                aria-label=t(Text::Rules)
                on:pointerdown=move |e| pressed.set_value(e.client_x())
                on:pointerup=release
            >
                <div class="sheet-page" aria-live="polite">
                    {move || view! { <Sheet info page=&info.booklet[number.get()] /> }}
                </div>
                <nav class="turner" aria-label=t(Text::Pages)>
                    <Button
                        class="small"
                        label=t(Text::PageBefore)
                        disabled=Signal::derive(move || number.get() == 0)
                        on_click=move |()| turn(false)
                    />
                    <span>{count}</span>
                    <Button
                        class="small"
                        label=t(Text::PageAfter)
                        disabled=Signal::derive(move || number.get() == last)
                        on_click=move |()| turn(true)
                    />
                </nav>
            </div>
            <Search info page />
        </div>
    }
}

/// Finds words in the rules.
#[component]
fn Search(info: &'static GameInfo, page: RwSignal<usize>) -> impl IntoView {
    let i18n = use_i18n();
    let wanted = RwSignal::new(String::new());
    let hits = move || {
        let wanted = wanted.get().to_lowercase();
        if wanted.is_empty() {
            return ().into_any();
        }
        let pages = info.booklet.iter().enumerate();
        let hits = pages.filter(|(_, page)| {
            let captions = (0..page.pictures.len()).map(|i| page.caption(info.id, i));
            let mut texts = [page.title(info.id), page.text(info.id)]
                .into_iter()
                .chain(captions);
            texts.any(|text| i18n.say(text).to_lowercase().contains(&wanted))
        });
        let hits = hits.map(|(i, found)| {
            let open = move |()| page.set(i);
            view! { <Button class="small" label=t(found.title(info.id)) on_click=open /> }
        });
        let hits: Vec<_> = hits.collect();
        match hits.is_empty() {
            true => view! { <p>{t(Text::NothingFound)}</p> }.into_any(),
            false => hits.into_any(),
        }
    };
    view! {
        <label class="field search">
            <Icon name="search" />
            <span>{t(Text::SearchRules)}</span>
            <input type="search" bind:value=wanted />
        </label>
        <div class="row" aria-live="polite">
            {hits}
        </div>
    }
}

/// One page: its title, its pictures, paragraphs and items.
#[component]
fn Sheet(info: &'static GameInfo, page: &'static ui::Page) -> impl IntoView {
    let i18n = use_i18n();
    let figures = page.pictures.iter().enumerate().map(|(i, picture)| {
        view! { <Figure info picture caption=t(page.caption(info.id, i)) /> }
    });
    let text = move || {
        let text = i18n.say(page.text(info.id));
        let parts = text.split("\n\n").map(str::to_owned);
        parts
            .map(|text| view! { <Paragraph text /> })
            .collect_view()
    };
    view! {
        <h2>{t(page.title(info.id))}</h2>
        {figures.collect_view()}
        {text}
    }
}

/// A paragraph, or a list if its lines begin with a dash.
#[component]
fn Paragraph(text: String) -> impl IntoView {
    let items: Option<Vec<&str>> = text.lines().map(|line| line.strip_prefix("- ")).collect();
    match items {
        Some(items) => {
            let items = items
                .into_iter()
                .map(|item| view! { <li>{item.to_owned()}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        None => view! { <p>{text}</p> }.into_any(),
    }
}

/// A picture of a position, and what is to be seen.
#[component]
fn Figure(
    info: &'static GameInfo,
    picture: &'static Picture,
    caption: Signal<String>,
) -> impl IntoView {
    let drawing = with_game!(info.id, G => rules_picture::<G>(picture)).flatten();
    drawing.map(|drawing| {
        view! {
            <figure>
                <div class=format!("picture {}", info.id) inert=true>
                    {drawing}
                </div>
                <figcaption>{caption}</figcaption>
            </figure>
        }
    })
}
