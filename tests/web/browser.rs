//! One visitor with a headless Chromium and a fresh profile: where they go, what they do, what they see, what went wrong.

use super::Done;
use super::driver::{Driver, NET_LOG, PATIENCE, prepare, session};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// One visitor: a browser with a profile of its own.
pub struct Browser {
    pub(super) web: WebDriver,
    driver: String,
    home: String,
    /// Every origin that was ever home.
    origins: Vec<String>,
    profile: PathBuf,
    elsewhere: Vec<String>,
    /// What runs before each page, besides what always does.
    pub(super) scripts: RefCell<Vec<Value>>,
}

impl Browser {
    /// A fresh browser whose `open` starts from the address `home`.
    pub async fn start(driver: &Driver, home: &str) -> Done<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::SeqCst);
        let profile =
            std::env::temp_dir().join(format!("parlour-web-{}-{number}", std::process::id()));
        let driver = format!("http://127.0.0.1:{}", driver.port());
        let web = session(&driver, &profile).await?;
        Ok(Self {
            web,
            driver,
            home: home.to_owned(),
            origins: vec![origin(home)],
            profile,
            elsewhere: Vec::new(),
            scripts: RefCell::default(),
        })
    }

    /// Closes the browser and opens it again with the same profile: a new visit, another day.
    pub async fn come_back(&mut self) -> Done {
        self.web.clone().quit().await?;
        self.note_elsewhere()?;
        self.web = session(&self.driver, &self.profile).await?;
        self.scripts.borrow_mut().clear();
        Ok(())
    }

    /// The next visitor takes the seat, to go to another address: one tab, nothing stored, no circumstances.
    pub async fn hand_over(&mut self, home: &str) -> Done {
        let mut tabs = self.web.windows().await?;
        let first = tabs.remove(0);
        for tab in tabs {
            self.web.switch_to_window(tab).await?;
            self.web.close_window().await?;
        }
        self.web.switch_to_window(first).await?;
        self.visit("about:blank").await?;
        for number in self.scripts.take() {
            let which = json!({ "identifier": number });
            self.cdp("Page.removeScriptToEvaluateOnNewDocument", which)
                .await?;
        }
        let old = json!({ "origin": origin(&self.home), "storageTypes": "all" });
        for (command, arguments) in [
            ("Storage.clearDataForOrigin", old),
            ("Emulation.clearDeviceMetricsOverride", json!({})),
            ("Emulation.setEmulatedMedia", json!({ "features": [] })),
            (
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": false }),
            ),
            (
                "Emulation.setScriptExecutionDisabled",
                json!({ "value": false }),
            ),
            ("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })),
        ] {
            self.cdp(command, arguments).await?;
        }
        self.web.browser_log().await?;
        self.home = home.to_owned();
        self.origins.push(origin(home));
        Ok(())
    }

    /// Ends the visit and forgets the profile; returns what the page asked of other hosts.
    pub async fn close(mut self) -> Done<Vec<String>> {
        let ended = self.web.clone().quit().await;
        let noted = self.note_elsewhere();
        let _ = std::fs::remove_dir_all(&self.profile);
        ended?;
        noted?;
        Ok(self.elsewhere)
    }

    /// What the page and its workers asked of other hosts, in visits that have ended since the last call.
    pub fn take_elsewhere(&mut self) -> Vec<String> {
        std::mem::take(&mut self.elsewhere)
    }

    /// Reads the browser's own log of its network, where each request says on whose behalf it was made: browsers have business
    /// of their own with other hosts, pages and workers must not.
    fn note_elsewhere(&mut self) -> Done {
        let log = std::fs::read_to_string(self.profile.join(NET_LOG))?;
        for line in log.lines().filter(|line| line.contains("\"initiator\"")) {
            let Ok(event) = serde_json::from_str::<Value>(line.trim_end_matches(',')) else {
                continue;
            };
            let (initiator, url) = (
                &event["params"]["initiator"],
                event["params"]["url"].as_str().unwrap_or_default(),
            );
            let ours = |origin: &String| *initiator == **origin;
            let home = |origin: &String| url.starts_with(&format!("{origin}/"));
            if (*initiator == "null" || self.origins.iter().any(ours))
                && !self.origins.iter().any(home)
            {
                self.elsewhere.push(url.to_owned());
            }
        }
        Ok(())
    }

    /// The driver underneath, for what is not wrapped here.
    pub fn web(&self) -> &WebDriver {
        &self.web
    }

    // ---- going somewhere

    /// Opens a route (`""`, `"#/settings"`) and waits until the app has started there.
    pub async fn open(&self, route: &str) -> Done {
        self.visit(&format!("{}{route}", self.home)).await?;
        self.started().await
    }

    /// Opens any address, and waits for nothing.
    pub async fn visit(&self, address: &str) -> Done {
        Ok(self.web.goto(address).await?)
    }

    /// Reloads as a visitor does, and waits until the app has started.
    pub async fn reload(&self) -> Done {
        self.web.refresh().await?;
        self.started().await
    }

    /// The app has started: the notice for those it does not start for is gone.
    pub async fn started(&self) -> Done {
        self.wait_until("document.readyState === 'complete' && !document.getElementById('notice')")
            .await
    }

    /// Opens a second tab, empty, and looks at it.
    pub async fn new_tab(&self) -> Done {
        let tab = self.web.new_tab().await?;
        self.web.switch_to_window(tab).await?;
        prepare(&self.web).await
    }

    /// Looks at the tab with this number, from 0, in the order of opening.
    pub async fn look_at_tab(&self, number: usize) -> Done {
        let tabs = self.web.windows().await?;
        let tab = tabs.get(number).ok_or("there is no such tab")?;
        Ok(self.web.switch_to_window(tab.clone()).await?)
    }

    // ---- doing something

    /// Waits for an element and clicks it, where it is seen and not covered; of several, the first that can be seen.
    pub async fn click(&self, css: &str) -> Done {
        let seen = format!(
            "[...document.querySelectorAll({})].find((e) => e.checkVisibility())",
            json!(css)
        );
        self.wait_until(&seen).await?;
        self.click_found(&format!("return {seen};"))
            .await
            .map_err(|e| format!("click {css}: {e}").into())
    }

    /// Clicks the element that a script returns.
    pub async fn click_found(&self, script: &str) -> Done {
        let found = self.web.execute(script, Vec::new()).await?;
        match found.element()?.click().await {
            // The driver cannot scroll in a dialog that is turned to the far player; a hand can.
            Err(error)
                if ["not interactable", "not clickable at point"]
                    .iter()
                    .any(|why| error.to_string().contains(why)) =>
            {
                self.click_by_hand(script).await
            }
            clicked => Ok(clicked?),
        }
    }

    /// Scrolls to the element that a script returns, and presses the mouse over its middle, if it is seen there.
    async fn click_by_hand(&self, script: &str) -> Done {
        let found = format!(
            "const e = (() => {{ {script} }})(); e.scrollIntoView({{ block: 'center' }});
             const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
             return e.contains(document.elementFromPoint(x, y)) ? {{ x, y }} : null;"
        );
        let middle = self.script(&found).await?;
        let (Some(x), Some(y)) = (middle["x"].as_f64(), middle["y"].as_f64()) else {
            return Err(format!("nobody can click what is out of sight: {script}").into());
        };
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.cdp("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Touches the middle of an element with a finger.
    pub async fn tap(&self, css: &str) -> Done {
        self.wait_for(css).await?;
        let middle = self
            .run(
                "const e = [...document.querySelectorAll(arguments[0])].find((e) => e.checkVisibility()); e.scrollIntoView({ block: 'nearest' });
                 const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 };",
                vec![json!(css)],
            )
            .await?;
        self.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": "touchStart", "touchPoints": [middle] }),
        )
        .await?;
        self.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": "touchEnd", "touchPoints": [] }),
        )
        .await?;
        Ok(())
    }

    /// Presses a key: `a`, `Enter`, `ArrowLeft`, `Space`, `Control+z`, `Shift+Tab`.
    pub async fn key(&self, name: &str) -> Done {
        let mut names: Vec<&str> = name.split('+').collect();
        let last = names.pop().filter(|last| !last.is_empty()).unwrap_or("+");
        let mut chain = self.web.action_chain();
        for held in &names {
            chain = chain.key_down(code(held)?);
        }
        chain = chain.key_down(code(last)?).key_up(code(last)?);
        for held in names.iter().rev() {
            chain = chain.key_up(code(held)?);
        }
        Ok(chain.perform().await?)
    }

    /// Empties a field and types into it.
    pub async fn fill(&self, css: &str, text: &str) -> Done {
        self.wait_for(css).await?;
        let field = self.web.find(By::Css(css)).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    // ---- seeing something

    /// Waits until an element is there.
    pub async fn wait_for(&self, css: &str) -> Done {
        self.wait_until(&format!("document.querySelector({})", json!(css)))
            .await
    }

    /// Waits until a JavaScript expression holds.
    pub async fn wait_until(&self, expression: &str) -> Done {
        let begun = Instant::now();
        loop {
            // A page that is just being replaced cannot answer; the next one can.
            let held = self.script(&format!("return !!({expression});")).await;
            match held {
                Ok(Value::Bool(true)) => return Ok(()),
                Err(error) if begun.elapsed() > PATIENCE => return Err(error),
                _ if begun.elapsed() > PATIENCE => {
                    return Err(format!("in vain waited for {expression}").into());
                }
                _ => tokio::time::sleep(Duration::from_millis(25)).await,
            }
        }
    }

    /// The text of the first such element, as a reader sees it.
    pub async fn text(&self, css: &str) -> Done<String> {
        self.wait_for(css).await?;
        let text = self.run(
            "const e = document.querySelector(arguments[0]); return e.innerText ?? e.textContent;",
            vec![json!(css)],
        );
        Ok(text.await?.as_str().unwrap_or_default().trim().to_owned())
    }

    /// How many such elements there are.
    pub async fn count(&self, css: &str) -> Done<u64> {
        let count = self
            .run(
                "return document.querySelectorAll(arguments[0]).length;",
                vec![json!(css)],
            )
            .await?;
        Ok(count.as_u64().unwrap_or_default())
    }

    /// Runs JavaScript in the page: the body of an `async` function.
    pub async fn script(&self, body: &str) -> Done<Value> {
        self.run(body, Vec::new()).await
    }

    /// The same, with `arguments`.
    pub async fn run(&self, body: &str, arguments: Vec<Value>) -> Done<Value> {
        let whole = format!("return (async function () {{ {body}\n }}).apply(null, arguments);");
        Ok(self.web.execute(whole, arguments).await?.json().clone())
    }

    /// Saves what is seen as a PNG.
    pub async fn screenshot(&self, path: &Path) -> Done {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(self.web.screenshot(path).await?)
    }

    // ---- what went wrong

    /// What should not have happened since the last call: errors and warnings in the console, breaches of the security policy (of the tab
    /// in view).
    pub async fn troubles(&self) -> Done<Vec<String>> {
        let mut troubles = Vec::new();
        for entry in self.web.browser_log().await? {
            // Browsers ask for one where a page names none; ours does.
            if entry.message.contains("/favicon.ico - ") {
                continue;
            }
            troubles.push(format!("console: {}", entry.message));
        }
        // A browser's own error page has no session store.
        let taken = "try { const v = sessionStorage.getItem('violations'); sessionStorage.removeItem('violations'); return JSON.parse(v) ?? []; }
                     catch { return []; }";
        if let Value::Array(seen) = self.script(taken).await? {
            troubles.extend(
                seen.iter()
                    .map(|v| format!("policy: {}", v.as_str().unwrap_or_default())),
            );
        }
        Ok(troubles)
    }
}

fn origin(address: &str) -> String {
    address.split('/').take(3).collect::<Vec<_>>().join("/")
}

fn code(name: &str) -> Done<char> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Ok(letter);
    }
    let key = match name {
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Tab" => Key::Tab,
        "Space" => Key::Space,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Shift" => Key::Shift,
        "Control" => Key::Control,
        "Alt" => Key::Alt,
        _ => return Err(format!("no key is called {name}").into()),
    };
    Ok(key.into())
}
