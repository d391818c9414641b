/** Avatar view: the blocks, and which of them stands beside a name. */

import { html, nothing, svg } from "lit-html";

/** @import { Seat, View } from "../../core/types.d.ts" */

/**
 * By its name each block, with the seat of the bots whose avatar it is, as what is in an SVG of a hundred units. They differ by
 * their shapes, which are few and large: they are seen at the height of a line, and not everybody tells the colours apart.
 */
export const BLOCKS = /** @type {const} */ ({
  star: {
    seat: "N",
    pieces: ["50,4 62,38 96,50 62,62 50,96 38,62 4,50 38,38", "", "50,38 62,50 50,62 38,50"],
  },
  pinwheel: {
    seat: "W",
    pieces: ["50,50 8,50 8,8 M50,50 92,50 92,92", "50,50 50,8 92,8 M50,50 50,92 8,92", ""],
  },
  hourglass: { seat: "E", pieces: ["10,8 90,8 50,50 M10,92 90,92 50,50", "", "50,36 64,50 50,64 36,50"] },
  cross: { seat: "S", pieces: ["36,6 64,6 64,94 36,94", "6,36 94,36 94,64 6,64", "36,36 64,36 64,64 36,64"] },
  geese: { seat: "NW", pieces: ["50,6 92,48 8,48", "50,50 92,92 8,92", ""] },
  window: {
    seat: "NE",
    pieces: [
      "8,8 44,8 44,44 8,44 M56,56 92,56 92,92 56,92",
      "",
      "56,8 92,8 92,44 56,44 M8,56 44,56 44,92 8,92",
    ],
  },
  stairs: {
    seat: "SW",
    pieces: [
      "8,64 36,64 36,92 8,92 M36,36 64,36 64,64 36,64 M64,8 92,8 92,36 64,36",
      "36,64 64,64 64,92 36,92 M64,36 92,36 92,64 64,64",
      "64,64 92,64 92,92 64,92",
    ],
  },
  house: { seat: "SE", pieces: ["50,8 94,46 6,46", "16,50 84,50 84,94 16,94", "40,62 60,62 60,94 40,94"] },
});

const NAMES = /** @type {Block[]} */ (Object.keys(BLOCKS));
const KINDS = /** @type {const} */ (["a", "b", "c"]);

/** The avatar of the bots of a seat. @param {Seat} seat @returns {Block} */
const avatarOfBots = (seat) => NAMES.find((block) => BLOCKS[block].seat === seat) ?? "star";

/**
 * Whose avatar it is: of a bot that of its seat, where bots of a game have always the same name, or if the person has chosen that
 * one, of the person's seat; of the person the chosen one; of another person one that follows from the name.
 * @param {View} view
 * @param {Seat} seat
 * @param {string} chosen
 * @returns {Block}
 */
export function avatarOf(view, seat, chosen) {
  const { name, level } = view.seats[seat];
  if (level !== null) {
    const avatar = avatarOfBots(seat);
    return avatar === chosen && view.seats[view.you].level === null ? avatarOfBots(view.you) : avatar;
  }
  if (seat === view.you && NAMES.includes(/** @type {Block} */ (chosen)))
    return /** @type {Block} */ (chosen);
  const sum = [...name].reduce((all, letter) => (all * 31 + Number(letter.codePointAt(0))) % 9973, 7);
  return NAMES[sum % NAMES.length];
}

/**
 * A block by its name; nothing if there is none of that name.
 * @param {string} name
 * @param {"bot" | "person"} [whose]
 */
export function avatarView(name, whose = "bot") {
  const block = BLOCKS[/** @type {Block} */ (name)];
  if (!block) return nothing;
  return html`<svg class="avatar" data-avatar=${whose} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect class="piece-ground" width="100" height="100" rx="10"></rect>
    ${block.pieces.map((piece, at) => piece && svg`<path class=${`piece-${KINDS[at]}`} d=${pathOf(piece)}></path>`)}
  </svg>`;
}

/** Corners as a path; `M` begins another piece. @param {string} corners */
function pathOf(corners) {
  return corners
    .split("M")
    .map((piece) => `M${piece.trim().replaceAll(" ", "L")}Z`)
    .join("");
}

/** @typedef {keyof typeof BLOCKS} Block */
