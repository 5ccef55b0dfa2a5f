//! Mancala in English.

use crate::app::face::{ChoiceWords, Page, Picture};

crate::texts! {
    /// Mancala's texts.
    Words
    name: "Mancala",
    board: "Mancala board",
    store_label: "Store",
    row_note: "row {n}",
    choose: "Choose one of your pits: its stones are sown one by one.",
    choose_or_swap: "Sow a pit, or change sides with {who}.",
    swap: "Change sides",
    over: "The match is over.",
    pit: "{who}’s pit {pit}, {n} {n:stone|stones}",
    store: "{who}’s store, {n} {n:stone|stones}",
    empty_pit: "Pit {pit} is empty. Choose a pit with stones.",
    not_yours: "That pit is {who}’s. Choose one of your own row.",
    not_a_pit: "Stones in a store stay there. Choose one of your pits.",
    no_swap: "Sides can be changed only once, after the first turn.",
    ahead_one: "Pit {pit}: its one stone falls in {place}.",
    ahead: "Pit {pit}: the last of {n} stones falls in {place}.",
    ahead_again: "Pit {pit}: the last stone falls in your store, and you sow again.",
    ahead_takes: "Pit {pit}: the last stone captures {taken} {taken:stone|stones}.",
    ahead_ends: "Pit {pit} ends the match.",
    in_pit: "{who}’s pit {pit}",
    in_own_pit: "your pit {pit}",
    in_store: "the store",
    in_own_store: "your store",
    tag_again: "again",
    tag_takes: "+{n}",
    tag_ends: "end",
    sows: "{who} sows {n} {n:stone|stones} from pit {pit}, the last in {place}.",
    sows_one: "{who} moves the one stone of pit {pit} to {place}.",
    swaps: "{who} changes sides with {whom}.",
    again: "{who} sows again",
    takes: "{who} captures {n} {n:stone|stones}",
    sweeps: "{who} keeps the last {n} {n:stone|stones}",
    ends_empty: "{who}’s pits are empty; {whom} keeps the {n} {n:stone|stones} left.",
    ends_empty_both: "All pits are empty.",
    ends_empty_other: "{who}’s pits are empty and takes the {n} {n:stone|stones} left.",
    ends_empty_none: "{who}’s pits are empty; the {n} {n:stone|stones} left count for nobody.",
    part_store: "In the store",
    part_left: "Left in own pits",
    part_swept: "Left over",
}

/// What is chosen before a match.
pub fn choice(key: &str, value: &str) -> ChoiceWords {
    let words = |name, value, means| ChoiceWords { name, value, means };
    match (key, value) {
        ("stones", "4") => words(
            "Stones in each pit",
            "4",
            "The usual game, about ten minutes.",
        ),
        ("stones", "3") => words("Stones in each pit", "3", "A short game."),
        ("stones", "5") => words("Stones in each pit", "5", "A longer game."),
        ("stones", "6") => words("Stones in each pit", "6", "The longest game."),
        ("capture", "nonempty") => words(
            "Capture",
            "If stones lie opposite",
            "A last stone in an own empty pit takes the pit opposite, if it holds any.",
        ),
        ("capture", "empty") => words(
            "Capture",
            "Always",
            "A last stone in an own empty pit goes to the store even when the pit opposite is empty.",
        ),
        ("capture", "none") => words("Capture", "Never", "Stones are never captured."),
        ("end", "either") => words(
            "End",
            "One row is empty",
            "The match ends as soon as either row is empty.",
        ),
        ("end", "turn") => words(
            "End",
            "Nothing to sow",
            "The match ends when the player to move has nothing to sow.",
        ),
        ("sweep", "owner") => words(
            "Stones left over",
            "To their owner",
            "Stones left at the end go to the player on whose side they lie.",
        ),
        ("sweep", "opponent") => words(
            "Stones left over",
            "To the empty row",
            "Stones left at the end go to the player whose row is empty.",
        ),
        ("sweep", "none") => words(
            "Stones left over",
            "To nobody",
            "Stones left at the end count for nobody.",
        ),
        ("pie", "off") => words("Changing sides", "No", "Everybody keeps their side."),
        ("pie", "on") => words(
            "Changing sides",
            "Once",
            "After the first turn the second player may change sides: it makes the start fair.",
        ),
        ("start", "even") => words("Start", "Even", "The same number of stones in every pit."),
        ("start", "fair1") => words(
            "Start",
            "Fair A",
            "One stone shifted so that neither side is ahead: pit 1 to pit 3.",
        ),
        ("start", "fair2") => words(
            "Start",
            "Fair B",
            "One stone shifted so that neither side is ahead: pit 5 to pit 3.",
        ),
        _ => words(
            "Start",
            "Fair C",
            "One stone shifted so that neither side is ahead: from the far row to pit 3.",
        ),
    }
}

/// The rules.
pub const RULES: &[Page] = &[
    Page {
        title: "Aim",
        text: "Two players share a board with two rows of six pits. The row before you is yours, and so is the long store at your right hand.\n\nWhoever has more stones in their store at the end wins. With equal stores it is a draw.",
        picture: Some(Picture {
            position: "4 4 4 4 4 4 / 0 0 / 4 4 4 4 4 4 south to move",
            spot: None,
            words: "The board at the start: four stones in each of the twelve pits, both stores empty.",
        }),
    },
    Page {
        title: "Sowing",
        text: "On your turn choose one of your pits that holds stones. All of them are taken up and sown one by one into the pits that follow, counter-clockwise.\n\nYour own store gets a stone when you pass it; the other player’s store is always skipped. Then it is the other player’s turn.",
        picture: Some(Picture {
            position: "4 4 4 4 4 4 / 0 0 / 4 4 4 4 4 4 south to move",
            spot: Some("S6"),
            words: "Four stones of pit 6: one falls in the store, three in the first pits of the far row.",
        }),
    },
    Page {
        title: "Sow again",
        text: "If your last stone falls into your own store, you sow again, as often as you manage it.\n\nIt is the most useful thing to look for: a pit next to the store with one stone, the one before it with two, and so on.",
        picture: Some(Picture {
            position: "4 4 4 4 4 4 / 0 0 / 4 4 4 4 4 4 south to move",
            spot: Some("S3"),
            words: "Four stones of pit 3 reach exactly into the store.",
        }),
    },
    Page {
        title: "Capturing",
        text: "If your last stone falls into an empty pit of your own row, and stones lie in the pit opposite, you capture: that stone and all stones opposite go to your store.\n\nIf the pit opposite is empty, nothing happens and the stone stays.",
        picture: Some(Picture {
            position: "2 0 1 6 0 3 / 14 14 / 0 0 1 0 5 2 south to move",
            spot: Some("S3"),
            words: "The one stone of pit 3 falls into the empty pit 4; six stones lie opposite: seven stones are captured.",
        }),
    },
    Page {
        title: "A long way round",
        text: "A pit with many stones can be sown all round the board. The pit it began from gets a stone again like any other.\n\nWith exactly thirteen stones the last one comes home to the pit it began from, and captures.",
        picture: None,
    },
    Page {
        title: "End",
        text: "The match ends when, after a sowing, either row is empty. It does not matter whose turn it would be.\n\nThe stones that still lie in a row go to the store of the player it belongs to. Then the stores are compared.\n\nTo have more than half of all stones decides the match, but it is played on to its end. You may resign at any time; that counts as a loss.",
        picture: Some(Picture {
            position: "0 3 0 0 1 2 / 21 20 / 0 0 0 0 0 1 south to move",
            spot: Some("S6"),
            words: "The last stone of the near row goes to the store; the six stones of the far row go to the far player.",
        }),
    },
    Page {
        title: "Other ways to play",
        text: "New match offers other rules:\n\n- three, five or six stones in each pit\n- captures always, or never\n- the match ends only when the player to move has nothing to sow\n- stones left over go to the other player, or to nobody\n- the second player may change sides once, after the first turn\n- a fair start, with one stone shifted: with perfect play it is a draw",
        picture: None,
    },
];
