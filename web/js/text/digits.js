/** Digits: those of every script are read in fields; what is shown has European ones. Pure. */

/** A text with the digits of every script as European ones. @param {string} text */
export const toEuropeanDigits = (text) => text.replaceAll(/\p{Nd}/gu, (digit) => String(readDigit(digit)));

/** @param {string} digit a decimal one: those of a script stand in a row, zero first, and the mathematical ones mean the European */
function readDigit(digit) {
  const code = Number(digit.normalize("NFKC").codePointAt(0));
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
