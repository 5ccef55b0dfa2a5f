//! What the page promises before any game is played: it starts anywhere, keeps its policy, and says so when it cannot.

use crate::web::{Done, Site, find};
use serde_json::json;

const READY: &str = "await navigator.serviceWorker.ready; return true;";
const BUILD: &str = "return document.querySelector('meta[name=build]').content;";

pub async fn the_page_starts(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    assert_eq!(browser.web().title().await?, "Parlour");
    assert!(
        !browser.text("body").await?.is_empty(),
        "the app shows something"
    );
    let build = browser.script(BUILD).await?;
    assert!(
        build.as_str().is_some_and(|b| b.len() == 12),
        "the build is named: {build}"
    );
    Ok(())
}

pub async fn the_watchers_see_what_is_forbidden(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    browser
        .script(
            "document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));
             return fetch('http://elsewhere.example/').catch(() => {});",
        )
        .await?;
    browser
        .script("try { document.body.innerHTML = '<img onerror=x>'; } catch { }")
        .await?;
    let troubles = browser.troubles().await?.join("\n");
    for sign in [
        "policy: style-src",
        "policy: connect-src",
        "policy: require-trusted-types-for",
        "console: ",
    ] {
        assert!(troubles.contains(sign), "{sign} is not in {troubles}");
    }
    site.browser.come_back().await?;
    assert!(
        site.browser.take_elsewhere().is_empty(),
        "the policy stopped it before it left"
    );

    // The policy does not govern where a page leads its visitor.
    site.browser.open("").await?;
    site.browser
        .script("location.href = 'http://elsewhere.example/';")
        .await?;
    site.browser
        .wait_until("!document.querySelector('meta[name=build]')")
        .await?;
    site.browser.come_back().await?;
    let asked = site.browser.take_elsewhere();
    assert!(
        asked.contains(&"http://elsewhere.example/".to_owned()),
        "{asked:?}"
    );
    Ok(())
}

pub async fn everything_lies_under_the_sub_path(site: &mut Site) -> Done {
    site.browser.open("").await?;
    site.browser.script(READY).await?;
    let requests = site.server.requests();
    assert!(
        requests.iter().all(|r| r.starts_with("/games/parlour/")),
        "{requests:?}"
    );
    for file in ["sw.js", "start.js", "manifest.webmanifest", "icon-512.png"] {
        assert!(
            requests.iter().any(|r| r.ends_with(file)),
            "{file} is fetched: {requests:?}"
        );
    }
    Ok(())
}

pub async fn the_manifest_and_its_icons_are_sound(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    let manifest = browser
        .web()
        .cdp()
        .send_raw("Page.getAppManifest", json!({}))
        .await?;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let sizes = browser
        .script(
            "const address = document.querySelector('link[rel=manifest]').href;
             const { icons } = await (await fetch(address)).json();
             return Promise.all(icons.filter((i) => i.type === 'image/png').map(async ({ src, sizes, purpose }) => {
                 const { width, height } = await createImageBitmap(await (await fetch(new URL(src, address))).blob());
                 return [purpose ?? 'any', sizes, `${width}x${height}`];
             }));",
        )
        .await?;
    let expected = json!([
        ["any", "192x192", "192x192"],
        ["any", "512x512", "512x512"],
        ["maskable", "512x512", "512x512"]
    ]);
    assert_eq!(sizes, expected);
    let errors = browser
        .web()
        .cdp()
        .send_raw("Page.getInstallabilityErrors", json!({}))
        .await?;
    assert_eq!(
        errors["installabilityErrors"],
        json!([]),
        "it can be installed"
    );
    Ok(())
}

pub async fn light_and_dark_follow_the_system_unless_forced(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    let (day, night) = ("rgb(243, 236, 224)", "rgb(27, 23, 20)");
    for (dark, forced, expected) in [
        (false, "", day),
        (true, "", night),
        (false, "dark", night),
        (true, "light", day),
        (true, "dark", night),
    ] {
        browser.prefer(dark, false).await?;
        browser
            .run(
                "document.documentElement.dataset.theme = arguments[0];",
                vec![json!(forced)],
            )
            .await?;
        let seen = browser
            .script(
                "const probe = document.body.appendChild(document.createElement('p'));
                 probe.style.backgroundColor = 'var(--page)';
                 const colour = getComputedStyle(probe).backgroundColor;
                 probe.remove();
                 return colour;",
            )
            .await?;
        assert_eq!(seen, expected, "system dark: {dark}, forced: {forced:?}");
    }
    Ok(())
}

pub async fn axe_finds_nothing_by_day_or_night(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("").await?;
    for dark in [false, true] {
        browser.prefer(dark, false).await?;
        let found = browser.axe().await?;
        assert!(found.is_empty(), "dark: {dark}\n{}", found.join("\n"));
    }
    // And it does look: an image without a text must not pass.
    browser
        .script("document.querySelector('main').append(document.createElement('img'));")
        .await?;
    assert!(browser.axe().await?.join("\n").contains("image-alt"));
    Ok(())
}

pub async fn opened_as_a_file_it_says_what_to_do(site: &mut Site) -> Done {
    let browser = &site.browser;
    let page = site.copy("file")?.join("index.html");
    browser.visit(&format!("file://{}", page.display())).await?;
    browser
        .wait_until("getComputedStyle(document.getElementById('notice')).visibility === 'visible'")
        .await?;
    let said = browser.text("#notice").await?;
    assert!(
        said.contains("opened as a file") && said.contains("make play"),
        "{said}"
    );
    browser.troubles().await?; // the browser's own complaints about files
    Ok(())
}

pub async fn without_scripts_it_says_what_to_do(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser
        .web()
        .cdp()
        .send_raw(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": true }),
        )
        .await?;
    browser.visit(&site.server.url()).await?;
    browser
        .wait_until("getComputedStyle(document.getElementById('notice')).visibility === 'visible'")
        .await?;
    assert!(
        browser
            .text("#notice")
            .await?
            .contains("JavaScript is switched off")
    );
    Ok(())
}

pub async fn with_a_part_missing_it_says_so(site: &mut Site) -> Done {
    for part in ["parlour-*.wasm", "parlour-*.js"] {
        let copy = site.copy(&format!("without {}", part.replace('*', "")))?;
        std::fs::remove_file(find(&copy, part)?)?;
        site.server.publish(&copy);
        site.browser.visit(&site.server.url()).await?;
        site.browser.wait_for("#notice.now").await?;
        let said = site.browser.text("#reason").await?;
        assert!(said.contains("could not start"), "{part}: {said}");
        let kept = site
            .browser
            .script("return navigator.serviceWorker.getRegistrations().then((all) => all.length);")
            .await?;
        assert_eq!(kept, 0, "a page that does not start is not kept");
        site.browser.troubles().await?;
    }
    Ok(())
}
