/** Coach: asks before a play that clearly costs. */

/** @satisfies {import("../types.d.ts").Feature} */
export const coach = {
  name: "coach",
  load: () => import("./coach.js"),
};
