/**
 * Rules check: whether house rules hold, what would make them hold, and what the referee says by them of the examples. The
 * engine knows; this file asks and shows.
 */

import { latestOnly } from "../../core/async.js";
import { refusalOf, unlessRefused } from "../../core/requests.js";
import { tableRules } from "../../core/next-match-rules.js";
import { questionsOf } from "./example-questions.js";

/** @import { HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { Examples, House, HouseRules, Remedy } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Settings} needs.currentSettings
 * @param {(house: Partial<House>) => void} needs.change
 * @param {(game: string) => Promise<Examples>} needs.readExamples the questions that show what each field decides
 */
export function createTrial({ engine, currentSettings, change, readExamples }) {
  const startRequest = latestOnly();

  return { tryOut, findRemedies };

  /** Whether the rules hold; if they do they are shown. @param {HouseRules} house @param {Record<string, number>} [seated] what the table chosen sets */
  async function tryOut(house, seated) {
    const { game } = currentSettings();
    const table = seated ?? tableRules({ ...currentSettings(), house: { [game]: house } });
    const rules = { preset: "reference", ...house, ...table };
    try {
      const { rules: meant, idle } = await engine.resolveRules({ game, rules });
      const held = { game, rules: meant, idle };
      change({ held, clash: null, refusal: null });
      void ruleExamples(held);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const fields = Array.isArray(refusal.facts?.["fields"]) ? refusal.facts["fields"].map(String) : [];
      const remedies = fields.length ? await findRemedies(game, rules) : [];
      change({ refusal, clash: fields.length ? { fields, tried: house, remedies } : null });
      return false;
    }
  }

  /** @param {string} game @param {Record<string, unknown>} rules @returns {Promise<Remedy[]>} */
  async function findRemedies(game, rules) {
    return (await unlessRefused(engine.findRemedies({ game, rules })))?.remedies ?? [];
  }

  /** Have the referee rule on the examples. @param {HeldRules} held */
  async function ruleExamples({ game, rules: meant, idle }) {
    const isLatest = startRequest();
    // Without them the panel is whole, too.
    const asking = questionsOf(await readExamples(game).catch(() => ({})), game, meant, idle);
    const questions = asking.map(({ question }) => question);
    const answer = await unlessRefused(engine.getRulings({ questions }));
    if (!isLatest() || !answer) return;
    /** @type {House["examples"]} */
    const examples = {};
    for (const [at, { field, question }] of asking.entries())
      (examples[field] ??= []).push({ question, ...answer.rulings[at] });
    change({ examples });
  }
}
