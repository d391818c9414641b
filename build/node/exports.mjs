/**
 * Exports: takes from Pyodide's JavaScript what only packages with compiled code need, since the page loads none. Pyodide gives
 * every function of its WebAssembly a name in JavaScript and a place in a table that such packages are linked
 * with: 4,866 names, of which its own JavaScript uses some 170.
 */

const EXPORT = /(_[\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?;/g;
/** A name is there so often when nothing uses it: where it is declared, where it is given, and as a name of `Module`. */
const UNUSED = 3;
const LINKED = "updateGOT(origExports)";
const LINKED_IF_WANTED =
  "updateGOT(Object.fromEntries(Object.entries(origExports).filter(([name])=>name in GOT)))";

/**
 * @param {string} compiled the text of `pyodide.asm.mjs`
 * @param {string} loader the text of `pyodide.mjs`
 * @returns {string} the first, with the names it or the loader uses, and no others
 * @throws {Error} where it does not say what is expected
 */
export function withUsedExports(compiled, loader) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const [name] of compiled.matchAll(/[\w$]+/g)) times.set(name, (times.get(name) ?? 0) + 1);
  for (const [name] of loader.matchAll(/[\w$]+/g)) times.set(name, (times.get(name) ?? 0) + UNUSED);
  const unused = new Set();
  const given = compiled.replace(EXPORT, (whole, name) => {
    if (times.get(name) !== UNUSED) return whole;
    unused.add(name);
    return "";
  });
  const declared = given.replace(/\bvar ((?:[\w$]+,){1000,}[\w$]+);/, (_, names) => {
    const left = names.split(",").filter((/** @type {string} */ name) => !unused.has(name));
    return `var ${left.join(",")};`;
  });
  if (!unused.size || declared === given || !declared.includes(LINKED))
    throw new Error("pyodide.asm.mjs names its exports differently: adapt build/node/exports.mjs");
  return declared.replace(LINKED, LINKED_IF_WANTED);
}
