/** Pyodide's compiled module, which its package does not type. */
declare const createPyodideModule: (settings: Record<string, unknown>) => Promise<unknown>;
export default createPyodideModule;
