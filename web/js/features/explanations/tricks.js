/** Tricks: every trick of the deal, oldest first. Once the deal is over, the bots' reasons can be asked for. */

import { html, nothing } from "lit-html";
import { cardNames } from "../../text/names.js";
import { hasPoints } from "../../text/score.js";
import { otherSeats } from "../../parts/seat-positions.js";
import { actsBefore, askableCards, whyView } from "./reasons.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {(at: number) => void} ask why a bot did something
 */
export function allTricks(text, match, ask) {
  const { say } = text;
  const { view } = match;
  const tricks = view.tricks;
  const before = actsBefore(say, match, ask);
  if (!tricks.length) return html`${before}<p>${say("tricks-none")}</p>${whyView(text, match)}`;
  const seats = [...otherSeats(view), view.you];
  const isWorth = hasPoints(view);
  return html`<div class="tricks-scroll" tabindex="0" role="group" aria-label=${say("tricks")}>
      ${before}
      <table class="tricks">
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => html`<th scope="col"><bdi translate="no">${view.seats[seat].name}</bdi></th>`)}
            ${isWorth ? html`<th scope="col">${say("tricks-points")}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${tricks.map(
            (trick, index) =>
              html`<tr>
                <th scope="row">${index + 1}</th>
                ${seats.map((seat) => {
                  const play = trick.plays.find((made) => made.seat === seat);
                  const isBest = trick.winner === seat;
                  return html`<td ?data-best=${isBest} ?data-led=${trick.leader === seat}>
                    ${askableCards(say, match, index, play, ask)}
                    <span class="unseen"
                      >${cardNames(say, play?.cards ?? [])}${isBest ? say("tricks-won-mark") : nothing}</span
                    >
                  </td>`;
                })}
                ${isWorth ? html`<td>${trick.points ?? ""}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${whyView(text, match)}`;
}
