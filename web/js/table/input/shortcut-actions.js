/** Shortcut actions: what the letters of the keyboard do at the table, where they can. */

/** @import { Store } from "../../core/store.js" */
/** @import { Table } from "../store/table-store.js" */

/** What a person may answer with a pass. */
const PASSED = new Set(["bid", "declare"]);

/**
 * @param {Store} store
 * @param {Pick<Table, "performAction" | "setDealing" | "setPace">} table
 * @param {() => void} hint
 */
export function createKeyActions(store, table, hint) {
  const isDealing = () => store.state().match?.view.phase === "dealing";
  const currentPace = () =>
    (isDealing() ? store.state().match?.dealing : store.state().match?.pace) ?? "live";
  /** @param {"live" | "paused" | "fast"} pace */
  const applyPace = (pace) => void (isDealing() ? table.setDealing(pace) : table.setPace(pace));
  return {
    passTurn() {
      const { match } = store.state();
      const prompt = match?.view.prompt;
      if (!match || match.lingering || !prompt || !PASSED.has(prompt.kind)) return;
      if ("can_pass" in prompt && prompt.can_pass) void table.performAction({ kind: "pass" });
    },
    askHint() {
      const { match } = store.state();
      if (match?.view.prompt && !match.lingering) hint();
    },
    togglePause: () => applyPace(currentPace() === "paused" ? "live" : "paused"),
    toggleFast: () => applyPace(currentPace() === "fast" ? "live" : "fast"),
  };
}
