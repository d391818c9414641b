/** Avatar: the block beside a name. */

import { html, nothing, svg } from "lit-html";
import { BLOCKS } from "./avatar-blocks.js";

/** @import { Seat, View } from "../../core/types.d.ts" */
/** @import { Block } from "./avatar-blocks.js" */

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
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return NAMES[sum % NAMES.length] ?? "star";
}

/**
 * A block by its name; nothing where there is none, as for no avatar.
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
