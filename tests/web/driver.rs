//! Chromium and its driver: how they are started, and with which flags.

use super::Done;
use serde_json::json;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// How long to wait for something that must happen. Generous: machines are slow, and only failures wait it out.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Where Chromium logs its requests, in the profile.
pub const NET_LOG: &str = "net-log.json";

/// Kept in the session store, so that a report survives the reload after it.
const LISTEN: &str = r#"
    addEventListener("securitypolicyviolation", (e) => {
        const seen = JSON.parse(sessionStorage.getItem("violations") ?? "[]");
        seen.push(`${e.violatedDirective} blocked ${e.blockedURI} ${e.sample} (${e.sourceFile}:${e.lineNumber})`);
        sessionStorage.setItem("violations", JSON.stringify(seen));
    });
"#;

/// The running `chromedriver`; ends with all its browsers when dropped.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Where it listens, on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts it on a free port. `CHROMEDRIVER` names another than the one in the path.
    pub fn start() -> Done<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let process = Command::new(&program)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("cannot start {program}: {e}; `make setup` installs it"))?;
        let driver = Self { process, port };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(format!("{program} does not answer").into());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = stream.write_all(
                b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
            );
            let _ = stream.read(&mut [0; 64]);
        }
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(5) {
            if let Ok(Some(_)) = self.process.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Opens a browser with this profile.
pub async fn session(driver: &str, profile: &Path) -> Done<WebDriver> {
    std::fs::create_dir_all(profile)?;
    let mut wish = DesiredCapabilities::chrome();
    for flag in [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-sync",
        "--force-color-profile=srgb",
        "--lang=en-US",
        "--window-size=1180,820",
        // This machine is the world.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local",
    ] {
        wish.add_arg(flag)?;
    }
    wish.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    wish.add_arg(&format!(
        "--log-net-log={}",
        profile.join(NET_LOG).display()
    ))?;
    if let Ok(chrome) = std::env::var("CHROME") {
        wish.set_binary(&chrome)?;
    }
    wish.set_browser_log_level(thirtyfour::LoggingPrefsLogLevel::Warning)?;
    let web = WebDriver::new(driver, wish).await?;
    prepare(&web).await?;
    Ok(web)
}

/// Sets up a new tab to note what breaks the policy.
pub async fn prepare(tab: &WebDriver) -> Done {
    tab.cdp()
        .send_raw(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": LISTEN }),
        )
        .await?;
    Ok(())
}
