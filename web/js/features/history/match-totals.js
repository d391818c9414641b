/**
 * Match totals: statistics over the matches kept. It adds up the engine's figures of each deal, and knows no rule. Pure.
 */

import {
  asSeenBy,
  isAssisted,
  isOurs,
  levelOf,
  orderOf,
  presetOf,
  resultOf,
} from "../../core/storage/match-summaries.js";

/** @import { Figures, Head } from "../../core/storage/types.d.ts" */
/** @import { Filter } from "./types.d.ts" */

/** @typedef {{ made: number, failed: number }} Bids */
/** @typedef {{ name: string, won: number, tied: number, lost: number, deals: number }} Row */
/** @typedef {ReturnType<typeof countMatches>} Counted */

/** The most deals that the line chart shows. */
const LONGEST = 200;

/**
 * The matches whose deals are to be counted: of a person of that name, as they saw them, or those one played alone.
 * @param {Head[]} heads
 * @param {Filter} sieve
 */
export function filterMatches(heads, { game, level, preset, person = "" }) {
  const own = person
    ? heads.flatMap((head) => asSeenBy(head, person) ?? [])
    : heads.filter((head) => !head.people);
  return own.filter(
    (head) =>
      (!game || head.game === game) &&
      (!level || levelOf(head.levels) === level) &&
      (!preset || presetOf(head) === preset),
  );
}

/**
 * The values that occur, the commonest first.
 * @param {Head[]} heads
 * @param {(head: Head) => string} of
 */
export function listByFrequency(heads, of) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const head of heads) times.set(of(head), (times.get(of(head)) ?? 0) + 1);
  return [...times].sort(([, one], [, two]) => two - one).map(([value]) => value);
}

/**
 * @param {Head[]} heads those to be counted, in any order
 */
export function countMatches(heads) {
  const inOrder = [...heads].sort((one, two) => orderOf(one) - orderOf(two));
  const alone = inOrder.filter((head) => !isAssisted(head));
  const results = alone.map(resultOf).filter((result) => result !== null);
  const deals = inOrder.flatMap((head) => head.deals.map((figures) => ({ figures, head })));
  const own = deals.filter(({ figures }) => !figures.assisted);
  const played = own.filter(({ figures }) => !figures.passed_out);
  return {
    matches: {
      won: results.filter((result) => result === "won").length,
      tied: results.filter((result) => result === "tie").length,
      lost: results.filter((result) => result === "lost").length,
      open: heads.filter(({ status }) => status !== "over").length,
      assisted: heads.filter((head) => head.status === "over" && isAssisted(head)).length,
    },
    streak: countStreaks(results),
    deals: {
      counted: own.length,
      assisted: deals.length - own.length,
      passedOut: own.length - played.length,
      ahead: played.filter(({ figures, head }) => isOurs(figures.ahead, head)).length,
      behind: played.filter(({ figures, head }) => figures.ahead && !isOurs(figures.ahead, head)).length,
    },
    bids: countBids(played),
    took: averageResults(played),
    course: runningBalance(played),
    rows: (/** @type {(head: Head) => string} */ of) =>
      listByFrequency(alone, of).map((name) =>
        countRow(
          name,
          alone.filter((head) => of(head) === name),
        ),
      ),
  };
}

/** @param {string} name @param {Head[]} heads @returns {Row} */
function countRow(name, heads) {
  const results = heads.map(resultOf);
  return {
    name,
    won: results.filter((result) => result === "won").length,
    tied: results.filter((result) => result === "tie").length,
    lost: results.filter((result) => result === "lost").length,
    deals: heads.reduce((sum, { deals }) => sum + deals.length, 0),
  };
}

/** Matches won in a row: now, and the longest. @param {("won" | "lost" | "tie")[]} results oldest first */
function countStreaks(results) {
  let now = 0;
  let best = 0;
  for (const result of results) {
    now = result === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The declarers' contracts, and whether they were made. @param {{ figures: Figures, head: Head }[]} deals */
function countBids(deals) {
  /** @type {Record<"you" | "partner" | "them", Bids>} */
  const count = {
    you: { made: 0, failed: 0 },
    partner: { made: 0, failed: 0 },
    them: { made: 0, failed: 0 },
  };
  for (const { figures, head } of deals) {
    if (!figures.declarer) continue;
    const who = figures.declarer === head.you ? "you" : isOurs(figures.side, head) ? "partner" : "them";
    count[who][figures.made ? "made" : "failed"] += 1;
  }
  return count;
}

/**
 * A side's average result in a deal, by game; null without such a deal. @param {{ figures: Figures, head: Head }[]}
 * deals
 */
function averageResults(deals) {
  return listByFrequency(
    deals.map(({ head }) => head),
    ({ game }) => game,
  ).map((game) => {
    const here = deals.filter(({ head }) => head.game === game);
    const averageTaken = (/** @type {boolean} */ declaring) =>
      averageOf(
        here
          .filter(({ figures, head }) => isOurs(figures.side, head) === declaring)
          .flatMap(({ figures: { took = {} }, head }) =>
            Object.entries(took).flatMap(([side, count]) => (isOurs(side, head) ? [count] : [])),
          ),
      );
    const against = averageOf(
      here
        .filter(({ figures, head }) => isOurs(figures.side, head))
        .flatMap(({ figures: { took = {} }, head }) =>
          Object.entries(took).flatMap(([side, count]) => (isOurs(side, head) ? [] : [count])),
        ),
    );
    return {
      game,
      unit: here[0]?.figures.unit ?? "points",
      declaring: averageTaken(true),
      opposing: averageTaken(false),
      against,
    };
  });
}

/** @param {number[]} values @returns {number | null} */
function averageOf(values) {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/**
 * The running difference of deals that were good for the person's side and for the other. @param {{ figures: Figures,
 * head: Head }[]} deals
 */
function runningBalance(deals) {
  let balance = 0;
  const line = [0];
  for (const { figures, head } of deals) {
    if (figures.ahead) balance += isOurs(figures.ahead, head) ? 1 : -1;
    line.push(balance);
  }
  return line.slice(-LONGEST - 1);
}
