/** Bot results: the same deal as our levels played it: a row of marks for each level, the person's own result among them. */

import { html, nothing, svg } from "lit-html";
import { button } from "../../parts/controls.js";
import { signedNumber } from "../../text/names.js";

/** @import { Claim, BotResults, Run } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { ChallengeActions } from "./view.js" */

/** The picture's own units. */
const WIDE = 440;
const ROW = 42;
const NAMES = 80;
const EDGE = 24;
const HEAD = 34;

/**
 * @param {Text} text
 * @param {BotResults} results
 * @param {number | null} own the person's margin
 * @param {Claim | null} rival
 * @param {ChallengeActions} actions
 */
export function botResultsView(text, { runs, of, status }, own, rival, actions) {
  const { say } = text;
  const sentence = rankSentence(text, runs, own);
  return html`<section class="field-of" aria-label=${say("bot-results")}>
    <h3>${say("bot-results")}</h3>
    <p role=${status === "running" ? nothing : "status"}>${sentence}</p>
    ${runs.length ? botResultsPicture(text, runs, own, rival) : nothing}
    ${
      status === "running"
        ? html`<div class="field-on">
            <progress max=${of} .value=${runs.length} aria-label=${say("bot-results-progress")}></progress>
            ${button(say("bot-results-stop"), () => actions.stopRuns())}
          </div>`
        : html`<p class="hint">${say("bot-results-how", { count: runs.length })}</p>`
    }
  </section>`;
}

/** The person's rank among them. @param {Text} text @param {Run[]} runs @param {number | null} own */
function rankSentence({ say }, runs, own) {
  if (!runs.length) return say("bot-results-begins");
  const best = listLevels(runs).at(-1) ?? "";
  const middle = signedNumber(
    findMedian(runs.filter(({ level }) => level === best).map(({ margin }) => margin)),
  );
  const facts = { level: say(`level-${best}`), middle };
  if (own === null) return say("bot-results-middle", { ...facts, of: runs.length });
  return say("bot-results-said", { ...facts, own: signedNumber(own), ...countBeaten(runs, own) });
}

/**
 * Of how many runs a margin is better than how many, and even with how many. A level that always came to the same is one run: its
 * bots were not of two minds.
 * @param {readonly Run[]} runs
 * @param {number} own
 */
export function countBeaten(runs, own) {
  const told = listLevels(runs).flatMap((level) => {
    const margins = runs.filter((run) => run.level === level).map(({ margin }) => margin);
    return new Set(margins).size === 1 ? margins.slice(0, 1) : margins;
  });
  return {
    of: told.length,
    better: told.filter((margin) => own > margin).length,
    even: told.filter((margin) => own === margin).length,
  };
}

/** Those that have played, the weakest first: they are in the order of the first runs. @param {readonly Run[]} runs */
function listLevels(runs) {
  return [...new Set(runs.map(({ level }) => level))];
}

/** @param {number[]} margins */
function findMedian(margins) {
  const sorted = [...margins].sort((one, two) => one - two);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  return Math.round((low + high) / 2);
}

/** @param {Text} text @param {Run[]} runs @param {number | null} own @param {Claim | null} rival */
function botResultsPicture({ say }, runs, own, rival) {
  const levels = listLevels(runs);
  const all = [
    ...runs.map(({ margin }) => margin),
    ...(own === null ? [] : [own]),
    ...(rival ? [rival.margin] : []),
  ];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const spread = high - low || 1;
  const x = (/** @type {number} */ margin) =>
    NAMES + EDGE + ((margin - low) / spread) * (WIDE - NAMES - 2 * EDGE);
  const tall = HEAD + levels.length * ROW + 24;
  return html`<svg class="field-picture" viewBox="0 0 ${WIDE} ${tall}" aria-hidden="true">
    ${svg`<text class="field-tick" x=${x(low)} y=${tall - 4} text-anchor="middle">${signedNumber(low)}</text>
      ${high > low ? svg`<text class="field-tick" x=${x(high)} y=${tall - 4} text-anchor="middle">${signedNumber(high)}</text>` : nothing}`}
    ${own === null ? nothing : resultLine(x(own), tall, say("challenge-you"), "own", rival && rival.margin !== own ? own - rival.margin : 0)}
    ${rival && rival.margin !== own ? resultLine(x(rival.margin), tall, rival.name || say("challenge-friend"), "rival", own === null ? 0 : rival.margin - own) : nothing}
    ${levels.map((level, row) => levelRow(say(`level-${level}`), countMargins(runs, level), row, x))}
  </svg>`;
}

/** How often a level reached each margin. @param {Run[]} runs @param {string} level */
function countMargins(runs, level) {
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const run of runs) if (run.level === level) times.set(run.margin, (times.get(run.margin) ?? 0) + 1);
  return [...times];
}

/** @param {string} name @param {[number, number][]} marks @param {number} row @param {(margin: number) => number} x */
function levelRow(name, marks, row, x) {
  const y = HEAD + row * ROW + ROW / 2;
  return svg`<text class="field-level" x="0" y=${y + 5}>${name}</text>
    <path class="field-base" d="M${NAMES} ${y}H${WIDE}" />
    ${marks.map(
      ([margin, count]) =>
        svg`<circle class="field-mark" cx=${x(margin)} cy=${y} r=${5 + 3.2 * Math.sqrt(count - 1)} />
          ${count > 3 ? svg`<text class="field-count" x=${x(margin)} y=${y + 5} text-anchor="middle">${count}</text>` : nothing}`,
    )}`;
}

/**
 * A result as a line through all rows.
 * @param {number} at
 * @param {number} tall
 * @param {string} name
 * @param {"own" | "rival"} whose
 * @param {number} ahead by how much it is better than the other line; 0 where there is none
 */
function resultLine(at, tall, name, whose, ahead) {
  const isLeft = at > WIDE - 70;
  const isRight = at < NAMES + 60;
  // The two names are on opposite sides of their lines and at two heights: they may be long, and the lines close.
  const side = isLeft ? "end" : isRight ? "start" : ahead > 0 ? "start" : ahead < 0 ? "end" : "middle";
  const high = whose === "own" ? 12 : 28;
  return svg`<path class="field-line" data-whose=${whose} d="M${at} ${high + 4}V${tall - 22}" />
    <text class="field-name" data-whose=${whose} x=${side === "start" ? at + 5 : side === "end" ? at - 5 : at} y=${high} text-anchor=${side}>${name}</text>`;
}
