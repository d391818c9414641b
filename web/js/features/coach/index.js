/** Coach: asks before a play that clearly costs. */

/** @satisfies {import("../types.d.ts").Feature} */
export const coach = {
  name: "coach",
  settings: { coach: { default: "first", choices: ["first", "on", "off"] } },
  load: () => import("./coach.js"),
};
