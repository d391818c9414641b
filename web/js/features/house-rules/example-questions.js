/** Questions: what the referee is asked to show what each field decides. */

/** @import { HeldRules } from "../../core/types.d.ts" */
/** @import { Examples } from "./types.d.ts" */

/**
 * The questions of the examples, by the value that each field has; those of a field without effect are left out.
 * @param {Examples} examples
 * @param {string} game
 * @param {HeldRules["rules"]} held
 * @param {HeldRules["idle"]} idle
 */
export function questionsOf(examples, game, held, idle) {
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
