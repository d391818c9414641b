/** Aloud: says what the live regions are told, with its panel and style; fetched when it is first wanted. */

import { createAloud } from "./store.js";

export { aloudView as view } from "./view.js";
export { default as style } from "./style.css";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, set, text }) {
  const synthesis = globalThis.speechSynthesis;
  const region = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (document.querySelector(`[data-root="${name}"]`));
  const acts = createAloud({
    store,
    set,
    text,
    synthesis,
    utterance: (words) => new SpeechSynthesisUtterance(words),
    language: () => document.documentElement.lang,
    isHidden: () => document.hidden,
    later: setTimeout,
  });
  // Exactly what screen readers are told, when they are told it.
  const [polite, assertive] = [region("polite"), region("assertive")];
  new MutationObserver((changes) => {
    const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!come.length && !polite.childElementCount) acts.forget();
    for (const one of come) acts.heard(one.textContent ?? "");
  }).observe(polite, { childList: true });
  new MutationObserver(() => acts.refused(assertive.textContent ?? "")).observe(assertive, {
    childList: true,
  });
  document.addEventListener("visibilitychange", () => document.hidden && acts.stop());
  document.addEventListener("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const { settings, panel, help } = store.state();
    const isTyped = /** @type {Element | null} */ (target)?.closest?.(
      "input:not([type=range]), textarea, select",
    );
    if (key !== "." || ctrlKey || metaKey || altKey || defaultPrevented || isTyped) return;
    if (!settings.aloud || !settings.shortcuts || panel || help) return;
    event.preventDefault();
    acts.again();
  });
  synthesis?.addEventListener?.("voiceschanged", acts.look);
  // The list of voices comes late, and not every browser says when.
  setTimeout(acts.look, 500);
  return acts;
}
