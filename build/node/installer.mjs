/** PyScript's Python library out of its npm package: node build/node/installer.mjs FOLDER */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const source = resolve(import.meta.dirname, "../../web/node_modules/@pyscript/core/src");
const load = (path) => import(pathToFileURL(join(source, path)).href);

const { stdlib } = await load("stdlib.js");
const { default: library } = await load("stdlib/pyscript.js");
const folder = process.argv[2];
writeFileSync(join(folder, "installer.py"), stdlib);
mkdirSync(join(folder, "pyscript"));
for (const [name, text] of Object.entries(library.pyscript))
  writeFileSync(join(folder, "pyscript", name), text);
