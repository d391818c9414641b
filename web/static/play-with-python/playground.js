/**
 * The playground: a program in an editor, or in a text field until that is there, run by Python in a worker that PyScript starts. The package is installed there
 * from this site's own wheel by micropip. A program that does not end is ended with its worker, and another is started.
 */
import "../../js/engine/default-policy.js";
import { preferLanguage } from "../../js/text/language-preference.js";
import { leaveOutPlugins, workerOf, workerTag } from "../../js/engine/pyscript-tag.js";

/**
 * What build/pages/playground.py writes: where PyScript and Pyodide are, the wheel, the examples, and every file that is needed.
 * @typedef {{core: string, interpreter: string, wheel: string, examples: {name: string, title: string}[], files: string[], names: import("./completion.js").PublicName[]}} Settings
 */

/**
 * @typedef {Worker & {ready: Promise<unknown>, sync: {run(program: string): Promise<string>}}} Runner
 */

/** Kept by the service worker too, which answers from it without a network. */
const CACHE = "follow-suit-later";

/** @template {Element} T @param {string} selector @param {new () => T} kind @returns {T} */
function part(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

const example = part("#example", HTMLSelectElement);
const field = part("#program", HTMLTextAreaElement);
const run = part(".run", HTMLButtonElement);
const stop = part(".stop", HTMLButtonElement);
const status = part(".status", HTMLElement);
const output = part(".output", HTMLElement);
const figures = part(".figures", HTMLElement);

const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
/** What the page says, by language. @type {Record<string, Record<string, string>>} */
const texts = await (await fetch(address("words.json"))).json();
const words = speak();
/** @type {Settings} */
const settings = await (await fetch(address("settings.json"))).json();
/** The editor, once it is there. @type {ReturnType<typeof import("./editor.js").openEditor> | null} */
let editor = null;
const worker = await (await fetch(address("worker.py"))).text();

/** @param {string} name @param {Record<string, unknown>} [facts] */
function say(name, facts = {}) {
  const sentence = words[name] ?? texts["en"]?.[name] ?? name;
  return sentence.replaceAll(/\{(\w+)\}/g, (all, fact) => String(facts[fact] ?? all));
}

/** The language and the theme the person has chosen at the table, or the browser's. */
function speak() {
  /** @type {Record<string, unknown>} */
  let first = {};
  try {
    first = JSON.parse(localStorage.getItem("follow-suit/first") ?? "{}") ?? {};
  } catch {
    // Storage is refused: the browser's language and light.
  }
  const page = document.documentElement;
  const asked = new URLSearchParams(location.search).get("lang");
  const tags = [asked, first["language"], ...navigator.languages].filter(Boolean);
  page.lang = preferLanguage(Object.keys(texts), tags);
  page.dir = ["fa", "ur"].includes(page.lang) ? "rtl" : "ltr";
  if (typeof first["theme"] === "string") page.dataset.theme = first["theme"];
  return texts[page.lang] ?? {};
}

/** Puts the words of the language into the page. */
function putWords() {
  document.title = `${say("title")} · Follow Suit`;
  for (const element of document.querySelectorAll("[data-words]"))
    element.textContent = say(element.getAttribute("data-words") ?? "");
  const keys = (/** @type {string[]} */ ...names) => {
    const group = document.createElement("bdi");
    for (const [at, name] of names.entries()) {
      const key = document.createElement("kbd");
      key.textContent = name;
      group.append(at ? " " : "", name === "…" ? say("then") : key);
    }
    return group;
  };
  const places = { "{run}": keys("Ctrl", "Enter"), "{out}": keys("Esc", "…", "Tab") };
  part(".hint", HTMLElement).replaceChildren(
    ...(words["keys"] ?? "")
      .split(/(\{\w+\})/)
      .map((piece) => places[/** @type {"{run}"} */ (piece)] ?? piece),
  );
  document.documentElement.dataset.ready = "";
}
putWords();

/** @type {Promise<Runner>} */
let runner = start();

/** Starts a worker; the page says when it is ready. @returns {Promise<Runner>} */
async function start() {
  run.disabled = true;
  stop.disabled = true;
  status.textContent = say("starting");
  try {
    const started = await fromPyScript();
    await started.ready;
    status.textContent = say("ready");
    run.disabled = false;
    return started;
  } catch (error) {
    status.textContent = say("not-started", { why: error instanceof Error ? error.message : error });
    throw error;
  }
}

/** @returns {Promise<Runner>} */
async function fromPyScript() {
  leaveOutPlugins();
  const { hooks } = await import(address(settings.core));
  const tag = workerTag(worker, {
    interpreter: address(settings.interpreter),
    packages: [address(settings.wheel)],
  });
  return workerOf(tag, hooks.main);
}

/** Runs the program, and shows what it printed and drew. */
async function runProgram() {
  const own = runner;
  const python = await own;
  run.disabled = true;
  stop.disabled = false;
  status.textContent = say("running");
  editor?.mark(null);
  output.textContent = "";
  figures.replaceChildren();
  const result = JSON.parse(await python.sync.run(editor ? editor.text() : field.value));
  if (own !== runner) return;
  output.textContent = result.text;
  for (const [number, svg] of result.figures.entries()) {
    const picture = new Image();
    picture.alt = say("figure", { number: number + 1 });
    // A picture runs no script, whatever a program drew.
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    figures.append(picture);
  }
  if (result.failed && result.line) editor?.mark({ line: result.line, message: result.error });
  status.textContent = !result.failed
    ? say("done")
    : say(result.line ? "failed-line" : "failed", { line: result.line });
  output.dataset.run = String(Number(output.dataset.run ?? 0) + 1);
  run.disabled = false;
  stop.disabled = true;
}

async function stopProgram() {
  const own = await runner;
  own.terminate();
  output.textContent = say("stopped");
  runner = start();
  await runner;
}

async function choose() {
  const text = await (await fetch(address(`examples/${example.value}`))).text();
  field.value = text;
  editor?.put(text);
  output.textContent = "";
  figures.replaceChildren();
}

for (const { name, title } of settings.examples) example.add(new Option(words[name] ?? title, name));
example.addEventListener("change", choose);
run.addEventListener("click", runProgram);
stop.addEventListener("click", stopProgram);

let isLeaving = false;
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    if (!run.disabled) void runProgram();
  } else if (event.key === "Tab" && !event.shiftKey && !isLeaving) {
    event.preventDefault();
    field.setRangeText("    ", field.selectionStart, field.selectionEnd, "end");
  }
  isLeaving = event.key === "Escape";
});
await choose();

/** Puts the editor in the text field's place. Without it the field serves. */
async function openEditor() {
  const { openEditor: open } = await import(address("editor.js"));
  editor = open(part(".program", HTMLElement), {
    text: field.value,
    label: say("program"),
    names: settings.names,
    run: () => void (run.disabled || runProgram()),
  });
}
await openEditor().catch((error) => console.warn("no editor:", error));

/** Keeps every file for a visit without a network, and has the service worker answer from there. */
async function keep() {
  await runner;
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(address("../sw.js"), { scope: address("../") });
  const cache = await caches.open(CACHE);
  for (const file of settings.files) if (!(await cache.match(address(file)))) await cache.add(address(file));
  await navigator.serviceWorker.ready;
  document.documentElement.dataset.kept = "";
}
await keep().catch((error) => console.warn("not kept for a visit without a network:", error));
