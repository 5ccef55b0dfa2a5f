// Loads the computer in its worker. seal.sh fills in the build's name and the games' tables.
"use strict";

// src/bin/worker.rs tells the page, which knows its own build.
self.build = "@build@";
const TABLES = {
  "@tables@": "",
};

// What games ship beside the program, fetched and unpacked here, so that hosts need not know how to compress it.
// What cannot be had is left out: the computer then has to find out for itself.
self.tables = Promise.all(
  Object.entries(TABLES).map(async ([id, address]) => {
    try {
      const unpacked = (await fetch(address)).body.pipeThrough(new DecompressionStream("gzip"));
      return [id, new Uint8Array(await new Response(unpacked).arrayBuffer())];
    } catch {
      return [id, new Uint8Array()];
    }
  }),
);

// These names never change: the build behind them keeps an old file from being taken out of a cache.
importScripts(`./worker.js?${self.build}`);
wasm_bindgen({ module_or_path: `./worker_bg.wasm?${self.build}` });
