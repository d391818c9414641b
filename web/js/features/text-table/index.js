/** Text table: the table as lines and buttons, and past deals as lines. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const textTable = {
  name: "text-table",
  settings: {
    textTable: {
      default: "unasked",
      choices: ["unasked", "on", "off"],
      form: { section: "looks", after: "", isTicked: ({ settings }) => settings.textTable === "on" },
    },
  },
  load: () => import("./view.js"),
  views: { "text-table": "textTableView", "text-replay": "textReplayView" },
  isWanted: ({ settings }) => settings.textTable === "on",
};
