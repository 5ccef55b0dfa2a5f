//! What a test prints that says what it ran: a line for each check, and the count in the last line.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// Counts what held and what did not.
#[derive(Default)]
pub struct Report {
    passed: u64,
    failed: u64,
}

impl Report {
    /// Makes one check and prints what it found.
    pub fn check(&mut self, name: &str, check: impl FnOnce() -> Result<String, String>) {
        self.quietly(name, || {
            let found = check()?;
            println!("{name}: {found}");
            Ok(())
        });
    }

    /// Makes one check of many and prints only what does not hold; a panic is a fault like any other.
    pub fn quietly(&mut self, name: &str, check: impl FnOnce() -> Result<(), String>) -> bool {
        let panicked = |_| Err("it panicked, as told above".into());
        let found = catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(panicked);
        match &found {
            Ok(()) => self.passed += 1,
            Err(fault) => {
                self.failed += 1;
                println!("{name}: FAILED: {fault}");
            }
        }
        found.is_ok()
    }

    /// Prints the count.
    pub fn finish(self) -> ExitCode {
        println!("{} passed, {} failed", self.passed, self.failed);
        match self.failed {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}
