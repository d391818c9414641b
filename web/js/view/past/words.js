/** Words about matches of the past: when they were played, by which rules, how they ended. */

import { isAssisted, levelOf, presetOf, resultOf } from "../../store/kept/heads.js";
import { levelName, otherSide, sideOf } from "../../text/names.js";

/** @import { Figures, Head } from "../../store/kept/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/** @param {number} at milliseconds since 1970; 0 where nobody knows */
export function day(at) {
  if (!at) return "";
  const language = document.documentElement.lang;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Game, rules and level in a line. @param {Text} text @param {Head} head */
export function kindOf(text, head) {
  return [presetName(text, presetOf(head.rules)), levelWord(text, levelOf(head.levels))]
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

/** How the match ended, or how far it is. @param {Text} text @param {Head} head */
export function outcome({ say }, head) {
  const result = resultOf(head);
  if (result) return say(`past-${result}`);
  return say("past-unfinished", { deal: head.deal });
}

/** The totals of both sides after the last deal, the person's own first. @param {Head} head @param {Figures | undefined} figures */
export function standing({ you }, figures) {
  const side = sideOf(you);
  const told = figures?.standing;
  if (!told) return "";
  const written = (/** @type {string} */ total) => levelName(total).replace(/^-/, "−");
  return `${written(told[side])} : ${written(told[otherSide(side)])}`;
}

/** The last deal that has totals. @param {Head} head */
export function lastFigures({ deals }) {
  return deals.findLast(({ standing: told }) => told);
}

export { isAssisted };
