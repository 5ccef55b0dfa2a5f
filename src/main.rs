//! Opens the parlour in the page.

fn main() {
    parlour::app::open();
}
