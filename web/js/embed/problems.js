/** Problems: the parameters that could not be used, named on the page until somebody presses "Read". */

/** @import { Problem } from "./parameters.js" */

/**
 * @param {HTMLElement} body
 * @param {{ say: (id: string, facts?: Record<string, string | number>) => string }} text
 * @returns {(problems: Problem[]) => void}
 */
export function createProblemStrip(body, text) {
  const strip = document.createElement("div");
  strip.className = "notice";
  strip.setAttribute("role", "status");
  strip.hidden = true;
  // The page's part for notices; here it stands above the games.
  const part = /** @type {HTMLElement} */ (body.querySelector("aside"));
  part.prepend(strip);
  body.prepend(part);
  // The table begins below it.
  new ResizeObserver(() => body.style.setProperty("--notice", `${strip.offsetHeight}px`)).observe(strip);
  return (problems) => {
    const lines = problems.map(({ parameter, value }) => {
      const line = document.createElement("p");
      line.textContent = text.say(`embed-bad-${parameter}`, { value });
      return line;
    });
    const close = document.createElement("button");
    close.type = "button";
    close.className = "button";
    close.textContent = text.say("embed-read");
    close.addEventListener("click", () => (strip.hidden = true));
    strip.replaceChildren(...lines, close);
    strip.hidden = problems.length === 0;
  };
}
