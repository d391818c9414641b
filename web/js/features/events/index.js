/** Events: deals that a club plays wherever its people are, and the table of their results. */

import { contestWords } from "../contest/index.js";
import { refereeWords } from "../referee/index.js";

/** What is said of names and of links that are put together; other features say it too. @param {string} code of a language */
export const eventsWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").Feature} */
export const events = {
  name: "events",
  part: "events",
  letter: "e",
  isPacked: true,
  withMadeDeal: { title: ({ say }) => say("events"), act: "made" },
  load: () => import("./events.js"),
  words: [eventsWords, contestWords, refereeWords],
  settings: { events: { default: {}, each: (one) => /** @type {any} */ (one)?.at > 0 } },
  panel: {
    title: ({ say }, { events: now }) => now?.event?.name ?? say("events"),
    given: (state, features) => [state, features.events],
    closes: true,
  },
};
