/** Past: the matches of this device, and the deals that links carry. It is part of the page's first script. */

/** @satisfies {Omit<import("../types.d.ts").Feature, "load">} */
export const past = { name: "past", letter: "d", isPacked: true, isDeal: true };
