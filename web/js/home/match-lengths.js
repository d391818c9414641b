/**
 * Match lengths: the choice of how long a match is, for a game that has one, with the minutes measured by each preset.
 */

import {
  chosenLength,
  chosenPreset,
  HOUSE,
  isOpenLength,
  isSingleDeal,
  lengthsOf,
} from "../core/next-match-rules.js";
import { gameText } from "../text/game-text.js";

/** @import { Settings } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 */
export function lengthChoice(form, text) {
  const place = /** @type {HTMLElement} */ (form.querySelector('[data-part="lengths"]'));
  const line = /** @type {HTMLElement} */ (form.querySelector('[data-part="length-line"]'));
  return {
    /** @param {Settings} settings */
    fillLengths(settings) {
      const lengths = lengthsOf(settings);
      const chosen = chosenLength(settings);
      place.hidden = !lengths.length;
      for (const input of form.querySelectorAll(`input[name="length-${settings.game}"]`)) {
        const radio = /** @type {HTMLInputElement} */ (input);
        const length = lengths.find(({ name }) => name === radio.value);
        const label = /** @type {HTMLElement} */ (radio.parentElement);
        label.hidden = !length;
        if (!length) continue;
        radio.checked = length === chosen;
        radio.disabled = !isOpenLength(length, settings);
        putMinutes(label, length, settings, text);
      }
      line.textContent = lineOf(chosen?.name, lengths, settings, text);
    },
  };
}

/** @param {HTMLElement} label @param {import("../core/next-match-rules.js").OfferedLength} length @param {Settings} settings @param {Text} text */
function putMinutes(label, { name, minutes }, settings, text) {
  const words = label.querySelector("span");
  if (!words) return;
  const count = minutes[chosenPreset(settings)];
  words.textContent = gameText(text, settings.game).say(`length-${name}`);
  if (count === undefined) return;
  const small = document.createElement("small");
  small.textContent = text.say("length-minutes", { count });
  words.append(" ", small);
}

/** What the length chosen is, or why there is no single deal. @param {string | undefined} name @param {ReturnType<typeof lengthsOf>} lengths @param {Settings} settings @param {Text} text */
function lineOf(name, lengths, settings, text) {
  if (lengths.some((length) => !isOpenLength(length, settings))) return text.say("length-alone");
  const { say, has } = gameText(text, settings.game);
  const isOwn = chosenPreset(settings) === HOUSE && !isSingleDeal(settings);
  const line = isOwn ? "length-house-line" : `length-${name ?? ""}-line`;
  return has(line) ? say(line) : "";
}
