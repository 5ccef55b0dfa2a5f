//! The computer at the table, beside the page: a position and a level in, moves out. The letters are in `ai/letters.rs`.
//!
//! It is the same program as the page, which opens it once more in a worker: rules and whatever all programs carry are loaded once.

use crate::ai::letters::{Answer, Question, Wish};
use crate::ai::{Asked, Budget, Limits};
use crate::game::Unreadable;
use crate::games::{self, Rules};
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

/// How long it waits for another question before it uses its time, in milliseconds.
const LULL: i32 = 300;

/// Takes what games ship beside the program, and listens.
pub fn open() {
    // The loader fetches what games ship beside the program; see worker.js.
    let fetched: js_sys::Promise = global("fetched").unchecked_into();
    let begin = Closure::once(|tables: JsValue| {
        for pair in tables.unchecked_into::<js_sys::Array>().iter() {
            let pair: js_sys::Array = pair.unchecked_into();
            let id = pair.get(0).as_string().unwrap_or_default();
            let bytes: js_sys::Uint8Array = pair.get(1).unchecked_into();
            if let Some(rules) = games::rules(&id) {
                (rules.take)(bytes.to_vec());
            }
        }
        begin();
    });
    _ = fetched.then(&begin);
    begin.forget();
}

/// Listens, and says so.
fn begin() {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|letter: MessageEvent| {
        if let Some(letter) = letter.data().as_string() {
            reply(&letter);
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It listens for as long as it lives.
    heard.forget();
    // The loader tells of which build it is; see seal.sh.
    let build = global("build").as_string().unwrap_or_default();
    say(&Answer::Ready(build));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn global(name: &str) -> JsValue {
    Reflect::get(&js_sys::global(), &name.into()).unwrap_or_default()
}

fn say(answer: &Answer) {
    _ = scope().post_message(&answer.write().into());
}

fn reply(letter: &str) {
    let Some((question, about)) = Question::read(letter) else {
        return;
    };
    let ticket = question.ticket;
    let rules = games::rules(&about.game);
    let rules = rules.ok_or_else(|| Unreadable::new("a game", &about.game));
    let answer = rules.and_then(|rules| {
        let all = answer(&question, &about, rules)?;
        prepare(rules, LULL);
        Ok(all)
    });
    say(&match answer {
        Ok(all) => Answer::Done(ticket, all),
        Err(unreadable) => Answer::Failed(ticket, unreadable.text()),
    });
}

/// Uses the time until the next question, a part at a time: letters come in between.
fn prepare(rules: &'static Rules, wait: i32) {
    let part = Closure::once_into_js(move || {
        if (rules.prepare)() {
            prepare(rules, 0);
        }
    });
    _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(part.unchecked_ref(), wait);
}

/// Looks for what is wanted, and says what it finds; tells whether that is all there is to know.
fn answer(question: &Question, about: &Asked, rules: &Rules) -> Result<bool, Unreadable> {
    let ticket = question.ticket;
    let performance: Performance = global("performance").unchecked_into();
    let clock = move || performance.now();
    let budget = Budget::of_milliseconds(question.milliseconds.into());
    let mut limits = Limits::new(budget, &clock);
    match question.wish {
        Wish::Move(level) => (rules.think_on)(about, level, &mut limits, &mut |thought| {
            say(&Answer::Best(ticket, thought.clone()))
        })
        .map(|()| true),
        Wish::Values => (rules.values_on)(about, &mut limits, &mut |chosen, margin| {
            say(&Answer::Value(ticket, chosen, margin))
        }),
    }
}
