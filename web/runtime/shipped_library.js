/**
 * Shipped library: PyScript's Python library as the bytecode that our standard library has of it. PyScript sends it as source, to be
 * written out and compiled at every visit. Of a program that is not recognized nothing is replaced.
 */

/**
 * Has the program that installs the library replaced by its import.
 * @param {import("pyodide").PyodideAPI} python
 * @param {{start: string, length: number}} program how it begins, and how long it is
 */
export function useShippedLibrary(python, { start, length }) {
  const run = python.runPythonAsync;
  python.runPythonAsync = (code, options) => {
    if (code.length !== length || !code.startsWith(start)) return run(code, options);
    python.runPythonAsync = run;
    return run("import pyscript", options);
  };
}
