//! Holds every game of the list, and a made-up one, to what all games are held to.

mod report;
mod toy;

use parlour::games::{self, RULES};
use parlour::testing::conform;
use report::Report;
use std::process::ExitCode;
use toy::Toy;

/// Games of each kind: for every number of seats and every value of every choice.
const GAMES: u64 = 40;

fn main() -> ExitCode {
    let mut report = Report::default();
    for rules in RULES {
        report.check(rules.id, || found((rules.conform)(GAMES)));
    }
    for info in games::GAMES.iter() {
        report.check(&format!("{}, as it is shown", info.id), || {
            let conforms = (info.conform)(GAMES).map(|()| "holds");
            found(conforms)
        });
    }
    report.check("toy", || found(conform::<Toy>(GAMES)));
    for (name, test) in toy::TESTS {
        report.check(&format!("toy: {}", name.replace('_', " ")), || {
            test();
            Ok("holds".into())
        });
    }
    report.finish()
}

fn found<T: ToString, E: ToString>(found: Result<T, E>) -> Result<String, String> {
    found
        .map(|tally| tally.to_string())
        .map_err(|fault| fault.to_string())
}
