/** Outside features: those that a site brings from elsewhere. None here; build/node/bundle.mjs puts them in. */

/** @type {import("./types.d.ts").Feature[]} */
export const OUTSIDE = [];
