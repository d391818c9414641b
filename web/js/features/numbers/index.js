/** Numbers: on the cards of the hand. */

/** @satisfies {import("../types.d.ts").Feature} */
export const numbers = {
  name: "numbers",
  settings: { numbers: { default: false, form: { section: "keys" } } },
  load: () => import("./numbers.js"),
  isWanted: ({ settings }) => settings.numbers,
};
