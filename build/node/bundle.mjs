/**
 * Bundles with esbuild.
 *
 *   node build/node/bundle.mjs module SOURCE TARGET DEFINE.json    one module, one file, its name as given
 *   node build/node/bundle.mjs page WEB OUT DEFINE.json ENTRY...   entries and chunks, hashed; prints {entry: file}
 */
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const web = resolve(import.meta.dirname, "../../web");
const esbuild = await import(pathToFileURL(`${web}/node_modules/esbuild/lib/main.js`).href);

const [kind, source, target, define, ...entries] = process.argv.slice(2);
const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome111", "firefox114", "safari16.4"],
  define: JSON.parse(readFileSync(define, "utf8")),
  legalComments: "none",
  logLevel: "warning",
};

if (kind === "module") {
  await esbuild.build({
    ...common,
    entryPoints: [source],
    outfile: target,
    nodePaths: [`${web}/node_modules`],
    external: ["node:*", "ws"], // Pyodide asks for these under Node only
    target: "esnext",
  });
} else {
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: entries.map((entry) => resolve(source, entry)),
    outdir: target,
    outbase: source,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
    loader: { ".svg": "file", ".png": "file", ".webp": "file", ".woff2": "file", ".ftl": "text" },
  });
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  const named = outputs.map(([file, { entryPoint }]) => [
    relative(source, resolve(entryPoint)),
    relative(target, resolve(file)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(named)));
}
