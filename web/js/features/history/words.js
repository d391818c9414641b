/** Words about matches of the past: when they were played, by which rules, how they ended. */

import {
  hasOpponents,
  isAssisted,
  levelOf,
  namesIn,
  presetOf,
  resultOf,
  tableOf,
} from "../../core/storage/match-summaries.js";
import { levelName, otherSide } from "../../text/names.js";
import { tableName } from "../../home/table-choice.js";
import { gameText } from "../../text/game-text.js";

/** @import { Figures, Head } from "../../core/storage/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** Game, rules and level in a line. @param {Text} text @param {Head} head */
export function describeKind(text, head) {
  const table = tableOf(head.rules);
  return [
    presetName(gameText(text, head.game), presetOf(head)),
    table ? tableName(text, table) : "",
    Object.keys(head.levels).length ? levelWord(text, levelOf(head.levels)) : "",
    namesIn(head).join(text.say("list-comma")),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Text} text @param {string} preset */
export function presetName({ say, has }, preset) {
  return has(`rules-${preset}`) ? say(`rules-${preset}`) : preset;
}

/** @param {Text} text @param {string} level */
export function levelWord({ say, has }, level) {
  if (level === "mixed") return say("level-mixed");
  return has(`level-${level}`) ? say(`level-${level}`) : level;
}

/** How the match ended, or its current deal. @param {Text} text @param {Head} head */
export function describeOutcome({ say }, head) {
  const result = resultOf(head);
  if (result && head.people && !namesIn(head).length) return say("history-watched");
  if (result && result !== "tie" && hasOpponents(head))
    return say("history-won-by", { names: listWinners(say, head, result) });
  if (result) return say(`history-${result}`);
  if (head.challenge && head.status === "over") return say(head.day ? "daily" : "challenge");
  return say("history-unfinished", { deal: head.deal });
}

/** The people of the side that won. @param {Text["say"]} say @param {Head} head @param {"won" | "lost"} result */
function listWinners(say, head, result) {
  const won = result === "won" ? head.side : otherSide(head.side);
  const names = Object.values(head.people ?? {}).flatMap(({ name, side }) => (side === won ? [name] : []));
  return names.join(say("list-comma"));
}

/** The totals of both sides after the last deal, the person's own first. @param {Head} head @param {Figures | undefined} figures */
export function formatScores(head, figures) {
  const side = head.side;
  const standing = figures?.standing;
  if (!standing) return "";
  const formatLevel = (/** @type {string} */ total) => levelName(total).replace(/^-/, "−");
  return `${formatLevel(standing[side])} : ${formatLevel(standing[otherSide(side)])}`;
}

/** The last deal that has totals. @param {Head} head */
export function findLastFigures({ deals }) {
  return deals.findLast((figures) => figures.standing);
}

export { isAssisted };
