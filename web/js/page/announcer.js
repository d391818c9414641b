/** Announcer: announces news, whose cards are next, and refusals. It waits while a dialog is open. */

import { newsSentences } from "../text/announcements.js";
import { refusalSentence } from "../text/refusals.js";
import { tableText } from "../text/game-text.js";
import { createLiveRegions } from "../parts/live-regions.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {{ polite: HTMLElement, assertive: HTMLElement }} regions
 * @param {HTMLDialogElement[]} dialogs
 * @param {Text} text
 */
export function createAnnouncer({ polite, assertive }, dialogs, text) {
  const voice = createLiveRegions(polite, assertive);
  const isCovered = () => dialogs.some(({ open }) => open);
  for (const dialog of dialogs) dialog.addEventListener("close", () => isCovered() || voice.releaseNews());

  return {
    announceState,
    /** @param {string} sentence */
    tell: (sentence) => voice.announceNews([sentence]),
  };

  /** @param {State} now @param {State | null} before */
  function announceState(now, before) {
    if (isCovered()) voice.holdNews();
    const was = before?.match?.view.pass_and_play;
    const { pass_and_play: cover, seats } = now.match?.view ?? {};
    // An announcement for one person names their cards.
    if ((was || cover) && was?.uncovered !== cover?.uncovered) voice.clearRegions();
    if (!now.match) return;
    const words = tableText(text, now.match.view);
    if (now.news.serial !== before?.news.serial)
      voice.announceNews(newsSentences(words, now.news.events, now.match.view, now.settings.verbosity));
    if (cover?.next && !cover.uncovered && seats && (was?.next !== cover.next || was.uncovered))
      voice.announceNews([words.say("pass-next", { name: seats[cover.next].name })]);
    const refusal = now.match.refusal;
    if (refusal !== (before?.match?.refusal ?? null))
      voice.announceRefusal(refusal ? refusalSentence(words, refusal, now.match.view) : "");
  }
}
