// Opens the program once more beside the page, as the computer at the table; seal.sh fills in the names.
// First it fetches and unpacks what games ship beside the program. Hosts need not know how to compress it.
// What cannot be had is left out: the computer then has to find out for itself.
self.fetched = Promise.all(Object.entries(self.tables).map(async ([id, address]) => {
  try {
    const unpacked = (await fetch(address)).body.pipeThrough(new DecompressionStream("gzip"));
    return [id, new Uint8Array(await new Response(unpacked).arrayBuffer())];
  } catch {
    return [id, new Uint8Array()];
  }
}));
importScripts("@js@");
wasm_bindgen({ module_or_path: "@wasm@" });
