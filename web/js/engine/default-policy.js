/**
 * Default policy: what PyScript and Pyodide hand to the browser as text. They know no Trusted Types, so the browser asks this policy,
 * on the engine's page and on the playground: it lets scripts and workers of this site pass, those that were made here, and
 * code, as the policy of these pages does; no HTML. Imported before them.
 */

/** The same in a worker that is made here, which has the policy of this page. */
export const OF_WORKERS =
  'globalThis.trustedTypes?.createPolicy("default",{createScript:c=>c,createScriptURL:a=>a});';
const blobOf = (/** @type {string} */ program) =>
  URL.createObjectURL(new Blob([program], { type: "text/javascript" }));

globalThis.trustedTypes?.createPolicy("default", {
  createScript: (code) => code,
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, location.href);
    // PyScript's worker, a module from a `blob:`.
    if (protocol === "blob:") return blobOf(`import "${blobOf(OF_WORKERS)}";import "${address}";`);
    return origin === new URL(location.href).origin ? address : null;
  },
});
