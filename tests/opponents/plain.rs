//! The plain search that the clever ones are compared with: every line, one after the other, nothing remembered.

use parlour::ai::{Budget, Found, Insight, Limits, Strength, look};
use parlour::game::Turn;
use parlour::game::rng;
use parlour::game::seat::{PerSeat, Seat};

/// What a position is worth, `depth` decisions looked ahead; each seat does its best for itself, chance by its odds.
pub fn plain<G: Insight>(position: &G, depth: u32) -> PerSeat<f32> {
    let after = |m, depth| {
        let mut after = position.clone();
        after.apply(m);
        plain(&after, depth)
    };
    match position.turn() {
        Turn::Over(outcome) => position.reward(&outcome),
        Turn::Seat(_) if depth == 0 => position.worth(),
        Turn::Seat(seat) => {
            let mut best: Option<PerSeat<f32>> = None;
            for m in position.moves() {
                let worth = after(m, depth - 1);
                if best.is_none_or(|best| worth[seat] > best[seat]) {
                    best = Some(worth);
                }
            }
            best.expect("whoever has to decide has something to decide")
        }
        Turn::Chance(_) => {
            let moves = position.moves();
            let odds: u32 = moves.iter().map(|m| position.weight(*m)).sum();
            let parts: Vec<(f32, PerSeat<f32>)> = moves
                .into_iter()
                .map(|m| (position.weight(m) as f32, after(m, depth)))
                .collect();
            PerSeat::new(parts[0].1.seats(), |seat| {
                let sum: f32 = parts
                    .iter()
                    .map(|(weight, worth)| weight * worth[seat])
                    .sum();
                sum / odds as f32
            })
        }
    }
}

/// What the generic search finds in a position, with nothing held back but the depth.
pub fn found<G: Insight>(position: &G, depth: u32, chains: bool, nodes: u64) -> Found<G::Move> {
    let Turn::Seat(seat) = position.turn() else {
        panic!("nobody has to decide in\n{position}");
    };
    let strength = Strength {
        depth,
        chains,
        ..Strength::FULL
    };
    let rng = &mut rng::stream(7, 7);
    let limits = &mut Limits::new(Budget::of_nodes(nodes), &|| 0.0);
    let mut last = None;
    look(position, seat, strength, rng, limits, &mut |found| {
        last = Some(found)
    });
    last.expect("at least one move is told")
}

/// Compares the search with the plain one: the same worth, by a move that has it.
pub fn compare<G: Insight>(position: &G, depth: Option<u32>, chains: bool) -> Result<(), String> {
    /// Ends are valued a little less the farther they are.
    const NEARLY: f32 = 2e-4;
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        _ => Seat::ONE,
    };
    let found = found(position, depth.unwrap_or(u32::MAX), chains, 50_000_000);
    let plainly =
        |position: &G, less| plain(position, depth.map_or(u32::MAX, |depth| depth - less));
    let best = plainly(position, 0)[seat];
    let mut after = position.clone();
    after.play(found.m).map_err(|illegal| illegal.to_string())?;
    let chosen = plainly(&after, 1)[seat];
    let near = |worth: f32| (worth - best).abs() < NEARLY;
    match near(found.worth) && near(chosen) {
        true => Ok(()),
        false => Err(format!(
            "{} is told to be worth {}, it is {chosen}, and the best is {best}, in\n{position}",
            found.m, found.worth
        )),
    }
}
