//! A dialog over the page.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

/// A dialog over the page: it takes the focus, gives it back, and Escape closes it.
#[component]
pub fn Dialog(
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    /// Classes beside `sheet`.
    class: &'static str,
    /// Is it open?
    #[prop(into)]
    open: Signal<bool>,
    /// Does it face the far player?
    #[prop(optional, into)]
    turned: Signal<bool>,
    /// Called when somebody closes it.
    #[prop(into)]
    on_close: Callback<()>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    let children = StoredValue::new(children);
    // The browser tells a little later that a dialog was closed. What we closed ourselves may be open again by then.
    let is_closing = StoredValue::new(false);
    Effect::new(move |_| {
        let (Some(dialog), is_open) = (node.get(), open.get()) else {
            return;
        };
        // A dialog can be shown only once it is in the page.
        request_animation_frame(move || match (is_open, dialog.open()) {
            (true, false) if dialog.is_connected() => _ = dialog.show_modal(),
            (false, true) => {
                is_closing.try_set_value(true);
                dialog.close();
            }
            _ => (),
        });
    });
    let closed = move |_| {
        let by_us = is_closing.try_update_value(std::mem::take) == Some(true);
        if !by_us && open.get_untracked() {
            on_close.run(());
        }
    };
    // Escape asks to close it: whoever opened it does.
    let cancelled = move |e: ev::Event| {
        e.prevent_default();
        on_close.run(());
    };
    // A tap beside the sheet lands on the dialog itself.
    let clicked = move |e: ev::MouseEvent| {
        if e.target() == e.current_target() {
            on_close.run(());
        }
    };
    view! {
        <dialog
            node_ref=node
            class=format!("sheet {class}")
            class:turned=turned
            aria-label=label
            on:cancel=cancelled
            on:close=closed
            on:click=clicked
        >
            <div class="sheet-in">
                <Show when=move || open.get()>{children.with_value(|children| children())}</Show>
            </div>
        </dialog>
    }
}
