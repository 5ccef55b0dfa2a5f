//! Mounts the app.

use leptos::prelude::*;

fn main() {
    leptos::mount::mount_to_body(|| view! { <main><h1>"Parlour"</h1></main> });
}
