/** Lazy actions: the actions of a module that is loaded when it is first used. */

/**
 * Acts that wait until what does them is there. Each returns a promise.
 * @template {object} T
 * @param {(then: (made: any) => unknown) => Promise<unknown>} use
 * @returns {T}
 */
export function deferActions(use) {
  const callWhenMade =
    (/** @type {any} */ _, /** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...given) =>
      use((made) => made[name](...given));
  return /** @type {T} */ (new Proxy({}, { get: callWhenMade }));
}
