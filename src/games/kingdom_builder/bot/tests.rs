//! The gold that the bot expects of single settlements is compared with what the rules count.

use super::adjacency::Adjacency;
use super::gains::GainEvaluator;
use super::*;
use crate::games::kingdom_builder::MANDATORY;
use crate::testing::random_game;

#[test]
fn what_a_settlement_earns_is_what_the_rules_count_afterwards() {
    // Cards that pay for each settlement by itself. Those that pay in larger steps are tested below.
    for cards in [
        "fishermen,hermits,knights",
        "discoverers,miners,workers",
        "hermits,miners,discoverers",
    ] {
        let wish = format!("cards={cards}").parse().expect("options");
        let mut compared = 0;
        for seed in 0..6 {
            for now in random_game::<KingdomBuilder>(3, &wish, seed).positions {
                if now.built >= MANDATORY || now.stage != Stage::Act {
                    continue;
                }
                let adjacency = Adjacency::new(&now.land);
                let mut evaluator = GainEvaluator::new(&adjacency, &now);
                evaluator.set_settlements(now.settlements(now.to_act()));
                for hex in now.targets(None).iter() {
                    let mut after = now.clone();
                    after.apply(Move::Settle(hex));
                    let earned = after.gold(now.to_act()) as f32 - now.gold(now.to_act()) as f32;
                    assert_eq!(evaluator.gold(hex), earned, "{hex:?} in\n{now}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}

#[test]
fn sites_are_linked_and_areas_grow_as_the_rules_count() {
    for (cards, least) in [("merchants", 1.0), ("citizens", 0.5), ("farmers", 0.75)] {
        let wish = format!("cards={cards},miners,workers")
            .parse()
            .expect("options");
        let mut earning = 0;
        let games = (5..9).map(|seed| random_game::<KingdomBuilder>(2, &wish, seed));
        for now in games.flat_map(|game| game.positions) {
            if now.built >= MANDATORY || now.stage != Stage::Act {
                continue;
            }
            let adjacency = Adjacency::new(&now.land);
            let mut evaluator = GainEvaluator::new(&adjacency, &now);
            evaluator.set_settlements(now.settlements(now.to_act()));
            for hex in now.targets(None).iter() {
                let mut after = now.clone();
                after.apply(Move::Settle(hex));
                let gold = |game: &KingdomBuilder| game.card_scores(now.to_act())[0].gold;
                let rest = |game: &KingdomBuilder| game.gold(now.to_act()) - gold(game);
                if gold(&after) > gold(&now) {
                    let shared = evaluator.gold(hex) - (rest(&after) - rest(&now)) as f32;
                    assert!(shared >= least, "{shared} for {hex:?} in\n{now}");
                    earning += 1;
                }
            }
        }
        assert!(earning > 10, "{cards}: {earning}");
    }
}
