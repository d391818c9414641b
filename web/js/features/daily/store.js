/**
 * Daily: the deal of a day, the same for everybody, and a calendar of those before. Which were played, and what they came
 * to, is told by the matches that are kept; there is no other memory of it. Fetched when it is first wanted.
 */

import { nameInLink } from "../../core/links.js";
import { ifCurrent, latestOnly } from "../../core/async.js";
import { createGuard } from "../../core/requests.js";
import { FIRST_GAME, offerOf } from "../../text/catalog.js";
import { addMonths, FIRST_DAY, getMonth, getUtcDay, readClock } from "../../time/days.js";
import { isDayOpen } from "./calendar.js";
import { isPlayed, findPlay } from "./day-matches.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Daily } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {(link: string, game: string) => Promise<void>} needs.play begin the deal of a challenge at the table
 * @param {(id: string) => Promise<void>} needs.resume continue a stored match
 * @param {(head: Head) => Promise<void>} needs.compare show the results of a deal that was played
 * @param {string} needs.lastMonth the last month whose days our levels have played ahead
 * @param {() => number} [needs.now] milliseconds since 1970
 */
export function createDaily({ store, engine, whenReady, play, resume, compare, lastMonth, now = Date.now }) {
  const startRequest = latestOnly();
  const state = () => /** @type {Daily} */ (store.state().daily);
  /** @param {Partial<Daily>} daily */
  const change = (daily) => store.change({ type: "daily", daily });

  const guard = createGuard((refusal) => change({ isWaiting: false, refusal }));

  /** What the clock says now, and what that means. */
  function lookAtClock() {
    const clock = getUtcDay(now());
    return { clock, ...readClock(clock, lastMonth) };
  }

  /** A day has ended with the panel open: what was today is today's deal again. */
  function turnDay() {
    const before = state();
    const seen = lookAtClock();
    if (!before || seen.clock === before.clock) return false;
    startRequest();
    const day = before.day === before.today ? seen.latest : before.day;
    const month = before.day === day ? before.month : getMonth(day);
    change({ ...seen, day, month, isWaiting: false, refusal: null });
    return day !== before.day;
  }

  store.listen((current, before) => void (current.day !== before.day && turnDay()));

  /** Show the deal of today, or of another day. @param {string} game @param {string} [day] */
  function open(game, day) {
    startRequest();
    const seen = lookAtClock();
    const usual = seen.today ?? FIRST_DAY;
    const chosen = day !== undefined && isDayOpen(day, seen.latest) ? day : usual;
    const blank = { ...seen, day: chosen, month: getMonth(chosen), isWaiting: false, refusal: null };
    change({ game: offerOf(game) ? game : FIRST_GAME, ...blank });
    store.change({ type: "panel", panel: "daily" });
  }

  return {
    open,
    /** @param {string} link `c.` and a game's name, of which today's deal is meant */
    openLink(link) {
      open(nameInLink(link));
    },
    /** The same days of another game. @param {string} game */
    switchGame(game) {
      startRequest();
      change({ game, isWaiting: false, refusal: null });
    },
    /** @param {string} day */
    chooseDay(day) {
      startRequest();
      // The panel may have been open past midnight.
      turnDay();
      if (isDayOpen(day, state().latest)) change({ day, isWaiting: false, refusal: null });
    },
    /** Turn to another month. @param {number} by */
    turnMonth(by) {
      turnDay();
      const month = addMonths(state().month, by);
      if (month >= getMonth(FIRST_DAY) && month <= getMonth(state().latest)) change({ month });
    },
    /** Play the deal of the day chosen, continue it, or show its results. */
    playDay: () =>
      guard(async () => {
        // What was said to be today's is not today's any more: the new one is shown first.
        if (turnDay()) return undefined;
        const { game, day } = state();
        const played = findPlay(store.state().heads, game, day);
        if (played && isPlayed(played)) return compare(played);
        const isLatest = startRequest();
        change({ isWaiting: true, refusal: null });
        await whenReady();
        const asked = /** @type {const} */ ({ kind: "challenge", value: { game, day } });
        const made = played ? null : await ifCurrent(isLatest, engine.write(asked));
        if (!isLatest()) return undefined;
        change({ isWaiting: false });
        store.change({ type: "panel", panel: null });
        return played ? resume(played.id) : play(made?.link ?? "", game);
      }),
    close() {
      startRequest();
      store.change({ type: "panel", panel: null });
    },
  };
}
