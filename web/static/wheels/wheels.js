/** Wheels: the page for people who load the package in a page of their own; it fills in this site's address and copies. */
import { preferLanguage } from "../../js/text/language-preference.js";

/** What build/pages/wheels.py writes. @typedef {{file: string, pyodide: {version: string, abi: string}}} Newest */

const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
const read = async (/** @type {string} */ path) => (await fetch(address(path))).json();
/** @type {[Record<string, Record<string, string>>, Newest]} */
const [texts, { file, pyodide }] = await Promise.all([read("words.json"), read("index.json")]);
const words = { ...texts["en"], ...speak() };

/** The programs of the page. @type {Record<string, string>} */
const ways = {
  micropip: `await pyodide.loadPackage("micropip");
await pyodide.pyimport("micropip").install("${address(file)}");
pyodide.runPython("import followsuit");`,
  lock: `const pyodide = await loadPyodide({ lockFileURL: "${address("pyodide-lock.json")}" });
await pyodide.loadPackage("followsuit");
pyodide.runPython("import followsuit");`,
  pyscript: `<script type="py" worker config='{"packages": ["${address(file)}"]}'>
import followsuit
</script>`,
};

for (const element of document.querySelectorAll("[data-words]"))
  element.textContent = say(element.getAttribute("data-words") ?? "");
document.title = `${say("title")} · Follow Suit`;
for (const element of document.querySelectorAll("[data-way]"))
  element.textContent = ways[element.getAttribute("data-way") ?? ""] ?? "";
for (const button of document.querySelectorAll("[data-copies]"))
  button.addEventListener("click", () => void copy(button.getAttribute("data-copies") ?? ""));
document.documentElement.dataset.ready = "";

/** @param {string} way */
async function copy(way) {
  const status = /** @type {HTMLElement} */ (document.querySelector(".status"));
  try {
    await navigator.clipboard.writeText(ways[way] ?? "");
    status.textContent = say("copied");
  } catch {
    // Refused: it is selected instead, for the keyboard's own copying.
    const text = document.querySelector(`[data-way="${way}"]`);
    if (text) getSelection()?.selectAllChildren(text);
    status.textContent = say("selected");
  }
}

/** @param {string} name */
function say(name) {
  return (words[name] ?? name).replace("{version}", pyodide.version).replace("{abi}", pyodide.abi);
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
  page.lang = preferLanguage(
    Object.keys(texts),
    [asked, first["language"], ...navigator.languages].filter(Boolean),
  );
  page.dir = ["fa", "ur"].includes(page.lang) ? "rtl" : "ltr";
  if (typeof first["theme"] === "string") page.dataset.theme = first["theme"];
  return texts[page.lang] ?? {};
}
