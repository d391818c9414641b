/** Action buttons: the possible acts, one button each, with the labels of the drawn table. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { cardNames } from "../../text/names.js";
import { multiCardState } from "../../table/prompts/multi-card.js";
import { isMultiCard } from "../../table/store/extra-actions.js";
import { bidSliderPanel } from "../../table/prompts/bid-slider.js";
import { pieceView } from "../../table/view/pieces.js";
import { noPass } from "../../table/prompts/prompt.js";
import { cardAct, plainOffers, takesCard } from "../../table/store/extra-actions.js";
import { claimOffer } from "../../table/view/help-buttons.js";
import { declareLabel } from "../../table/view/deal.js";
import { isDealStopped, isDeclaringAsked, paceToGoOn } from "../../table/store/dealing.js";

/** @import { Match, Prompt, Settings } from "../../core/types.d.ts" */
/** @import { TableActions, Text } from "../../table/view/table-view.js" */

/** The most focus stops besides the cards of the hand. */
const STOPS = 3;

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 * @param {Settings} settings
 */
export function askedView(text, match, actions, { tapToContinue }) {
  const { view, lingering } = match;
  const { prompt } = view;
  if (match.explanations?.coach?.isOpen) return nothing;
  if (match.arranging)
    return buttonRow([button(text.say("hand-arrange-done"), () => actions.arrangeHand(false))]);
  if (view.handed_over) return buttonRow([button(text.say("take-over"), actions.takeOver)]);
  if (lingering) return tapToContinue ? buttonRow([button(text.say("go-on"), actions.skipWait)]) : nothing;
  if (view.phase === "dealing")
    return html`${declareView(text, match, actions)} ${dealButtons(text, match, actions)}`;
  switch (prompt?.kind) {
    case "bid":
      return bidView(text, match, prompt, actions);
    case "name_trump":
      return askView(text.say("prompt-name_trump", { value: view.contract?.value ?? 0 }), nothing, [
        ...prompt.suits.map((suit) =>
          button(text.say("suit-title", { suit }), () => actions.performAction({ kind: "name_trump", suit })),
        ),
        ...offerButtons(text, match, actions),
      ]);
    case "declare":
      return declareView(text, match, actions);
    case "play":
    case "bury":
      return playView(text, match, prompt, actions);
    default:
      return prompt ? offersView(text, match, prompt, actions) : nothing;
  }
}

/** The extra actions, a button each. @param {Text} text @param {Match} match @param {TableActions} actions */
function offerButtons({ say }, { view }, actions) {
  return plainOffers(view.prompt).map((offer) =>
    button(say(`offer-${offer.kind}`), () => actions.performAction(offer)),
  );
}

/** @param {Text} text @param {Match} match @param {Prompt} prompt @param {TableActions} actions */
function offersView(text, match, prompt, actions) {
  const { say, has } = text;
  const hint = `prompt-${prompt.kind}-hint`;
  return askView(say(`prompt-${prompt.kind}`), has(hint) ? html`<p>${say(hint)}</p>` : nothing, [
    takesCard(prompt) ? cardButton(text, match, actions) : nothing,
    ...offerButtons(text, match, actions),
  ]);
}

/** The button that plays the raised card. @param {Text} text @param {Match} match @param {TableActions} actions */
function cardButton({ say }, { view, chosen, busy }, actions) {
  const kind = view.prompt?.kind ?? "play";
  const words = chosen.length
    ? say(`prompt-${kind}-chosen`, { card: cardNames(say, chosen) })
    : say(`prompt-${kind}-button`);
  const playChosen = () => actions.performAction(cardAct(view.prompt, chosen));
  return button(words, playChosen, { isMain: true, isOff: !chosen.length || busy });
}

/** @param {Text} text @param {Match} match @param {Extract<Prompt, { kind: "bid" }>} prompt @param {TableActions} actions */
function bidView(text, match, prompt, actions) {
  const { values, can_pass: mayPass } = prompt;
  const { say, has } = text;
  const { view } = match;
  const own = pieceView(view.game, "bid", null, text, match, actions);
  if (own) return own;
  // Many bids become a slider; few have a button each.
  if (values.length + (mayPass ? 1 : 0) + 1 > view.hand.length + STOPS)
    return bidSliderPanel(text, match, actions);
  const hint = `prompt-bid-hint-${view.game}`;
  return askView(say("prompt-bid"), has(hint) ? html`<p>${say(hint)}</p>` : nothing, [
    ...values.map((value) =>
      button(say("prompt-bid-button", { value }), () => actions.performAction({ kind: "bid", value })),
    ),
    mayPass
      ? button(say("prompt-pass-button"), () => actions.performAction({ kind: "pass" }))
      : noPass(text, match, prompt),
  ]);
}

/** @param {Text} text @param {Match} match @param {TableActions} actions */
function declareView({ say }, match, { performAction, setDealing }) {
  const { view, isOffered = false } = match;
  const { prompt } = view;
  if (!isDeclaringAsked(view) || prompt?.kind !== "declare") return nothing;
  const { declarations, can_pass: mayPass } = prompt;
  const buttons = [
    ...declarations.map((one) =>
      button(declareLabel(say, one), () => performAction({ kind: "declare", cards: one.cards })),
    ),
    isOffered ? button(say("prompt-declare-pass"), () => setDealing(paceToGoOn(match))) : nothing,
    mayPass ? button(say("prompt-declare-pass"), () => performAction({ kind: "pass" })) : nothing,
  ];
  return askView(
    say(mayPass ? "prompt-last-chance" : "prompt-declare"),
    nothing,
    buttons,
    mayPass || isOffered,
  );
}

/** @param {Text} text @param {Match} match @param {TableActions} actions */
function dealButtons({ say }, match, actions) {
  const isPaused = isDealStopped(match);
  return buttonRow([
    button(say(isPaused ? "deal-go-on" : "deal-pause"), () =>
      actions.setDealing(isPaused ? paceToGoOn(match) : "paused"),
    ),
    button(say("deal-skip"), () => actions.setDealing("skip")),
  ]);
}

/** @param {Text} text @param {Match} match @param {Extract<Prompt, { kind: "play" | "bury" }>} prompt @param {TableActions} actions */
function playView(text, match, prompt, actions) {
  const { say } = text;
  const { chosen, busy } = match;
  const isSeveral = isMultiCard(prompt);
  const isOpen = isSeveral ? multiCardState(text, match).isOpen : chosen.length > 0;
  const name = isOpen
    ? say(`prompt-${prompt.kind}-chosen`, { card: cardNames(say, chosen) })
    : say(`prompt-${prompt.kind}-button`);
  const playChosen = () => actions.performAction({ kind: prompt.kind, cards: chosen });
  const main = button(name, playChosen, { isMain: true, isOff: !isOpen || busy });
  if (prompt.kind === "play")
    return buttonRow([main, claimOffer(text, match, actions), ...offerButtons(text, match, actions)]);
  // The engine gives the points of each card; here they are only added up.
  const points = chosen.reduce((sum, card) => sum + (prompt.worth[card] ?? 0), 0);
  const cards = chosen.length ? cardNames(say, chosen) : say("bury-none");
  const status = say("bury-chosen", { count: chosen.length, of: prompt.count, points, cards });
  return askView(say("bury-title", { count: prompt.count }), html`<p>${status}</p>`, [main], false);
}

/**
 * @param {string} title
 * @param {unknown} more
 * @param {unknown[]} buttons
 * @param {boolean} [isFirst] whether it gets the focus
 */
function askView(title, more, buttons, isFirst = true) {
  return html`<section role="group" aria-label=${title} ?data-prompt=${isFirst}>
    <h2>${title}</h2>
    ${more} ${buttonRow(buttons)}
  </section>`;
}

/** @param {unknown[]} buttons */
function buttonRow(buttons) {
  return html`<div class="text-buttons">${buttons}</div>`;
}
