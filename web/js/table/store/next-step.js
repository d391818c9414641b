/** Next step: what happens next at the table unless the person does something. Pure; it only reads who is waited for. */

/** @import { Match, Settings } from "../../core/types.d.ts" */

/**
 * `step`: the table goes on by itself. `pass`: the person is asked, and has nothing else to answer. `only`: the engine
 * says there is one play, and the person likes it to be made for them. `wait`: the person is wanted, or stopped the
 * dealing or the bots, or may speak before the partner does.
 * @param {Match} match
 * @param {Pick<Settings, "autoplay">} settings
 * @returns {"step" | "pass" | "only" | "wait"}
 */
export function nextStep({ view, dealing, pace }, { autoplay }) {
  const { prompt } = view;
  // After uncovering their cards, people need to see the question first.
  if (view.waits_for === "you" && view.pass_and_play) return "wait";
  if (view.waits_for === "you") {
    if (prompt?.kind === "declare" && prompt.declarations.length === 0) return "pass";
    return autoplay && prompt?.kind === "play" && prompt.only ? "only" : "wait";
  }
  if (!isTablesTurn(view) || pace === "paused") return "wait";
  if (view.phase === "dealing") return dealing === "paused" ? "wait" : "step";
  return prompt?.kind === "bid" ? "wait" : "step";
}

/** Whether a bot or the table acts next. @param {Pick<Match["view"], "waits_for">} view */
export function isTablesTurn({ waits_for: waitsFor }) {
  return waitsFor === "bot" || waitsFor === "table";
}

/**
 * Whether the bots can be paused and hurried: they play, or a trick lies on the table before they go on. Nobody stops
 * what others wait for at devices of their own.
 * @param {Match} match
 */
export function isPaced({ view, lingering }) {
  if (view.multiplayer || view.phase === "dealing" || view.prompt?.kind === "bid") return false;
  return isTablesTurn(view) && (lingering || view.to_act !== null);
}
