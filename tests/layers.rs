//! Reads the sources: which layer knows of which, how long files are, and that the lists of games are whole.

mod report;

use parlour::games::RULES;
use report::Report;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Rules, table, bots and storage are pure; so is every file of a game but what shows it.
const PURE: &[&str] = &["game", "testing", "table", "ai", "games", "storage"];

/// Web crates, clocks, and numbers that no seed tells again.
const IMPURE: &[&str] = &[
    "leptos",
    "web_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "js_sys",
    "gloo",
    "gloo_storage",
    "gloo_timers",
    "getrandom",
    "Instant",
    "SystemTime",
    "rand::rng",
    "thread_rng",
];

/// What builds pages by hand, or holds values of JavaScript.
const RAW: &[&str] = &[
    "create_element",
    "set_attribute",
    "Closure",
    "SendWrapper",
    "inner_html",
];

/// The games, also those to come: identifiers, modules and types.
const GAMES: &[&str] = &[
    "mancala",
    "Mancala",
    "morris",
    "Morris",
    "score-four",
    "score_four",
    "ScoreFour",
    "sorry",
    "Sorry",
    "kingdom-builder",
    "kingdom_builder",
    "KingdomBuilder",
];

const LONGEST: usize = 400;

struct Source {
    /// Below the root of the project, with `/`.
    path: String,
    text: String,
}

fn main() -> ExitCode {
    let mut report = Report::default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources: Vec<Source> = ["src", "tests"]
        .iter()
        .flat_map(|folder| read(root, &root.join(folder)))
        .collect();
    let code = |name: &&Source| name.path.ends_with(".rs");
    let pure: Vec<&Source> = sources
        .iter()
        .filter(code)
        .filter(|s| is_pure(&s.path))
        .collect();
    let shared: Vec<&Source> = sources
        .iter()
        .filter(code)
        .filter(|s| is_shared(&s.path))
        .collect();
    let components: Vec<&Source> = sources
        .iter()
        .filter(code)
        .filter(|s| is_drawn_by_leptos(&s.path))
        .collect();
    report.check(
        "rules, table, bots and storage name no web crate and no clock",
        || none_names(&pure, IMPURE),
    );
    report.check("only src/app/browser handles raw JavaScript", || {
        none_names(&components, RAW)
    });
    report.check("shared code names no game", || none_names(&shared, GAMES));
    report.check("no file is longer than 400 lines", || {
        none_is_long(&sources)
    });
    report.check("every game's folder is in the list", || {
        list_is_whole(&root.join("src/games"))
    });
    report.check("the page links every game's sheet and shapes", || {
        links_are_whole(root)
    });
    report.finish()
}

/// Every text file that people write, in order.
fn read(root: &Path, folder: &Path) -> Vec<Source> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder can be listed")
        .map(|entry| entry.expect("an entry can be read").path())
        .collect();
    paths.sort();
    let mut sources = Vec::new();
    for path in paths {
        if path.is_dir() {
            sources.extend(read(root, &path));
        } else if path
            .extension()
            .is_some_and(|e| ["rs", "css", "js", "html"].iter().any(|x| e == *x))
        {
            let below = path
                .strip_prefix(root)
                .expect("it was found below the root");
            sources.push(Source {
                path: below.to_string_lossy().replace('\\', "/"),
                text: fs::read_to_string(&path).expect("a source can be read"),
            });
        }
    }
    sources
}

fn is_pure(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        // The browser's own storage.
        ["src", "storage", "local.rs"] => false,
        // The list itself joins rules and what is shown of them.
        ["src", "games", _] => false,
        // How a game is shown; Cargo's features keep its views apart from the rest.
        ["src", "games", _, "ui", ..] => false,
        ["src", top, ..] => PURE.contains(&top.trim_end_matches(".rs")),
        _ => false,
    }
}

fn is_drawn_by_leptos(path: &str) -> bool {
    let views = path.starts_with("src/app/") || path.starts_with("src/games/");
    views && !path.starts_with("src/app/browser/")
}

fn is_shared(path: &str) -> bool {
    path.starts_with("src/") && !path.starts_with("src/games/")
}

fn none_names(sources: &[&Source], names: &[&str]) -> Result<String, String> {
    let mut faults = Vec::new();
    for source in sources {
        for (line, number) in source.text.lines().zip(1..) {
            // What a comment says is for people.
            let code = line.split("//").next().unwrap_or_default();
            let named = names.iter().filter(|name| has_word(code, name));
            faults.extend(named.map(|name| format!("{}:{number} names {name}", source.path)));
        }
    }
    let paths: Vec<&str> = sources.iter().map(|source| source.path.as_str()).collect();
    match faults.is_empty() {
        true => Ok(format!("{} files read: {}", paths.len(), paths.join(" "))),
        false => Err(faults.join("\n")),
    }
}

/// Does the word stand there by itself, not inside a longer one?
fn has_word(code: &str, word: &str) -> bool {
    let inner = |sign: char| sign.is_alphanumeric() || sign == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(inner) && !code[at + word.len()..].starts_with(inner))
}

fn none_is_long(sources: &[Source]) -> Result<String, String> {
    let lines = |source: &Source| source.text.lines().count();
    let long: Vec<String> = sources
        .iter()
        .filter(|source| lines(source) > LONGEST)
        .map(|source| format!("{} has {} lines", source.path, lines(source)))
        .collect();
    let longest = sources
        .iter()
        .max_by_key(|source| lines(source))
        .expect("there are sources");
    match long.is_empty() {
        true => Ok(format!(
            "{} files read, the longest {} with {}",
            sources.len(),
            longest.path,
            lines(longest)
        )),
        false => Err(long.join("\n")),
    }
}

/// What a game's folder must have, and how index.html refers to it.
const LINKED: [(&str, &str); 2] = [("board.css", "css"), ("shapes.svg", "inline")];

fn links_are_whole(root: &Path) -> Result<String, String> {
    let page = fs::read_to_string(root.join("index.html")).expect("the page can be read");
    let (mut links, mut faults) = (Vec::new(), Vec::new());
    for rules in RULES {
        let folder = root.join("src/games").join(rules.id.replace('-', "_"));
        for (name, kind) in LINKED {
            let found = find(&folder, name);
            if found.is_empty() {
                faults.push(format!("{} has no {name}", rules.id));
            }
            for path in found {
                let path = path.strip_prefix(root).expect("it is below the root");
                let path = path.to_string_lossy().replace('\\', "/");
                let link = format!("<link data-trunk rel=\"{kind}\" href=\"{path}\">");
                if !page.contains(&link) {
                    faults.push(format!("index.html does not have {link}"));
                }
                links.push(path);
            }
        }
    }
    match faults.is_empty() {
        true => Ok(links.join(" ")),
        false => Err(faults.join("\n")),
    }
}

/// Every file of this name anywhere below the folder.
fn find(folder: &Path, name: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            found.extend(find(&path, name));
        } else if path.file_name().is_some_and(|file| file == name) {
            found.push(path);
        }
    }
    found
}

fn list_is_whole(games: &Path) -> Result<String, String> {
    let mut folders = BTreeSet::new();
    for entry in fs::read_dir(games).expect("the folder can be listed") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // What all games share of how they are shown is no game.
        if path.is_dir() && name != "ui" {
            folders.insert(name.replace('_', "-"));
        }
    }
    let listed: BTreeSet<String> = RULES.iter().map(|rules| rules.id.to_string()).collect();
    match folders == listed && RULES.len() == listed.len() {
        true => Ok(Vec::from_iter(listed).join(" ")),
        false => Err(format!("folders {folders:?}, listed {listed:?}")),
    }
}
