/** Numbers: on the cards of the hand. */

/** @satisfies {import("../types.d.ts").Feature} */
export const numbers = {
  name: "numbers",
  load: () => import("./numbers.js"),
};
