/**
 * Moment: tells whether what was begun at the table is still wanted. A pause that ends, or an answer that comes, after
 * the person has done something else or has left the match, is void.
 */

/** @typedef {ReturnType<typeof createMoment>} Moment */

export function createMoment() {
  // Grows with every act of the person.
  let era = 0;
  // Grows whenever a match is begun or left.
  let matches = 0;

  return { sit, here, now, begin };

  /** The match has changed or been left. */
  function sit() {
    era += 1;
    matches += 1;
  }

  /** Tells later whether it is still the same match. @returns {() => boolean} */
  function here() {
    const mine = matches;
    return () => mine === matches;
  }

  /** Tells later whether the person has done nothing since. @returns {() => boolean} */
  function now() {
    const mine = era;
    return () => mine === era;
  }

  /** The person does something: what was begun before is void. @returns {() => boolean} as `now` */
  function begin() {
    era += 1;
    return now();
  }
}
