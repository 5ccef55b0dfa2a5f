//! axe-core, the accessibility checker, run inside the page.

use super::{Browser, Done};
use serde_json::Value;

/// One file, kept with its licence beside it; the driver evaluates it outside the page's policy.
const AXE: &str = include_str!("../axe/axe.min.js");

const RUN: &str = r#"
    // Under an open dialog nothing can be reached.
    const seen = [...document.querySelectorAll("dialog[open]")].pop() ?? document;
    return axe.run(seen, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(
        ({ id, help, nodes }) => nodes.map((n) => `${id}: ${help}: ${n.target.join(" ")} ${n.any.map((c) => c.message).join("; ")}`)
    ));
"#;

impl Browser {
    /// What axe-core finds wrong with the page as it stands, or with the dialog over it, one line a finding.
    pub async fn axe(&self) -> Done<Vec<String>> {
        if self.script("return typeof axe;").await? != "object" {
            self.script(AXE).await?;
        }
        let Value::Array(found) = self.script(RUN).await? else {
            return Err("axe-core gave no answer".into());
        };
        Ok(found
            .iter()
            .map(|line| line.as_str().unwrap_or_default().to_owned())
            .collect())
    }
}
