//! Closures as the page keeps them, and what calls them: events, and values that change.

use super::var::Var;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use wasm_bindgen::prelude::*;
use web_sys::{Event, EventTarget};

/// Closures of one kind, each with a single function behind its pointer; behind a `dyn Fn` there are three.
pub trait Deed<In, Out> {
    /// Does it.
    fn act(&mut self, with: In) -> Out;
}

impl<In, Out, F: FnMut(In) -> Out> Deed<In, Out> for F {
    fn act(&mut self, with: In) -> Out {
        self(with)
    }
}

/// The same for closures that are told nothing.
pub struct Plain<F>(pub F);

impl<In, Out, F: FnMut() -> Out> Deed<In, Out> for Plain<F> {
    fn act(&mut self, _: In) -> Out {
        (self.0)()
    }
}

/// Hears an event until it is dropped.
pub struct Listener {
    target: EventTarget,
    event: Box<str>,
    heard: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Listens to a target.
    #[inline(never)]
    pub fn new(target: &EventTarget, event: &str, mut act: Box<dyn Deed<Event, ()>>) -> Listener {
        let heard = Closure::wrap(Box::new(move |e| act.act(e)) as Box<dyn FnMut(Event)>);
        _ = target.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        Listener {
            target: target.clone(),
            event: event.into(),
            heard,
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        _ = self
            .target
            .remove_event_listener_with_callback(&self.event, heard);
    }
}

/// Calls `act` when the event happens to the window, or below it, as long as the screen is there that is being made.
pub fn hear(event: &str, act: impl FnMut(Event) + 'static) {
    Var::new(Listener::new(&window(), event, Box::new(act)));
}

/// Does something now, and again whenever what it reads changes, until it is dropped.
#[inline(never)]
pub fn effect(mut act: Box<dyn Deed<(), ()>>) -> RenderEffect<()> {
    RenderEffect::new(move |_| act.act(()))
}

/// Does something now, and again whenever what it reads changes, as long as the screen is there that is being made.
pub fn follow(act: impl FnMut() + 'static) {
    Var::new(effect(Box::new(Plain(act))));
}
