/** Onward: what comes next at a table where nobody has done anything yet. Pure; it only reads who is waited for. */

/** @import { Match } from "./types.d.ts" */

/**
 * `step`: the table goes on by itself. `pass`: the person is asked, and has nothing else to answer. `wait`: the
 * person is wanted, or stopped the dealing, or may speak before the partner does.
 * @param {Match} match
 * @returns {"step" | "pass" | "wait"}
 */
export function onward({ view, dealing }) {
  const { prompt } = view;
  if (view.waits_for === "you")
    return prompt?.kind === "declare" && prompt.declarations.length === 0 ? "pass" : "wait";
  if (view.waits_for !== "bot" && view.waits_for !== "table") return "wait";
  if (view.phase === "dealing") return dealing === "paused" ? "wait" : "step";
  return prompt?.kind === "bid" ? "wait" : "step";
}
