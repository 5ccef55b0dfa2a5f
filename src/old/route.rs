//! Which screen: the part of the address after `#`. There is no server, so a route is all a reload has to go by.

use crate::table::MatchId;
use crate::text;

/// A screen and its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The shelf of games.
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

impl Route {
    /// The screen of a route: the result lies over its table, a replay and a booklet move within themselves.
    pub fn screen(&self) -> Route {
        match self {
            Route::Result(id) => Route::Match(*id),
            Route::Replay(id, _) => Route::Replay(*id, 0),
            Route::Rules(game, _) => Route::Rules(game.clone(), 1),
            other => other.clone(),
        }
    }
}

impl Route {
    /// The address of the screen.
    #[inline(never)]
    pub fn address(&self) -> String {
        let (head, id, number) = match self {
            Route::Lobby => ("#/", "", None),
            Route::New(None) => ("#/new", "", None),
            Route::New(Some(game)) => ("#/new/", &**game, None),
            Route::Match(id) => return text::glued(&["#/match/", &id.text()]),
            Route::Result(id) => return text::glued(&["#/match/", &id.text(), "/result"]),
            Route::Console(id) => return text::glued(&["#/match/", &id.text(), "/console"]),
            Route::History => ("#/history", "", None),
            Route::Replay(id, number) => ("#/replay/", &*id.text(), Some(*number)),
            Route::Players => ("#/players", "", None),
            Route::Rules(None, _) => ("#/rules", "", None),
            Route::Rules(Some(game), 1) => ("#/rules/", &**game, None),
            Route::Rules(Some(game), page) => ("#/rules/", &**game, Some(*page)),
            Route::Settings => ("#/settings", "", None),
            Route::About => ("#/about", "", None),
            Route::Unknown(text) => ("", &**text, None),
        };
        let mut address = text::glued(&[head, id]);
        if let Some(number) = number {
            text::push_word(&mut address, '/', &text::told(number as i64));
        }
        address
    }

    /// The screen at an address.
    #[inline(never)]
    pub fn read(address: &str) -> Route {
        let mut parts = Vec::new();
        for part in address.strip_prefix('#').unwrap_or(address).split('/') {
            if !part.is_empty() {
                parts.push(part);
            }
        }
        let id = MatchId::read;
        let number = |word: &str| text::count(word).map(|n| n as usize);
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
        route.unwrap_or_else(|| Route::Unknown(text::glimpse(address, 200).to_owned()))
    }
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
            assert_eq!(Route::read(&route.address()), route);
        }
    }

    #[test]
    fn an_address_of_no_screen_is_kept_to_be_shown() {
        for text in [
            "#/attic",
            "#/match/xyz",
            "#/match/7F3A91C2",
            "#/replay/7f3a91c2/x",
            "#/new/a/b",
            "#<script>",
        ] {
            assert_eq!(Route::read(text), Route::Unknown(text.to_owned()));
        }
        assert_eq!(Route::read(""), Route::Lobby);
    }
}
