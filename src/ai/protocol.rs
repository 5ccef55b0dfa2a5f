//! What the page and the worker send each other: JSON texts.
//!
//! ```text
//!     page    {"move":{"ticket":7,"about":{"game":"mancala","match_id":83,"move_number":12,"position":"…"},
//!              "level":"hard","milliseconds":1000}}
//!     worker  {"ready":{"build":"1f3a91c200d4"}}     first of all
//!             {"best":{"ticket":7,"thought":{…}}}    again for each better move
//!             {"done":{"ticket":7,"complete":true}}
//! ```

use super::{MatchPosition, Thought};
use crate::table::Level;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// No message is longer, in bytes; a Morris position with all its earlier ones has some thousand.
pub const LONGEST_MESSAGE: usize = 1 << 20;

/// What the page asks of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AiRequest {
    /// A move, as a computer of this level would make it.
    Move {
        /// Names the request: responses carry it.
        ticket: u32,
        /// The position.
        about: MatchPosition,
        /// How well to play.
        level: Level,
        /// How long to think.
        milliseconds: u32,
    },
    /// The final margin of every move.
    Values {
        /// Names the request: responses carry it.
        ticket: u32,
        /// The position.
        about: MatchPosition,
        /// How long to compute.
        milliseconds: u32,
    },
}

impl AiRequest {
    /// The name of the request.
    pub fn ticket(&self) -> u32 {
        match self {
            AiRequest::Move { ticket, .. } | AiRequest::Values { ticket, .. } => *ticket,
        }
    }

    /// The position that it is about.
    pub fn about(&self) -> &MatchPosition {
        match self {
            AiRequest::Move { about, .. } | AiRequest::Values { about, .. } => about,
        }
    }

    /// How long the worker may take.
    pub fn milliseconds(&self) -> u32 {
        match self {
            AiRequest::Move { milliseconds, .. } | AiRequest::Values { milliseconds, .. } => {
                *milliseconds
            }
        }
    }

    /// The message.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// The request in a message; none if it is none, or too long.
    pub fn decode(message: &str) -> Option<AiRequest> {
        decode(message)
    }
}

/// What the worker says to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AiResponse {
    /// The worker is ready for requests.
    Ready {
        /// The build it belongs to.
        build: String,
    },
    /// A better move than the one before.
    Best {
        /// The request.
        ticket: u32,
        /// The move, and what is known of it.
        thought: Thought,
    },
    /// The final margin of a move.
    Value {
        /// The request.
        ticket: u32,
        /// The move, in notation.
        chosen: String,
        /// The margin for whoever makes it.
        margin: i32,
    },
    /// The end of the response.
    Done {
        /// The request.
        ticket: u32,
        /// Is everything known that was asked?
        complete: bool,
    },
    /// The request cannot be answered.
    Failed {
        /// The request.
        ticket: u32,
        /// The reason, a sentence.
        reason: String,
    },
}

impl AiResponse {
    /// The request that it belongs to; none while the worker only says that it is ready.
    pub fn ticket(&self) -> Option<u32> {
        match self {
            AiResponse::Ready { .. } => None,
            AiResponse::Best { ticket, .. }
            | AiResponse::Value { ticket, .. }
            | AiResponse::Done { ticket, .. }
            | AiResponse::Failed { ticket, .. } => Some(*ticket),
        }
    }

    /// Will nothing more be said to this request?
    pub fn is_last(&self) -> bool {
        matches!(self, AiResponse::Done { .. } | AiResponse::Failed { .. })
    }

    /// The message.
    pub fn encode(&self) -> String {
        encode(self)
    }

    /// The response in a message; none if it is none, or too long.
    pub fn decode(message: &str) -> Option<AiResponse> {
        decode(message)
    }
}

fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("every key is a text")
}

fn decode<T: DeserializeOwned>(message: &str) -> Option<T> {
    if message.len() > LONGEST_MESSAGE {
        return None;
    }
    serde_json::from_str(message).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn about() -> MatchPosition {
        MatchPosition {
            game: "ludo".to_owned(),
            match_id: u32::MAX,
            move_number: 12,
            position: "north \"1\"\nsouth\n".to_owned(),
        }
    }

    fn requests() -> Vec<AiRequest> {
        let (ticket, milliseconds) = (70_000, 2_000);
        let of_level = |level| AiRequest::Move {
            ticket,
            about: about(),
            level,
            milliseconds,
        };
        let mut requests = Level::ALL.map(of_level).to_vec();
        requests.push(AiRequest::Values {
            ticket,
            about: about(),
            milliseconds,
        });
        requests
    }

    fn responses() -> Vec<AiResponse> {
        let best = |margin| AiResponse::Best {
            ticket: 7,
            thought: Thought {
                chosen: "D6-D7".to_owned(),
                worth: 0.612_345_6,
                margin,
                depth: 11,
                nodes: 5_000_000_000,
            },
        };
        vec![
            AiResponse::Ready {
                build: "1f3a91c200d4".to_owned(),
            },
            best(None),
            best(Some(-8)),
            AiResponse::Value {
                ticket: 8,
                chosen: "3".to_owned(),
                margin: -4,
            },
            AiResponse::Done {
                ticket: 7,
                complete: true,
            },
            AiResponse::Failed {
                ticket: 9,
                reason: "a line of a record was expected".to_owned(),
            },
        ]
    }

    #[test]
    fn a_request_reads_back() {
        for request in requests() {
            assert_eq!(AiRequest::decode(&request.encode()), Some(request));
        }
    }

    #[test]
    fn a_response_reads_back() {
        for response in responses() {
            assert_eq!(AiResponse::decode(&response.encode()), Some(response));
        }
    }

    #[test]
    fn levels_are_called_by_their_names_in_records() {
        for level in Level::ALL {
            let name = serde_json::to_value(level).expect("a level is a text");
            assert_eq!(name, level.id());
        }
    }

    #[test]
    fn a_request_that_makes_no_sense_is_none() {
        let whole = requests()[2].encode();
        assert!(AiRequest::decode(&whole).is_some(), "{whole}");
        for (from, to) in [
            ("\"hard\"", "\"brilliant\""),
            ("\"hard\"", "2"),
            ("70000", "-1"),
            ("70000", "4294967296"),
            ("70000", "1.5"),
            ("\"move_number\"", "\"number\""),
            ("\"move\"", "\"wonder\""),
            ("{\"move\"", "[\"move\""),
            ("\"milliseconds\":2000", "\"milliseconds\":2000,\"seed\":1"),
            ("}}", "}"),
            ("}}", "}} {}"),
        ] {
            let other = whole.replacen(from, to, 1);
            assert_ne!(other, whole, "{from}");
            assert_eq!(AiRequest::decode(&other), None, "{other}");
        }
    }

    #[test]
    fn a_message_that_is_too_long_is_none() {
        let blanks = |count| format!("{}{}", requests()[0].encode(), " ".repeat(count));
        let room = LONGEST_MESSAGE - blanks(0).len();
        assert!(AiRequest::decode(&blanks(room)).is_some());
        assert_eq!(AiRequest::decode(&blanks(room + 1)), None);
        assert_eq!(AiResponse::decode(&"[".repeat(LONGEST_MESSAGE)), None);
    }

    proptest! {
        #[test]
        fn any_text_can_be_decoded(text in ".{0,200}") {
            prop_assert_eq!(AiRequest::decode(&text), None);
            prop_assert_eq!(AiResponse::decode(&text), None);
        }

        #[test]
        fn a_message_with_a_wrong_byte_can_be_decoded(which in 0usize..5, at in 0usize..400, letter in "[ -~]") {
            let mut text = requests()[which].encode();
            let at = at % text.len();
            text.replace_range(at..=at, &letter);
            if let Some(request) = AiRequest::decode(&text) {
                prop_assert_eq!(AiRequest::decode(&request.encode()), Some(request));
            }
        }
    }
}
