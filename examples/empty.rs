//! An empty Leptos page, to which `bench` compares the start of ours: nothing but a link that can be tapped.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::prelude::*;
    leptos::mount::mount_to_body(|| view! { <a href="#/">"Empty"</a> });
}

/// Elsewhere there is no page to mount it in.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("this example runs in a page: `make bench` builds and opens it");
}
