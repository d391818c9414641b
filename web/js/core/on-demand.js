/** On demand: acts of what is loaded when it is first used, and made once. */

/**
 * Make something of what was loaded, once.
 * @template L, M
 * @param {(loaded: L) => M} make
 * @returns {(loaded: L) => M}
 */
export function once(make) {
  /** @type {{ made: M } | null} */
  let kept = null;
  return (loaded) => (kept ??= { made: make(loaded) }).made;
}

/**
 * Acts that wait until what does them is there.
 * @template {object} T
 * @param {(then: (made: any) => unknown) => unknown} use
 * @returns {T}
 */
export function deferred(use) {
  const act =
    (/** @type {any} */ _, /** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...given) =>
      void use((made) => made[name](...given));
  return /** @type {T} */ (new Proxy({}, { get: act }));
}
