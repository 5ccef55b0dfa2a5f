//! What a game owes to those who play it: a way to touch every move, a way for every piece, and words for everything.

use super::conform::{Fault, wishes};
use super::random_game;
use crate::app::i18n::{Language, translate};
use crate::game::Turn;
use crate::game::notation::unfold;
use crate::game::seat::Seat;
use crate::games::ui::{Direction, GameUi, MoveLists, Orientation, Phrase, Pieces, Viewer};

const LANGUAGES: [Language; 2] = [Language::English, Language::German];

/// Plays so many games for each number of seats and checks at every position what is shown of it.
pub fn conform_ui<G: GameUi>(games: u64) -> Result<(), Fault> {
    let check = || -> Result<(), String> {
        pictures_can_be_drawn::<G>()?;
        for (wish, seats, seed) in kinds::<G>(games)? {
            let played = random_game::<G>(seats, &wish, seed);
            let mut pieces = Pieces::new(played.positions[0].pieces());
            // All positions, or some sixty of a long match; an odd number apart, since draws and plays alternate.
            let every = 1 + played.moves.len() / 120 * 2;
            for (n, position) in played.positions.iter().enumerate() {
                let at = |what| format!("{what}\n{position}");
                if n % every == 0 {
                    paths_are_apart(position).map_err(at)?;
                    words_are_whole(position, seats).map_err(at)?;
                    spots_are_reached(position).map_err(at)?;
                }
                let Some(m) = played.moves.get(n) else { break };
                position.steps(*m).iter().for_each(|step| pieces.take(step));
                pieces_arrive(&pieces, &played.positions[n + 1])
                    .map_err(|what| format!("{what} after {m}\n{position}"))?;
            }
        }
        Ok(())
    };
    check().map_err(|what| Fault::new(format!("{}, as it is shown: {what}", G::ID)))
}

/// So many games of the standard kind for each number of seats, and some of each other.
fn kinds<G: GameUi>(games: u64) -> Result<Vec<(G::Options, u8, u64)>, String> {
    let mut kinds = Vec::new();
    for (i, wish) in wishes::<G>()?.into_iter().enumerate() {
        let games = if i == 0 { games } else { games.div_ceil(8) };
        for seats in G::SEATS {
            kinds.extend((0..games).map(|seed| (wish.clone(), seats, seed)));
        }
    }
    Ok(kinds)
}

/// Every picture of the rules is a position of the game and points at spots it has. (Texts are checked with the languages.)
fn pictures_can_be_drawn<G: GameUi>() -> Result<(), String> {
    _ = G::sample();
    for page in G::BOOKLET {
        for picture in page.pictures {
            let position: G = unfold(picture.position)
                .parse()
                .map_err(|fault| format!("{}: {fault}", page.id))?;
            let names: Vec<String> = position.spots().iter().map(ToString::to_string).collect();
            if let Some(name) = picture
                .spots
                .iter()
                .find(|name| !names.iter().any(|n| n == *name))
            {
                return Err(format!("{}: the picture points at {name}", page.id));
            }
        }
    }
    Ok(())
}

/// No two moves share a path, and none begins another's; each spot on a path is a spot of the board.
fn paths_are_apart<G: GameUi>(position: &G) -> Result<(), String> {
    if !matches!(position.turn(), Turn::Seat(_)) {
        return Ok(());
    }
    let spots = position.spots();
    let moves = position.moves();
    let paths: Vec<_> = moves.iter().map(|m| position.path(*m)).collect();
    for (i, path) in paths.iter().enumerate() {
        if path.is_empty() || path.iter().any(|spot| !spots.contains(spot)) {
            return Err(format!("{} has no way to be touched", moves[i]));
        }
        let alike = (0..i).find(|j| paths[*j].starts_with(path) || path.starts_with(&paths[*j]));
        if let Some(j) = alike {
            return Err(format!("{} and {} are touched alike", moves[i], moves[j]));
        }
    }
    if let Some(MoveLists { labels, .. }) = position.move_lists()
        && paths.iter().any(|path| path.len() != labels.len())
    {
        return Err("its lists do not fit its moves".into());
    }
    Ok(())
}

/// Every sentence is filled, in every language, whatever is touched.
fn words_are_whole<G: GameUi>(position: &G, seats: u8) -> Result<(), String> {
    let names: Vec<String> = (1..=seats).map(|n| format!("Name{n}")).collect();
    let whole = |message: G::Message| {
        let phrase: Phrase = message.into();
        for language in LANGUAGES {
            let said = translate(language, &phrase, &names);
            if said.trim().is_empty() || said.contains(['{', '}']) {
                return Err(format!("“{said}” is not whole"));
            }
        }
        Ok(())
    };
    whole(position.prompt(&[]))?;
    for spot in position.spots() {
        whole(position.explain_refusal(&[], spot))?;
        position.preview(&[], spot).map_or(Ok(()), whole)?;
    }
    for m in position.moves() {
        whole(position.describe_move(m, Viewer::Nobody))?;
        position.highlight(m).map_or(Ok(()), whole)?;
    }
    for seat in Seat::all(seats) {
        position.seat_note(seat).map_or(Ok(()), whole)?;
    }
    if let Turn::Over(outcome) = position.turn() {
        whole(position.ending(&outcome))?;
        for part in position.score_parts() {
            if part.points.len() != usize::from(seats) {
                return Err(format!("{:?} has no number for each seat", part.name));
            }
            whole(part.name)?;
        }
    }
    Ok(())
}

/// Names are apart, and arrows lead from every spot to spots of the board, and there and back.
fn spots_are_reached<G: GameUi>(position: &G) -> Result<(), String> {
    let spots = position.spots();
    let names: Vec<String> = spots.iter().map(ToString::to_string).collect();
    if (0..names.len()).any(|i| names[..i].contains(&names[i])) {
        return Err("two spots have one name".into());
    }
    const WAYS: [Direction; 4] = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];
    let look = G::Look::default();
    for standing in [false, true] {
        let orientation = Orientation {
            standing,
            ..Orientation::PICTURE
        };
        let mut reached: Vec<G::Spot> = spots.first().copied().into_iter().collect();
        let mut next = 0;
        while next < reached.len() {
            let here = reached[next];
            let ways = WAYS.map(|way| position.neighbour(here, way, orientation, &look));
            for spot in ways.into_iter().flatten() {
                if !spots.contains(&spot) {
                    return Err(format!("an arrow leads off the board to {spot}"));
                }
                if !reached.contains(&spot) {
                    reached.push(spot);
                }
            }
            next += 1;
        }
        let buttons: Vec<_> = position
            .buttons(&[])
            .into_iter()
            .map(|(spot, _)| spot)
            .collect();
        let lost = spots
            .iter()
            .find(|s| !reached.contains(s) && !buttons.contains(s) && !G::is_button(**s));
        if let Some(lost) = lost {
            return Err(format!("no arrow leads to {lost}"));
        }
    }
    Ok(())
}

/// After its steps every piece lies where the rules say, in whatever order.
fn pieces_arrive<G: GameUi>(pieces: &Pieces<G::Spot>, after: &G) -> Result<(), String> {
    let count =
        |all: &[(G::Spot, u8)], spot: G::Spot| all.iter().filter(|(s, _)| *s == spot).count();
    let (shown, expected) = (pieces.spots(), after.pieces());
    let stray = expected
        .iter()
        .chain(&shown)
        .find(|(spot, _)| count(&shown, *spot) != count(&expected, *spot));
    match stray {
        Some((spot, _)) => Err(format!("pieces went astray at {spot}")),
        None if pieces.held() > 0 => Err("a piece stays in the hand".into()),
        None => Ok(()),
    }
}
