/** Resets: what an act leaves of things that stood in a part of the state before it. */

/**
 * For each act, which of these entries it has made others.
 * @param {import("../../../web/js/core/store.js").Store} store
 * @param {string} part of the state
 * @param {Record<string, unknown>} stood what stands there before each act
 * @param {Record<string, () => unknown>} acts
 * @returns {Promise<Record<string, string>>}
 */
export async function resetsOf(store, part, stood, acts) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, act] of Object.entries(acts)) {
    store.change(/** @type {any} */ ({ type: part, [part]: stood }));
    await act();
    const now = /** @type {any} */ (store.state())[part] ?? {};
    found[name] = Object.keys(stood)
      .filter((one) => now[one] !== stood[one])
      .join(" ");
  }
  return found;
}
