/**
 * Rules check: whether house rules hold, what would make them hold, and what the referee says by them of the examples. The
 * engine knows; this file asks and shows.
 */

import { latestOnly } from "../../core/async.js";
import { tableRules } from "../../core/next-match-rules.js";
import { questionsOf } from "./example-questions.js";

/** @import { HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { Examples, House, HouseRules, OneRuling, Remedy } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Settings} needs.currentSettings
 * @param {(house: Partial<House>) => void} needs.change
 * @param {(game: string) => Promise<Examples>} needs.readExamples the questions that show what each field decides
 */
export function createTrial({ engine, currentSettings, change, readExamples }) {
  const startRequest = latestOnly();

  return { tryOut, remediesOf };

  /** Whether the rules hold; if they do they are shown. @param {HouseRules} house @param {Record<string, number>} [seated] what the table chosen sets */
  async function tryOut(house, seated) {
    const { game } = currentSettings();
    const table = seated ?? tableRules({ ...currentSettings(), house: { [game]: house } });
    const rules = { preset: "reference", ...house, ...table };
    const { ok, rules: meant, idle, error } = await engine.resolveRules({ game, rules });
    if (ok && meant) {
      const held = { game, rules: meant, idle: idle ?? {} };
      change({ held, clash: null, refusal: null });
      void ruleExamples(held);
      return true;
    }
    const refusal = error ?? { code: "bad_rules" };
    const fields = Array.isArray(refusal.facts?.["fields"]) ? refusal.facts["fields"].map(String) : [];
    const remedies = fields.length ? await remediesOf(game, rules) : [];
    change({ refusal, clash: fields.length ? { fields, tried: house, remedies } : null });
    return false;
  }

  /** @param {string} game @param {Record<string, unknown>} rules @returns {Promise<Remedy[]>} */
  async function remediesOf(game, rules) {
    const answer = await engine.findRemedies({ game, rules });
    return /** @type {Remedy[]} */ (answer["remedies"] ?? []);
  }

  /** Have the referee rule on the examples. @param {HeldRules} held */
  async function ruleExamples({ game, rules: meant, idle }) {
    const isLatest = startRequest();
    // Without them the panel is whole, too.
    const asking = questionsOf(await readExamples(game).catch(() => ({})), game, meant, idle);
    const answer = await engine.getRulings({ questions: asking.map(({ question }) => question) });
    if (!isLatest() || !answer.ok) return;
    const rulings = /** @type {OneRuling[]} */ (answer["rulings"]);
    /** @type {House["examples"]} */
    const examples = {};
    for (const [at, { field, question }] of asking.entries())
      (examples[field] ??= []).push({ question, ...rulings[at] });
    change({ examples });
  }
}
