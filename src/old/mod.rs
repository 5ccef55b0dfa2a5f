//! The page: which screen is open, and what lies over all of them.

pub mod about_page;
pub mod advice;
mod beginning;
pub mod boards;
pub mod browser;
pub mod computer;
mod console_page;
pub mod data;
pub mod deed;
pub mod dom;
pub mod drawing;
pub mod end_page;
pub mod entry;
pub mod face;
pub mod figures;
mod firsts;
pub mod history_page;
pub mod house;
pub mod icons;
mod importing;
pub mod lock;
pub mod lost_page;
pub mod match_row;
pub mod matches;
pub mod motion;
pub mod new_form;
pub mod new_page;
mod offer;
pub mod offline;
pub mod pan;
pub mod panels;
pub mod players_page;
pub mod playing;
pub mod position;
pub mod replay_page;
mod replay_parts;
pub mod route;
pub mod rules_page;
pub mod scene;
pub mod seen;
pub mod settings_page;
pub mod shelf;
pub mod shown;
pub mod sitting;
pub mod space;
mod strip;
pub mod table_page;
pub mod thinking;
mod thinking_parts;
pub mod timer;
pub mod touch;
pub mod ui;
pub mod var;
pub mod words;

use crate::games;
use crate::storage::{Mode, Store, Theme};
use deed::hear;
use dom::{El, h};
use house::House;
use leptos::prelude::*;
use route::Route;
use ui::button;
use words::{Message, words};

/// Opens the house in the page.
pub fn open() {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into())
    }));
    words::load(browser::texts());
    let route = Route::read(&browser::address());
    let house = House::open(Store::local(games::retell_any), route, browser::is_tall());
    listen(house);
    let body = document().body().expect("a page has a body");
    // It stays for as long as the page.
    std::mem::forget(leptos::mount::mount_to_renderer(&body, move || page(house)));
    offline::watch(house);
}

/// What happens outside the page, for as long as it is open: its address, the shape of its window, other tabs.
fn listen(house: House) {
    hear("hashchange", move |_| {
        let route = Route::read(&browser::address());
        house.notice.set(None);
        house.screen.renew(route.screen());
        house.route.set(route);
    });
    hear("resize", move |_| {
        house.tall.renew(browser::is_tall());
    });
    hear("storage", move |_| {
        house.store().refresh();
        house.written();
    });
}

fn page(house: House) -> El {
    let shown = move || {
        house.visit.watch();
        let view = match house.screen.get() {
            Route::Lobby => shelf::lobby(house),
            Route::New(game) => new_page::new_page(house, game.as_deref()),
            Route::Match(id) | Route::Result(id) => table_page::table_page(house, id),
            Route::Console(id) => console_page::console_page(house, id),
            Route::Rules(game, _) => {
                let number = if let Route::Rules(_, number) = house.route.peek() {
                    number
                } else {
                    1
                };
                rules_page::rules_page(house, game.as_deref(), number)
            }
            Route::History => history_page::history_page(house),
            Route::Players => players_page::players_page(house),
            Route::Replay(id, _) => replay_page::replay_page(house, id),
            Route::Settings => settings_page::settings_page(house),
            Route::About => about_page::about_page(house),
            Route::Unknown(address) => {
                lost_page::lost(Message::new(words().unknown_route).with("route", address))
            }
        };
        // A new screen is told to those who cannot see it: its title takes the focus, once it is there.
        browser::focus("h1[tabindex]");
        view
    };
    let aloud = h("p.aloud role=status").says(move || house.said.get());
    h("div.house")
        .live(move || banner(house))
        .live(shown)
        .child(passing(house))
        .child(aloud)
        .watch(move || dress(house))
}

/// Puts on the page what settings say about its look.
fn dress(house: House) {
    let Some(root) = document().document_element() else {
        return;
    };
    let still = house.pace().is_none();
    house.settings.with(|s| {
        let theme = if s.theme == Theme::System {
            ""
        } else {
            s.theme.id()
        };
        for (name, value) in [
            ("data-theme", theme),
            ("data-text", s.text_size.id()),
            ("data-marks", s.marks.id()),
        ] {
            _ = root.set_attribute(name, value);
        }
        _ = root.toggle_attribute_with_force("data-still", still);
    });
}

/// What must be known: that nothing is kept. It stands above the screen, so that it covers nothing.
fn banner(house: House) -> Option<El> {
    let Mode::Memory(why) = house.mode.get() else {
        return None;
    };
    let text = Message::new(words().not_kept).with("why", why.to_string());
    let export = button("small primary", words().export, move || house.export());
    let banner = h("div.banner role=alert").child(h("p").text(text));
    Some(banner.child(export))
}

/// What is said in passing.
fn passing(house: House) -> El {
    let notice = move || {
        let notice = house.notice.get()?;
        let close = h("button.tool type=button").label(words().close);
        let close = close
            .child(icons::icon("close"))
            .click(move || house.notice.set(None));
        let step = notice.step.map(|(label, act)| {
            button("small primary", label, move || {
                house.notice.set(None);
                act();
            })
        });
        Some(
            h("div.notice")
                .child(h("p").text(&notice.text))
                .child(step)
                .child(close),
        )
    };
    h("aside.passing").label(words().notices).live(notice)
}
