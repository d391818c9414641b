/** Seal: what the menu says of the match's seed. */

/** @satisfies {import("../types.d.ts").Feature} */
export const seal = {
  name: "seal",
  load: () => import("./fingerprint.js"),
};
