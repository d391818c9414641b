/** Game pieces: the games that bring pieces of their own to the table. build/node/bundle.mjs puts them in, from the games' folders. */

/** @type {{ game: string, load: () => Promise<import("./types.d.ts").FeatureModule> }[]} */
export const PIECES = [];
