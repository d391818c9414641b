/**
 * Bundles a script or a style sheet into one file under a plain name: node build/node/single.mjs ENTRY OUT FORMAT. FORMAT is
 * `iife`, a classic script, or `esm`, a module; for a style sheet either.
 */
import * as esbuild from "../../web/node_modules/esbuild/lib/main.js";
import { TARGET, styled } from "./styles.mjs";

const [entry, out, format] = process.argv.slice(2);
await esbuild.build({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  minify: true,
  format,
  target: TARGET,
  external: ["*.woff2"],
  logLevel: "warning",
  plugins: [{ name: "styles", setup: readStyles }],
});

/** @param {import("esbuild").PluginBuild} build */
function readStyles(build) {
  build.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: styled(path), loader: "css" }));
}
