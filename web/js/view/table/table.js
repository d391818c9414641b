/** Table: the screen of play, put together from its parts. The same for every game. */

import { html } from "lit-html";
import { aids, arrangingLine, claimOffer, goOnLine } from "./aids.js";
import { hintView, hintButton } from "../explaining/hint.js";
import { handView } from "./hand.js";
import { ledger } from "./ledger.js";
import { others } from "../parts/positions.js";
import { medallion } from "../cards/marks.js";
import { plate, seatView } from "./seat.js";
import { buryView } from "../prompts/bury.js";
import { dealLine, dealView, isDealt } from "./deal.js";
import { levelsLedger } from "./levels-ledger.js";
import { lookBackView } from "../explaining/look-back.js";
import { isPairBid, pairBid } from "../prompts/pair-bid.js";
import { packetView } from "./packet.js";
import { promptLine, promptPanel, statusLine } from "../prompts/prompt.js";
import { isMultiCard, multiCardLine } from "../prompts/multi-card.js";
import { summaryPanel } from "../summary/summary.js";
import { tallyOf, tallyPanel } from "../summary/tally.js";
import { failedThrow } from "./failed-throw.js";
import { lastTrick, trickView } from "./trick.js";
import { offerOf } from "../../text/offers.js";

/** @import { Action, Dealing, Match, Settings } from "../../store/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/** @typedef {{ say: Say, has: (id: string) => boolean }} Text */

/**
 * @typedef {object} TableActs
 * @property {(action: Action) => void} act
 * @property {(card: string, key: string) => void} touch a card of the hand was tapped; the key tells two equal cards apart
 * @property {() => void} leaveIt leave the bid to the partner
 * @property {(pace: Dealing) => void} deal set how cards are dealt one by one
 * @property {() => void} next
 * @property {() => void} again
 * @property {() => void} leave
 * @property {() => void} hurry go on from the trick on the table
 * @property {() => void} undo
 * @property {() => void} sort the hand again
 * @property {(isOn: boolean) => void} arrange the hand by taps
 * @property {() => void} claim
 * @property {(panel: "menu" | "tricks" | "moments") => void} open
 * @property {() => void} hint asks for one, or puts it away
 * @property {() => void} lookBack from a moment of the deal to all of them
 */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActs} does
 * @param {object} person
 * @param {Settings} person.settings
 * @param {number | null} person.balance play chips, where they are known
 */
export function tableView(text, match, does, { settings, balance }) {
  const { view } = match;
  const menu = () => does.open("menu");
  const isTold = Boolean(view.summary) && !match.lingering;
  return html`<main class="table" data-phase=${view.phase} data-game=${view.game}
    data-layout=${offerOf(view.game)?.layout ?? "fan"} ?data-account=${isTold}>
    ${view.levels ? levelsLedger(text.say, view, menu) : ledger(text.say, view, menu)}
    ${others(view).map((seat) => seatView(text.say, view, seat))}
    <div class="middle" @click=${does.hurry}>
      ${medallion(view.game)} ${middle(text, match, does)}
    </div>
    ${account(text, match, does, balance)} ${lastTrick(text.say, match, () => does.open("tricks"))}
    ${aids(text, match, does)}
    <div class="own" data-seat=${view.you} data-place="bottom">
      ${plate(text.say, view, view.you, view.seats[view.you].name)} ${line(text, match, does, settings)}
      ${packetView(text.say, view)}
    </div>
    ${match.told?.look ? lookBackView(text, match.told.look, does.lookBack) : hintView(text, match, does)}
    ${handView(text, match, settings.order, does.touch)}
  </main>`;
}

/**
 * What lies in the middle: the trick, or what has to be settled before there can be one.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActs} does
 */
function middle(text, match, does) {
  const { view, lingering } = match;
  if (isDealt(view)) return dealView(text, match, does);
  const { prompt } = view;
  if (prompt?.kind === "bury" && !lingering) return buryView(text, match, prompt);
  return html`${trickView(text.say, match)} ${failedThrow(text, match)} ${claimOffer(text, match, does)}
  ${isPairBid(view) && !lingering ? pairBid(text, match, does) : promptPanel(text, match, does.act)}`;
}

/** The line above the hand. @param {Text} text @param {Match} match @param {TableActs} does @param {Settings} settings */
function line(text, match, does, { clickOn }) {
  if (match.arranging) return arrangingLine(text, () => does.arrange(false));
  if (match.view.phase === "dealing") return dealLine(text, match, does.deal);
  if (match.lingering && clickOn) return goOnLine(statusLine(text, match), text, does.hurry);
  const hint = hintButton(text, match, does.hint);
  if (isMultiCard(match.view.prompt) && !match.lingering) return multiCardLine(text, match, does.act, hint);
  return promptLine(text, match, does.act, hint);
}

/**
 * What the deal came to.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActs} does
 * @param {number | null} balance
 */
function account(text, match, does, balance) {
  const tally = tallyOf(match.view);
  if (tally) return match.lingering ? "" : tallyPanel(text, match, tally, does);
  return summaryPanel(text, match, does, balance);
}
