/** Cover: hides the hands of people who share the device. */

/** @satisfies {import("../types.d.ts").Feature} */
export const cover = {
  name: "cover",
  settings: { reveal: { default: "tap", choices: ["tap", "hold"] } },
  load: () => import("./cover.js"),
};
