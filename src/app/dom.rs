//! One element for the whole page: a Leptos view whose tag, attributes and children are told at run time.
//!
//! The typed elements of `view!` are compiled once for every combination of tag, attributes and closures, which made this
//! page 380 KB gzipped (320 with `erase_components`). An `El` is compiled once for all. It is built on Leptos' render effects:
//! what a closure reads is watched, and only that attribute, text or group of children is set again.

use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState};
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, Node};

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// An element with all that keeps it alive: what watches signals, what listens, and its children.
///
/// It is one pointer wide, and its methods are never inlined: a screen is a long chain of such calls.
#[must_use]
pub struct El(Box<Built>);

struct Built {
    element: Element,
    kept: Vec<Kept>,
}

type SetText = dyn Fn(&Element, &str);
type SetFlag = dyn Fn(&Element, bool);

/// What lives as long as its element. Dropping it ends it.
#[allow(dead_code)]
enum Kept {
    Watch(RenderEffect<()>),
    Listener(Element, String, Closure<dyn FnMut(Event)>),
    Child(El),
}

impl Drop for Kept {
    fn drop(&mut self) {
        if let Kept::Listener(element, event, listener) = self {
            _ = element
                .remove_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        }
    }
}

/// An HTML element, told as `button.tool.primary type=button`: tag, classes, attributes.
#[inline(never)]
pub fn h(told: &str) -> El {
    El::told(told, None)
}

/// An SVG element, told likewise.
#[inline(never)]
pub fn s(told: &str) -> El {
    El::told(told, Some(SVG))
}

/// A reference to a shape that is drawn elsewhere.
pub fn shape(id: &str) -> El {
    s("use").set("href", &["#", id].concat())
}

impl El {
    fn told(told: &str, space: Option<&str>) -> El {
        let mut words = told.split(' ');
        let first = words.next().unwrap_or_default();
        let (tag, classes) = first.split_once('.').unwrap_or((first, ""));
        let element = document()
            .create_element_ns(space.or(Some(HTML)), tag)
            .expect("tags are plain words");
        if !classes.is_empty() {
            _ = element.set_attribute("class", &classes.replace('.', " "));
        }
        for (name, value) in words.filter_map(|word| word.split_once('=')) {
            _ = element.set_attribute(name, value);
        }
        El(Box::new(Built {
            element,
            kept: Vec::new(),
        }))
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
        self.set(name, &value.to_string())
    }

    /// Sets an attribute that is there or not.
    pub fn flag(self, name: &str, on: bool) -> El {
        if on { self.set(name, "") } else { self }
    }

    /// Adds a text.
    #[inline(never)]
    pub fn text(self, text: &str) -> El {
        _ = self.0.element.append_with_str_1(text);
        self
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
    pub fn click(self, mut act: impl FnMut() + 'static) -> El {
        self.listen("click", Box::new(move |_| act()))
    }

    #[inline(never)]
    fn listen(mut self, event: &str, act: Box<dyn FnMut(Event)>) -> El {
        let listener = Closure::wrap(act);
        _ = self
            .0
            .element
            .add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        let element = self.0.element.clone();
        self.0
            .kept
            .push(Kept::Listener(element, event.to_owned(), listener));
        self
    }

    /// An attribute that follows what `value` reads.
    pub fn bind(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(value), move |element, value| {
            _ = element.set_attribute(name, value)
        })
    }

    /// A style property that follows what `value` reads.
    pub fn style(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(value), move |element, value| {
            _ = element
                .unchecked_ref::<web_sys::HtmlElement>()
                .style()
                .set_property(name, value);
        })
    }

    /// The value of an input that follows what `value` reads.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(value), |element, value| {
            element
                .unchecked_ref::<web_sys::HtmlInputElement>()
                .set_value(value)
        })
    }

    /// The text of the element, all of it, following what `text` reads.
    pub fn says(self, text: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(text), |element, text| {
            element.set_text_content(Some(text))
        })
    }

    /// A class that comes and goes with what `on` reads.
    pub fn when(self, class: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Box::new(on), move |element, on| {
            _ = element.class_list().toggle_with_force(class, on)
        })
    }

    /// An attribute that comes and goes with what `on` reads.
    pub fn flag_when(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Box::new(on), move |element, on| {
            _ = element.toggle_attribute_with_force(name, on)
        })
    }

    /// Is it pressed? For buttons that choose.
    pub fn pressed(self, on: impl Fn() -> bool + 'static) -> El {
        self.toggle(Box::new(on), |element, on| {
            _ = element.set_attribute("aria-pressed", if on { "true" } else { "false" })
        })
    }

    fn follow(self, value: Box<dyn Fn() -> String>, set: impl Fn(&Element, &str) + 'static) -> El {
        self.follow_boxed(value, Box::new(set))
    }

    #[inline(never)]
    fn follow_boxed(self, value: Box<dyn Fn() -> String>, set: Box<SetText>) -> El {
        let element = self.0.element.clone();
        let mut before = None;
        self.watch(Box::new(move || {
            let value = value();
            if before.as_ref() != Some(&value) {
                set(&element, &value);
                before = Some(value);
            }
        }))
    }

    fn toggle(self, on: Box<dyn Fn() -> bool>, set: impl Fn(&Element, bool) + 'static) -> El {
        self.toggle_boxed(on, Box::new(set))
    }

    #[inline(never)]
    fn toggle_boxed(self, on: Box<dyn Fn() -> bool>, set: Box<SetFlag>) -> El {
        let element = self.0.element.clone();
        let mut before = None;
        self.watch(Box::new(move || {
            let on = on();
            if before != Some(on) {
                set(&element, on);
                before = Some(on);
            }
        }))
    }

    /// Does something now, and again whenever what it reads changes, as long as the element lives.
    #[inline(never)]
    pub fn watch(mut self, mut act: Box<dyn FnMut()>) -> El {
        self.0
            .kept
            .push(Kept::Watch(RenderEffect::new(move |_| act())));
        self
    }

    /// Children that are made anew whenever what `make` reads changes.
    pub fn live<C: IntoIterator<Item = El>>(self, make: impl Fn() -> C + 'static) -> El {
        self.group(Box::new(move || make().into_iter().collect()))
    }

    #[inline(never)]
    fn group(self, make: Box<dyn Fn() -> Vec<El>>) -> El {
        // The group stands before an empty text, so that it can be empty itself.
        let end = document().create_text_node("");
        _ = self.0.element.append_child(&end);
        let parent = self.0.element.clone();
        let mut group: Vec<El> = Vec::new();
        self.watch(Box::new(move || {
            let old = std::mem::replace(&mut group, make());
            old.iter().for_each(|el| el.0.element.remove());
            for el in &group {
                _ = parent.insert_before(&el.0.element, Some(&end));
            }
        }))
    }
}

/// Leptos mounts an `El` as a view of its own.
pub struct View(SendWrapper<El>);

impl From<El> for View {
    fn from(el: El) -> View {
        View(SendWrapper::new(el))
    }
}

impl Mountable for View {
    fn unmount(&mut self) {
        self.0.0.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        _ = parent.insert_before(&self.0.0.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.0.0.element.parent_element();
        parent.is_some_and(|parent| child.try_mount(&parent, Some(&self.0.0.element)))
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.0.0.element.clone()]
    }
}

impl Render for View {
    type State = View;

    fn build(self) -> View {
        self
    }

    fn rebuild(self, state: &mut View) {
        _ = state
            .0
            .0
            .element
            .replace_with_with_node_1(&self.0.0.element);
        *state = self;
    }
}

impl AddAnyAttr for View {
    type Output<NewAttr: Attribute> = View;

    fn add_any_attr<NewAttr: Attribute>(self, _attr: NewAttr) -> View {
        self
    }
}

impl RenderHtml for View {
    type AsyncOutput = View;
    type Owned = View;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> View {
        self
    }

    // There is no server: nothing is ever written as HTML.
    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<leptos::tachys::html::attribute::any_attribute::AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> View {
        self
    }

    fn into_owned(self) -> View {
        self
    }
}
