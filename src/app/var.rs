//! Values that views watch: small handles that can be copied into closures.
//!
//! They rest on Leptos' triggers and owners: what reads a value in an effect is run again when it changes, and a value goes
//! with the screen that made it. Leptos' own signals do the same, but are compiled anew for every type of value and inlined at
//! every use, which cost this page more than all its rules.

use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

/// A value that can be watched. Copies are the same value; a copy is one word wide, since closures hold many.
pub struct Var<T> {
    number: u32,
    kind: PhantomData<fn() -> T>,
}

struct Slot<T> {
    pulse: ArcTrigger,
    value: RefCell<T>,
}

/// All values of the page, in the order they were made. Numbers are never used twice, so a handle that outlived its value finds
/// nothing.
#[derive(Default)]
struct Shelf {
    slots: Vec<(u32, Rc<dyn Any>)>,
    made: u32,
}

impl Shelf {
    fn place(&self, number: u32) -> Result<usize, usize> {
        self.slots.binary_search_by_key(&number, |slot| slot.0)
    }
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

#[inline(never)]
fn keep(value: Rc<dyn Any>) -> u32 {
    let number = SHELF.with_borrow_mut(|shelf| {
        shelf.made += 1;
        shelf.slots.push((shelf.made, value));
        shelf.made
    });
    on_cleanup(move || forget(number));
    number
}

fn forget(number: u32) {
    let gone = SHELF.with_borrow_mut(|shelf| {
        shelf
            .place(number)
            .ok()
            .map(|place| shelf.slots.remove(place))
    });
    // Only now: what it holds may forget values of its own.
    drop(gone);
}

#[inline(never)]
fn find(number: u32) -> Option<Rc<dyn Any>> {
    SHELF.with_borrow(|shelf| {
        shelf
            .place(number)
            .ok()
            .map(|place| shelf.slots[place].1.clone())
    })
}

#[inline(never)]
fn track(pulse: &ArcTrigger) {
    pulse.track();
}

#[inline(never)]
fn notify(pulse: &ArcTrigger) {
    pulse.notify();
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
        let number = keep(Rc::new(Slot {
            pulse: ArcTrigger::new(),
            value: RefCell::new(value),
        }));
        Var {
            number,
            kind: PhantomData,
        }
    }

    #[inline(never)]
    fn slot(self) -> Option<Rc<Slot<T>>> {
        find(self.number)?.downcast().ok()
    }

    #[inline(never)]
    fn there(self) -> Rc<Slot<T>> {
        self.slot()
            .expect("a value is read only while its screen is there")
    }

    /// Is it still there?
    pub fn lives(self) -> bool {
        find(self.number).is_some()
    }

    /// Reads it, and watches it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        let slot = self.there();
        track(&slot.pulse);
        let value = slot.value.borrow();
        read(&value)
    }

    /// Reads it without watching.
    pub fn look<R>(self, read: impl FnOnce(&T) -> R) -> R {
        let slot = self.there();
        let value = slot.value.borrow();
        read(&value)
    }

    /// Changes it, and tells those who watch; nothing happens if it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(slot) = self.slot() {
            change(&mut slot.value.borrow_mut());
            notify(&slot.pulse);
        }
    }

    /// Changes it and tells nobody; what `change` answers, if it is still there.
    pub fn alter<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let slot = self.slot()?;
        let mut value = slot.value.borrow_mut();
        Some(change(&mut value))
    }

    /// Sets it, and tells those who watch.
    #[inline(never)]
    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    /// Sets it and tells nobody.
    pub fn put(self, value: T) {
        self.alter(|old| *old = value);
    }

    /// Watches it without reading.
    pub fn watch(self) {
        track(&self.there().pulse);
    }

    /// Tells those who watch.
    pub fn tell(self) {
        self.update(|_| ());
    }
}

impl<T: Clone + 'static> Var<T> {
    /// The value, watched.
    #[inline(never)]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value, not watched.
    #[inline(never)]
    pub fn peek(self) -> T {
        self.look(T::clone)
    }
}

impl<T: PartialEq + 'static> Var<T> {
    /// Sets it if it is another, so that nobody is told of nothing.
    #[inline(never)]
    pub fn renew(self, value: T) {
        if self
            .slot()
            .is_some_and(|slot| *slot.value.borrow() != value)
        {
            self.set(value);
        }
    }
}

/// Does something now, and again whenever what it reads changes, as long as the screen is there that is being made.
#[inline(never)]
pub fn follow(mut act: Box<dyn FnMut()>) {
    Var::new(RenderEffect::new(move |_| act()));
}
