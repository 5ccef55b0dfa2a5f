//! Opens the parlour in the page.

fn main() {
    parlour::old::open();
}
