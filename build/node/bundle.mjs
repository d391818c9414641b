/**
 * Bundles with esbuild: node build/node/bundle.mjs SOURCE OUT DEFINE.json ENTRY...
 *
 * Entries are relative to SOURCE; what they are made of lands in OUT under names that carry their content's hash.
 * Prints, as JSON, the name each entry, and each module imported when it is wanted, has there.
 */
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const web = resolve(import.meta.dirname, "../../web");
const esbuild = await import(pathToFileURL(`${web}/node_modules/esbuild/lib/main.js`).href);

const [source, target, define, ...entries] = process.argv.slice(2);
const { metafile } = await esbuild.build({
  entryPoints: entries.map((entry) => resolve(source, entry)),
  outdir: target,
  outbase: source,
  outExtension: entries.every((entry) => entry.endsWith(".mjs")) ? { ".js": ".mjs" } : {},
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: "esm",
  target: ["chrome111", "firefox114", "safari16.4"],
  define: JSON.parse(readFileSync(define, "utf8")),
  loader: { ".svg": "file", ".png": "file", ".webp": "file", ".woff2": "file", ".ftl": "text" },
  nodePaths: [`${web}/node_modules`],
  external: ["node:*", "ws"], // Pyodide asks for these under Node only
  legalComments: "none", // they are in THIRD_PARTY.txt, whole
  logLevel: "warning",
});
const named = Object.entries(metafile.outputs)
  .filter(([, { entryPoint }]) => entryPoint)
  .map(([file, { entryPoint }]) => [relative(source, resolve(entryPoint)), relative(target, resolve(file))]);
console.log(JSON.stringify(Object.fromEntries(named)));
