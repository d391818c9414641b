/**
 * One file's frame: the engine's page where the whole site is one file (js/one-file.js), and what its worker is made of. The worker
 * cannot open an address that the page has made, so it is sent all it would fetch, and makes addresses of its own.
 */

/**
 * What a worker is made of: the names are those of the site.
 * @typedef {object} Parts
 * @property {string} site
 * @property {string} interpreter the module that it starts with, among the others
 * @property {[string, string][]} modules each after those that it imports
 * @property {[string, Uint8Array<ArrayBuffer>][]} data what it fetches
 */

/**
 * Give the frame that stands in the page an empty document.
 * @param {Parts} parts
 * @returns {Promise<Document>} where the engine's own script begins
 */
export async function openFrame(parts) {
  const frame = document.querySelector("iframe[data-engine]");
  if (!(frame instanceof HTMLIFrameElement)) throw new Error("the page has no frame for the engine");
  await new Promise((loaded) => {
    frame.addEventListener("load", loaded, { once: true });
    frame.srcdoc = "<!doctype html><title>The engine</title>";
  });
  const inside = /** @type {Window & typeof globalThis} */ (frame.contentWindow);
  inside.fetch = fetch;
  // What a worker asks the site for it can only have from within: it takes no address of this page's making.
  inside.Worker = class extends inside.Worker {
    /** @param {string | URL} source */
    constructor(source) {
      const request = new XMLHttpRequest();
      request.open("GET", source, false);
      request.send();
      const begin = new Blob([`(${receiveParts})()`], { type: "text/javascript" });
      super(URL.createObjectURL(begin));
      this.postMessage({ ...parts, program: request.responseText });
    }
  };
  return inside.document;
}

/** Runs in the worker: waits for its parts, and goes on with its own program, which is answered out of them. */
function receiveParts() {
  /** @param {MessageEvent<Parts & { program: string }>} event */
  const receive = ({ data: { site, interpreter, modules, data, program } }) => {
    // WebKit lets a worker without an origin open no `blob:` of its own making.
    const addressOf = (/** @type {string} */ source) => `data:text/javascript,${encodeURIComponent(source)}`;
    /** @type {Record<string, string>} */
    const places = {};
    for (const [name, source] of modules) {
      let text = source.replaceAll("import.meta.url", `"${site}${name}"`);
      // One module asks for another by the end of its address.
      for (const [address, place] of Object.entries(places))
        text = text.replaceAll(`"${address.replace(/.*\//, "")}"`, `"${place}"`);
      places[site + name] = addressOf(text);
    }
    const parts = new Map(data.map(([name, bytes]) => [site + name, bytes]));
    self.fetch = async (resource) => {
      const address = String(resource);
      const bytes = parts.get(address);
      if (!bytes) throw new Error(`the file has no ${address}`);
      const headers = { "Content-Type": address.endsWith(".wasm") ? "application/wasm" : "" };
      return new Response(bytes, { headers });
    };
    const own = /** @type {any} */ (self);
    own.onmessage = null;
    own.importScripts(addressOf(program));
    const begin = own.onmessage;
    // It is told first where its interpreter lies.
    own.onmessage = (/** @type {MessageEvent} */ { data: [_, ...more] }) =>
      begin({ data: [places[site + interpreter], ...more] });
  };
  self.onmessage = receive;
}
