/** Sound: what is heard of the table. */

/** @satisfies {import("../types.d.ts").Feature} */
export const sound = {
  name: "sound",
  settings: { sound: { default: false }, volume: { default: 60 } },
  isQuiet: true,
  load: () => import("./sound.js"),
  views: {},
};
