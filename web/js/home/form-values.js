/** Form values: reads the first screen's choices into settings, and writes settings into its form. */

/** @import { Settings } from "../core/types.d.ts" */

/**
 * Check the radio button with this value, if there is one.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
export function checkRadio(form, name, value) {
  const wanted = form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  if (wanted instanceof HTMLInputElement) wanted.checked = true;
}

/**
 * The levels of single seats after one was changed; an empty choice means the level of all seats.
 * @param {Settings} settings
 * @param {HTMLInputElement | HTMLSelectElement} input named `level-<seat>`
 * @returns {Settings["levels"]}
 */
export function withLevel({ levels }, { name, value }) {
  const seat = optionOf(name, "level-");
  const others = Object.entries(levels).filter(([other]) => other !== seat);
  return Object.fromEntries(value ? [...others, [seat, value]] : others);
}

/**
 * The house rules after one option was changed. The inputs are named `house-<game>-<option>`, their values are as
 * the engine takes them.
 * @param {Settings} settings
 * @param {HTMLInputElement} input
 * @returns {Settings["house"]}
 */
export function withOption({ game, house }, { name, value }) {
  return { ...house, [game]: { ...house[game], [optionOf(name, `house-${game}-`)]: parseValue(value) } };
}

/** @param {HTMLFormElement} form @param {Settings} settings */
export function putOptions(form, { game, house }) {
  for (const input of form.querySelectorAll(`input[name^="house-${game}-"]`)) {
    if (!(input instanceof HTMLInputElement)) continue;
    const value = house[game]?.[optionOf(input.name, `house-${game}-`)];
    input.checked = value === undefined ? input.defaultChecked : value === parseValue(input.value);
  }
}

/** @param {string} name @param {string} prefix */
export function optionOf(name, prefix) {
  return name.slice(prefix.length);
}

/** A value of a form as the engine takes it. @param {string} value */
function parseValue(value) {
  if (value === "true" || value === "false") return value === "true";
  return /^\d+$/.test(value) ? Number(value) : value;
}
