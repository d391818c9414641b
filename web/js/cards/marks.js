/** Marks: small pictures that are not cards, such as suits, a star and the signs on buttons. */

import { FOOLS_CAP } from "./joker.js";
import { plainPip } from "./pips.js";
import { drawOnce } from "./static-picture.js";
import { FIRST_GAME, offerOf } from "../text/catalog.js";

/** A circle, struck through: no suit is trump. */
const NO_SUIT =
  "M14 50a36 36 0 1 0 72 0a36 36 0 1 0-72 0zm12 0a24 24 0 0 1 38-20L30 64a24 24 0 0 1-4-14zm10 20l34-34a24 24 0 0 1-34 34z";

/**
 * @param {string} name its second class too
 * @param {string} drawn
 * @param {string} [attributes]
 */
function drawMark(name, drawn, attributes = "") {
  const what = `viewBox="0 0 100 100" aria-hidden="true" focusable="false"`;
  return drawOnce(
    `mark ${name}`,
    () => `<svg class="mark mark-${name}" ${attributes} ${what}>${drawn}</svg>`,
  );
}

/** @param {string} name @param {string} path */
function controlMark(name, path) {
  return drawMark(name, `<path fill="currentcolor" d="${path}"></path>`);
}

/** @param {string} name @param {string} path */
function lineMark(name, path) {
  return drawMark(name, `<path class="mark-line" d="${path}"></path>`);
}

/** A star of the cloth: wins a trick, opens a summary. */
export const starMark = () => drawMark("star", gameBlock());
/** A suit, or the sign for none. @param {string} suit */
export const suitMark = (suit) =>
  drawMark(
    `suit-${suit}`,
    suit === "NT" ? `<path class="tint-suit" d="${NO_SUIT}"></path>` : plainPip(suit),
    `data-suit="${suit}"`,
  );
/** A crown, pieced of three triangles on a band. */
export const crownMark = () =>
  drawMark("crown", `<path d="M12 34L32 68H12zM50 18L76 68H24zM88 34V68H68zM12 72H88V84H12z"></path>`);
/** Two bars. */
export const pauseMark = () => controlMark("pause", "M22 16h20v68H22zM58 16h20v68H58z");
/** A triangle. */
export const playMark = () => controlMark("play", "M24 12L86 50L24 88z");
/** Two triangles. */
export const hurryMark = () => controlMark("hurry", "M8 18L50 50L8 82zM50 18L92 50L50 82z");
/** Two triangles against a bar. */
export const skipMark = () => controlMark("skip", "M6 18L42 50L6 82zM42 18L78 50L42 82zM80 18h12v64H80z");
/** A lamp, pieced of a kite and its foot: a hint. */
export const lampMark = () =>
  controlMark("lamp", "M50 8L82 36L66 62H34L18 36zM36 68h28v8H36zM40 80h20l-6 10H46z");

/** A fool's cap with three bells, for a joker's index. */
export const jokerMark = () => drawMark("joker", `<path class="tint-suit" d="${FOOLS_CAP}"></path>`);
/** A flag: what is played for. */
export const aimMark = () => controlMark("aim", "M22 10h12v82H22zM38 12L88 32L38 52z");
/** Three bars. */
export const menuMark = () => lineMark("menu", "M18 28h64M18 50h64M18 72h64");
/** An arrow that turns back. */
export const undoMark = () => lineMark("undo", "M36 20L16 40L36 60M16 40H60a22 22 0 0 1 0 44H36");
/** Three cards of a fan. */
/** An eye, struck through. */
export const coverMark = () =>
  lineMark("cover", "M12 50Q50 8 88 50Q50 92 12 50M50 38a12 12 0 1 0 .1 0M18 88L82 12");
export const fanMark = () => lineMark("fan", "M40 84L14 34L32 24L50 60M50 84V22H70V60M60 84L86 36L70 27");
/** A loudspeaker, and what comes out of it or nothing does. @param {boolean} isOn */
export const soundMark = (isOn) =>
  lineMark(
    isOn ? "sound" : "mute",
    `M14 38h16L54 18V82L30 62H14z${isOn ? "M66 36Q76 50 66 64M78 24Q96 50 78 76" : "M66 40l22 22M88 40L66 62"}`,
  );
/** A cross. */
export const closeMark = () => lineMark("close", "M26 26l48 48M74 26l-48 48");

/** The game's block, quilted into the middle of the cloth. @param {string} [game] the first where none is named */
export function medallionMark(game = "") {
  const what = `viewBox="0 0 100 100" aria-hidden="true" focusable="false"`;
  return drawOnce(
    `medallion ${game}`,
    () => `<svg class="medallion" ${what}>${gameBlock(game || undefined)}</svg>`,
  );
}

/**
 * The block of a game, or of the first where there is no such game, as SVG.
 * @param {string} [game]
 */
export function gameBlock(game = FIRST_GAME) {
  return (offerOf(game) ?? offerOf(FIRST_GAME))?.block ?? "";
}
