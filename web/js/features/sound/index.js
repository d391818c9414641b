/** Sound: what is heard of the table. */

/** @satisfies {import("../types.d.ts").Feature} */
export const sound = {
  name: "sound",
  isQuiet: true,
  load: () => import("./sound.js"),
  views: {},
};
