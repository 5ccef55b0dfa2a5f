//! Which screen: the part of the address after `#`. There is no server, so a route is all a reload has to go by.

use crate::table::MatchId;
use std::fmt;
use std::str::FromStr;

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

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Lobby => write!(f, "#/"),
            Route::New(None) => write!(f, "#/new"),
            Route::New(Some(game)) => write!(f, "#/new/{game}"),
            Route::Match(id) => write!(f, "#/match/{id}"),
            Route::Result(id) => write!(f, "#/match/{id}/result"),
            Route::History => write!(f, "#/history"),
            Route::Replay(id, number) => write!(f, "#/replay/{id}/{number}"),
            Route::Players => write!(f, "#/players"),
            Route::Rules(None, _) => write!(f, "#/rules"),
            Route::Rules(Some(game), 1) => write!(f, "#/rules/{game}"),
            Route::Rules(Some(game), page) => write!(f, "#/rules/{game}/{page}"),
            Route::Settings => write!(f, "#/settings"),
            Route::About => write!(f, "#/about"),
            Route::Unknown(text) => write!(f, "{text}"),
        }
    }
}

impl FromStr for Route {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Route, Self::Err> {
        let unknown = || Route::Unknown(text.chars().take(200).collect());
        let parts: Vec<&str> = text
            .trim_start_matches('#')
            .split('/')
            .filter(|part| !part.is_empty())
            .collect();
        let route = match parts[..] {
            [] => Some(Route::Lobby),
            ["new"] => Some(Route::New(None)),
            ["new", game] => Some(Route::New(Some(game.to_owned()))),
            ["match", id] => id.parse().ok().map(Route::Match),
            ["match", id, "result"] => id.parse().ok().map(Route::Result),
            ["history"] => Some(Route::History),
            ["replay", id] => id.parse().ok().map(|id| Route::Replay(id, 0)),
            ["replay", id, number] => id
                .parse()
                .ok()
                .zip(number.parse().ok())
                .map(|(id, n)| Route::Replay(id, n)),
            ["players"] => Some(Route::Players),
            ["rules"] => Some(Route::Rules(None, 1)),
            ["rules", game] => Some(Route::Rules(Some(game.to_owned()), 1)),
            ["rules", game, page] => page
                .parse()
                .ok()
                .map(|page| Route::Rules(Some(game.to_owned()), page)),
            ["settings"] => Some(Route::Settings),
            ["about"] => Some(Route::About),
            _ => None,
        };
        Ok(route.unwrap_or_else(unknown))
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
            assert_eq!(route.to_string().parse(), Ok(route));
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
            assert_eq!(text.parse(), Ok(Route::Unknown(text.to_owned())));
        }
        assert_eq!("".parse(), Ok(Route::Lobby));
    }
}
