//! One element for the whole page: a Leptos view whose tag, attributes and children are told at run time.
//!
//! The typed elements of `view!` are compiled once for every combination of tag, attributes and closures, which made this
//! page 380 KB gzipped (320 with `erase_components`). An `El` is compiled once for all. It is built on Leptos' render effects:
//! what a closure reads is watched, and only that attribute, text or group of children is set again.

use super::deed::{Deed, Listener, Plain, effect};
use super::firsts::{HTML, SVG, first};
use super::var::Var;
use super::words::Message;
use crate::text;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::view::Mountable;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, Node};

/// An element with all that keeps it alive: what watches signals, what listens, and its children.
///
/// It is one pointer wide, and its methods are never inlined: a screen is a long chain of such calls.
#[must_use]
pub struct El(Box<Built>);

struct Built {
    element: Element,
    kept: Vec<Kept>,
}

/// What lives as long as its element. Dropping it ends it.
#[allow(dead_code)]
enum Kept {
    Watch(RenderEffect<()>),
    Listener(Listener),
    Child(El),
}

/// Where a text goes that follows what it reads.
enum Aim {
    Attribute(&'static str),
    Style(&'static str),
    Value,
    Text,
}

/// What comes and goes.
enum Flag {
    Class(&'static str),
    Attribute(&'static str),
    Pressed,
}

/// An HTML element, told as `button.tool.primary type=button`: tag, classes, attributes.
#[inline(never)]
pub fn h(told: &str) -> El {
    copied(&first(told, HTML), false)
}

/// An SVG element, told likewise.
#[inline(never)]
pub fn s(told: &str) -> El {
    copied(&first(told, SVG), false)
}

/// Sets a style property. The page allows no styles as attributes.
pub fn set_style(element: &Element, name: &str, value: &str) {
    let styled: &HtmlElement = element.unchecked_ref();
    _ = styled.style().set_property(name, value);
}

/// A reference to a shape that is drawn elsewhere.
pub fn shape(id: &str) -> El {
    s("use").set("href", &text::glued(&["#", id]))
}

fn copied(element: &Element, deep: bool) -> El {
    let Ok(copy) = element.clone_node_with_deep(deep) else {
        panic!("elements can be copied");
    };
    El(Box::new(Built {
        element: copy.unchecked_into(),
        kept: Vec::new(),
    }))
}

impl El {
    /// The same once more, as it stands: what it follows and listens to is not copied.
    pub fn copy(&self) -> El {
        copied(&self.0.element, true)
    }

    /// The element itself.
    pub fn node(&self) -> &Element {
        &self.0.element
    }

    /// Sets its classes.
    #[inline(never)]
    pub fn class(self, names: &str) -> El {
        self.set("class", names)
    }

    /// Sets an attribute.
    #[inline(never)]
    pub fn set(self, name: &str, value: &str) -> El {
        _ = self.0.element.set_attribute(name, value);
        self
    }

    /// Sets an attribute to a number.
    #[inline(never)]
    pub fn num(self, name: &str, value: i32) -> El {
        self.set(name, &text::told(value.into()))
    }

    /// Sets an attribute that is there or not.
    pub fn flag(self, name: &str, on: bool) -> El {
        if on { self.set(name, "") } else { self }
    }

    /// Adds a text.
    pub fn text(self, text: impl Into<Message>) -> El {
        self.told_by(text.into())
    }

    #[inline(never)]
    fn told_by(self, text: Message) -> El {
        _ = self.0.element.append_with_str_1(&text.plain());
        self
    }

    /// What those hear who do not see it.
    pub fn label(self, text: impl Into<Message>) -> El {
        self.labelled(text.into())
    }

    #[inline(never)]
    fn labelled(self, text: Message) -> El {
        self.set("aria-label", &text.plain())
    }

    /// Adds a child, if there is one.
    pub fn child(self, child: impl Into<Option<El>>) -> El {
        self.append(child.into())
    }

    #[inline(never)]
    fn append(mut self, child: Option<El>) -> El {
        if let Some(child) = child {
            _ = self.0.element.append_child(&child.0.element);
            self.0.kept.push(Kept::Child(child));
        }
        self
    }

    /// Adds children.
    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// Calls `act` when the event happens.
    pub fn on(self, event: &str, act: impl FnMut(Event) + 'static) -> El {
        self.listen(event, Box::new(act))
    }

    /// Calls `act` on a click or a tap.
    pub fn click(self, act: impl FnMut() + 'static) -> El {
        self.clicked(Box::new(Plain(act)))
    }

    #[inline(never)]
    fn clicked(self, act: Box<dyn Deed<Event, ()>>) -> El {
        self.listen("click", act)
    }

    #[inline(never)]
    fn listen(mut self, event: &str, act: Box<dyn Deed<Event, ()>>) -> El {
        let listener = Listener::new(&self.0.element, event, act);
        self.0.kept.push(Kept::Listener(listener));
        self
    }

    /// An attribute that follows what `value` reads.
    pub fn bind(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.follow(Aim::Attribute(name), Box::new(Plain(value)))
    }

    /// A style property that follows what `value` reads.
    pub fn style(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.follow(Aim::Style(name), Box::new(Plain(value)))
    }

    /// The value of an input that follows what `value` reads.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        self.follow(Aim::Value, Box::new(Plain(value)))
    }

    /// The text of the element, all of it, following what `text` reads.
    pub fn says<M: Into<Message>>(self, text: impl Fn() -> M + 'static) -> El {
        self.saying(Box::new(Plain(move || text().into())))
    }

    #[inline(never)]
    fn saying(self, mut text: Box<dyn Deed<(), Message>>) -> El {
        let text = move || text.act(()).plain();
        self.follow(Aim::Text, Box::new(Plain(text)))
    }

    /// A class that comes and goes with what `on` reads.
    pub fn when(self, class: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Flag::Class(class), Box::new(Plain(on)))
    }

    /// An attribute that comes and goes with what `on` reads.
    pub fn flag_when(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Flag::Attribute(name), Box::new(Plain(on)))
    }

    /// Is it pressed? For buttons that choose.
    pub fn pressed(self, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Flag::Pressed, Box::new(Plain(on)))
    }

    #[inline(never)]
    fn follow(self, aim: Aim, mut value: Box<dyn Deed<(), String>>) -> El {
        let element = self.0.element.clone();
        let mut before = None;
        self.watch(move || {
            let value = value.act(());
            if before.as_ref() == Some(&value) {
                return;
            }
            match aim {
                Aim::Attribute(name) => _ = element.set_attribute(name, &value),
                Aim::Style(name) => set_style(&element, name, &value),
                Aim::Value => element
                    .unchecked_ref::<HtmlInputElement>()
                    .set_value(&value),
                Aim::Text => element.set_text_content(Some(&value)),
            }
            before = Some(value);
        })
    }

    #[inline(never)]
    fn toggle(self, flag: Flag, mut on: Box<dyn Deed<(), bool>>) -> El {
        let element = self.0.element.clone();
        let mut before = None;
        self.watch(move || {
            let on = on.act(());
            if before == Some(on) {
                return;
            }
            before = Some(on);
            match flag {
                Flag::Class(name) => _ = element.class_list().toggle_with_force(name, on),
                Flag::Attribute(name) => _ = element.toggle_attribute_with_force(name, on),
                Flag::Pressed => {
                    let value = if on { "true" } else { "false" };
                    _ = element.set_attribute("aria-pressed", value);
                }
            }
        })
    }

    /// Does something now, and again whenever what it reads changes, as long as the element lives.
    pub fn watch(self, act: impl FnMut() + 'static) -> El {
        self.watched(Box::new(Plain(act)))
    }

    #[inline(never)]
    fn watched(mut self, act: Box<dyn Deed<(), ()>>) -> El {
        self.0.kept.push(Kept::Watch(effect(act)));
        self
    }

    /// Children that are made anew whenever what `make` reads changes.
    pub fn live<C: Els>(self, make: impl Fn() -> C + 'static) -> El {
        self.group(Box::new(Plain(move || make().all())))
    }

    /// Children that are made anew only when these words change.
    pub fn live_by(
        self,
        of: impl Fn() -> Vec<String> + 'static,
        make: impl Fn(&[String]) -> Vec<El> + 'static,
    ) -> El {
        let words = Var::new(Vec::new());
        self.watch(move || words.renew(of()))
            .live(move || words.with(|words| make(words)))
    }

    #[inline(never)]
    fn group(self, mut make: Box<dyn Deed<(), Vec<El>>>) -> El {
        // The group stands before an empty text, so that it can be empty itself.
        let end = document().create_text_node("");
        _ = self.0.element.append_child(&end);
        let parent = self.0.element.clone();
        let mut group: Vec<El> = Vec::new();
        self.watch(move || {
            let old = std::mem::replace(&mut group, make.act(()));
            for el in old {
                el.0.element.remove();
            }
            for el in &group {
                _ = parent.insert_before(&el.0.element, Some(&end));
            }
        })
    }
}

/// None, one or several elements.
pub trait Els {
    /// All of them.
    fn all(self) -> Vec<El>;
}

impl Els for Vec<El> {
    fn all(self) -> Vec<El> {
        self
    }
}

impl<const N: usize> Els for [El; N] {
    fn all(self) -> Vec<El> {
        Vec::from(self)
    }
}

impl Els for Option<El> {
    #[inline(never)]
    fn all(self) -> Vec<El> {
        let mut all = Vec::new();
        if let Some(el) = self {
            all.push(el);
        }
        all
    }
}

impl Els for El {
    fn all(self) -> Vec<El> {
        Some(self).all()
    }
}

/// Leptos mounts an `El` as a view of its own.
impl Mountable for El {
    fn unmount(&mut self) {
        self.0.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        _ = parent.insert_before(&self.0.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.0.element.parent_element();
        parent.is_some_and(|parent| child.try_mount(&parent, Some(&self.0.element)))
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.0.element.clone()]
    }
}

impl Render for El {
    type State = El;

    fn build(self) -> El {
        self
    }

    fn rebuild(self, state: &mut El) {
        _ = state.0.element.replace_with_with_node_1(&self.0.element);
        *state = self;
    }
}
