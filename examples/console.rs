//! The console of Score Four by itself: `cargo run --release --example console`.
//!
//! Standard input is submissions, one a line; replies, errors and notes are printed as they come. At a terminal the computer
//! thinks in the background, so that `stop.` and `quit.` are heard. A script is run command by command instead, each completely
//! before the next: there `stop.` has nothing to stop.

use parlour::ai::{Budget, Insight, Limits};
use parlour::game::rng;
use parlour::games::score_four::console::{Console, Event, Question};
use parlour::games::score_four::{Peg, ScoreFour};
use std::collections::VecDeque;
use std::io::{BufRead as _, IsTerminal as _, Write as _, stdin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

enum Message {
    Typed(String),
    Answer(u32, Option<Peg>),
    /// Nothing more is typed.
    End,
}

fn main() {
    let (sender, receiver) = channel();
    let typed = sender.clone();
    let is_script = !stdin().is_terminal();
    thread::spawn(move || {
        // Whatever fails here, the console has gone.
        for line in stdin().lock().lines().map_while(Result::ok) {
            let _ = typed.send(Message::Typed(line));
        }
        let _ = typed.send(Message::End);
    });
    let mut console = Console::default();
    let mut stop = Arc::new(AtomicBool::new(false));
    // What a script says while the computer thinks; and whether it has ended.
    let (mut held, mut ended) = (VecDeque::new(), false);
    loop {
        while !(is_script && console.thinking().is_some())
            && let Some(event) = console.next_event()
        {
            match event {
                Event::Said(said) => print(&said.text),
                Event::Think(question) => {
                    stop = Arc::default();
                    answer(question, stop.clone(), sender.clone());
                }
                Event::Stop => stop.store(true, Ordering::Relaxed),
                Event::Board => print("(The board would be shown.)"),
                Event::Left => return,
            }
        }
        let is_thinking = console.thinking().is_some();
        if ended && !is_thinking && held.is_empty() {
            return;
        }
        let next = match held.pop_front() {
            Some(held) if !is_thinking => Message::Typed(held),
            first => {
                if let Some(first) = first {
                    held.push_front(first);
                }
                receiver.recv().expect("one sender is ours")
            }
        };
        match next {
            Message::Typed(line) if is_script && is_thinking => held.push_back(line),
            Message::Typed(line) => {
                console.submit(&line);
            }
            Message::Answer(number, peg) => console.answered(number, peg),
            Message::End => ended = true,
        }
    }
}

/// Whoever reads no further wants no more replies.
fn print(text: &str) {
    if writeln!(std::io::stdout(), "{text}").is_err() {
        std::process::exit(1);
    }
}

/// Lets the computer think beside the console.
fn answer(question: Question, stop: Arc<AtomicBool>, sender: Sender<Message>) {
    thread::spawn(move || {
        let begun = Instant::now();
        // Once it is stopped, all time is over.
        let clock = || match stop.load(Ordering::Relaxed) {
            true => f64::MAX,
            false => begun.elapsed().as_secs_f64() * 1_000.0,
        };
        let usual = ScoreFour::budget(question.level).milliseconds;
        let budget = Budget::of_milliseconds(usual * f64::from(question.patience));
        let mut limits = Limits::new(budget, &clock);
        let mut rng = rng::stream(0, question.number.into());
        let mut peg = None;
        let position: ScoreFour = question.position.parse().expect("it is a position");
        position.own_search(question.level, &mut rng, &mut limits, &mut |found| {
            peg = Some(found.m);
        });
        let _ = sender.send(Message::Answer(question.number, peg));
    });
}
