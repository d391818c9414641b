/** Play warning: what speaks against a play, before it is made or after it, as a sentence. The engine's figures are from imagined deals. */

import { costSentence } from "./explanations.js";

/** @import { Say } from "./sentences.js" */
/** @import { Caution } from "../core/types.d.ts" */

/** @param {Say} say @param {Pick<Caution, "reason" | "made" | "better" | "cost">} caution */
export function againstSentence(say, caution) {
  const { reason, made, better, cost } = caution;
  const { worlds } = made;
  const countWorlds = (/** @type {typeof made} */ one) =>
    reason === "trick_lost" ? Math.round((one.trick ?? 0) * worlds) : (one.contract?.count ?? 0);
  const lead =
    cost === null ? say("coach-costs-match") : say("coach-costs", { cost: costSentence(say, caution) });
  return say(`coach-${reason}`, { lead, worlds, made: countWorlds(made), better: countWorlds(better) });
}
