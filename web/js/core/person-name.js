/** Person name: no longer than there is room for at the table. */

/** The longest name, in units of UTF-16, as a text field counts. */
export const NAME_UNITS = 24;

/**
 * A name cut to the longest there may be, but never within a character: half an emoji can be neither sent nor kept.
 * @param {string} name
 */
export function shortName(name) {
  return name.slice(0, NAME_UNITS).replace(/[\ud800-\udbff]$/, "");
}
