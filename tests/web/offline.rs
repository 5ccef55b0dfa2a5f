//! What the service worker promises: the page starts without a network, renews itself whole, and only when told.

use crate::web::{Done, Site, find, reseal};
use serde_json::{Value, json};
use std::path::PathBuf;

const READY: &str = "await navigator.serviceWorker.ready; return true;";
const BUILD: &str = "return document.querySelector('meta[name=build]').content;";
const UPDATE: &str = "const r = await navigator.serviceWorker.getRegistration(); await r.update().catch(() => {}); return true;";
const WAITING: &str = "(await navigator.serviceWorker.getRegistration()).waiting";

pub async fn a_reload_and_a_new_visit_start(site: &mut Site) -> Done {
    site.browser.open("").await?;
    site.browser.script(READY).await?;
    site.server.stop();
    for _ in 0..3 {
        site.browser.reload().await?;
        let said = site.browser.text("nav.dock").await?;
        assert!(said.contains("New match"), "the texts are kept too: {said}");
    }
    for route in ["", "index.html", "?from=somewhere", "#/settings"] {
        site.browser.come_back().await?;
        site.browser
            .open(route)
            .await
            .map_err(|e| format!("{route:?}: {e}"))?;
    }
    site.browser.troubles().await?; // the browser looks for a new version in vain
    Ok(())
}

pub async fn neighbours_are_left_alone(site: &mut Site) -> Done {
    let theirs = [
        "other-app".to_owned(),
        "parlour-0123456789ab@http://127.0.0.1/elsewhere/".to_owned(),
        format!("parlour-0123456789ab@{}below/", site.server.url()),
    ];
    let ours = format!("parlour-0123456789ab@{}", site.server.url());
    let browser = &site.browser;
    browser.open("").await?;
    browser.script(READY).await?;
    for name in theirs.iter().chain([&ours]) {
        browser
            .run(
                "return caches.open(arguments[0]).then(() => true);",
                vec![json!(name)],
            )
            .await?;
    }
    next_version(site, "second")?;
    take_over(site).await?;
    let browser = &site.browser;
    browser
        .wait_until(&format!(
            "(await caches.keys()).every((name) => name !== {})",
            json!(ours)
        ))
        .await?;
    let Value::Array(names) = browser.script("return caches.keys();").await? else {
        panic!("caches have names")
    };
    for name in theirs {
        assert!(names.contains(&json!(name)), "{name} is gone: {names:?}");
    }
    assert_eq!(names.len(), 4, "of ours there is one: {names:?}");

    // A folder below ours may be another app: its page is not answered with ours.
    browser
        .visit(&format!("{}below/", site.server.url()))
        .await?;
    assert_eq!(browser.text("body").await?, "no such file");
    browser.troubles().await?;
    Ok(())
}

pub async fn a_new_version_waits_until_told(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    browser.script(READY).await?;
    let first = browser.script(BUILD).await?;

    next_version(site, "second")?;
    let browser = &site.browser;
    browser.script(UPDATE).await?;
    browser.wait_until(WAITING).await?;
    for _ in 0..2 {
        browser.reload().await?;
        assert_eq!(
            browser.script(BUILD).await?,
            first,
            "unasked, the old version stays"
        );
        assert_eq!(
            browser.script(&format!("return !!({WAITING});")).await?,
            true
        );
    }
    take_over(site).await?;
    let second = site.browser.script(BUILD).await?;
    assert_ne!(second, first);
    assert_eq!(
        site.browser
            .script(&format!("return !!({WAITING});"))
            .await?,
        false
    );
    site.server.stop();
    site.browser.reload().await?;
    assert_eq!(
        site.browser.script(BUILD).await?,
        second,
        "and is kept for offline"
    );
    site.browser.troubles().await?; // the browser looks for a new version in vain
    Ok(())
}

pub async fn a_version_that_arrives_in_pieces_is_dropped(site: &mut Site) -> Done {
    site.browser.open("").await?;
    site.browser.script(READY).await?;
    let first = site.browser.script(BUILD).await?;

    let torn = next_version(site, "torn")?;
    std::fs::remove_file(torn.join("icon.svg"))?;
    dropped(site, &first).await?;

    // Bytes of one version under the list of another, as while a host is being filled.
    let mixed = next_version(site, "mixed")?;
    std::fs::write(mixed.join("start.js"), "// something else")?;
    dropped(site, &first).await?;

    // Whole at last: now it is offered.
    next_version(site, "whole")?;
    take_over(site).await?;
    assert_ne!(site.browser.script(BUILD).await?, first);
    site.browser.troubles().await?;
    Ok(())
}

pub async fn the_build_fails_if_a_file_is_missing(site: &mut Site) -> Done {
    let whole = site.copy("whole")?;
    assert!(reseal(&whole)?.status.success());
    let refused = |file: &str, from: &str, to: &str| -> Done {
        let folder = site.copy(&format!("without {to}").replace('/', " "))?;
        let path = find(&folder, file)?;
        let text = std::fs::read_to_string(&path)?;
        assert!(text.contains(from), "{file} has {from}");
        std::fs::write(&path, text.replace(from, to))?;
        let sealed = reseal(&folder)?;
        let said = String::from_utf8_lossy(&sealed.stderr);
        assert!(
            !sealed.status.success() && said.contains(file.rsplit('*').next().unwrap_or(file)),
            "{file} with {to}: {said}"
        );
        Ok(())
    };
    refused("index.html", "icon.svg", "portrait.svg")?;
    refused("index.html", "\"icon.svg", "\"/icon.svg")?;
    refused(
        "index.html",
        "\"icon.svg",
        "\"https://elsewhere.example/icon.svg",
    )?;
    refused("manifest.webmanifest", "icon-192.png", "icon-193.png")?;
    refused("start.js", "\"use strict\";", "import \"./more.js\";")?;
    refused("base-*.css", "margin: 0;", "background: url(dots.svg);")?;
    Ok(())
}

/// Publishes a copy that differs in a comment.
pub fn next_version(site: &Site, name: &str) -> Done<PathBuf> {
    let folder = site.copy(name)?;
    let start = folder.join("start.js");
    std::fs::write(
        &start,
        format!("// {name}\n{}", std::fs::read_to_string(&start)?),
    )?;
    let done = reseal(&folder)?;
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    site.server.publish(&folder);
    Ok(folder)
}

/// What the app does when the player agrees.
async fn take_over(site: &Site) -> Done {
    site.browser.script(UPDATE).await?;
    site.browser.wait_until(WAITING).await?;
    site
        .browser
        .script(
            "const { waiting } = await navigator.serviceWorker.getRegistration();
             const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
             waiting.postMessage('take over');
             await changed;
             return true;",
        )
        .await?;
    site.browser.reload().await
}

/// The version on the server is looked at and refused; the one at hand still starts.
async fn dropped(site: &Site, build: &Value) -> Done {
    site.browser.script(UPDATE).await?;
    site.browser
        .wait_until("!(await navigator.serviceWorker.getRegistration()).installing")
        .await?;
    assert_eq!(
        site.browser
            .script(&format!("return !!({WAITING});"))
            .await?,
        false
    );
    site.browser.reload().await?;
    assert_eq!(site.browser.script(BUILD).await?, *build);
    let kept = site.browser.script("return caches.keys();").await?;
    assert_eq!(
        kept.as_array().map(Vec::len),
        Some(1),
        "nothing of it is left: {kept}"
    );
    Ok(())
}
