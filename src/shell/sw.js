// Keeps the whole app for offline play. seal.sh fills in the build's name and the list of its files.
//
// What the page can rely on (all of it is what browsers do anyway; the app talks to navigator.serviceWorker):
// - Ready for offline: `ready` resolves. A worker is installed only when every file has arrived whole and unchanged.
// - A new version waits: the registration has `waiting`. To hear of it, listen for `updatefound` on the registration, then for
//   `statechange` on its `installing`, until that is "installed" while `controller` is set (without one it is the first visit).
// - To look for a new version: `registration.update()`. The browser also looks at each visit.
// - To switch, after the player agreed and the match is saved: `waiting.postMessage("take over")`. Every open tab then gets
//   `controllerchange` and should save and reload; a tab that had no `controller` when it started, and did not ask, ignores it.
// - Unasked, a new version takes over only when no tab of the old one is left, as browsers do with every waiting worker.
// If a file fails to arrive, the new version is dropped, the old one stays as it was, and the next visit tries again.
"use strict";

const BUILD = "@build@";
const FILES = {
  "@files@": "",
};

// Named after the build and the folder: a second parlour on this host, and every other app, keeps its own.
const SCOPE = self.registration.scope;
const CACHE = `parlour-${BUILD}@${SCOPE}`;
const isOurs = (name) => name.startsWith("parlour-") && name.slice(name.indexOf("@") + 1) === SCOPE;

// The addresses of this build, without search and hash.
const KEPT = new Map(Object.entries(FILES).map(([path, digest]) => [new URL(path, SCOPE).href, digest]));
const PAGE = new URL("./", SCOPE).href;

// From the network, not from the browser's own cache, and only with the very bytes that were built.
const request = ([url, digest]) => {
  const bytes = digest.match(/../g).map((byte) => parseInt(byte, 16));
  return new Request(url, { cache: "reload", integrity: `sha256-${btoa(String.fromCharCode(...bytes))}` });
};

self.addEventListener("install", (event) => {
  const fill = async () => {
    try {
      const cache = await caches.open(CACHE);
      await cache.addAll([...KEPT].map(request));
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  };
  event.waitUntil(fill());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const settle = async () => {
    for (const name of await caches.keys()) {
      if (isOurs(name) && name !== CACHE) await caches.delete(name);
    }
    // From the first visit on, so that a page that loses the network can still fetch the rest of its files.
    await self.clients.claim();
  };
  event.waitUntil(settle());
});

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  let address = origin + pathname;
  if (address === PAGE + "index.html") address = PAGE;
  // Anything else, such as a neighbour in a folder below, is not ours to answer.
  if (event.request.method !== "GET" || !KEPT.has(address)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(address)) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
