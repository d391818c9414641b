/** Table: the screen one plays on, put together from its parts. The same for every game. */

import { html } from "lit-html";
import { handView } from "./hand.js";
import { ledger } from "./ledger.js";
import { others } from "./around.js";
import { medallion } from "./marks.js";
import { plate, seatView } from "./seat.js";
import { promptLine, promptPanel } from "./prompt.js";
import { summaryPanel } from "./summary.js";
import { lastTrick, trickView } from "./trick.js";

/** @import { Action, Match } from "../store/types.d.ts" */
/** @import { Say } from "../text/sentences.js" */

/** @typedef {{ say: Say, has: (id: string) => boolean }} Text */

/**
 * @typedef {object} TableActs
 * @property {(action: Action) => void} act
 * @property {(card: string) => void} touch a card of the hand is tapped
 * @property {() => void} next
 * @property {() => void} again
 * @property {() => void} leave
 * @property {() => void} hurry the person does not want to look at the trick any longer
 * @property {(panel: "menu" | "tricks") => void} open
 */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActs} does
 * @param {number | null} [balance] the person's play chips, where they are known
 */
export function tableView(text, match, does, balance = null) {
  const { view } = match;
  return html`<main class="table" data-phase=${view.phase}>
    ${ledger(text.say, view, () => does.open("menu"))}
    ${others(view).map((seat) => seatView(text.say, view, seat))}
    <div class="middle" @click=${does.hurry}>
      ${medallion(view.game)} ${trickView(text.say, match)} ${promptPanel(text, match, does.act)}
    </div>
    ${summaryPanel(text, match, does, balance)} ${lastTrick(text.say, match, () => does.open("tricks"))}
    <div class="own" data-seat=${view.you} data-place="bottom">
      ${plate(text.say, view, view.you, view.seats[view.you].name)} ${promptLine(text, match, does.act)}
    </div>
    ${handView(text, match, does.touch)}
  </main>`;
}
