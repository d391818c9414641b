/** Bundles the service worker: node build/node/worker.mjs SOURCE TARGET DEFINE.json, as one classic script. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "../../web/node_modules/esbuild/lib/main.js";

const web = resolve(import.meta.dirname, "../../web");

const [source, target, define] = process.argv.slice(2);
await esbuild.build({
  entryPoints: [source],
  outfile: target,
  bundle: true,
  minify: true,
  format: "iife", // a module would be refused by Firefox before 147
  target: ["chrome111", "firefox114", "safari16.4"],
  define: { "process.env.NODE_ENV": '"production"', ...JSON.parse(readFileSync(define, "utf8")) },
  nodePaths: [`${web}/node_modules`],
  legalComments: "none", // they are in THIRD_PARTY.txt, whole
  logLevel: "warning",
});
