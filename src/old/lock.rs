//! One writer for a running match: the tab that holds the browser's lock of its name. Another tab may look, and take over.

use super::browser::{Answer, Lent, field, method, object, then};
use super::house::House;
use super::var::Var;
use crate::table::MatchId;
use crate::text;
use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Holds the match for this tab until the page is left; without the lock it may only look. `steal` takes it from another tab.
pub fn hold(house: House, id: MatchId, steal: bool) {
    let navigator: JsValue = window().navigator().into();
    let locks = field(&navigator, "locks");
    let request = locks.as_ref().and_then(|locks| method(locks, "request"));
    // A browser without locks has its tabs trusted.
    let (Some(locks), Some(request)) = (locks, request) else {
        return house.mine.set(true);
    };

    let held: Var<Option<Lent>> = Var::new(None);
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let got = !lock.is_null();
        house.mine.set(got);
        if !got {
            return JsValue::UNDEFINED;
        }
        // The lock is held as long as this promise is open.
        Promise::new(&mut |resolve, _| {
            let open = Lent(object(&[("close", resolve.into())]), "close");
            _ = held.alter(|held| *held = Some(open));
        })
        .into()
    });
    let how = if steal {
        ("steal", JsValue::TRUE)
    } else {
        ("ifAvailable", JsValue::TRUE)
    };
    let name = JsValue::from_str(&text::glued(&["parlour/match/", &id.text()]));
    let asked = request.call3(&locks, &name, &object(&[how]), &granted);
    // It ends in an error when another tab takes the match over.
    let ended = move |answer: Answer| {
        if answer.is_err() {
            house.mine.set(false);
        }
    };
    then(asked, Box::new(ended));
}
