/** Avatars: a quilt block beside each name at the table: a bot's own, and the one a person has chosen. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const avatars = {
  name: "avatars",
  isQuiet: true,
  settings: {
    avatar: {
      // South's block, which no bot at a table of four has.
      default: "cross",
      // The names in `view.js`, which is not fetched before they are wanted.
      choices: ["star", "pinwheel", "hourglass", "cross", "geese", "window", "stairs", "house", "off"],
      form: { section: "looks", after: "back" },
    },
  },
  views: { avatars: "seatAvatar", "avatar-choice": "avatarView" },
  load: () => import("./avatars.js"),
  isWanted: ({ match, panel, settings }) =>
    settings.avatar !== "off" && (match !== null || panel === "settings"),
};
