/** Emblem: a goon court, or all thirteen tricks staked on: the caller's crown comes down among scraps of cloth. */

import { html } from "lit-html";
import { CROWN } from "../../js/cards/courts.js";
import { courtOf } from "../../js/text/score.js";
import { drawPolygons, drawOnce } from "../../js/cards/static-picture.js";

/** @import { View } from "../../js/core/types.d.ts" */
/** @import { Mood } from "../../js/table/store/outcome.js" */

/** Scraps that fly up around it: colour, place, turn. */
const SCRAPS = [
  ...["b 20,26 -24", "a 34,70 16", "c 8,58 40", "b 48,16 70", "c 44,90 -12", "a 66,6 30"],
  ...["c 200,24 28", "b 186,72 -18", "a 212,56 52", "c 172,12 -64", "b 176,92 10", "a 152,4 -36"],
];

/**
 * The picture of a court that counts more than others; null for any other end of a deal.
 * @param {View} view
 * @param {Mood} mood
 */
export function emblem(view, { kind, isGood }) {
  const court = courtOf(view);
  const isGreat = court?.kind === "goon" || court?.kind === "bavney";
  if (!isGreat || !["court", "won", "lost"].includes(kind)) return null;
  return html`<span class="goon" ?data-good=${isGood}>${drawCrowns(court.kind)}</span>`;
}

/** @param {string} kind */
function drawCrowns(kind) {
  const crown = (/** @type {string} */ place) =>
    `<svg class="emblem-crown" ${place} viewBox="68 30 108 90">${drawPolygons(CROWN)}</svg>`;
  return drawOnce(`emblem goon ${kind}`, () => {
    const scraps = SCRAPS.map((scrap) => {
      const [dye, place, turn] = scrap.split(" ");
      return `<g class="scrap" transform="translate(${place}) rotate(${turn})"><path class="piece-${dye}" d="M-6 5L6 5L0 -6z"></path></g>`;
    }).join("");
    const crowns =
      kind === "goon"
        ? `${crown('x="40" y="24" width="62" height="52"')}${crown('x="118" y="24" width="62" height="52"')}${crown('x="68" y="2" width="84" height="70"')}`
        : crown('x="50" y="0" width="120" height="100"');
    return `<svg viewBox="0 0 220 100" focusable="false">${scraps}${crowns}</svg>`;
  });
}
