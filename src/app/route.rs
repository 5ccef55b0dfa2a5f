//! Which screen: the part of the address after `#`. There is no server, so a route is all a reload has to go by.

use crate::table::MatchId;
use leptos::ev;
use leptos::prelude::*;
use leptos_use_event_listener::use_event_listener;
use std::fmt;

/// A screen and its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// All games, and matches in progress.
    Lobby,
    /// A new match, perhaps of this game.
    New(Option<String>),
    /// A match at the table.
    Match(MatchId),
    /// The end of a match, over its table.
    Result(MatchId),
    /// The console of a match.
    Console(MatchId),
    /// All finished matches.
    History,
    /// A match move by move, at this one.
    Replay(MatchId, usize),
    /// Everybody who has played here.
    Players,
    /// The rules of a game, at this page (from 1).
    Rules(Option<String>, usize),
    /// What can be set.
    Settings,
    /// What this is.
    About,
    /// No screen has this address.
    Unknown(String),
}

/// So much of an unknown address is shown.
const GLIMPSE: usize = 200;

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Lobby => write!(f, "#/"),
            Route::New(None) => write!(f, "#/new"),
            Route::New(Some(game)) => write!(f, "#/new/{game}"),
            Route::Match(id) => write!(f, "#/match/{id}"),
            Route::Result(id) => write!(f, "#/match/{id}/result"),
            Route::Console(id) => write!(f, "#/match/{id}/console"),
            Route::History => write!(f, "#/history"),
            Route::Replay(id, number) => write!(f, "#/replay/{id}/{number}"),
            Route::Players => write!(f, "#/players"),
            Route::Rules(None, _) => write!(f, "#/rules"),
            Route::Rules(Some(game), 1) => write!(f, "#/rules/{game}"),
            Route::Rules(Some(game), page) => write!(f, "#/rules/{game}/{page}"),
            Route::Settings => write!(f, "#/settings"),
            Route::About => write!(f, "#/about"),
            Route::Unknown(text) => f.write_str(text),
        }
    }
}

impl Route {
    /// The screen at an address.
    pub fn read(address: &str) -> Route {
        let path = address.strip_prefix('#').unwrap_or(address);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let id = |word: &str| MatchId::read(word);
        let number = |word: &str| {
            word.parse::<usize>()
                .ok()
                .filter(|_| !word.starts_with('+'))
        };
        let route = match parts[..] {
            [] => Some(Route::Lobby),
            ["new"] => Some(Route::New(None)),
            ["new", game] => Some(Route::New(Some(game.to_owned()))),
            ["match", word] => id(word).map(Route::Match),
            ["match", word, "result"] => id(word).map(Route::Result),
            ["match", word, "console"] => id(word).map(Route::Console),
            ["history"] => Some(Route::History),
            ["replay", word] => id(word).map(|id| Route::Replay(id, 0)),
            ["replay", word, n] => id(word).zip(number(n)).map(|(id, n)| Route::Replay(id, n)),
            ["players"] => Some(Route::Players),
            ["rules"] => Some(Route::Rules(None, 1)),
            ["rules", game] => Some(Route::Rules(Some(game.to_owned()), 1)),
            ["rules", game, n] => number(n).map(|n| Route::Rules(Some(game.to_owned()), n)),
            ["settings"] => Some(Route::Settings),
            ["about"] => Some(Route::About),
            _ => None,
        };
        route.unwrap_or_else(|| Route::Unknown(address.chars().take(GLIMPSE).collect()))
    }

    /// The screen of a route: the result lies over its table, a replay and a booklet move within themselves.
    pub fn screen(&self) -> Route {
        match self {
            Route::Result(id) => Route::Match(*id),
            Route::Replay(id, _) => Route::Replay(*id, 0),
            Route::Rules(game, _) => Route::Rules(game.clone(), 1),
            other => other.clone(),
        }
    }

    /// Opens the screen.
    pub fn open(&self) {
        _ = window().location().set_hash(&self.to_string());
    }
}

fn current() -> Route {
    Route::read(&window().location().hash().unwrap_or_default())
}

/// The screen of now, as a context.
#[derive(Clone, Copy)]
struct CurrentRoute(RwSignal<Route>);

/// Provides the route to everything below.
pub fn provide_route() {
    let route = RwSignal::new(current());
    provide_context(CurrentRoute(route));
    _ = use_event_listener(window(), ev::hashchange, move |_| route.set(current()));
}

/// The screen of now.
pub fn use_route() -> Signal<Route> {
    expect_context::<CurrentRoute>().0.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_has_an_address_of_its_own() {
        let id = MatchId(0x7f3a_91c2);
        let routes = [
            Route::Lobby,
            Route::New(None),
            Route::New(Some("toy".to_owned())),
            Route::Match(id),
            Route::Result(id),
            Route::Console(id),
            Route::History,
            Route::Replay(id, 21),
            Route::Players,
            Route::Rules(None, 1),
            Route::Rules(Some("toy".to_owned()), 1),
            Route::Rules(Some("toy".to_owned()), 3),
            Route::Settings,
            Route::About,
        ];
        for route in routes {
            assert_eq!(Route::read(&route.to_string()), route);
        }
    }

    #[test]
    fn an_address_of_no_screen_is_kept_to_be_shown() {
        for text in [
            "#/attic",
            "#/match/xyz",
            "#/match/7F3A91C2",
            "#/replay/7f3a91c2/x",
            "#/replay/7f3a91c2/+1",
            "#/new/a/b",
            "#<script>",
        ] {
            assert_eq!(Route::read(text), Route::Unknown(text.to_owned()));
        }
        assert_eq!(Route::read(""), Route::Lobby);
    }
}
