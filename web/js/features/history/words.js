/** Words about matches of the past: when they were played, by which rules, how they ended. */

import {
  hasOpponents,
  isAssisted,
  isOurs,
  levelOf,
  namesIn,
  presetOf,
  resultOf,
  tableOf,
} from "../../core/storage/match-summaries.js";
import { levelName, otherSide, plainNumber } from "../../text/names.js";
import { nameOfPerson } from "../../text/replay-names.js";
import { tableName } from "../../home/table-choice.js";
import { gameText } from "../../text/game-text.js";

/** @import { Figures, Head } from "../../core/storage/types.d.ts" */
/** @import { OpenedMatch, PastDeal } from "./types.d.ts" */
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

/** The result of a deal, in a line; for a reader who has not played it, with the declarer's name. @param {Text} text @param {OpenedMatch} opened @param {PastDeal} deal */
export function dealSentence({ say }, { head, players, isReceived }, { figures }) {
  if (!figures) return say("history-deal-open");
  const { passed_out: isOut, declarer, side, contract, made, took, unit } = figures;
  if (isOut) return say("history-deal-passed");
  const own = side ? took?.[side] : undefined;
  const isBid = contract !== null && contract !== undefined && own !== undefined;
  // Where both sides' tricks or points are known and nothing was bid, they say all.
  if (!declarer || !side || (own !== undefined && !isBid)) {
    const us = head.side;
    const facts = { us: plainNumber(took?.[us] ?? 0), them: plainNumber(took?.[otherSide(us)] ?? 0) };
    return say("deal-took", { ...facts, unit: unit ?? "points" });
  }
  const { name } = players[declarer] ?? { name: "" };
  const facts = {
    you: declarer === head.you && !isReceived ? "yes" : "no",
    name: (isReceived ? nameOfPerson(name) : name) || say("seat", { seat: declarer }),
    whose: isReceived ? "other" : isOurs(side, head) ? "us" : "them",
    made: made ? "yes" : "no",
    contract: contract ?? 0,
    unit: unit ?? "points",
  };
  if (isBid) return say("history-deal-bid", { ...facts, taken: plainNumber(own) });
  const others = Object.values(took ?? {})[0] ?? 0;
  return say("history-deal-declared", { ...facts, taken: plainNumber(others) });
}

/** The names that the people of a received match have given themselves. @param {OpenedMatch} opened */
export function namesOfPlayers({ players }) {
  return Object.values(players).flatMap(({ name, level }) =>
    level === null ? nameOfPerson(name) || [] : [],
  );
}

export { isAssisted };
