/** Thumb: the table within the reach of one thumb. */

/** @satisfies {import("../types.d.ts").Feature} */
export const thumb = {
  name: "thumb",
  load: () => import("./thumb.js"),
};
