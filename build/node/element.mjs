/** Bundles the element for other sites: node build/node/element.mjs ENTRY OUT. A classic script under one plain name. */
import * as esbuild from "../../web/node_modules/esbuild/lib/main.js";

const [entry, out] = process.argv.slice(2);
await esbuild.build({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome111", "firefox114", "safari16.4"],
  logLevel: "warning",
});
