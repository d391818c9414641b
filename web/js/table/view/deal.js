/**
 * Deal: the table while cards are dealt one by one: in its middle the pack and what each seat has declared, and below
 * them the buttons of the declarations that are possible now.
 */

import { html, nothing } from "lit-html";
import { zoneCards, declarationsIn } from "../../core/zones.js";
import { button } from "../../parts/controls.js";
import { cardNames, subjectOf } from "../../text/names.js";
import { replacedLine } from "../../parts/directives.js";
import { countDealt, isDealStopped, isDealt, paceToGoOn } from "../store/dealing.js";
import { tappedLine } from "../prompts/prompt.js";
import { hintButton } from "../../features/explanations/hint.js";
import { positionOf, otherSeats } from "../../parts/seat-positions.js";
import { cardsDown, laidCards, smallCards } from "../../cards/laid.js";
import { hurryMark, pauseMark, playMark, skipMark, starMark, suitMark } from "../../cards/marks.js";

/** @import { Action, Dealing, DeclarationView, Match, View } from "../../core/types.d.ts" */
/** @import { Text } from "./table-view.js" */

/** How many backs represent the pack. */
const PACK = 4;

/**
 * @param {Text} text
 * @param {Match} match
 * @param {{ setDealing: (pace: Dealing) => void }} actions
 */
export function dealView(text, match, actions) {
  const { view } = match;
  const { say } = text;
  return html`<div class="dealing" data-deal>
    ${packOf(text, match, actions.setDealing)}
    ${[...otherSeats(view), view.you].map((seat) => declaredView(say, view, seat))}
    ${turnedView(text, view)}
  </div>`;
}

/**
 * The pack, with the number of cards dealt. While cards are dealt a tap on it pauses the deal, and a second goes on; in a
 * past deal, which is only shown, it is no button.
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Dealing) => void} deal
 */
function packOf({ say }, match, deal) {
  const { view, dealing } = match;
  const isDealing = view.phase === "dealing";
  const dealt = countDealt(view);
  const shown = html`${cardsDown(view.game, isDealing ? PACK : 2)}
  ${isDealing ? html`<b data-counted=${dealt}>${dealt}</b>` : html`<b></b>`}`;
  if (!isDealing || !dealing) return html`<div class="pack" data-pack aria-hidden="true">${shown}</div>`;
  const isPaused = isDealStopped(match);
  return html`<button
    class="pack"
    data-pack
    type="button"
    aria-label=${`${say(isPaused ? "deal-pack-go-on" : "deal-pack-pause")} · ${dealt}`}
    @click=${() => deal(isPaused ? paceToGoOn(match) : "paused")}
  >
    ${shown}
  </button>`;
}

/**
 * The cards a seat declared with; an overridden declaration is moved aside.
 * @param {Text["say"]} say
 * @param {View} view
 * @param {import("../../core/types.d.ts").Seat} seat
 */
function declaredView(say, view, seat) {
  const all = declarationsIn(view);
  const last = all.findLast((one) => one.seat === seat);
  if (!last) return nothing;
  const stands = all.at(-1) === last;
  return html`<div
    class="played declared"
    role="group"
    aria-label=${declaredLabel(say, view, last)}
    data-place=${positionOf(view, seat)}
    ?data-best=${stands}
    ?data-over=${!stands}
  >
    ${laidCards(say, last.cards)}${stands ? starMark() : nothing}
  </div>`;
}

/**
 * Who showed what, and whether it stands.
 * @param {Text["say"]} say
 * @param {View} view
 * @param {DeclarationView} declaration
 */
export function declaredLabel(say, view, declaration) {
  const stands = declarationsIn(view).at(-1) === declaration;
  return say(stands ? "declared-stands" : "declared-over", {
    ...subjectOf(view, declaration.seat),
    cards: cardNames(say, declaration.cards),
    suit: declaration.suit,
  });
}

/** The kitty's cards turned up because nobody declared. @param {Text} text @param {View} view */
function turnedView({ say }, view) {
  const cards = zoneCards(view, "turned");
  if (!cards.length) return nothing;
  return html`<p class="turned">${say("kitty-turned")} ${smallCards(cards)}</p>`;
}

/** How the button of a declaration is called. @param {Text["say"]} say @param {{ cards: string[], suit: string }} declaration */
export function declareLabel(say, { cards, suit }) {
  return say("prompt-declare-button", { suit, cards: cardNames(say, cards) });
}

/**
 * The declarations that are possible now, asked below the pack.
 * @param {Text} text
 * @param {Match} match
 * @param {{ performAction: (action: Action) => void, toggleHint: () => void, setDealing: (pace: Dealing) => void }} actions
 */
export function declareView(text, match, { performAction, toggleHint, setDealing }) {
  const { say } = text;
  const { prompt } = match.view;
  if (!isDealt(match.view) || prompt?.kind !== "declare") return nothing;
  // With nothing to declare the pass is automatic, unless another person would notice.
  if (!prompt.declarations.length && !(prompt.can_pass && match.view.pass_and_play)) return nothing;
  const title = say(prompt.can_pass ? "prompt-last-chance" : "prompt-declare");
  const isAsked = prompt.can_pass;
  return html`<section class="declare" ?data-prompt=${isAsked || match.isOffered} role="group" aria-label=${title}>
    <h2>${title}</h2>
    <div class="declare-options">
      ${prompt.suits.map((suit) => suitOffers(say, prompt.declarations, suit, performAction))}
      ${
        prompt.can_pass || match.isOffered
          ? html`<button
              class="button"
              data-pass
              type="button"
              @click=${() => (match.isOffered ? setDealing(paceToGoOn(match)) : performAction({ kind: "pass" }))}
            >
              ${say("prompt-declare-pass")}
            </button>`
          : nothing
      }
      ${match.view.phase === "dealing" ? hintButton(text, match, toggleHint) : nothing}
    </div>
  </section>`;
}

/**
 * A suit of the row: the declarations that name it, or its mark alone, dark until there is one.
 * @param {Text["say"]} say
 * @param {readonly { cards: string[], suit: string }[]} declarations
 * @param {string} suit
 * @param {(action: Action) => void} act
 */
function suitOffers(say, declarations, suit, act) {
  const offers = declarations.filter((one) => one.suit === suit);
  if (!offers.length) return html`<span class="declare-idle" aria-hidden="true">${suitMark(suit)}</span>`;
  // Jokers do not show what they name.
  const isShown = (/** @type {string[]} */ cards) => cards.some((card) => card.endsWith(suit));
  return offers.map(({ cards }) =>
    button(
      html`${isShown(cards) ? nothing : suitMark(suit)} ${smallCards(cards)}`,
      () => act({ kind: "declare", cards }),
      {
        label: declareLabel(say, { cards, suit }),
      },
    ),
  );
}

/**
 * The line under the table while cards are dealt: pause, faster, and all at once.
 * @param {Text} text
 * @param {Match} match
 * @param {(pace: Dealing) => void} deal
 */
export function dealLine(text, match, deal) {
  const { say } = text;
  const { view, dealing } = match;
  const isPaused = isDealStopped(match);
  const dealButton = (/** @type {string} */ id, /** @type {Dealing} */ pace, /** @type {unknown} */ mark) =>
    html`<button
      class="icon-button"
      type="button"
      aria-label=${say(id)}
      aria-pressed=${id === "deal-hurry" ? String(dealing === "fast") : nothing}
      @click=${() => deal(pace)}
    >
      ${mark}
    </button>`;
  return html`<div class="deal-buttons" role="group" aria-label=${say("deal-controls")}>
      ${isPaused ? dealButton("deal-go-on", paceToGoOn(match), playMark()) : dealButton("deal-pause", "paused", pauseMark())}
      ${dealButton("deal-hurry", dealing === "fast" ? "live" : "fast", hurryMark())}
      ${dealButton("deal-skip", "skip", skipMark())}
    </div>
    <div class="prompt-text" data-home tabindex="-1" ?data-refusal=${match.refusal !== null}>
      ${tappedLine(text, match) ?? replacedLine(dealStanding(say, view, isPaused))}
    </div>`;
}

/** How the deal stands. @param {Text["say"]} say @param {View} view @param {boolean} isPaused */
export function dealStanding(say, view, isPaused) {
  if (isPaused) return say("prompt-dealing-paused");
  const last = declarationsIn(view).at(-1);
  if (last) return say("prompt-dealing-declared", { ...subjectOf(view, last.seat), suit: last.suit });
  return say(view.deal === 1 ? "prompt-dealing-taught" : "prompt-dealing");
}
