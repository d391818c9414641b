/** Pace buttons: pause the bots while they play, or hurry them until the person is asked. */

import { html } from "lit-html";
import { hurryMark, pauseMark, playMark } from "../../cards/marks.js";

/** @import { Match, Pace } from "../../core/types.d.ts" */
/** @import { Text } from "./table.js" */

/**
 * They stand where the hint and the button to play have their places, so that nothing moves.
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Pace) => void} pace
 */
export function paceButtons({ say }, match, pace) {
  const isPaused = match.pace === "paused";
  const isFast = match.pace === "fast";
  const stop = say(isPaused ? "pace-go-on" : "pace-pause");
  const hurry = say("pace-hurry");
  return html`<button
      class="icon-button pace-button"
      type="button"
      aria-label=${stop}
      title=${stop}
      @click=${() => pace(isPaused ? "live" : "paused")}
    >
      ${isPaused ? playMark() : pauseMark()}
    </button>
    <button
      class="icon-button pace-button"
      data-hurry
      type="button"
      aria-label=${hurry}
      title=${hurry}
      aria-pressed=${String(isFast)}
      @click=${() => pace(isFast ? "live" : "fast")}
    >
      ${hurryMark()}
    </button>`;
}
