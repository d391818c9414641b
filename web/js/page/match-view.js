/** Match view: shows the match as a drawn table or a text table, and moves cards between two states. */

import { render } from "../parts/rendering.js";
import { measurePlaces, performMoves } from "../motion/card-moves.js";
import { createDealFlights } from "../motion/deal-flights.js";
import { planMoves } from "../motion/motion-plan.js";
import { tableText } from "../text/game-text.js";
import { lazyView } from "../parts/lazy-views.js";
import { isStill } from "../core/device.js";
import { shownMatch } from "../features/explanations/decision-review.js";
import { isCutOff } from "./state.js";
import { bringTurnIntoView, isAskedAnew } from "../table/input/turn-scroll.js";
import { raiseCards } from "../table/view/hand.js";
import { isLarge, tableView } from "../table/view/table-view.js";

/** @import { Match, State } from "../core/types.d.ts" */
/** @import { Shape } from "../table/view/hand-layout.js" */
/** @import { TableActions, Text } from "../table/view/table-view.js" */

/**
 * @param {HTMLElement} root
 * @param {Text} text
 * @param {TableActions} acts
 * @param {{ rememberFocus: () => void, restoreFocus: () => void }} focus keeps the focus over a render
 */
export function mountTable(root, text, acts, focus) {
  /** The rows of a hand at this screen size, from the style sheet; null until they are read. @type {Shape | null} */
  let shape = null;
  /** The view that is shown. @type {State | null} */
  let shown = null;
  const deal = createDealFlights(root);
  addEventListener("resize", () => {
    if (shown?.match && measureHand()) renderTable(shown);
  });

  return { showTable, raiseCards: (/** @type {Match} */ match) => raiseCards(root, shownMatch(match)) };

  /** @param {State} now @param {State | null} before */
  function showTable(now, before) {
    shown = now;
    if (!now.match) {
      deal.endDeal();
      render("", root);
      return;
    }
    const isSame = (/** @type {"match" | "settings" | "lessons" | "guide"} */ part) =>
      now[part] === before?.[part];
    const isSameWait =
      before &&
      now.engine.isAwaited === before.engine.isAwaited &&
      now.engine.status === before.engine.status &&
      partHere(now) === partHere(before);
    if (isSame("match") && isSame("settings") && isSame("lessons") && isSame("guide") && isSameWait) return;
    // No card moves when a past moment is opened or closed.
    const isElsewhere =
      (now.match.explanations?.look ?? null) !== (before?.match?.explanations?.look ?? null) ||
      // Nor when a hand is covered or uncovered: the table then turns to another seat.
      (now.match.view.pass_and_play !== undefined && before?.match?.view.you !== now.match.view.you) ||
      (isUncovered(now.match) && !isUncovered(before?.match));
    const isAtOnce =
      isElsewhere || (isStill() && !now.match.timeline) || now.settings.speed === "instant" || isText(now);
    const { timeline = null, told } = now.match;
    const moves = isAtOnce
      ? []
      : planMoves(before?.match ?? null, now.match, told?.events ?? now.news.events);
    if (
      before?.match?.view.game !== now.match.view.game ||
      now.settings.language !== before?.settings.language
    )
      document.title = text.say("page-title-game", { game: text.say(`game-${now.match.view.game}`) });
    focus.rememberFocus();
    // The pack of a new deal may not have been rendered yet.
    const isNewDeal = before?.match?.view.deal !== now.match.view.deal;
    const were = moves.length && !isNewDeal ? measurePlaces(root, moves) : null;
    renderTable(now);
    const was = before?.match?.view;
    const isOther =
      now.match.view.game !== was?.game ||
      isLarge(now.match.view) !== isLarge(was) ||
      now.settings.cards !== before?.settings.cards ||
      isText(now) !== isText(before);
    if (isOther && measureHand()) renderTable(now);
    focus.restoreFocus();
    // In the next frame the page is laid out anyway.
    if (isAskedAnew(now.match, before?.match)) requestAnimationFrame(() => bringTurnIntoView(root));
    if (isAtOnce || isNewDeal) deal.endDeal();
    if (moves.length)
      performMoves(root, moves, were ?? measurePlaces(root, moves), now.settings.speed, deal, timeline);
    if (timeline) deal.followTimeline(timeline);
  }

  /** @param {State} now */
  function renderTable(now) {
    if (!now.match) return;
    shown = now;
    const person = { settings: now.settings, lessons: now.lessons };
    const words = tableText(text, now.match.view);
    const coming = partHere(now);
    const { isAwaited = false } = now.engine;
    const wait = { coming, isCutOff: isCutOff(now.engine), isAwaited };
    const match = shownMatch(coming === undefined ? now.match : { ...now.match, ...wait });
    const lines = isText(now) && lazyView("text-table", null, words, match, acts, person);
    render(lines || tableView(words, match, acts, person, shape), root);
  }

  /** Read from the style sheet how the hand lies; whether that has changed. */
  function measureHand() {
    const now = handShapeIn(root);
    const isSame = isSameShape(now, shape);
    shape = now;
    return !isSame;
  }
}

/** How much of the engine is here, in percent, as long as it is not all there; in steps that can be read out. @param {State} state */
function partHere(state) {
  const { status, loaded, total } = state.engine;
  if (status !== "loading" && !isCutOff(state.engine)) return undefined;
  return total ? Math.floor((10 * loaded) / total) * 10 : 0;
}

/** @param {Match | null | undefined} match */
function isUncovered(match) {
  return Boolean(match?.view.pass_and_play?.uncovered);
}

/** Whether the table is lines and buttons. @param {State} state */
export function isText({ settings }) {
  return settings.textTable === "on";
}

/** How a hand lies in rows on a table, as the style sheet says; null where there is no table. @param {HTMLElement} root @returns {Shape | null} */
export function handShapeIn(root) {
  const table = root.querySelector(".table");
  if (!table) return null;
  const style = getComputedStyle(table);
  const readNumber = (/** @type {string} */ name) => Number(style.getPropertyValue(name)) || 1;
  return { rows: readNumber("--rows-most"), per: readNumber("--per") };
}

/** @param {Shape | null} one @param {Shape | null} other */
export function isSameShape(one, other) {
  return one?.rows === other?.rows && one?.per === other?.per;
}
