/** Against: the caution against a play, as a sentence. The engine's figures are from imagined deals. */

import { costSentence } from "./explain.js";

/** @import { Say } from "./sentences.js" */
/** @import { Caution } from "../core/types.d.ts" */

/** @param {Say} say @param {Caution} caution */
export function againstSentence(say, caution) {
  const { reason, made, better, cost } = caution;
  const of = reason === "trick_lost" ? "trick" : "made";
  const { worlds } = made;
  const count = (/** @type {typeof made} */ one) => Math.round((one[of] ?? 0) * worlds);
  const lead =
    cost === null ? say("coach-costs-match") : say("coach-costs", { cost: costSentence(say, caution) });
  return say(`coach-${reason}`, { lead, worlds, made: count(made), better: count(better) });
}
