//! Values that views watch: small handles that can be copied into closures.
//!
//! They rest on Leptos' triggers and owners: what reads a value in an effect is run again when it changes, and a value goes
//! with the screen that made it. Leptos' own signals do the same, but are compiled anew for every type of value and inlined at
//! every use, which cost this page more than all its rules.

use leptos::prelude::*;
use std::cell::{Ref, RefCell, RefMut};

/// A value that can be watched. Copies are the same value; a copy is one word wide, since closures hold many.
///
/// It points to a place that stays for as long as the page: so no counting of users is compiled into every use. When its screen goes,
/// the value is dropped and a few empty words are left; a handle that outlived its value finds nothing.
pub struct Var<T: 'static>(&'static Place<T>);

struct Place<T> {
    pulse: &'static Pulse,
    value: RefCell<Option<T>>,
}

/// Tells those who watch; made when somebody first does.
type Pulse = RefCell<Option<ArcTrigger>>;

/// A place that can be emptied, whatever its type.
trait Empty {
    fn empty(&self);
}

impl<T> Empty for Place<T> {
    fn empty(&self) {
        *self.value.borrow_mut() = None;
    }
}

/// Places by number, for what Leptos does when a screen goes must be sendable, and a number is. Numbers are used again.
#[derive(Default)]
struct Shelf {
    places: Vec<Option<(&'static dyn Empty, &'static Pulse)>>,
    free: Vec<u32>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

#[inline(never)]
fn keep(place: &'static dyn Empty, pulse: &'static Pulse) {
    let number = SHELF.with_borrow_mut(|shelf| {
        let number = shelf.free.pop().unwrap_or(shelf.places.len() as u32);
        if let Some(free) = shelf.places.get_mut(number as usize) {
            *free = Some((place, pulse));
        } else {
            shelf.places.push(Some((place, pulse)));
        }
        number
    });
    on_cleanup(move || forget(number));
}

fn forget(number: u32) {
    let place = SHELF.with_borrow_mut(|shelf| {
        shelf.free.push(number);
        shelf.places.get_mut(number as usize)?.take()
    });
    if let Some((place, pulse)) = place {
        pulse.take();
        place.empty();
    }
}

#[inline(never)]
fn silent() -> &'static Pulse {
    Box::leak(Box::default())
}

#[inline(never)]
fn track(pulse: &Pulse) {
    pulse
        .borrow_mut()
        .get_or_insert_with(ArcTrigger::new)
        .track();
}

#[inline(never)]
fn notify(pulse: &Pulse) {
    let pulse = pulse.borrow().clone();
    if let Some(pulse) = pulse {
        pulse.notify();
    }
}

impl<T> Clone for Var<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Var<T> {}

impl<T: 'static> Var<T> {
    /// A new value, which goes with the screen or the part of it that is being made.
    #[inline(never)]
    pub fn new(value: T) -> Var<T> {
        let pulse = silent();
        let place = Box::leak(Box::new(Place {
            pulse,
            value: RefCell::new(Some(value)),
        }));
        keep(place, pulse);
        Var(place)
    }

    #[inline(never)]
    fn there(self) -> Ref<'static, T> {
        Ref::map(self.0.value.borrow(), |value| {
            value
                .as_ref()
                .expect("a value is read only while its screen is there")
        })
    }

    #[inline(never)]
    fn place(self) -> Option<RefMut<'static, T>> {
        RefMut::filter_map(self.0.value.borrow_mut(), Option::as_mut).ok()
    }

    /// Is it still there?
    pub fn lives(self) -> bool {
        self.0.value.borrow().is_some()
    }

    /// Reads it, and watches it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.watch();
        self.look(read)
    }

    /// Reads it without watching.
    pub fn look<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read(&self.there())
    }

    /// Changes it, and tells those who watch; nothing happens if it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.alter(change);
        self.tell();
    }

    /// Changes it and tells nobody; what `change` answers, if it is still there.
    pub fn alter<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.place().map(|mut value| change(&mut value))
    }

    /// Sets it, and tells those who watch.
    pub fn set(self, value: T) {
        self.put(value);
        self.tell();
    }

    /// Sets it and tells nobody.
    #[inline(never)]
    pub fn put(self, value: T) {
        self.alter(|old| *old = value);
    }

    /// Watches it without reading.
    pub fn watch(self) {
        track(self.0.pulse);
    }

    /// Tells those who watch.
    pub fn tell(self) {
        notify(self.0.pulse);
    }
}

impl<T: Clone + 'static> Var<T> {
    /// The value, watched.
    pub fn get(self) -> T {
        self.watch();
        self.peek()
    }

    /// The value, not watched.
    #[inline(never)]
    pub fn peek(self) -> T {
        self.there().clone()
    }
}

impl<T: PartialEq + 'static> Var<T> {
    /// Sets it if it is another, so that nobody is told of nothing.
    #[inline(never)]
    pub fn renew(self, value: T) {
        if self
            .0
            .value
            .borrow()
            .as_ref()
            .is_some_and(|old| *old != value)
        {
            self.set(value);
        }
    }
}
