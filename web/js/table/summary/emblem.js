/** Emblem: the picture above a summary, which shows at a glance how the deal or the match went. */

import { html, nothing } from "lit-html";
import { moodOf, summaryOf } from "../store/outcome.js";
import { courtOf, scoreNumber } from "../../text/score.js";
import { pieceView as pieceOf } from "../view/pieces.js";
import { gameBlock, suitMark } from "../../cards/marks.js";
import { CROWN } from "../../cards/courts.js";
import { drawPolygons, drawOnce } from "../../cards/static-picture.js";

/** @import { Mood } from "../store/outcome.js" */
/** @import { View } from "../../core/types.d.ts" */

/**
 * The emblem of an account. The text below it says the same.
 * @param {View} view
 */
export function emblemView(view) {
  const mood = moodOf(view);
  const picture = mood && pieceOf(view.game, "emblem", PICTURES[mood.kind]?.(view, mood), view, mood);
  if (!picture) return nothing;
  return html`<div
    class="emblem"
    aria-hidden="true"
    data-mood=${mood.kind}
    data-whose=${mood.whose ?? nothing}
    ?data-good=${mood.isGood}
  >
    ${picture}
  </div>`;
}

/** @type {Partial<Record<Mood["kind"], (view: View, mood: Mood) => unknown>>} */
const PICTURES = {
  won: ({ game }) => sewnPicture(game, "won", `${gamePiece(game)}${SCRAPS}`, "0 0 220 100"),
  lost: ({ game }) => sewnPicture(game, "lost", gamePiece(game)),
  // One half is filled, the other only outlined.
  tie: ({ game }) => sewnPicture(game, "tie", `${halfBlock(game, 0)}${halfBlock(game, 50)}`),
  court: (view) => crownPicture(view),
  made: (view) => contractPatch(view),
  set: (view) => html`${contractPatch(view)}${contractPatch(view)}`,
};

/** @param {string} game @param {string} name @param {string} drawn @param {string} [box] as wide as the block alone */
function sewnPicture(game, name, drawn, box = "60 0 100 100") {
  return drawOnce(`emblem ${name} ${game}`, () => `<svg viewBox="${box}" focusable="false">${drawn}</svg>`);
}

/** The game's block, in the middle. @param {string} game */
function gamePiece(game) {
  return `<svg class="emblem-block" x="60" width="100" height="100" viewBox="0 0 100 100">${gameBlock(game)}</svg>`;
}

/** @param {string} game @param {number} from where the half begins */
function halfBlock(game, from) {
  return `<svg class="emblem-block" x="${60 + from}" width="50" height="100" viewBox="${from} 0 50 100">${gameBlock(game)}</svg>`;
}

/** Scraps of cloth that fly up and come down around a win: colour, place and turn. */
const SCRAPS = [
  "b 22,22 -24",
  "a 40,64 16",
  "c 14,78 40",
  "b 52,12 70",
  "c 46,92 -12",
  "a 6,48 -50",
  "c 198,20 28",
  "b 180,70 -18",
  "a 206,80 52",
  "c 168,10 -64",
  "b 174,94 10",
  "a 214,50 -36",
]
  .map((scrap) => {
    const [dye, place, turn] = scrap.split(" ");
    return `<g class="scrap" transform="translate(${place}) rotate(${turn})"><path class="piece-${dye}" d="M-6 5L6 5L0 -6z"></path></g>`;
  })
  .join("");

/** A king's crown, and under it a patch for each trick the side has taken. @param {View} view */
function crownPicture(view) {
  const court = courtOf(view);
  const count = court ? scoreNumber(view, "taken", court.side) : 0;
  const patches = Array.from({ length: count }, (_, index) => {
    const turn = ((index - (count - 1) / 2) * Math.PI) / 20;
    const [x, y] = [110 + 150 * Math.sin(turn), 150 * Math.cos(turn) - 62];
    return `<path class="emblem-jewel" d="M${x.toFixed(1)} ${(y - 6).toFixed(1)}l6 6-6 6-6-6z"></path>`;
  });
  return drawOnce(
    `emblem court ${count}`,
    () => `<svg viewBox="0 0 220 100" focusable="false">
      <svg class="emblem-crown" x="60" y="0" width="100" height="78" viewBox="68 30 108 90">${drawPolygons(CROWN)}</svg>
      ${patches.join("")}
    </svg>`,
  );
}

/** The contract, as a patch; torn in two if it failed. @param {View} view */
function contractPatch(view) {
  const { trump } = view;
  return html`<span class="contract-patch"
    ><b>${summaryOf(view)?.contract}</b>${trump ? suitMark(trump) : nothing}</span
  >`;
}
