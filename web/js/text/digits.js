/** Digits: those of every script are read in fields; what is shown has European ones. Pure. */

/** The mathematical digits: five sets side by side. */
const MATHEMATICAL = 0x1d7ce;

/** A text with the digits of every script as European ones. @param {string} text */
export const toEuropeanDigits = (text) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(Number(digit.codePointAt(0)))));

/** @param {number} code that of a decimal digit: those of a script stand in a row, zero first */
function digitOf(code) {
  if (code >= MATHEMATICAL && code < MATHEMATICAL + 50) return (code - MATHEMATICAL) % 10;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
