//! Opens the parlour in the page; or beside it, where there is no window, the computer that the page plays with.

fn main() {
    match web_sys::window() {
        Some(_) => parlour::app::open(),
        None => parlour::app::worker::open(),
    }
}

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
