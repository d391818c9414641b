/**
 * Bundles with esbuild: node build/node/bundle.mjs SOURCE OUT DEFINE.json ENTRY...
 *
 * Entries are relative to SOURCE; what they are made of lands in OUT under names that carry their content's hash.
 * An entry called `early.js` is a classic script that runs before the first paint: it is bundled by itself, and told
 * under what names the language files lie beside it.
 * Prints, as JSON, the name each entry, and each module imported when it is wanted, has there; and as `imports`, by
 * that name, what each asks for before it can run.
 */
import { readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const web = resolve(import.meta.dirname, "../../web");
const esbuild = await import(pathToFileURL(`${web}/node_modules/esbuild/lib/main.js`).href);

const [source, target, define, ...entries] = process.argv.slice(2);
const isEarly = (/** @type {string} */ entry) => basename(entry) === "early.js";
const modules = entries.filter((entry) => !isEarly(entry));
/** @type {import("esbuild").BuildOptions} */
const shared = {
  outdir: target,
  outbase: source,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  metafile: true,
  target: ["chrome111", "firefox114", "safari16.4"],
  loader: { ".svg": "dataurl", ".png": "file", ".webp": "file", ".woff2": "file", ".ftl": "text" },
  nodePaths: [`${web}/node_modules`],
  external: ["node:*", "ws"], // Pyodide asks for these under Node only
  legalComments: "none", // they are in THIRD_PARTY.txt, whole
  logLevel: "warning",
};
const made = await esbuild.build({
  ...shared,
  entryPoints: modules.map((entry) => resolve(source, entry)),
  outExtension: modules.every((entry) => entry.endsWith(".mjs")) ? { ".js": ".mjs" } : {},
  splitting: true,
  format: "esm",
  define: JSON.parse(readFileSync(define, "utf8")),
});
const named = names(made);
const words = Object.entries(named)
  .filter(([entry]) => entry.endsWith(".ftl"))
  .map(([entry, name]) => [basename(entry, ".ftl"), name]);
const early = await esbuild.build({
  ...shared,
  entryPoints: entries.filter(isEarly).map((entry) => resolve(source, entry)),
  format: "iife",
  define: { __FOLLOWSUIT_WORDS__: JSON.stringify(Object.fromEntries(words)) },
});
console.log(JSON.stringify({ ...named, ...names(early), imports: imports(made) }));

/** What each entry is called now. */
function names({ metafile }) {
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(
    outputs.map(([file, { entryPoint }]) => [
      relative(source, resolve(entryPoint)),
      relative(target, resolve(file)),
    ]),
  );
}

/** What each entry is made of besides itself, wherever it is imported. */
function imports({ metafile: { outputs } }) {
  const named = (/** @type {string} */ file) => relative(target, resolve(file));
  const needs = (/** @type {string} */ file, /** @type {Set<string>} */ found) => {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === "import-statement" && !found.has(path)) needs(path, found.add(path));
    return found;
  };
  const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
  return Object.fromEntries(entries.map((file) => [named(file), [...needs(file, new Set())].map(named)]));
}
