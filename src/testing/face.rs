//! What a face owes its game: a way to touch every move, a way for every piece, and words for everything.

use super::conform::{Fault, wishes};
use super::random_game;
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::old::entry;
use crate::old::face::{Direction, Entry, Face, Spot, View, Viewer};
use crate::old::scene::Scene;
use crate::old::words::{Message, Picture};

/// Plays so many games for each number of seats and checks the face at every position.
pub fn conform_face<G: Face>(games: u64) -> Result<(), Fault> {
    let check = || -> Result<(), String> {
        fixed_texts::<G>()?;
        for (wish, seats, seed) in kinds::<G>(games)? {
            let played = random_game::<G>(seats, &wish, seed);
            let mut scene = Scene::of(&played.positions[0]);
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
                position.steps(*m).iter().for_each(|step| scene.take(step));
                pieces_arrive(&scene, &played.positions[n + 1])
                    .map_err(|what| format!("{what} after {m}\n{position}"))?;
            }
        }
        Ok(())
    };
    check().map_err(|what| Fault::new(format!("{}, its face: {what}", G::ID)))
}

/// So many games of the standard kind for each number of seats, and some of each other.
fn kinds<G: Face>(games: u64) -> Result<Vec<(G::Options, u8, u64)>, String> {
    let mut kinds = Vec::new();
    for (i, wish) in wishes::<G>()?.into_iter().enumerate() {
        let games = if i == 0 { games } else { games.div_ceil(8) };
        for seats in G::SEATS {
            kinds.extend((0..games).map(|seed| (wish.clone(), seats, seed)));
        }
    }
    Ok(kinds)
}

/// Names, choices and rules are there, and every picture can be drawn.
fn fixed_texts<G: Face>() -> Result<(), String> {
    let full = |text: &str| {
        (!text.trim().is_empty())
            .then_some(())
            .ok_or("a text is empty")
    };
    full(G::NAME.get())?;
    _ = G::showpiece();
    for (i, choice) in G::CHOICES.iter().enumerate() {
        let words = G::TEXTS.choice(G::CHOICES, i);
        full(words.name().get())?;
        for j in 0..choice.values.len() {
            full(words.value(j).get()).and(full(words.means(j).get()))?;
        }
    }
    let mut pictures = Vec::new();
    for page in G::TEXTS.rules() {
        full(page.title()).and(full(&page.lines().concat()))?;
        for line in page.lines() {
            let picture = Picture::read(line);
            if line.starts_with('!') && picture.is_none() {
                return Err(format!("{line} is no picture"));
            }
            pictures.extend(picture.map(|picture| (page.title(), picture)));
        }
    }
    for (title, picture) in pictures {
        full(picture.words)?;
        let position: G = picture
            .position
            .replace(" / ", "\n")
            .parse()
            .map_err(|fault| format!("{title}: {fault}"))?;
        let known = |name: &str| {
            position
                .spots()
                .into_iter()
                .any(|s| G::spot_name(s) == name)
        };
        let mut spots = picture.spots.unwrap_or_default().split_whitespace();
        if spots.any(|name| !known(name)) {
            return Err(format!("{title}: the picture points nowhere"));
        }
    }
    Ok(())
}

/// No two moves share a path, and none begins another's; each spot on a path is a spot of the board.
fn paths_are_apart<G: Face>(position: &G) -> Result<(), String> {
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
        if let Some(j) =
            (0..i).find(|j| paths[*j].starts_with(path) || path.starts_with(&paths[*j]))
        {
            return Err(format!("{} and {} are touched alike", moves[i], moves[j]));
        }
    }
    if let Some(Entry { lists, .. }) = position.entry()
        && (lists.len() > entry::MOST || paths.iter().any(|path| path.len() != lists.len()))
    {
        return Err("its lists do not fit its moves".into());
    }
    Ok(())
}

/// Every sentence is filled, whatever is touched.
fn words_are_whole<G: Face>(position: &G, seats: u8) -> Result<(), String> {
    let names: Vec<String> = (1..=seats).map(|n| format!("Name{n}")).collect();
    let whole = |message: Message| {
        let said = message.say(&names);
        let sound = !said.trim().is_empty() && !said.contains(['{', '}']);
        if sound {
            Ok(())
        } else {
            Err(format!("“{said}” is not whole"))
        }
    };
    whole(position.prompt(&[]))?;
    for spot in position.spots() {
        whole(position.why_not(&[], spot))?;
        position.foretell(&[], spot).map_or(Ok(()), whole)?;
    }
    for m in position.moves() {
        whole(position.say(m, Viewer::Nobody))?;
        position.moment(m).map_or(Ok(()), whole)?;
    }
    for seat in Seat::all(seats) {
        position.note(seat).map_or(Ok(()), whole)?;
    }
    if let Turn::Over(outcome) = position.turn() {
        whole(position.ending(&outcome))?;
        for part in position.tally() {
            if part.points.len() != usize::from(seats) {
                return Err(format!("{} has no number for each seat", part.name.get()));
            }
        }
    }
    Ok(())
}

/// Names are apart, and arrows lead from every spot to spots of the board, and there and back.
fn spots_are_reached<G: Face>(position: &G) -> Result<(), String> {
    let spots = position.spots();
    let names: Vec<String> = spots.iter().map(|spot| G::spot_name(*spot)).collect();
    if (0..names.len()).any(|i| names[..i].contains(&names[i])) {
        return Err("two spots have one name".into());
    }
    let ways = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];
    for standing in [false, true] {
        let view = View {
            standing,
            ..View::PICTURE
        };
        let from = |spot| {
            ways.map(|way| position.neighbour(spot, way, view))
                .into_iter()
                .flatten()
        };
        let mut reached: Vec<Spot> = spots.first().copied().into_iter().collect();
        let mut next = 0;
        while next < reached.len() {
            for spot in from(reached[next]) {
                if !spots.contains(&spot) {
                    return Err(format!(
                        "an arrow leads off the board to {}",
                        G::spot_name(spot)
                    ));
                }
                if !reached.contains(&spot) {
                    reached.push(spot);
                }
            }
            next += 1;
        }
        let buttons: Vec<Spot> = position
            .buttons(&[])
            .into_iter()
            .map(|(spot, _)| spot)
            .collect();
        let lost = spots
            .iter()
            .find(|s| !reached.contains(s) && !buttons.contains(s) && !G::lies_beside(**s));
        if let Some(lost) = lost {
            return Err(format!("no arrow leads to {}", G::spot_name(*lost)));
        }
    }
    Ok(())
}

/// After its steps every piece lies where the rules say, in whatever order.
fn pieces_arrive<G: Face>(scene: &Scene, after: &G) -> Result<(), String> {
    let count = |all: &[(Spot, u8)], spot: Spot| all.iter().filter(|(s, _)| *s == spot).count();
    let (shown, true_ones) = (scene.spots(), after.pieces());
    let strays = true_ones
        .iter()
        .chain(&shown)
        .find(|(spot, _)| count(&shown, *spot) != count(&true_ones, *spot));
    match strays {
        Some((spot, _)) => Err(format!("pieces went astray at {}", G::spot_name(*spot))),
        None if scene.held() > 0 => Err("a piece stays in the hand".into()),
        None => Ok(()),
    }
}
