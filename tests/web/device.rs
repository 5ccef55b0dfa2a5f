//! The circumstances of a visit: the screen, what the system prefers, the network, the processor.

use super::{Browser, Done};
use serde_json::{Value, json};

impl Browser {
    /// The size of the page in CSS pixels.
    pub async fn set_size(&self, width: u32, height: u32) -> Done {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await
    }

    /// What the system prefers: a dark page or a light one, stillness or motion.
    pub async fn prefer(&self, dark: bool, still: bool) -> Done {
        let features = json!([
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" } },
        ]);
        self.cdp(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
    }

    /// A touch screen instead of a mouse.
    pub async fn touch(&self, on: bool) -> Done {
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": on, "maxTouchPoints": 5 }),
        )
        .await
    }

    /// Cuts this tab off. Workers keep their line: to cut off everything, stop the server.
    pub async fn offline(&self, on: bool) -> Done {
        self.cdp("Network.enable", json!({})).await?;
        let line = json!({ "offline": on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.cdp("Network.emulateNetworkConditions", line).await
    }

    /// A processor so many times slower.
    pub async fn slow(&self, times: f64) -> Done {
        self.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
            .await
    }

    /// Runs a script before each page that is opened from now on.
    pub async fn before_each_page(&self, source: &str) -> Done {
        let command = "Page.addScriptToEvaluateOnNewDocument";
        let added = self
            .web
            .cdp()
            .send_raw(command, json!({ "source": source }))
            .await?;
        self.scripts.borrow_mut().push(added["identifier"].clone());
        Ok(())
    }

    /// Gives the browser a command of its own protocol.
    pub async fn cdp(&self, command: &str, arguments: Value) -> Done {
        self.web.cdp().send_raw(command, arguments).await?;
        Ok(())
    }
}
