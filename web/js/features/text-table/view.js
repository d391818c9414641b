/**
 * Text table: the table as lines and buttons, one below the other, for those who listen, enlarge the page or press a
 * single switch. What happened stands above it: there the live region is shown. There are few focus stops besides the
 * cards: whatever the next act does not need is folded away.
 */

import { html, nothing } from "lit-html";
import { zoneCards, zoneCount, declarationsIn } from "../../core/zones.js";
import { trickOnTable } from "../../motion/card-places.js";
import { cardNames, subjectOf } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import {
  bidSentences,
  currentTrickSentence,
  standingSentences,
  contractSentences,
} from "../../text/table-review.js";
import { hintSentences } from "../explanations/hint.js";
import { replacedLine } from "../../parts/directives.js";
import { lazyView } from "../../parts/lazy-views.js";
import { seatsInTurn, otherSeats } from "../../parts/seat-positions.js";
import { multiCardAsked, multiCardState } from "../../table/prompts/multi-card.js";
import { isMultiCard } from "../../table/store/extra-actions.js";
import { clauseMark, statusLine } from "../../table/prompts/prompt.js";
import { dealStanding, declaredLabel } from "../../table/view/deal.js";
import { isDealt } from "../../table/store/dealing.js";
import { pieceView } from "../../table/view/pieces.js";
import { dealNumber } from "../../table/view/ledger.js";
import { isPartner, rolesOf } from "../../table/view/seat.js";
import { coachingView, taskView } from "../../table/view/table-view.js";
import { accountView } from "./deal-result.js";
import { askedView } from "./action-buttons.js";
import { handList } from "./hand-list.js";
import { moreView } from "./folded-actions.js";

export { default as style } from "./style.css";

/** @import { Match, Seat, Settings, View } from "../../core/types.d.ts" */
/** @import { Lessons } from "../lessons/types.d.ts" */
/** @import { TableActions, Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 * @param {{ settings: Settings, lessons: Lessons | null }} person
 */
export function textTableView(text, match, actions, { settings, lessons }) {
  const { view } = match;
  const hasAccount = Boolean(view.summary) && !match.lingering;
  return html`<main class="text-table" data-seats=${view.rotation.length} ?data-deal=${isDealt(view)}>
    <h1>${text.say(`game-${view.game}`)} · ${dealNumber(text.say, view)}</h1>
    ${hasAccount ? nothing : tableLines(text, match)} ${scoreLines(text, view)}
    ${coachingView(text, match, actions) ?? hintLines(text, match)} ${taskView(text, match, actions, lessons)}
    ${actions.viewGuide?.(text, match)}
    ${hasAccount ? nothing : statusView(text, match)} ${handList(text, match, settings, actions.tapCard)}
    ${view.pass_and_play && !hasAccount ? lazyView("pass-and-play", "", "hand", text, match, actions, settings.reveal) : nothing}
    ${hasAccount ? accountView(text, match, actions) : askedView(text, match, actions, settings)}
    ${moreView(text, match, actions)} ${seatLines(text, view)}
  </main>`;
}

/**
 * A past deal at one of its steps: its controls, and below them the table and the hands.
 * @param {Text} text
 * @param {Match} match
 * @param {Partial<Record<Seat, string[]>>} hands those that may be seen
 * @param {unknown} bar
 */
export function textReplayView(text, match, hands, bar) {
  const { say } = text;
  const { view } = match;
  const held = [...otherSeats(view), view.you].map((seat) => {
    const { name, cards: count } = view.seats[seat];
    const cards = hands[seat];
    if (!cards) return say("replay-hand-hidden", { name, count });
    // A replay names every seat: its reader need not have played.
    return say("replay-hand", { name, you: "no", cards: cardNames(say, cards) || say("replay-no-cards") });
  });
  return html`<div class="text-table" data-seats=${view.rotation.length}>
    <h1>${say(`game-${view.game}`)} · ${dealNumber(say, view)}</h1>
    ${bar} ${tableLines(text, match)} ${scoreLines(text, view)}
    <section aria-label=${say("replay-all-hands")}>
      <h2>${say("replay-all-hands")}</h2>
      <ul>
        ${held.map((words) => html`<li>${words}</li>`)}
      </ul>
    </section>
    ${seatLines(text, view)}
  </div>`;
}

/** The cards on the table, a line for each seat that has played or declared. @param {Text} text @param {Match} match */
function tableLines(text, match) {
  const { say } = text;
  const { view } = match;
  const lines = isDealt(view) ? declaredLines(text, view) : playLines(text, match);
  if (!lines.length && view.phase !== "playing") return nothing;
  const title = say(isDealt(view) ? "trump" : "trick");
  return html`<section aria-label=${title}>
    <h2>${title}</h2>
    <ul class="text-plays">
      ${lines.map((words) => html`<li>${words}</li>`)}
    </ul>
    ${pieceView(view.game, "noteLine", nothing, text, match)}
  </section>`;
}

/** @param {Text} text @param {Match} match @returns {string[]} */
function playLines(text, match) {
  const { view } = match;
  const trick = trickOnTable(match);
  if (!trick?.plays.length) return view.tricks.length ? [currentTrickSentence(text, match)] : [];
  return trick.plays.map(({ seat, cards }) =>
    text.say(trick.winner === seat ? "trick-card-winning" : "trick-card", {
      ...subjectOf(view, seat),
      card: cardNames(text.say, cards),
    }),
  );
}

/** @param {Text} text @param {View} view @returns {string[]} */
function declaredLines({ say }, view) {
  const turned = zoneCards(view, "turned");
  return [
    ...declarationsIn(view).map((one) => declaredLabel(say, view, one)),
    ...(turned.length ? [`${say("kitty-turned")} ${cardNames(say, turned)}`] : []),
  ];
}

/** The score; the bids during the auction, and its result afterwards. @param {Text} text @param {View} view */
function scoreLines(text, view) {
  const { say } = text;
  const toCome = zoneCount(view, "packet");
  const called = view.contract || view.trump || isDealt(view) ? [] : bidSentences(text, view);
  const lines = [
    ...standingSentences(text, view),
    ...called,
    ...contractSentences(text, view),
    ...(toCome ? [say("packet", { count: toCome })] : []),
  ];
  return html`<section aria-label=${say("ledger")}>
    <h2>${say("ledger")}</h2>
    <ul>
      ${lines.map((words) => html`<li>${words}</li>`)}
    </ul>
  </section>`;
}

/** @param {Text} text @param {Match} match */
function hintLines(text, match) {
  const sentences = hintSentences(text, match);
  if (!sentences.length) return nothing;
  return html`<section class="text-hint" role="status" aria-label=${text.say("hint")}>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </section>`;
}

/** The status or the question, or why the last try was refused. @param {Text} text @param {Match} match */
function statusView(text, match) {
  const { view } = match;
  const isSeveral = isMultiCard(view.prompt) && !match.lingering;
  const why = isSeveral ? multiCardState(text, match).why : match.refusal;
  return html`<div class="text-status" data-home tabindex="-1" ?data-refusal=${why !== null}>
    ${why ? replacedLine(refusalSentence(text, why, view), clauseMark(text, why.clause)) : replacedLine(statusSentence(text, match, isSeveral))}
  </div>`;
}

/** @param {Text} text @param {Match} match @param {boolean} isSeveral */
function statusSentence(text, match, isSeveral) {
  const { view } = match;
  if (match.arranging) return text.say("hand-arrange-line");
  if (view.phase === "dealing") return dealStanding(text.say, view, match.dealing === "paused");
  if (isSeveral && view.prompt) return multiCardAsked(text, match, view.prompt);
  return statusLine(text, match);
}

/** The players, a line each: the seat, its role in this deal, the number of its cards. @param {Text} text @param {View} view */
function seatLines({ say, has }, view) {
  return html`<section aria-label=${say("home-table")}>
    <h2>${say("home-table")}</h2>
    <ul>
      ${seatsInTurn(view).map((seat) => {
        const { cards } = view.seats[seat];
        const label = say("seat-label", {
          ...subjectOf(view, seat),
          seat: say("seat", { seat }),
          partner: isPartner(view, seat) ? "yes" : "no",
        });
        // That somebody is a partner the label says.
        const roles = rolesOf({ has }, view, seat).filter((role) => role !== "seat-partner");
        return html`<li>${[label, ...roles.map((role) => say(role)), say("seat-cards", { count: cards })].join(" · ")}</li>`;
      })}
    </ul>
  </section>`;
}
