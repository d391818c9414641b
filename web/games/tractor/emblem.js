/** Emblem: the levels that a side has gained, as stairs. */

import { html, nothing } from "lit-html";
import { levelName, sideOf } from "../../js/text/names.js";
import { properties } from "../../js/parts/directives.js";
import { tallyOf } from "./outcome.js";

/** @import { View } from "../../js/core/types.d.ts" */
/** @import { Mood } from "../../js/table/store/outcome.js" */

/** A step beyond them is as high as the last of them. */
const MOST_STAIRS = 3;

/** The level a side was on, and a step for each that it has gained; null for any other end of a deal. @param {View} view @param {Mood} mood */
export function emblem(view, { kind, whose }) {
  const tally = tallyOf(view);
  if (!tally || kind !== "level") return null;
  const { before, levels, gain } = tally;
  const us = sideOf(view);
  const side = /** @type {import("../../js/core/types.d.ts").Side} */ (
    Object.keys(levels).find((one) => (one === us) === (whose === "us"))
  );
  return Array.from(
    { length: gain + 1 },
    (_, step) =>
      html`<span class="bid-step" ${properties({ "--at": String(Math.min(step, MOST_STAIRS)) })}
        >${step === 0 ? levelName(before[side]) : step === gain ? levelName(levels[side]) : nothing}</span
      >`,
  );
}
