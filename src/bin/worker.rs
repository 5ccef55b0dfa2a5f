//! The computer at the table, in a worker beside the page: an `AiRequest` in, `AiResponse`s out.
//!
//! Its loader, `src/shell/worker.js`, leaves two things in the global scope: `build`, the digest of the build that the worker belongs
//! to, and `tables`, a promise of what games ship beside the program.

use js_sys::{Array, Promise, Reflect, Uint8Array};
use parlour::ai::protocol::{AiRequest, AiResponse};
use parlour::ai::{Budget, Limits, Thought};
use parlour::game::ParseError;
use parlour::games::{self, Rules};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

/// How long it waits for another request before it prepares for harder ones, in milliseconds.
const IDLE: i32 = 300;

fn main() {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
    }));
    let tables: Promise = global("tables").unchecked_into();
    let begin = Closure::once(|tables: JsValue| {
        take(&tables.unchecked_into());
        listen();
    });
    _ = tables.then(&begin);
    // It is called once, after this function has ended.
    begin.forget();
}

/// Hands each game its tables: pairs of a game's name and bytes.
fn take(tables: &Array) {
    for pair in tables.iter() {
        let pair: Array = pair.unchecked_into();
        let id = pair.get(0).as_string().unwrap_or_default();
        let bytes: Uint8Array = pair.get(1).unchecked_into();
        if let Some(rules) = games::rules(&id) {
            (rules.take)(bytes.to_vec());
        }
    }
}

/// Listens for requests, and says so.
fn listen() {
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|message: MessageEvent| {
        let request = message.data().as_string();
        if let Some(request) = request.and_then(|text| AiRequest::decode(&text)) {
            answer(&request);
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens for as long as it lives.
    on_message.forget();
    let build = global("build").as_string().unwrap_or_default();
    respond(&AiResponse::Ready { build });
}

fn answer(request: &AiRequest) {
    let (ticket, game) = (request.ticket(), &request.about().game);
    let rules = games::rules(game).ok_or_else(|| ParseError::new("a game", game));
    let searched = rules.and_then(|rules| {
        let complete = search(request, rules)?;
        prepare(rules, IDLE);
        Ok(complete)
    });
    respond(&match searched {
        Ok(complete) => AiResponse::Done { ticket, complete },
        Err(unreadable) => AiResponse::Failed {
            ticket,
            reason: unreadable.to_string(),
        },
    });
}

/// Responds with what it finds; returns whether that is all there is to know.
fn search(request: &AiRequest, rules: &Rules) -> Result<bool, ParseError> {
    let ticket = request.ticket();
    let performance: Performance = global("performance").unchecked_into();
    let clock = move || performance.now();
    let budget = Budget::of_milliseconds(request.milliseconds().into());
    let mut limits = Limits::new(budget, &clock);
    match request {
        AiRequest::Move { about, level, .. } => {
            let seen = &mut |thought: &Thought| {
                respond(&AiResponse::Best {
                    ticket,
                    thought: thought.clone(),
                });
            };
            (rules.think_on)(about, *level, &mut limits, seen).map(|()| true)
        }
        AiRequest::Values { about, .. } => {
            let found = &mut |chosen, margin| {
                respond(&AiResponse::Value {
                    ticket,
                    chosen,
                    margin,
                });
            };
            (rules.values_on)(about, &mut limits, found)
        }
    }
}

/// Uses the time until the next request, a part at a time, so that messages come in between.
fn prepare(rules: &'static Rules, milliseconds: i32) {
    let part = Closure::once_into_js(move || {
        if (rules.prepare)() {
            prepare(rules, 0);
        }
    });
    _ = scope()
        .set_timeout_with_callback_and_timeout_and_arguments_0(part.unchecked_ref(), milliseconds);
}

fn respond(response: &AiResponse) {
    _ = scope().post_message(&response.encode().into());
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn global(name: &str) -> JsValue {
    Reflect::get(&js_sys::global(), &name.into()).unwrap_or_default()
}
