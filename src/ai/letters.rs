//! What page and worker write to each other: plain text, a line for each thing, and the position below a question.
//!
//! ```text
//!     page    think 7 hard 1000        ticket, level, milliseconds
//!             mancala 83 12            game, match, moves made; the position follows
//!             values 8 20000           ticket, milliseconds; the same follows
//!     worker  ready 1f3a91c2           the build it is of
//!             best 7 3 612 8 11 90210  ticket, move, worth in thousandths, margin or -, depth, positions
//!             value 8 3 -4             ticket, move, margin
//!             done 7 1                 ticket, whether everything that was asked is known
//!             failed 7 a sentence      ticket, why
//! ```

use super::{Asked, Thought};
use crate::table::Level;
use crate::text;

/// What the page wants to know of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A move, as a computer of this level would make it.
    Move(Level),
    /// The final margin of every move.
    Values,
}

/// A question: what is wanted, and how long it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Names the question: answers carry it.
    pub ticket: u32,
    /// What is wanted.
    pub wish: Wish,
    /// How long it may take.
    pub milliseconds: u32,
}

impl Question {
    /// The letter, with what is asked about below.
    pub fn write(&self, about: &Asked) -> String {
        let mut text = String::new();
        let (kind, level) = match self.wish {
            Wish::Move(level) => ("think", level.id()),
            Wish::Values => ("values", ""),
        };
        let (ticket, time) = (told(self.ticket), told(self.milliseconds));
        for word in [kind, &ticket, level, &time] {
            if !word.is_empty() {
                text::push_word(&mut text, ' ', word);
            }
        }
        text.push('\n');
        let (id, number) = (told(about.id), told(about.number));
        for part in [&about.game, " ", &id, " ", &number, "\n", &about.position] {
            text.push_str(part);
        }
        text
    }

    /// The question a letter asks, and about what.
    pub fn read(letter: &str) -> Option<(Question, Asked)> {
        let (line, rest) = letter.split_once('\n')?;
        let (about, position) = rest.split_once('\n')?;
        let words = text::words(line, ' ');
        let (ticket, wish, time) = match words[..] {
            ["think", ticket, level, time] => (ticket, Wish::Move(Level::read(level)?), time),
            ["values", ticket, time] => (ticket, Wish::Values, time),
            _ => return None,
        };
        let question = Question {
            ticket: text::count(ticket)?,
            wish,
            milliseconds: text::count(time)?,
        };
        let [game, id, number] = text::words(about, ' ')[..] else {
            return None;
        };
        let about = Asked {
            game: game.to_owned(),
            id: text::count(id)?,
            number: text::count(number)?,
            position: position.to_owned(),
        };
        Some((question, about))
    }
}

/// What the worker says. All but the first carry the ticket of their question.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It is there, and of this build.
    Ready(String),
    /// A better move than the one before.
    Best(u32, Thought),
    /// The final margin of a move.
    Value(u32, String, i32),
    /// There is no more to say; is everything known?
    Done(u32, bool),
    /// The question cannot be answered, and why.
    Failed(u32, String),
}

impl Answer {
    /// The letter.
    pub fn write(&self) -> String {
        let mut letter = String::new();
        let mut push = |word: &str| text::push_word(&mut letter, ' ', word);
        match self {
            Answer::Ready(build) => {
                push("ready");
                push(build);
            }
            Answer::Best(ticket, thought) => {
                push("best");
                push(&told(*ticket));
                push(&thought.chosen);
                push(&text::told((thought.worth * 1_000.0) as i64));
                match thought.margin {
                    Some(margin) => push(&text::told(margin.into())),
                    None => push("-"),
                }
                push(&told(thought.depth));
                push(&text::told(thought.nodes as i64));
            }
            Answer::Value(ticket, chosen, margin) => {
                push("value");
                push(&told(*ticket));
                push(chosen);
                push(&text::told((*margin).into()));
            }
            Answer::Done(ticket, all) => {
                push("done");
                push(&told(*ticket));
                push(if *all { "1" } else { "0" });
            }
            Answer::Failed(ticket, why) => {
                push("failed");
                push(&told(*ticket));
                push(why);
            }
        }
        letter
    }

    /// The answer a letter tells.
    pub fn read(letter: &str) -> Option<Answer> {
        let (kind, rest) = text::first_word(letter);
        if kind == "ready" {
            return Some(Answer::Ready(rest.to_owned()));
        }
        let (ticket, rest) = text::first_word(rest);
        let ticket = text::count(ticket)?;
        if kind == "failed" {
            return Some(Answer::Failed(ticket, rest.to_owned()));
        }
        let number = |word: &str| text::number(word);
        let words = text::words(rest, ' ');
        Some(match (kind, &words[..]) {
            ("best", [chosen, worth, margin, depth, nodes]) => {
                let thought = Thought {
                    chosen: (*chosen).to_owned(),
                    worth: number(worth)? as f32 / 1_000.0,
                    margin: match *margin {
                        "-" => None,
                        margin => Some(i32::try_from(number(margin)?).ok()?),
                    },
                    depth: text::count(depth)?,
                    nodes: u64::try_from(number(nodes)?).ok()?,
                };
                Answer::Best(ticket, thought)
            }
            ("value", [chosen, margin]) => {
                let margin = i32::try_from(number(margin)?).ok()?;
                Answer::Value(ticket, (*chosen).to_owned(), margin)
            }
            ("done", ["1"]) => Answer::Done(ticket, true),
            ("done", ["0"]) => Answer::Done(ticket, false),
            _ => return None,
        })
    }
}

fn told(number: u32) -> String {
    text::told(number.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_reads_back_with_the_position_below() {
        let about = Asked {
            game: "ludo".to_owned(),
            id: u32::MAX,
            number: 12,
            position: "north\nsouth\n".to_owned(),
        };
        let mut wishes = vec![Wish::Values];
        wishes.extend(Level::ALL.map(Wish::Move));
        for wish in wishes {
            let question = Question {
                ticket: 70_000,
                wish,
                milliseconds: 2_000,
            };
            let read = Question::read(&question.write(&about));
            assert_eq!(read, Some((question, about.clone())));
        }
    }

    #[test]
    fn a_question_that_makes_no_sense_is_none() {
        for letter in [
            "",
            "think 1 hard 1000",
            "think 1 hard 1000\nludo 1 2",
            "think 1 hard 1000\nludo 1\n",
            "think 1 hard 1000\nludo x 2\n",
            "think 1 hard\nludo 1 2\n",
            "think 1 brilliant 1000\nludo 1 2\n",
            "think -1 hard 1000\nludo 1 2\n",
            "values x 1000\nludo 1 2\n",
            "values 1 1000 2\nludo 1 2\n",
            "wonder 1 1000\nludo 1 2\n",
        ] {
            assert_eq!(Question::read(letter), None, "{letter}");
        }
    }

    #[test]
    fn an_answer_reads_back() {
        let thought = |margin| Thought {
            chosen: "D6-D7".to_owned(),
            worth: 0.625,
            margin,
            depth: 11,
            nodes: 5_000_000_000,
        };
        for answer in [
            Answer::Ready("1f3a91c200d4".to_owned()),
            Answer::Best(7, thought(None)),
            Answer::Best(7, thought(Some(-8))),
            Answer::Value(8, "3".to_owned(), -4),
            Answer::Done(7, true),
            Answer::Done(8, false),
            Answer::Failed(9, "a line of a record was expected".to_owned()),
        ] {
            assert_eq!(Answer::read(&answer.write()), Some(answer));
        }
    }

    #[test]
    fn an_answer_that_makes_no_sense_is_none() {
        for letter in [
            "",
            "best",
            "best 1 3 500 - 1",
            "best 1 3 500 x 1 1",
            "best 1 3 500 - -1 1",
            "best 1 3 500 - 1 -1",
            "value 1 3",
            "value 1 3 99999999999",
            "done 1",
            "done 1 2",
            "done x 1",
            "hello 1",
        ] {
            assert_eq!(Answer::read(letter), None, "{letter}");
        }
    }
}
