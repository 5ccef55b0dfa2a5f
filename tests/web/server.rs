//! A small static file server, under a sub-path, that can be stopped.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// Where the app lives on the test host: never the root, so that a path from the root would be noticed.
const BASE: &str = "/games/parlour/";

/// Serves a folder below `/games/parlour/` until stopped; everything else is not found.
pub struct Server {
    listening: Listening,
    folder: Arc<Mutex<PathBuf>>,
    requests: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Serves `folder` on a free port of this machine.
    pub fn start(folder: &Path) -> std::io::Result<Self> {
        let folder = Arc::new(Mutex::new(folder.to_owned()));
        let requests = Arc::default();
        let listening = listen(None, &folder, &requests)?;
        Ok(Self {
            listening,
            folder,
            requests,
        })
    }

    /// The address of the app.
    pub fn url(&self) -> String {
        format!("http://{}{BASE}", self.listening.address)
    }

    /// From now on serves another folder: a new version.
    pub fn publish(&self, folder: &Path) {
        *lock(&self.folder) = folder.to_owned();
    }

    /// Closes the port: from now on nobody answers.
    pub fn stop(&mut self) {
        self.listening.stop();
    }

    /// Answers again, at the same address.
    pub fn resume(&mut self) -> std::io::Result<()> {
        self.listening = listen(Some(self.listening.address), &self.folder, &self.requests)?;
        Ok(())
    }

    /// The paths asked for so far, in order.
    pub fn requests(&self) -> Vec<String> {
        lock(&self.requests).clone()
    }
}

fn listen(
    address: Option<SocketAddr>,
    folder: &Arc<Mutex<PathBuf>>,
    requests: &Arc<Mutex<Vec<String>>>,
) -> std::io::Result<Listening> {
    let (folder, requests) = (folder.clone(), requests.clone());
    Listening::start(address, move |stream, target| {
        lock(&requests).push(target.to_owned());
        let folder = lock(&folder).clone();
        respond(stream, &folder, target)
    })
}

/// A port with a thread that answers; closed when dropped.
struct Listening {
    address: SocketAddr,
    open: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Listening {
    fn start<F>(address: Option<SocketAddr>, answer: F) -> std::io::Result<Self>
    where
        F: Fn(&mut TcpStream, &str) -> std::io::Result<()> + Send + Sync + 'static,
    {
        let listener =
            TcpListener::bind(address.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0))))?;
        let address = listener.local_addr()?;
        let open = Arc::new(AtomicBool::new(true));
        let (still, answer) = (open.clone(), Arc::new(answer));
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if !still.load(Ordering::SeqCst) {
                    break;
                }
                let answer = answer.clone();
                // A visitor who hangs up early is none of our business.
                thread::spawn(move || {
                    let _ = hear(stream, answer.as_ref());
                });
            }
        });
        Ok(Self {
            address,
            open,
            thread: Some(thread),
        })
    }

    fn stop(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.open.store(false, Ordering::SeqCst);
            // Wakes the thread, which then drops the port.
            let _ = TcpStream::connect(self.address);
            let _ = thread.join();
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Reads one request and answers it; every connection is for one request.
fn hear(
    mut stream: TcpStream,
    answer: &dyn Fn(&mut TcpStream, &str) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    match first.split(' ').nth(1) {
        Some(target) => answer(&mut stream, target),
        None => Ok(()), // opened ahead of need, never used
    }
}

fn respond(stream: &mut TcpStream, folder: &Path, target: &str) -> std::io::Result<()> {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = path.strip_prefix(BASE).filter(|path| !path.contains("..")) else {
        return write(stream, "404 Not Found", "text/plain", b"not here");
    };
    let file = if path.is_empty() { "index.html" } else { path };
    match std::fs::read(folder.join(file)) {
        Ok(bytes) => write(stream, "200 OK", kind(file), &bytes),
        Err(_) => write(stream, "404 Not Found", "text/plain", b"no such file"),
    }
}

fn write(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8]) -> std::io::Result<()> {
    // A long life, as some hosts give: the service worker must not be fooled by the browser's own cache.
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: max-age=600\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)
}

fn kind(file: &str) -> &'static str {
    match file.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
