/** Pace buttons: pause the bots while they play, or hurry them until the person is asked. */

import { html, nothing } from "lit-html";
import { zoneCount } from "../../core/zones.js";
import { iconButton } from "../../parts/controls.js";
import { hurryMark, pauseMark, playMark } from "../../cards/marks.js";

/** @import { Match, Pace } from "../../core/types.d.ts" */
/** @import { Text } from "./table-view.js" */

/**
 * In the place of the hint: pause, or go on.
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Pace) => void} pace
 */
export function pauseButton({ say }, match, pace) {
  const isPaused = match.pace === "paused";
  const stop = say(isPaused ? "pace-go-on" : "pace-pause");
  return iconButton(isPaused ? playMark() : pauseMark(), stop, () => pace(isPaused ? "live" : "paused"), {
    isTitled: true,
    className: "pace-button",
  });
}

/**
 * In the place of the button to play, and as wide, so that nothing moves: it has that one's word inside, unseen.
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Pace) => void} pace
 */
export function hurryButton({ say }, match, pace) {
  const isFast = match.pace === "fast";
  const hurry = say("pace-hurry");
  // Where a packet is waiting there is no button to play, and the line needs the room.
  const isNarrow = zoneCount(match.view, "packet") > 0;
  return html`<button
    class="${isNarrow ? "icon-button" : "button"} pace-button"
    data-hurry
    type="button"
    aria-label=${hurry}
    title=${hurry}
    aria-pressed=${String(isFast)}
    @click=${() => pace(isFast ? "live" : "fast")}
  >
    ${hurryMark()}${isNarrow ? nothing : html`<span aria-hidden="true">${say("prompt-play-button")}</span>`}
  </button>`;
}
