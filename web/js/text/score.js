/** Score: the rows of a view's score in words and figures: columns, tiles, and marks beside a side. */

import { levelName, otherSide, plainNumber, sideOf } from "./names.js";

/** @import { Court, ScoreRow, Side, View } from "../core/types.d.ts" */
/** @import { Facts } from "./sentences.js" */
/** @typedef {Pick<import("./sentences.js").Sentences, "say" | "has">} Text */

/** Both sides, the person's first. @param {View} view @returns {[Side, Side]} */
export function bothSides(view) {
  const us = sideOf(view);
  return [us, otherSide(us)];
}

/** The row of that name; a game may lack it. @param {View} view @param {string} label */
export function scoreRow(view, label) {
  return view.score.find((row) => row.label === label);
}

/** What a side has in the row of that name, nothing in a game without it. @param {View} view @param {string} label @param {Side} side */
export function scoreNumber(view, label, side) {
  return Number(scoreRow(view, label)?.values[side] ?? 0);
}

/** Whether cards count, by what the engine says that they are worth. @param {View} view */
export function hasPoints({ worth }) {
  return Object.keys(worth).length > 0;
}

/** Whether there are words for a row; one without is not drawn. @param {Text} text @param {ScoreRow} row */
export function hasWords({ has }, { label }) {
  return has(`ledger-${label}`) || has(label);
}

/** The court of the deal: whose, and of which kind; null without one. @param {View} view @returns {Court | null} */
export function courtOf(view) {
  const [[side, kind] = []] = Object.entries(scoreRow(view, "court")?.values ?? {});
  return side ? /** @type {Court} */ ({ side, kind }) : null;
}

/** What a side has, as it is written; a dash before it has anything. @param {Text} text @param {ScoreRow} row @param {Side} side */
export function valueText({ say, has }, { label, values }, side) {
  const value = values[side] ?? "–";
  if (typeof value === "number") return plainNumber(value);
  return has(`${label}-${value}`) ? say(`${label}-${value}`) : levelName(value);
}

/** What one side needs, as it is written beside what it has. @param {Text} text @param {string} label @param {number} value */
export function sideGoalText({ say, has }, label, value) {
  return has(`${label}-goal`) ? say(`${label}-goal`, { value }) : `/${value}`;
}

/** Whose a row is that only one side has. @param {View} view @param {ScoreRow} row */
export function ownerOf(view, { values }) {
  const [us, them] = bothSides(view);
  if (values[us] !== undefined) return { side: us, whose: "us" };
  return values[them] === undefined ? null : { side: them, whose: "them" };
}

/** A row that only one side has, in a sentence without a full stop. @param {Text} text @param {View} view @param {ScoreRow} row */
export function ownedRowText({ say }, view, row) {
  const owner = ownerOf(view, row);
  if (!owner) return say(`ledger-${row.label}-none`);
  const count = row.values[owner.side] ?? 0;
  return say(`ledger-${row.label}-label`, { count, whose: owner.whose, goal: row.goal ?? 0 });
}

/** What a side has of each row that both have, as a sentence takes it. @param {View} view @param {Side} side @param {string} [before] a name's beginning @returns {Facts} */
function factsOf({ score }, side, before = "") {
  const shared = score.filter(({ place, values }) => place !== "tile" && values[side] !== undefined);
  return Object.fromEntries(
    shared.map(({ label, values }) => {
      const value = values[side] ?? 0;
      return [
        `${before}${label}`,
        typeof value === "string" ? levelName(value) : value < 0 ? plainNumber(value) : value,
      ];
    }),
  );
}

/** How the sides stand: in one sentence where the game's words have one for both, else in one each of what is usual; and what one side has. @param {Text} text @param {View} view */
export function scoreSentences(text, view) {
  const { say, has } = text;
  const [us, them] = bothSides(view);
  const both = `review-score-${view.game}`;
  const [ours, theirs] = [factsOf(view, us), factsOf(view, them)];
  const sides = has(both)
    ? [say(both, { ...factsOf(view, us, "us_"), ...factsOf(view, them, "them_") })]
    : "taken" in ours && "total" in ours
      ? [say("review-side", { side: "us", ...ours }), say("review-side", { side: "them", ...theirs })]
      : [];
  const owned = view.score.filter((row) => row.place === "tile" && hasWords(text, row) && ownerOf(view, row));
  return [...sides, ...owned.map((row) => say("sentence", { words: ownedRowText(text, view, row) }))];
}

/** "5 = 5, 10 = 10, K = 10", each in one line @param {Readonly<Record<string, number>>} worth by the card, or by its rank */
export function worthText(worth) {
  const ranks = new Map(Object.entries(worth).map(([card, points]) => [card.charAt(0), points]));
  return [...ranks].map(([rank, points]) => `${rank.replace("T", "10")}\u00A0=\u00A0${points}`).join(", ");
}
