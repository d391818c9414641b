/**
 * Deal: the table while cards are dealt one by one: in its middle the pack and what each seat has declared, and below
 * them the buttons of the declarations that are possible now.
 */

import { html, nothing } from "lit-html";
import { zoneCards, declarationsIn } from "../../core/zones.js";
import { button } from "../../parts/controls.js";
import { cardNames, subjectOf } from "../../text/names.js";
import { replacedLine } from "../../parts/directives.js";
import { countDealt, isDealStopped, isDeclaringAsked, paceToGoOn } from "../store/dealing.js";
import { tappedLine } from "../prompts/prompt.js";
import { hintButton } from "../../features/explanations/hint.js";
import { positionOf, otherSeats } from "../../parts/seat-positions.js";
import { cardsDown, laidCards, smallCards } from "../../cards/laid.js";
import { hurryMark, pauseMark, playMark, skipMark, starMark, suitMark } from "../../cards/marks.js";

/** @import { Action, Dealing, DeclarationOffer, DeclarationView, Match, View } from "../../core/types.d.ts" */
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
  if (!isDeclaringAsked(match.view) || prompt?.kind !== "declare") return nothing;
  const title = say(prompt.can_pass ? "prompt-last-chance" : "prompt-declare");
  return html`<section class="declare" ?data-prompt=${prompt.can_pass || match.isOffered} role="group" aria-label=${title}>
    <h2>${title}</h2>
    <div class="declare-options">
      ${(match.offers ?? prompt.declarations).map((one) => offerButton(say, one, prompt.declarations, performAction))}
    </div>
    ${passButton(text, match, prompt.can_pass || Boolean(match.isOffered), { performAction, setDealing })}
    ${match.view.phase === "dealing" ? hintButton(text, match, toggleHint) : nothing}
  </section>`;
}

/**
 * The pass. Its place is reserved while there is nothing to pass.
 * @param {Text} text
 * @param {Match} match
 * @param {boolean} mayPass
 * @param {{ performAction: (action: Action) => void, setDealing: (pace: Dealing) => void }} actions
 */
function passButton({ say }, match, mayPass, { performAction, setDealing }) {
  const pass = () => (match.isOffered ? setDealing(paceToGoOn(match)) : performAction({ kind: "pass" }));
  return html`<button
    class="button"
    ?data-pass=${mayPass}
    ?data-idle=${!mayPass}
    ?disabled=${!mayPass}
    type="button"
    @click=${mayPass ? pass : nothing}
  >
    ${say("prompt-declare-pass")}
  </button>`;
}

/**
 * A declaration that was offered, or the place of one that is no more.
 * @param {Text["say"]} say
 * @param {DeclarationOffer} offer
 * @param {readonly DeclarationOffer[]} declarations
 * @param {(action: Action) => void} act
 */
function offerButton(say, { cards, suit }, declarations, act) {
  const isGone = !declarations.some((one) => one.cards.join() === cards.join());
  // Jokers do not show what they name.
  const isShown = cards.some((card) => card.endsWith(suit));
  return button(
    html`${isShown ? nothing : suitMark(suit)} ${smallCards(cards)}`,
    () => act({ kind: "declare", cards }),
    { label: declareLabel(say, { cards, suit }), isIdle: isGone, isOff: isGone },
  );
}

/**
 * The line under the table while cards are dealt: pause, faster, and all at once. Where something is asked above it, what a
 * tapped card would do has the line to itself.
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
  const tapped = tappedLine(text, match);
  const isAlone = tapped !== null && isDeclaringAsked(match.view);
  return html`<div class="deal-buttons" ?hidden=${isAlone} role="group" aria-label=${say("deal-controls")}>
      ${isPaused ? dealButton("deal-go-on", paceToGoOn(match), playMark()) : dealButton("deal-pause", "paused", pauseMark())}
      ${dealButton("deal-hurry", dealing === "fast" ? "live" : "fast", hurryMark())}
      ${dealButton("deal-skip", "skip", skipMark())}
    </div>
    <div class="prompt-text" data-home tabindex="-1" ?data-refusal=${match.refusal !== null && !isAlone}>
      ${tapped ?? replacedLine(dealStanding(say, view, isPaused))}
    </div>`;
}

/** How the deal stands. @param {Text["say"]} say @param {View} view @param {boolean} isPaused */
export function dealStanding(say, view, isPaused) {
  if (isPaused) return say("prompt-dealing-paused");
  const last = declarationsIn(view).at(-1);
  if (last) return say("prompt-dealing-declared", { ...subjectOf(view, last.seat), suit: last.suit });
  return say(view.deal === 1 ? "prompt-dealing-taught" : "prompt-dealing");
}
