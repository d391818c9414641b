/** Pyodide as one module: its loader and its compiled module. */
export { loadPyodide } from "pyodide";
export { default as createPyodideModule } from "pyodide/pyodide.asm.mjs";
