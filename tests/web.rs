//! The built page in headless Chromium: each scenario has a server and a browser of its own, and none may leave an error in the
//! console, break the security policy or ask another host for anything.
//!
//! `cargo test --test web` runs them all, `cargo test --test web -- offline` those with the word in their name, `-- --list` names them.

#[path = "web/offline.rs"]
mod offline;
#[path = "web/shell.rs"]
mod shell;
#[path = "web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::process::ExitCode;
use std::time::Instant;
use web::{Done, Driver, House};

/// A name that is a sentence, and what happens.
type Scenario = (
    &'static str,
    for<'a> fn(&'a mut House) -> Pin<Box<dyn Future<Output = Done> + 'a>>,
);

/// Lists functions `async fn(&mut House) -> Done`, by path.
macro_rules! scenarios {
    ($($path:path),* $(,)?) => { &[$((stringify!($path), |house| Box::pin($path(house)))),*] };
}

const SCENARIOS: &[Scenario] = scenarios![
    shell::the_page_starts,
    shell::the_watchers_see_what_is_forbidden,
    shell::everything_lies_under_the_sub_path,
    shell::the_manifest_and_its_icons_are_sound,
    shell::light_and_dark_follow_the_system_unless_forced,
    shell::axe_finds_nothing_by_day_or_night,
    shell::opened_as_a_file_it_says_what_to_do,
    shell::without_scripts_it_says_what_to_do,
    shell::with_a_part_missing_it_says_so,
    offline::a_reload_and_a_new_visit_start,
    offline::neighbours_are_left_alone,
    offline::a_new_version_waits_until_told,
    offline::a_version_that_arrives_in_pieces_is_dropped,
    offline::the_build_fails_if_a_file_is_missing,
];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let chosen: Vec<_> = SCENARIOS
        .iter()
        .map(|(path, run)| {
            (
                path.replace(" ", "").replace("::", ": ").replace('_', " "),
                run,
            )
        })
        .filter(|(name, _)| {
            wanted
                .iter()
                .filter(|w| !w.starts_with("--"))
                .all(|w| name.contains(&w.replace('_', " ")))
        })
        .collect();
    if wanted.iter().any(|w| w == "--list") {
        chosen.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    }
    let (dist, driver) = match web::dist().and_then(|dist| Ok((dist, Driver::start()?))) {
        Ok(both) => both,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs nothing");

    let mut failed = 0;
    for (name, run) in &chosen {
        let begun = Instant::now();
        let result = runtime
            .block_on(House::open(&driver, &dist))
            .and_then(|mut house| {
                let mut result =
                    catch_unwind(AssertUnwindSafe(|| runtime.block_on(run(&mut house))))
                        .unwrap_or_else(|_| Err("it panicked, as said above".into()));
                runtime.block_on(async {
                    match house.browser.troubles().await {
                        Ok(troubles) if result.is_ok() && !troubles.is_empty() => {
                            result = Err(troubles.join("\n    ").into())
                        }
                        _ => {}
                    }
                    if let Err(error) = &mut result {
                        let picture = web::target()
                            .join("shots/failed")
                            .join(format!("{}.png", name.replace([' ', ':'], "-")));
                        if house.browser.screenshot(&picture).await.is_ok() {
                            *error = format!("{error}\n    seen at the end: {}", picture.display())
                                .into();
                        }
                    }
                    let elsewhere = house.close().await?;
                    if result.is_ok() && !elsewhere.is_empty() {
                        result = Err(format!("asked other hosts: {}", elsewhere.join(" ")).into());
                    }
                    result
                })
            });
        let time = begun.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("{time:6.1} s  ok      {name}"),
            Err(error) => {
                failed += 1;
                println!("{time:6.1} s  FAILED  {name}\n    {error}");
            }
        }
    }
    println!("{} passed, {failed} failed", chosen.len() - failed);
    if failed == 0 && !chosen.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
