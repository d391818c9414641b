/** Resets: what an act leaves of things that stood in a part of the state before it. */

/**
 * For each act, which of these entries it has made others.
 * @param {import("../../../web/js/core/store.js").Store} store
 * @param {string} part of the state; `explained` of the match at the table
 * @param {Record<string, unknown>} stood what stands there before each act
 * @param {Record<string, () => unknown>} acts
 * @returns {Promise<Record<string, string>>}
 */
export async function resetsOf(store, part, stood, acts) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, act] of Object.entries(acts)) {
    const field = part === "explained" ? "explanations" : part;
    store.change(/** @type {any} */ ({ type: part, [field]: stood }));
    await act();
    const state = /** @type {any} */ (store.state());
    const now = (part === "explained" ? state.match.explanations : state[part]) ?? {};
    found[name] = Object.keys(stood)
      .filter((one) => now[one] !== stood[one])
      .join(" ");
  }
  return found;
}
