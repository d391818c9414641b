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
import { rulesAddress } from "../text/catalog.js";
import { gameText } from "../text/game-text.js";
import { tableName } from "./table-choice.js";

/** @import { Settings } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * What the button of a game deals, and where its rules are.
 * @param {Element} tile
 * @param {Settings} settings
 * @param {Text} text
 */
export function fillTile(tile, settings, text) {
  const game = tile.getAttribute("data-game") ?? "";
  const own = { ...settings, game };
  const { level, levels } = botsOf(own);
  const people = peopleOf(own).length;
  const staked = isForChips(game) && settings.forChips && people === 1;
  const deals = tile.querySelector(".deals");
  const table = chosenTable(own);
  const at = table && !isUsualTable(table, game) ? ` · ${tableName(text, table)}` : "";
  if (deals)
    deals.textContent =
      text.say(staked ? "home-deals-chips" : "home-deals", {
        rules: gameText(text, game).say(`rules-${chosenPreset(own)}`),
        level: text.say(
          Object.values(levels).some((one) => one !== level) ? "level-mixed" : `level-${level}`,
        ),
        stake: settings.stake,
      }) +
      at +
      (isAlone(own) ? "" : ` · ${text.say("home-people", { count: people })}`);
  tile.toggleAttribute("data-chosen", game === settings.game);
  const link = tile.querySelector(".game-new");
  link?.setAttribute(
    "href",
    rulesAddress(game, document.documentElement.lang, link.getAttribute("data-help") ?? ""),
  );
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
