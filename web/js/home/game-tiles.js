/** Game tiles: fills in the tile of each game: what its button deals, where its rules are, whether it was played last. */

import {
  botsOf,
  chosenPreset,
  chosenTable,
  isAlone,
  isForChips,
  isUsualTable,
  peopleOf,
} from "../core/next-match-rules.js";
import { offerOf, rulesAddress } from "../text/catalog.js";
import { gameText } from "../text/game-text.js";
import { tableName } from "./table-choice.js";

/** @import { Settings, State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * What the button of a game deals, and where its rules are.
 * @param {Element} tile
 * @param {Settings} settings
 * @param {Text} text
 */
export function fillTile(tile, settings, text) {
  const game = tile.getAttribute("data-game") ?? "";
  const line = dealsLine({ ...settings, game }, text);
  const deals = tile.querySelector(".deals");
  if (deals) deals.textContent = line;
  const { level = "" } = offerOf(game) ?? {};
  const usual = { ...settings, game, level, levels: {}, preset: {}, table: {}, people: {}, forChips: false };
  tile.toggleAttribute("data-own", line !== dealsLine(usual, text));
  tile.toggleAttribute("data-chosen", game === settings.game);
  const link = tile.querySelector(".game-new");
  link?.setAttribute(
    "href",
    rulesAddress(game, document.documentElement.lang, link.getAttribute("data-help") ?? ""),
  );
}

/** "Usual game · Casual bots" @param {Settings} settings @param {Text} text */
function dealsLine(settings, text) {
  const { game } = settings;
  const { level, levels } = botsOf(settings);
  const people = peopleOf(settings).length;
  const isMixed = Object.values(levels).some((one) => one !== level);
  const table = chosenTable(settings);
  const parts = [
    text.say(isForChips(game) && settings.forChips && people === 1 ? "home-deals-chips" : "home-deals", {
      rules: gameText(text, game).say(`rules-${chosenPreset(settings)}`),
      level: text.say(isMixed ? "level-mixed" : `level-${level}`),
      stake: settings.stake,
    }),
    table && !isUsualTable(table, game) ? tableName(text, table) : "",
    isAlone(settings) ? "" : text.say("home-people", { count: people }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Mark the game that was played last, in words as well. @param {Element} tile @param {string | undefined} last @param {Text} text */
export function markLast(tile, last, text) {
  const isLast = tile.getAttribute("data-game") === last;
  tile.toggleAttribute("data-last", isLast);
  const mark = tile.querySelector(".game-last") ?? document.createElement("p");
  mark.className = "game-last";
  mark.textContent = text.say("home-last");
  if (isLast) tile.append(mark);
  else mark.remove();
}

/**
 * Say below the name what is dealt where it is not the usual, or that it is waited for. Where there is room the button says it.
 * @param {Element} tile
 * @param {State} state
 * @param {Text} text
 */
export function showChosen(tile, { pendingStart, settings }, text) {
  const line = /** @type {HTMLElement} */ (tile.querySelector(".game-chosen"));
  const isWaiting = pendingStart === "new" && tile.getAttribute("data-game") === settings.game;
  line.hidden = !isWaiting && !tile.hasAttribute("data-own");
  line.textContent = isWaiting ? text.say("home-waiting") : (tile.querySelector(".deals")?.textContent ?? "");
}

/** The button that deals the game whose tile something lies in. @param {EventTarget | null} target @returns {HTMLElement | null} */
export function dealButtonAround(target) {
  const tile = target instanceof Element ? target.closest(".game") : null;
  return tile?.querySelector("[data-begin]") ?? null;
}
