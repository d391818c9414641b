/** Challenges: challenges, the field and the days' deals, what shows them and its style; fetched when they are first wanted. */

import contestStyle from "./style.css";
import dailyStyle from "../daily/style.css";
import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createChallenges } from "./store.js";
import { getLastMonth } from "../../time/days.js";
import { createDaily } from "../daily/store.js";
import { readDayRuns } from "../daily/day-bot-results.js";
import { drawPicture } from "./result-picture.js";
import { resultText } from "./day-result.js";

export { challengeView as view } from "./view.js";
export { dailyView } from "../daily/view.js";
export const style = contestStyle + dailyStyle;

/** The months whose days our levels have played ahead, by game. */
const MONTHS = __FOLLOWSUIT_DAYS__;

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, documents, whenReady, text, leaveMatch, features }) {
  const needs = {
    store,
    engine: table.engine,
    whenReady,
    /** @param {string} link @param {string} game */
    play: (link, game) => table.playChallenge(link, game),
  };
  const acts = createChallenges({
    ...needs,
    share: (deal) => features.sending.shareChallenge(deal),
    record: documents.loadText,
    async loadDayRuns(asked) {
      const month = asked.day.slice(0, 7);
      if (!MONTHS[asked.game]?.includes(month)) return null;
      const file = new URL(`../days/${asked.game}/${month}.txt`, import.meta.url);
      const answer = await fetch(file).catch(() => null);
      // Where there is no network, or no checksums, it is worked out here.
      return answer?.ok && globalThis.isSecureContext ? readDayRuns(await answer.text(), asked) : null;
    },
    showing: {
      text: (shown) => resultText(text, shown),
      picture: (shown) => drawPicture(text, shown),
      linkAddress,
      copyText,
      send(words, picture) {
        const files = picture ? [new File([picture], "follow-suit.png", { type: picture.type })] : [];
        return navigator.share({ text: words, ...(navigator.canShare?.({ files }) ? { files } : {}) });
      },
      save: saveFile,
    },
  });
  const daily = createDaily({
    ...needs,
    async resume(id) {
      leaveMatch();
      await table.resumeSaved(id);
    },
    compare: acts.compareDay,
    lastMonth: getLastMonth(),
  });
  return { ...acts, daily };
}
