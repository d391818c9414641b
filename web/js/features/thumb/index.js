/** Thumb: the table within the reach of one thumb. */

/** @satisfies {import("../types.d.ts").Feature} */
export const thumb = {
  name: "thumb",
  settings: { thumb: { default: "off", choices: ["off", "right", "left"] } },
  load: () => import("./thumb.js"),
};
