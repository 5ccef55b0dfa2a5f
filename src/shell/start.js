// Starts the app: the page's policy forbids inline scripts, so this is a file of its own.
// A classic script, because browsers refuse modules from file:, where it has something to say.
"use strict";
{
  const { js, wasm } = document.currentScript.dataset;

  // Leptos clones its templates through innerHTML, for which the page's policy demands an inspector.
  // It admits markup that cannot run anything, and scripts of this origin; null refuses.
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (/<script|<iframe|<object|<embed|[\s"'/]on\w+\s*=|javascript:/i.test(html) ? null : html),
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
  });

  const tell = (sentence) => {
    document.getElementById("reason").textContent = sentence;
    document.getElementById("notice").classList.add("now");
  };

  const start = async () => {
    const { default: init } = await import(js);
    await init({ module_or_path: wasm });
    document.getElementById("notice").remove();
    // Only a version that has started is worth keeping. What the worker promises stands in sw.js.
    // Without it (private window, old browser) everything works, but not offline.
    await navigator.serviceWorker?.register("./sw.js", { updateViaCache: "none" }).catch(() => {});
  };

  if (location.protocol === "http:" || location.protocol === "https:") {
    start().catch((error) => {
      console.error(error);
      tell("Parlour could not start: a part of the page is missing, or this browser is too old for it.");
    });
  } else {
    tell("This page was opened as a file, and browsers do not run Parlour that way.");
  }
}
