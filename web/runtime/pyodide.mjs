/** Pyodide as one module: what starts it and what it starts. */
export { loadPyodide } from "pyodide";
export { default as createPyodideModule } from "pyodide/pyodide.asm.mjs";
