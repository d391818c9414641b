/**
 * Pips: the four suits cut from flat pieces, once pieced (large) and once in one piece (small, beside the rank).
 * Drawn on a square of 100.
 */

/** One piece: its tint (1 light … 4 dark) and its corners.
 * @typedef {[tint: number, corners: string]} Piece */

/** @type {Record<string, Piece[]>} */
const PIECES = {
  S: [
    [2, "50,2 22,32 50,52"],
    [1, "50,2 78,32 50,52"],
    [3, "22,32 4,56 10,74 27,80 50,52"],
    [2, "78,32 96,56 90,74 73,80 50,52"],
    [4, "27,80 43,74 50,52"],
    [4, "73,80 57,74 50,52"],
    [3, "50,52 43,74 32,98 50,98"],
    [4, "50,52 57,74 68,98 50,98"],
  ],
  H: [
    [1, "50,24 29,6 50,52"],
    [2, "50,24 71,6 50,52"],
    [2, "29,6 10,14 3,36 50,52"],
    [1, "71,6 90,14 97,36 50,52"],
    [3, "3,36 12,56 50,97 50,52"],
    [4, "97,36 88,56 50,97 50,52"],
  ],
  D: [
    [1, "50,1 50,50 12,50"],
    [2, "50,1 88,50 50,50"],
    [3, "12,50 50,50 50,99"],
    [4, "88,50 50,99 50,50"],
  ],
  C: [
    [2, "50,2 35,8 28,22 34,38 50,50"],
    [3, "50,2 65,8 72,22 66,38 50,50"],
    [1, "50,50 38,40 23,36 9,43 3,58"],
    [3, "50,50 3,58 9,73 24,80 40,74"],
    [2, "50,50 62,40 77,36 91,43 97,58"],
    [4, "50,50 97,58 91,73 76,80 60,74"],
    [3, "50,50 43,74 31,98 50,98"],
    [4, "50,50 57,74 69,98 50,98"],
  ],
};

/** @type {Record<string, string>} */
const OUTLINES = {
  S: "M50 3C40 20 6 38 6 61c0 13 9 21 20 21 8 0 14-4 18-10-1 10-5 18-12 25h36c-7-7-11-15-12-25 4 6 10 10 18 10 11 0 20-8 20-21C94 38 60 20 50 3z",
  H: "M50 95C42 80 5 60 5 32 5 17 15 7 28 7c10 0 18 6 22 15C54 13 62 7 72 7c13 0 23 10 23 25 0 28-37 48-45 63z",
  D: "M50 2C60 20 72 36 88 50 72 64 60 80 50 98 40 80 28 64 12 50 28 36 40 20 50 2z",
  C: "M50 4c-12 0-21 9-21 21 0 7 3 12 7 16-3-1-7-2-10-2C14 39 5 48 5 60s9 21 21 21c8 0 15-4 18-10-1 11-5 19-12 26h36c-7-7-11-15-12-26 3 6 10 10 18 10 12 0 21-9 21-21s-9-21-21-21c-3 0-7 1-10 2 4-4 7-9 7-16 0-12-9-21-21-21z",
};

/** Scale of the suits, which fill their squares differently. @type {Record<string, number>} */
const GROWN = { D: 1.08 };

/**
 * Pips made of pieces, in the tints of the suit, as SVG: one path for each tint, however many pips there are, since a
 * hand of 25 cards would otherwise have thousands of elements.
 * @param {string} suit
 * @param {number} size of each
 * @param {readonly (readonly [x: number, y: number])[]} places their middles
 */
export function piecedPips(suit, size, places) {
  const scale = (size * (GROWN[suit] ?? 1)) / 100;
  const paths = ["", "", "", ""];
  for (const [x, y] of places)
    for (const [tint, corners] of PIECES[suit] ?? []) {
      const moved = corners.split(" ").map((corner) => {
        const [dx, dy] = corner.split(",").map(Number);
        return `${roundTenth(x + (dx - 50) * scale)} ${roundTenth(y + (dy - 50) * scale)}`;
      });
      paths[tint - 1] += `M${moved.join("L")}z`;
    }
  return paths.map((path, index) => `<path class="tint-${index + 1}" d="${path}"></path>`).join("");
}

/** @param {number} length */
function roundTenth(length) {
  return Math.round(length * 10) / 10;
}

/**
 * A small pip in one piece, as SVG.
 * @param {string} suit
 */
export function plainPip(suit) {
  return `<path class="tint-suit" d="${OUTLINES[suit] ?? ""}"></path>`;
}
