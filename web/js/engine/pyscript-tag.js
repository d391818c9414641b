/** Pyscript tag: what PyScript starts a Python worker from, and the plugins of PyScript that are left out. */

// Editors, terminals and games for Python in the page: not loaded. Ours reports its own errors.
const UNUSED = [
  "codemirror",
  "deprecations-manager",
  "donkey",
  "error",
  "py-editor",
  "py-game",
  "py-terminal",
];

/** Tells PyScript, before it is loaded, what to leave out. */
export function leaveOutPlugins() {
  for (const type of ["py-config", "mpy-config"]) {
    if (document.querySelector(type)) continue;
    const config = document.createElement(type);
    config.setAttribute("type", "json");
    config.textContent = JSON.stringify({ plugins: UNUSED.map((name) => `!${name}`) });
    document.head.append(config);
  }
}

/**
 * @param {string} program what the worker begins with, in Python
 * @param {{interpreter: string, packages?: string[], files?: Record<string, string>}} config
 */
export function workerTag(program, config) {
  const tag = document.createElement("script");
  tag.type = "py";
  tag.setAttribute("worker", "");
  tag.textContent = program;
  // `sync_main_only`: no SharedArrayBuffer, so no isolation headers, so the page may be embedded.
  tag.setAttribute("config", JSON.stringify({ ...config, sync_main_only: true }));
  return tag;
}

/**
 * Puts a tag in; the worker starts by itself.
 * @template W
 * @param {HTMLScriptElement} tag
 * @param {{onWorker: Set<(wrap: unknown, worker: W) => void>}} hooks PyScript's, of the page
 * @returns {Promise<W>}
 */
export function workerOf(tag, { onWorker }) {
  return new Promise((resolve) => {
    /** @param {unknown} _ @param {W} started */
    const takeWorker = (_, started) => {
      onWorker.delete(takeWorker);
      resolve(started);
    };
    onWorker.add(takeWorker);
    document.head.append(tag);
  });
}
