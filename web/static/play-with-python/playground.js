/**
 * The playground: a program in a text field, run by Python in a worker that PyScript starts. The package is installed there
 * from this site's own wheel by micropip. A program that does not end is ended with its worker, and another is started.
 */
import { leaveOutPlugins, workerOf, workerTag } from "../../js/engine/tag.js";

/**
 * What build/pages/playground.py writes: where PyScript and Pyodide are, the wheel, the examples, and every file that is needed.
 * @typedef {{core: string, interpreter: string, wheel: string, examples: {name: string, title: string}[], files: string[]}} Settings
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
const program = part("#program", HTMLTextAreaElement);
const run = part(".run", HTMLButtonElement);
const stop = part(".stop", HTMLButtonElement);
const status = part(".status", HTMLElement);
const output = part(".output", HTMLElement);
const figures = part(".figures", HTMLElement);

const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
/** @type {Settings} */
const settings = await (await fetch(address("settings.json"))).json();
const worker = await (await fetch(address("worker.py"))).text();

/** @type {Promise<Runner>} */
let runner = start();

/** Starts a worker; the page says when it is ready. @returns {Promise<Runner>} */
async function start() {
  run.disabled = true;
  stop.disabled = true;
  status.textContent = "Python is starting …";
  try {
    const started = await fromPyScript();
    await started.ready;
    status.textContent = "Ready.";
    run.disabled = false;
    return started;
  } catch (error) {
    status.textContent = `Python did not start: ${error instanceof Error ? error.message : error}`;
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
  status.textContent = "Running …";
  output.textContent = "";
  figures.replaceChildren();
  const result = JSON.parse(await python.sync.run(program.value));
  if (own !== runner) return;
  output.textContent = result.text;
  for (const [number, svg] of result.figures.entries()) {
    const picture = new Image();
    picture.alt = `Figure ${number + 1}`;
    // A picture runs no script, whatever a program drew.
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    figures.append(picture);
  }
  status.textContent = result.failed ? "Ended with an error." : "Done.";
  output.dataset.run = String(Number(output.dataset.run ?? 0) + 1);
  run.disabled = false;
  stop.disabled = true;
}

async function stopProgram() {
  const own = await runner;
  own.terminate();
  output.textContent = "Stopped.";
  runner = start();
  await runner;
}

async function choose() {
  program.value = await (await fetch(address(`examples/${example.value}`))).text();
  output.textContent = "";
  figures.replaceChildren();
}

for (const { name, title } of settings.examples) example.add(new Option(title, name));
example.addEventListener("change", choose);
run.addEventListener("click", runProgram);
stop.addEventListener("click", stopProgram);

let isLeaving = false;
program.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    if (!run.disabled) void runProgram();
  } else if (event.key === "Tab" && !event.shiftKey && !isLeaving) {
    event.preventDefault();
    program.setRangeText("    ", program.selectionStart, program.selectionEnd, "end");
  }
  isLeaving = event.key === "Escape";
});
await choose();

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
