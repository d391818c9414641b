/**
 * Hero: the first thing that the first screen offers, which is what this person would do next: go on with the match that
 * waits, play the deal of the day, deal the game played last again, or play a first deal.
 */

import { countStreak, findPlay, isPlayed } from "../features/daily/day-matches.js";
import { isToCome } from "../core/requests.js";
import { newestFirst } from "../core/storage/match-summaries.js";
import { offerOf } from "../text/catalog.js";
import { signedNumber } from "../text/names.js";
import { getLastMonth, getUtcDay, readClock } from "../time/days.js";
import { gamesIn } from "./home-links.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { Head } from "../core/storage/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * What comes first, and the game it is of.
 * @param {Pick<State, "heads" | "saved">} state
 * @param {readonly string[]} games the best known first
 * @param {string | null} today none where the device's clock cannot be right
 * @returns {{ kind: "resume" | "today" | "again" | "first", game: string }}
 */
export function chooseHero({ heads, saved }, games, today) {
  const played = newestFirst(heads).find((head) => offerOf(head.game));
  const game = played?.game ?? games[0] ?? "";
  if (saved) return { kind: "resume", game };
  if (!played) return { kind: "first", game };
  const day = today && findPlay(heads, game, today);
  return { kind: today === null || (day && isPlayed(day)) ? "again" : "today", game };
}

/** The day it is; none where the device's clock cannot be right. */
export function findToday() {
  return readClock(getUtcDay(Date.now()), getLastMonth()).today;
}

/**
 * "Today’s deal", with its result once it was played; no day's where the device's clock cannot be right.
 * @param {Text} text
 * @param {readonly Head[]} heads
 * @param {string} game
 * @param {string | null} today
 */
export function dayLine({ say }, heads, game, today) {
  if (today === null) return say("daily");
  const { margin } = findPlay(heads, game, today) ?? {};
  return margin === undefined ? say("home-day") : say("home-day-done", { result: signedNumber(margin) });
}

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 * @param {(game: string, isGuided: boolean) => void} begin deal a match of a game; a first deal is explained
 */
export function heroChoice(form, text, begin) {
  const heroPart = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  const button = heroPart("begin");
  const today = heroPart("today");
  let isAgain = false;
  button.addEventListener("click", () => begin(button.dataset["first"] ?? "", !isAgain));

  return {
    /** @param {State} state */
    showHero(state) {
      const { engine, heads, pendingStart, saved, settings } = state;
      const day = findToday();
      const { kind, game } = chooseHero(state, gamesIn(document.documentElement.lang), day);
      const isFailed = engine.status === "failed" && !isToCome(engine);
      heroPart("resume").hidden = saved === null || isFailed;
      button.hidden = kind === "resume" || kind === "today" || isFailed;
      button.dataset["first"] = game;
      isAgain = kind === "again";
      const isWaiting = pendingStart === "new" && settings.game === game;
      put(
        "begin-words",
        text.say(isWaiting ? "home-waiting" : kind === "again" ? "home-again" : "home-first"),
      );
      put("begin-which", text.say(`game-${game}`));
      today.dataset["day"] = game;
      today.setAttribute("href", `#c.${game}`);
      today.toggleAttribute("data-main", kind === "today");
      put("today-words", dayLine(text, heads, game, day));
      const now = day ? countStreak(heads, game, day).now : 0;
      const streak = now > 1 ? text.say("home-streak", { count: now }) : "";
      put("today-which", [text.say(`game-${game}`), streak].filter(Boolean).join(" · "));
      // What the device has is not read yet: who has been here is not offered a first deal meanwhile.
      if (state.storage !== "opening") form.dataset["known"] = "";
    },
  };

  /** @param {string} part @param {string} words */
  function put(part, words) {
    const element = heroPart(part);
    if (element.textContent !== words) element.textContent = words;
  }
}
