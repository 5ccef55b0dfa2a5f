//! How strong the computer at Sorry! must be, in a short form.

use crate::report::Report;
use crate::sorry::{Player, Share, alone, first_seat};
use parlour::table::Level;

/// The computer at Sorry! must win so many in a hundred, alone among so many others of the kind. The games are the same each time;
/// SORRY makes them more, and the bounds hold for any four hundred.
pub fn hold(games: u64, report: &mut Report) {
    let [easy, medium, hard, expert] = Level::ALL.map(Player::Computer);
    for (name, one, others, seats, options, least) in [
        (
            "expert beats RewardV1",
            expert,
            Player::RewardV1,
            2,
            "",
            66.0,
        ),
        (
            "expert beats three RewardV1",
            expert,
            Player::RewardV1,
            4,
            "",
            37.0,
        ),
        ("expert beats chance", expert, Player::Random, 2, "", 81.0),
        ("expert beats hard", expert, hard, 2, "", 54.0),
        ("hard beats medium", hard, medium, 2, "", 56.0),
        ("medium beats easy", medium, easy, 2, "", 56.0),
        ("easy beats chance", easy, Player::Random, 2, "", 51.0),
        (
            "hands: expert beats RewardV1",
            expert,
            Player::RewardV1,
            2,
            "cards=hand",
            70.0,
        ),
        (
            "hands: expert beats hard",
            expert,
            hard,
            2,
            "cards=hand",
            54.0,
        ),
        (
            "hands: hard beats medium",
            hard,
            medium,
            2,
            "cards=hand",
            54.0,
        ),
        (
            "hands: medium beats easy",
            medium,
            easy,
            2,
            "cards=hand",
            54.0,
        ),
    ] {
        report.check(&format!("sorry: {name}"), || {
            let share = alone(one, others, seats, options, 0..games)?;
            message(share, share.per_cent() >= least)
        });
    }
    report.check("sorry: no seat is better than the other", || {
        let share = first_seat(expert, 0..games)?;
        message(share, (share.per_cent() - 50.0).abs() <= 8.0)
    });
}

fn message(share: Share, holds: bool) -> Result<String, String> {
    match holds {
        true => Ok(share.to_string()),
        false => Err(share.to_string()),
    }
}
