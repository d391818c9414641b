/**
 * Bundles a script into one file under a plain name: node build/node/single.mjs ENTRY OUT FORMAT. FORMAT is `iife`, a classic
 * script, or `esm`, a module.
 */
import * as esbuild from "../../web/node_modules/esbuild/lib/main.js";

const [entry, out, format] = process.argv.slice(2);
await esbuild.build({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  minify: true,
  format,
  target: ["chrome111", "firefox114", "safari16.4"],
  logLevel: "warning",
});
