/** Speech: a language that says each sentence as its code and the values of its facts. */

/** @param {RegExp} known the codes that it has */
export const speech = (known) =>
  /** @type {any} */ ({
    say: (/** @type {string} */ id, /** @type {object} */ facts) =>
      facts
        ? `${id}(${Object.entries(facts)
            .map(([name, value]) => `${name} ${value}`)
            .join(", ")})`
        : id,
    has: (/** @type {string} */ id) => known.test(id),
  });
