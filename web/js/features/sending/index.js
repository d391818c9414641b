/** Share: a deal or a match as a link. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const sending = {
  name: "sending",
  part: "sending",
  load: () => import("./sending.js"),
  panel: {
    title: ({ say }) => say("share"),
    selectData: ({ sending }, features) => [sending, features.sending],
    closes: true,
  },
};
