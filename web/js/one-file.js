/**
 * One file: the script of follow-suit.html, which has the whole site in it (build/tools/one_file.py). It answers what the page, the
 * engine's frame and its worker ask the site for, out of the file: nothing is ever asked of a network. A classic script.
 */

import { watchDarkening } from "./core/darkening.js";
import { openFrame } from "./engine/one-file-frame.js";
import { keepEarlyTap } from "./home/early-tap.js";
import { preferLanguage } from "./text/language-preference.js";

/** The site that the scripts believe they are from (build/node/bundle.mjs). */
const SITE = "https://follow-suit.invalid/";
const WORDS = __FOLLOWSUIT_WORDS__;
const page = document.documentElement;

setLook();
keepEarlyTap();
addEventListener("DOMContentLoaded", () => void startPage());

/** What has to be settled before the first paint, as in js/early.js. */
function setLook() {
  page.dataset["scripts"] = "";
  const first = readStored("follow-suit/first");
  for (const look of ["theme", "deck", "back", "cards", "cloth"])
    if (typeof first[look] === "string") page.dataset[look] = first[look];
  watchDarkening();
  if (first["motion"] === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches)
    page.dataset["still"] = "";
  page.lang = preferLanguage(Object.keys(WORDS), [first["language"], ...navigator.languages]);
  page.dir = WORDS[page.lang]?.direction ?? "ltr";
}

/** @param {string} name @returns {Record<string, unknown>} */
function readStored(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

async function startPage() {
  // The last thing in the file: of one that was cut short it is missing.
  if (!document.querySelector("[data-whole]")) return showFailure("cut");
  if (typeof DecompressionStream === "undefined") return showFailure("old");
  const nativeFetch = fetch;
  globalThis.fetch = async (resource, options) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (!address.startsWith(SITE)) return nativeFetch(resource, options);
    const bytes = await readPart(address.slice(SITE.length).replace(/[?#].*/, ""));
    return bytes ? new Response(bytes, { headers: typeOf(address) }) : new Response("", { status: 404 });
  };
  try {
    await startEngine();
    runModule(document.head, await textOf("page.js"));
  } catch (error) {
    console.error(error);
    showFailure("cut");
  }
}

/** What browsers go by. @param {string} address @returns {HeadersInit} */
const typeOf = (address) => ({
  "Content-Type": address.endsWith(".wasm")
    ? "application/wasm"
    : address.endsWith(".js")
      ? "text/javascript"
      : "",
});

/** @param {"cut" | "old"} why */
function showFailure(why) {
  const failure = document.querySelector('[data-part="failure"]');
  document.querySelector('[data-part="loading"]')?.remove();
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  sentence.textContent = __FOLLOWSUIT_ONE_SENTENCES__[why][page.lang] ?? "";
  (failure ?? document.body).replaceChildren(sentence);
  if (failure instanceof HTMLElement) failure.hidden = false;
  for (const one of document.querySelectorAll("button, select")) one.setAttribute("disabled", "");
}

/** A part of the file, as it would lie in the site. @param {string} name */
async function readPart(name) {
  const part = document.querySelector(`script[data-part-of="${CSS.escape(name)}"]`);
  if (!(part instanceof HTMLScriptElement)) return null;
  const packed = await nativeBytes(part.text);
  if (!("packed" in part.dataset)) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {string} base64 @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function nativeBytes(base64) {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** @param {string} name */
async function textOf(name) {
  const bytes = await readPart(name);
  if (!bytes) throw new Error(`the file has no ${name}`);
  return new TextDecoder().decode(bytes);
}

/** Start the engine's frame with all that it needs. */
async function startEngine() {
  /** @type {{ modules: string[], data: string[], interpreter: string }} */
  const { modules, data, interpreter } = JSON.parse(await textOf("runtime.json"));
  /** @type {import("./engine/one-file-frame.js").Parts} */
  const parts = { site: SITE, interpreter, modules: [], data: [] };
  for (const name of modules) parts.modules.push([name, await textOf(name)]);
  for (const name of data) {
    const bytes = await readPart(name);
    if (!bytes) throw new Error(`the file has no ${name}`);
    parts.data.push([name, bytes]);
  }
  runModule((await openFrame(parts)).head, await textOf("frame.js"));
}

/** @param {HTMLElement} place @param {string} text */
function runModule(place, text) {
  const script = place.ownerDocument.createElement("script");
  script.type = "module";
  script.textContent = text;
  place.append(script);
}
