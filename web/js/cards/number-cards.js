/**
 * Number cards: the cards that have no figure. Pips, as many as the card counts, lie on a quilt of patches set on point; the
 * ace has one large pip on a star. Drawn on a card of 200 × 280; the strip at the left is the index's alone.
 */

import { piecedPips } from "./pips.js";
import { drawPolygons } from "./static-picture.js";

/** Half the width of a patch: from one column of pips to the next. */
const HALF = 31;
const MIDDLE = 132;
/** The middle of each column. @type {Record<string, number>} */
const COLUMNS = { L: MIDDLE - HALF, M: MIDDLE, R: MIDDLE + HALF };
/** What a seam takes of a patch. */
const SEAM = 0.7;

/** The first row of a quilt and the way to the next. @typedef {{ first: number, step: number }} Quilt */
/** @type {Quilt} */
const WIDE = { first: 44, step: 44.5 };
/** @type {Quilt} */
const CLOSE = { first: 38, step: 31 };

/** The size of the pips, where they lie, as column and row, and on which quilt.
 * @type {Record<string, [size: number, places: string, quilt: Quilt]>} */
const LAYOUTS = {
  2: [72, "M0 M4", WIDE],
  3: [60, "M0 M2 M4", WIDE],
  4: [56, "L0 R0 L4 R4", WIDE],
  5: [54, "L0 R0 M2 L4 R4", WIDE],
  6: [52, "L0 R0 L2 R2 L4 R4", WIDE],
  7: [48, "L0 R0 M1 L2 R2 L4 R4", WIDE],
  8: [48, "L0 R0 M1 L2 R2 M3 L4 R4", WIDE],
  9: [43, "L0 R0 L2 R2 M3 L4 R4 L6 R6", CLOSE],
  T: [43, "L0 R0 M1 L2 R2 L4 R4 M5 L6 R6", CLOSE],
};

/** The star under the ace's pip: four long points in gold between four of the suit. */
const STAR = [
  "wash-3 126,164 145,118.2 194.4,95.6",
  "wash-4 126,164 194.4,95.6 171.8,145",
  "wash-3 126,164 171.8,183 194.4,232.4",
  "wash-4 126,164 194.4,232.4 145,209.8",
  "wash-3 126,164 107,209.8 57.6,232.4",
  "wash-4 126,164 57.6,232.4 80.2,183",
  "wash-3 126,164 80.2,145 57.6,95.6",
  "wash-4 126,164 57.6,95.6 107,118.2",
  "weld 126,164 107,118.2 126,46",
  "weld-deep 126,164 126,46 145,118.2",
  "weld 126,164 171.8,145 244,164",
  "weld-deep 126,164 244,164 171.8,183",
  "weld 126,164 145,209.8 126,282",
  "weld-deep 126,164 126,282 107,209.8",
  "weld 126,164 80.2,183 8,164",
  "weld-deep 126,164 8,164 80.2,145",
];

/**
 * The pips of a card, as SVG.
 * @param {string} rank as the engine writes it: `T` is a ten
 * @param {string} suit
 */
export function pipsOf(rank, suit) {
  const layout = LAYOUTS[rank];
  if (!layout) return drawPolygons(STAR) + piecedPips(suit, 116, [[126, 164]]);
  const [size, places, quilt] = layout;
  const spots = places
    .split(" ")
    .map(
      (place) =>
        /** @type {const} */ ([COLUMNS[place.charAt(0)], quilt.first + Number(place.slice(1)) * quilt.step]),
    );
  return drawQuilt(quilt) + piecedPips(suit, size, spots);
}

/** The quilt: pale patches under the columns of pips, darker ones between. @param {Quilt} quilt */
function drawQuilt({ first, step }) {
  let pale = "";
  let dark = "";
  for (let row = -1; first + (row - 1) * step < 280; row += 1)
    for (let column = row % 2 ? 0 : -1; column <= 2; column += 2) {
      const [dx, dy] = [HALF - SEAM, step - SEAM];
      const patch = `M${MIDDLE + column * HALF} ${first + row * step - dy}l${dx} ${dy} ${-dx} ${dy} ${-dx} ${-dy}z`;
      if (row % 2) dark += patch;
      else pale += patch;
    }
  return `<path class="wash-1" d="${pale}"></path><path class="wash-2" d="${dark}"></path>`;
}
