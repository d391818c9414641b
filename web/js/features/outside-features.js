/** Outside: the features that a site is built with from elsewhere. Here there are none; build/node/bundle.mjs puts them in. */

/** @type {import("./types.d.ts").Feature[]} */
export const OUTSIDE = [];
