/**
 * Pace buttons: pause the bots while they play, or hurry them until the person is asked. They begin the line above the hand,
 * where nothing else is ever pressed: its end is for what the person does.
 */

import { html } from "lit-html";
import { iconButton } from "../../parts/controls.js";
import { hurryMark, pauseMark, playMark } from "../../cards/marks.js";

/** @import { Match, Pace } from "../../core/types.d.ts" */
/** @import { Text } from "./table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Pace) => void} pace
 */
export function paceButtons(text, match, pace) {
  const isFast = match.pace === "fast";
  return html`${pauseButton(text, match, pace)}
  ${iconButton(hurryMark(), text.say("pace-hurry"), () => pace(isFast ? "live" : "fast"), {
    isTitled: true,
    isPressed: isFast,
    className: "pace-button",
  })}`;
}

/**
 * Pause, or go on.
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
