/**
 * Pyodide under Node: runs one Python file inside the Pyodide that is shipped.
 *
 *   node build/node/pyodide.mjs SCRIPT.py [--stdlib FILE] [--pyscript] [--mount HOST=GUEST]... [-- ARGS...]
 *
 * `--stdlib` boots from that standard library instead of the one npm ships, with no package index at all, as the
 * page does. `--pyscript` offers the JavaScript modules PyScript's own Python library imports, inert.
 * A script that sets STATUS decides with what status the process ends.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stdlib: { type: "string" },
    pyscript: { type: "boolean", default: false },
    mount: { type: "string", multiple: true, default: [] },
  },
});
const [script, ...rest] = positionals;
const npm = resolve(import.meta.dirname, "../../web/node_modules");
const { loadPyodide } = await import(pathToFileURL(`${npm}/pyodide/pyodide.mjs`).href);

const options = {
  env: {
    SOURCE_DATE_EPOCH: "315532800",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONHASHSEED: "0",
    PYTHONNODEBUGRANGES: "1", // bytecode says lines, not columns: a sixth less of it
    HOME: "/home",
  },
};
if (values.stdlib) {
  const { info } = JSON.parse(await readFile(`${npm}/pyodide/pyodide-lock.json`, "utf8"));
  Object.assign(options, {
    stdLibURL: resolve(values.stdlib),
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: "/nowhere/",
  });
}
// What Node prints of an uncaught error begins with the line it came from: all of pyodide.asm.mjs is one line.
function stop(error) {
  console.error(String(error.message ?? error));
  process.exit(1);
}

const python = await loadPyodide(options).catch(stop);
if (values.pyscript) {
  const inert = () => undefined;
  python.registerJsModule("polyscript", {
    config: { sync_main_only: true },
    js_modules: {},
    xworker: { window: null, sync: {} },
    lazy_py_modules: inert,
    storage: inert,
    IDBMap: inert,
    currentScript: null,
    ffi: {},
    JSON,
  });
  python.registerJsModule("_pyscript", { fs: { ERROR: "", NAMESPACE: "" }, interpreter: python });
}
for (const mount of values.mount) {
  const [host, guest] = mount.split("=");
  python.FS.mkdirTree(guest);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(host) }, guest);
}
python.globals.set("ARGS", python.toPy(rest));
try {
  await python.runPythonAsync(await readFile(script, "utf8"), { filename: script });
} catch (error) {
  stop(error);
}
process.exit(python.globals.get("STATUS") ?? 0);
