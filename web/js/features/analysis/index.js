/** Analysis: other acts tried in a past deal. */

/** @satisfies {import("../types.d.ts").Feature} */
export const analysis = { name: "analysis", load: () => import("./analysis.js") };
