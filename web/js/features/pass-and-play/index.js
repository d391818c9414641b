/** Pass and play: hides the hands of people who share the device. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const passAndPlay = {
  name: "pass-and-play",
  settings: { reveal: { default: "tap", choices: ["tap", "hold"], form: { section: "play" } } },
  load: () => import("./view.js"),
  views: { "pass-and-play": "coverView" },
  isWanted: ({ match }) => Boolean(match?.view.pass_and_play),
};
