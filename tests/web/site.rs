//! What a scenario is given: the built files behind a server, and a visitor.

use super::{Browser, Done, Driver, Server};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A server with the built files and one fresh browser.
pub struct Site {
    /// Where the files come from.
    pub server: Server,
    /// Who visits.
    pub browser: Browser,
    dist: PathBuf,
    scratch: PathBuf,
}

impl Site {
    /// Opens the doors; nobody has visited yet. A browser that is free is taken over, which is quicker than starting one.
    pub async fn open(driver: &Driver, dist: &Path, free: Option<Browser>) -> Done<Self> {
        let server = Server::start(dist)?;
        let browser = match free {
            Some(mut browser) => {
                browser.hand_over(&server.url()).await?;
                browser
            }
            None => Browser::start(driver, &server.url()).await?,
        };
        let port = server
            .url()
            .chars()
            .filter(char::is_ascii_digit)
            .collect::<String>();
        let scratch =
            std::env::temp_dir().join(format!("parlour-site-{}-{port}", std::process::id()));
        Ok(Self {
            server,
            browser,
            dist: dist.to_owned(),
            scratch,
        })
    }

    /// A copy of the built files under this name, to be changed at will.
    pub fn copy(&self, name: &str) -> Done<PathBuf> {
        let to = self.scratch.join(name);
        copy(&self.dist, &to)?;
        Ok(to)
    }

    /// Closes the doors and tidies up; the browser is free for another.
    pub fn close(self) -> Browser {
        let _ = std::fs::remove_dir_all(&self.scratch);
        self.browser
    }
}

/// The built files: `DIST`, or `dist` here.
pub fn dist() -> Done<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("DIST").unwrap_or_else(|| "dist".into()));
    if !folder.join("sw.js").is_file() {
        return Err(format!(
            "there is no built page in {}: run `make build` first",
            folder.display()
        )
        .into());
    }
    Ok(folder.canonicalize()?)
}

/// The build folder this program lies in, for pictures.
pub fn target() -> PathBuf {
    let program = std::env::current_exe().ok();
    program
        .as_deref()
        .and_then(|p| p.ancestors().nth(3))
        .map_or_else(|| "target".into(), Path::to_owned)
}

/// Seals a changed copy again, as the build does.
pub fn reseal(folder: &Path) -> Done<Output> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/shell/seal.sh");
    Ok(Command::new("sh")
        .arg(script)
        .env("TRUNK_STAGING_DIR", folder)
        .output()?)
}

/// The one built file whose name matches, a star standing for what changes: `parlour-*.wasm`.
pub fn find(folder: &Path, pattern: &str) -> Done<PathBuf> {
    let (begin, end) = pattern.split_once('*').unwrap_or((pattern, ""));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(begin) && name.ends_with(end) {
            found.push(entry.path());
        }
    }
    match &found[..] {
        [one] => Ok(one.clone()),
        _ => Err(format!("{} built files are called {pattern}", found.len()).into()),
    }
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
