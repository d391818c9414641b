/**
 * Rules check: asks the engine whether house rules hold, which remedies there are, and how the referee rules on the
 * examples.
 */

import { latestOnly } from "../../core/async.js";
import { refusalOf, unlessRefused } from "../../core/requests.js";
import { tableRules } from "../../core/next-match-rules.js";

/** @import { HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { Examples, House, HouseRules, Remedy } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Settings} needs.currentSettings
 * @param {(house: Partial<House>) => void} needs.change
 * @param {(game: string) => Promise<Examples>} needs.readExamples the questions that show what each field decides
 */
export function createRulesCheck({ engine, currentSettings, change, readExamples }) {
  const startRequest = latestOnly();

  return { tryOut, findRemedies };

  /** Whether the rules hold; rules that hold are shown. @param {HouseRules} house @param {Record<string, number>} [seated] fields that the chosen table sets */
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
    const asking = listQuestions(await readExamples(game).catch(() => ({})), game, meant, idle);
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

/**
 * The questions of the examples, by the value that each field has; those of a field without effect are left out.
 * @param {Examples} examples
 * @param {string} game
 * @param {HeldRules["rules"]} held
 * @param {HeldRules["idle"]} idle
 */
export function listQuestions(examples, game, held, idle) {
  return Object.entries(examples).flatMap(([field, said]) => {
    const value = held[field];
    if (value === undefined || idle[field] !== undefined) return [];
    // Of a field that takes several values the first one counts.
    const of = Array.isArray(value) ? (value[0] ?? "") : value;
    const own = Array.isArray(said) ? said : (said.by[String(of)] ?? []);
    return own.map(({ rules = {}, question }) => ({
      field,
      question: { game, rules: { preset: "reference", ...rules, [field]: value }, ...question },
    }));
  });
}
