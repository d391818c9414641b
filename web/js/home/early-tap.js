/**
 * Early tap: a button that is tapped before the page's own script is there. The last such tap is kept, and acts once it is. The head's
 * script and the page's share no module, so the button itself bears the mark.
 */

const MARK = "data-tapped-early";

/** For the head of a page, before its own script. */
export function keepEarlyTap() {
  addEventListener("click", ({ target }) => {
    if (document.documentElement.dataset["scripts"] !== "" || !(target instanceof Element)) return;
    // All of a game's tile deals it.
    const button =
      target.closest("button:not([data-part=retry])") ??
      target.closest(".game")?.querySelector("[data-begin]");
    if (!button) return;
    document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    button.setAttribute(MARK, "");
  });
}

/** For the page's own script, once it listens. */
export function replayEarlyTap() {
  const button = document.querySelector(`[${MARK}]`);
  button?.removeAttribute(MARK);
  if (button instanceof HTMLButtonElement) button.click();
}
