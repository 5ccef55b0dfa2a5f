//! What players do at a table of Mancala, what they read there, and what is left of it in the browser's storage.

use super::{Browser, Done};
use parlour::game::Game as _;
use parlour::games::{mancala::Mancala, retell};
use parlour::storage::{Checksummed, Form, PREFIX};
use parlour::table::{LONGEST, Record};
use parlour::testing::after;
use serde_json::{Value, json};

/// The board as text after some moves, by the rules alone.
pub fn drawn(options: &str, moves: &str) -> Done<String> {
    let start = Mancala::new(2, &options.parse()?);
    Ok(after(start, moves).to_string().trim().to_owned())
}

/// A hand that is faster than any: touches the first open pit until none is left.
const PLAY_OUT: &str = r#"
    const moment = () => new Promise((done) => setTimeout(done));
    for (let turns = 0; turns < 500; turns += 1) {
        const pit = document.querySelector(".stage .hole.open");
        if (!pit) return turns;
        pit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await moment();
    }
    return -1;
"#;

impl Browser {
    // ---- at the form

    /// Starts a match between two whose names nobody typed, with nothing moving by itself; returns its name.
    pub async fn begin(&self) -> Done<String> {
        self.prefer(false, true).await?;
        self.open("#/new/mancala").await?;
        self.sit_down().await
    }

    /// Starts what the form says, and returns the match's name.
    pub async fn sit_down(&self) -> Done<String> {
        self.click("[data-act=start]").await?;
        self.wait_for(".table .stage .board").await?;
        self.match_id().await
    }

    /// Puts the names into the form, as a paste would: any letter is possible.
    pub async fn name_players(&self, names: [&str; 2]) -> Done {
        self.wait_for(".seat-row input").await?;
        for (i, name) in names.iter().enumerate() {
            self.run(
                "const field = document.querySelectorAll('.seat-row input')[arguments[0]];
                 field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }));",
                vec![json!(i), json!(name)],
            )
            .await?;
        }
        Ok(())
    }

    /// Chooses a rule of the match.
    pub async fn choose(&self, option: &str, value: &str) -> Done {
        self.run(
            "document.querySelector('details.block').open = true;",
            Vec::new(),
        )
        .await?;
        let buttons = format!("[data-option={option}]");
        self.press_in(&buttons, value).await
    }

    // ---- at the table

    /// The name of the match in the address.
    pub async fn match_id(&self) -> Done<String> {
        let hash = self.script("return location.hash;").await?;
        let mut parts = hash.as_str().unwrap_or_default().split('/');
        match (parts.nth(1), parts.next()) {
            (Some("match"), Some(id)) => Ok(id.to_owned()),
            _ => Err(format!("no match is open at {hash}").into()),
        }
    }

    /// Which move it is, as the title says; `Finished` once it is over.
    pub async fn progress(&self) -> Done<String> {
        self.text(".title span").await
    }

    /// Waits until the title says so.
    pub async fn wait_for_move(&self, number: u32) -> Done {
        self.wait_until(&format!(
            "document.querySelector('.title span').textContent === 'Move {number}'"
        ))
        .await
    }

    /// Waits until the title says something else.
    pub async fn wait_after(&self, progress: &str) -> Done {
        self.wait_until(&format!(
            "document.querySelector('.title span').textContent !== {}",
            json!(progress)
        ))
        .await
    }

    /// Clicks pits, each after the move before has been shown.
    pub async fn sow(&self, pits: &str) -> Done {
        for pit in pits.split(' ') {
            let before = self.progress().await?;
            self.click(&format!(".stage [data-spot={pit}]")).await?;
            self.wait_after(&before)
                .await
                .map_err(|e| format!("{pit} at {before}: {e}"))?;
        }
        Ok(())
    }

    /// The first pit that may be sown; none, if none may.
    pub async fn open_pit(&self) -> Done<Option<String>> {
        let pit = self
            .script("return document.querySelector('.stage .hole.open')?.dataset.spot ?? null;")
            .await?;
        Ok(pit.as_str().map(str::to_owned))
    }

    /// Plays a match to its end and waits for the result. Nothing may move by itself.
    pub async fn play_out(&self) -> Done {
        let turns = self.script(PLAY_OUT).await?;
        assert!(
            turns.as_i64() > Some(0),
            "the match went on and on: {turns}"
        );
        self.wait_for("dialog.end[open] h1").await
    }

    /// The board as text, from its panel.
    pub async fn position(&self) -> Done<String> {
        self.wait_until("document.querySelector('[data-tool=text], [data-tool=menu]')")
            .await?;
        // A console takes its place where there is little room; then it is in the menu.
        let seen =
            "[...document.querySelectorAll('[data-tool=text]')].some((e) => e.checkVisibility())";
        match self.script(&format!("return {seen};")).await?.as_bool() {
            Some(true) => self.click("[data-tool=text]").await?,
            _ => {
                self.click("[data-tool=menu]").await?;
                self.press("Board as text").await?;
            }
        }
        let text = self.text("dialog[open] .board-text").await?;
        self.close_panel().await?;
        Ok(text)
    }

    /// Closes the panel that is open.
    pub async fn close_panel(&self) -> Done {
        self.press("Close").await?;
        self.wait_until("!document.querySelector('dialog[open]')")
            .await
    }

    /// What each pit and store is called, by spot.
    pub async fn holes(&self) -> Done<Value> {
        self.wait_for(".stage .hole").await?;
        self.script(
            "return Object.fromEntries([...document.querySelectorAll('.stage .hole')].map((e) =>
                 [e.dataset.spot, e.getAttribute('aria-label').split('.')[0]]));",
        )
        .await
    }

    /// Presses the button or link with this word; in the dialog that is open, if one is.
    pub async fn press(&self, label: &str) -> Done {
        self.press_in("", label).await
    }

    /// Presses the button with this word in a part of the page.
    pub async fn press_in(&self, part: &str, label: &str) -> Done {
        let seen = format!(
            "[...([...document.querySelectorAll('dialog[open]')].pop() ?? document).querySelectorAll('button, a, summary')].find((e) =>
                e.checkVisibility() && e.textContent.trim() === {} && ({part} === '' || e.closest({part})))",
            json!(label),
            part = json!(part)
        );
        self.wait_until(&seen)
            .await
            .map_err(|_| format!("there is no button {label}"))?;
        self.click_found(&format!("return {seen};")).await
    }

    /// Is the screen one of those that say there is nothing here?
    pub async fn is_lost(&self) -> Done<bool> {
        self.wait_for("main").await?;
        Ok(self.count("main.lost").await? > 0)
    }

    // ---- in the storage

    /// What is stored under keys of a kind: `live`, `match`, `quarantine`; the keys without what all have in common.
    pub async fn stored(&self, kind: &str) -> Done<Vec<(String, String)>> {
        let found = self
            .run(
                "return Object.keys(localStorage).filter((k) => k.startsWith(arguments[0])).sort().map((k) =>
                     [k.slice(arguments[0].length), localStorage.getItem(k)]);",
                vec![json!(format!("{PREFIX}{kind}/"))],
            )
            .await?;
        Ok(serde_json::from_value(found)?)
    }

    /// Puts a text into the storage, behind the page's back.
    pub async fn store(&self, key: &str, text: &str) -> Done {
        self.run(
            "localStorage.setItem(arguments[0], arguments[1]);",
            vec![json!(format!("{PREFIX}{key}")), json!(text)],
        )
        .await?;
        Ok(())
    }

    /// Takes a text over by the page of settings.
    pub async fn bring(&self, text: &str) -> Done {
        self.open("#/settings").await?;
        self.wait_for("details.import textarea").await?;
        self.run(
            "document.querySelector('details.import').open = true;
             const field = document.querySelector('details.import textarea');
             field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }));",
            vec![json!(text)],
        )
        .await?;
        self.press("Look at it").await?;
        self.click("dialog[open] .primary").await?;
        self.wait_for(".notice p").await
    }

    /// A finished match as it is kept, its moves written out.
    pub async fn kept(&self, id: &str) -> Done<Record> {
        let all = self.stored("match").await?;
        let (_, text) = all
            .iter()
            .find(|(key, _)| key == id)
            .ok_or_else(|| format!("{id} is not kept among {all:?}"))?;
        let kept: Value = serde_json::from_str(Checksummed::read(text, 8 * LONGEST)?)?;
        let record = kept["record"].as_str().ok_or("no record")?;
        Ok(retell(&record.parse()?, Form::Written)?)
    }

    /// A running match as it was saved last.
    pub async fn saved(&self, id: &str) -> Done<Record> {
        let mut latest = (0, Err(format!("{id} is not running").into()));
        for (key, text) in self.stored("live").await? {
            let json = Checksummed::read(&text, 8 * LONGEST)
                .map_err(|error| format!("{key} is {error}"))?;
            let saved: Value = serde_json::from_str(json)?;
            let (save, record) = (saved["save"].as_u64(), saved["record"].as_str());
            let (save, record) = save.zip(record).ok_or("no saved match")?;
            if key.starts_with(id) && save > latest.0 {
                latest = (save, record.parse::<Record>().map_err(Into::into));
            }
        }
        latest.1
    }
}
