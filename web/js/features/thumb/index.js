/** Thumb: the table within the reach of one thumb. */

/** @satisfies {import("../types.d.ts").Feature} */
export const thumb = {
  name: "thumb",
  settings: {
    thumb: { default: "off", choices: ["off", "right", "left"], form: { section: "play", after: "order" } },
  },
  load: () => import("./thumb.js"),
  isWanted: ({ settings }) => settings.thumb !== "off",
};
