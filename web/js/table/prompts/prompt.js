/** Prompt: one line that says what the table waits for, and the buttons of the possible acts. */

import { html, nothing } from "lit-html";
import { advisedAct } from "../../features/explanations/hint.js";
import { zoneCount } from "../../core/zones.js";
import { isDealt, isDeclaringAsked } from "../store/dealing.js";
import { isHeld } from "../store/card-choice.js";
import { cardAct, plainOffers, takesCard } from "../store/extra-actions.js";
import { isOnlyPlay } from "../store/next-step.js";
import { gameOfClause, rulesAddress } from "../../text/catalog.js";
import { cardNames, subjectOf } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { properties, replacedLine } from "../../parts/directives.js";
import { suitMark } from "../../cards/marks.js";

/** @import { Action, Match, Prompt } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * The line above the hand: what is asked, a hint and the button that plays the chosen card.
 * @param {Text} text
 * @param {Match} match
 * @param {(action: Action) => void} act
 * @param {unknown} hint the button that asks for one
 */
export function promptLine(text, match, act, hint) {
  return html`${promptText(text, match)} ${hint} ${playButton(text, match, act)}`;
}

/**
 * The line above the hand while others play: what sets how fast they do, and what goes on. Its text stands elsewhere than that of
 * `promptLine`: a template of its own makes a new one, where the same would be seen to jump.
 * @param {Text} text
 * @param {Match} match
 * @param {unknown} pace
 */
export function paceLine(text, match, pace) {
  return html`${pace} ${promptText(text, match)}`;
}

/** @param {Text} text @param {Match} match */
function promptText(text, match) {
  const { refusal } = match;
  // What may be declared stands where a refusal would.
  const isAbove = refusal !== null && !isDeclaringAsked(match.view);
  return html`<div class="prompt-text" data-home tabindex="-1" ?data-refusal=${isAbove}>
    ${
      tappedLine(text, match) ??
      (refusal
        ? replacedLine(refusalSentence(text, refusal, match.view), clauseMark(text, refusal.clause))
        : replacedLine(statusLine(text, match)))
    }
  </div>`;
}

/** @param {Text} text @param {Match} match @param {(action: Action) => void} act */
function playButton(text, match, act) {
  const { view, chosen, busy } = match;
  const { prompt } = view;
  const takes = takesCard(prompt);
  // No card can be played while a packet is waiting, and the line needs the room.
  if (zoneCount(view, "packet") && !takes) return nothing;
  const kind = takes && prompt ? prompt.kind : "play";
  const canPlay = takes && chosen.length > 0 && !isHeld(match);
  const nameTrump = canPlay ? text.say(`prompt-${kind}-chosen`, { card: cardNames(text.say, chosen) }) : "";
  return html`<button
    class="button"
    data-main
    type="button"
    ?data-idle=${!takes}
    ?disabled=${!canPlay}
    aria-busy=${busy ? "true" : nothing}
    aria-label=${nameTrump || nothing}
    @click=${() => act(cardAct(prompt, chosen))}
  >
    ${text.say(`prompt-${kind}-button`)}
  </button>`;
}

/**
 * The number of a clause, as a link that `events.js` opens over the table. @param {Text} text @param {string | null
 * | undefined} clause
 */
export function clauseMark({ say }, clause) {
  if (!clause) return nothing;
  const address = rulesAddress(gameOfClause(clause), document.documentElement.lang, clause);
  return html`<a class="clause" translate="no" dir="ltr" href=${address} data-help=${clause} aria-label=${say("clause-label", { clause })}
    >${say("clause", { clause })}</a
  >`;
}

/**
 * What the cards taken up would declare, or why they declare nothing; null where none is.
 * @param {Text} text
 * @param {Match} match
 */
export function tappedLine(text, match) {
  const { view, chosen, tried } = match;
  if (!isDealt(view)) return null;
  const why = match.refusal ?? tried?.refusal;
  if (why) return replacedLine(refusalSentence(text, why, view), clauseMark(text, why.clause));
  const { prompt } = view;
  const offers = prompt?.kind === "declare" ? prompt.declarations : [];
  const offered = offers.find(({ cards }) => cards.join() === chosen.join());
  if (!tried || !offered) return null;
  return replacedLine(
    text.say("prompt-declare-chosen", { cards: cardNames(text.say, chosen), suit: offered.suit }),
  );
}

/** What is going on. @param {Text} text @param {Match} match */
export function statusLine({ say }, { view, lingering, pace, busy, isAwaited, isCutOff, coming = 0 }) {
  if (isAwaited && (busy || !view.prompt))
    return say(isCutOff ? "engine-cut-off" : "prompt-awaited", { percent: coming });
  if (pace === "paused") return say("pace-paused");
  const last = view.tricks.at(-1);
  if (lingering && last?.winner) {
    const points = last.points ?? 0;
    return say(points ? "prompt-wait-trick-points" : "prompt-wait-trick", {
      ...subjectOf(view, last.winner),
      count: points,
    });
  }
  const { prompt } = view;
  if (prompt?.kind === "play") {
    if (isOnlyPlay(view)) return say("prompt-play-only", { cards: cardNames(say, prompt.only ?? []) });
    const led = view.trick?.led;
    return led ? say("prompt-play-follow", { suit: led }) : say("prompt-play-lead");
  }
  if (prompt && takesCard(prompt)) return say(`prompt-${prompt.kind}`);
  // Other questions are shown on the table itself.
  if (prompt) return "";
  if (view.to_act) return say(`prompt-wait-${view.phase}`, subjectOf(view, view.to_act));
  return "";
}

/**
 * Bidding and naming trump, in the empty middle of the table.
 * @param {Text} text
 * @param {Match} match
 * @param {(action: Action) => void} act
 */
export function promptPanel(text, match, act) {
  const { prompt } = match.view;
  if (match.lingering || !prompt) return nothing;
  if (prompt.kind === "bid") return bidPanel(text, match, prompt, act);
  if (prompt.kind === "name_trump") return trumpPanel(text, match, prompt, act);
  if (prompt.kind === "play") return nothing;
  return offersPanel(text, match, prompt, act);
}

/**
 * What is offered besides playing a card.
 * @param {Text} text
 * @param {Match} match
 * @param {(action: Action) => void} act
 */
export function besidesPlaying(text, match, act) {
  if (match.lingering || match.view.prompt?.kind !== "play") return nothing;
  return offerButtons(text, match, act, "besides", "button claim");
}

/** Whether a hint advises an act of that kind. @param {Match} match @param {string} kind */
function isAdvised(match, kind) {
  return advisedAct(match)?.kind === kind;
}

/**
 * The buttons of what is offered.
 * @param {Text} text
 * @param {Match} match
 * @param {(action: Action) => void} act
 * @param {string} name of the class that says where they stand
 * @param {string} [looks] of each button
 */
function offerButtons({ say }, match, act, name, looks = "button") {
  const offers = plainOffers(match.view.prompt);
  if (!offers.length) return nothing;
  return html`<div class=${name}>
    ${offers.map(
      (offer) =>
        html`<button class=${looks} type="button" data-act=${offer.kind} ?disabled=${match.busy} ?data-advised=${isAdvised(match, offer.kind)} @click=${() => act(offer)}>
          ${say(`offer-${offer.kind}`)}
        </button>`,
    )}
  </div>`;
}

/**
 * A question that is answered with one of the acts it offers.
 * @param {Text} text
 * @param {Match} match
 * @param {Prompt} prompt
 * @param {(action: Action) => void} act
 */
function offersPanel(text, match, prompt, act) {
  const { say, has } = text;
  if (!plainOffers(prompt).length) return nothing;
  const title = say(`prompt-${prompt.kind}`);
  const hint = `prompt-${prompt.kind}-hint`;
  return html`<section class="prompt" data-prompt=${prompt.kind} role="group" aria-label=${title}>
    <h2>${title}</h2>
    ${has(hint) ? html`<p>${say(hint)}</p>` : nothing}
    ${offerButtons(text, match, act, "prompt-offers")}
  </section>`;
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Extract<Prompt, { kind: "bid" }>} prompt
 * @param {(action: Action) => void} act
 */
function bidPanel(text, match, prompt, act) {
  const { say, has } = text;
  const hint = `prompt-bid-hint-${match.view.game}`;
  const advised = advisedAct(match);
  const bids = prompt.values.length;
  return html`<section class="prompt" data-prompt="bid" role="group" aria-label=${say("prompt-bid")}
    ${properties({ "--in-row": evenRow(bids, 5), "--with-pass": prompt.can_pass ? evenRow(bids + 1, 6) : "6" })}>
    <h2>${say("prompt-bid")}</h2>
    ${has(hint) ? html`<p>${say(hint)}</p>` : nothing}
    <div class="prompt-grid">
      ${prompt.values.map((value) => {
        const label = say("prompt-bid-button", { value });
        const placeBid = () => act({ kind: "bid", value });
        const isAdvised = advised?.kind === "bid" && advised.value === value;
        return html`<button class="button" type="button" aria-label=${label} ?data-advised=${isAdvised} @click=${placeBid}>${value}</button>`;
      })}
    </div>
    ${
      prompt.can_pass
        ? html`<button class="button" data-pass type="button" ?data-advised=${advised?.kind === "pass"} @click=${() => act({ kind: "pass" })}>
            ${say("prompt-pass-button")}
          </button>`
        : noPass(text, match, prompt)
    }
  </section>`;
}

/** How many stand in a row, at most so many, where all rows are alike and none stands alone. @param {number} count @param {number} most */
function evenRow(count, most) {
  return String(Math.ceil(count / Math.ceil(count / most)));
}

/** Why there is no passing here. @param {Text} text @param {Match} match @param {Extract<Prompt, { kind: "bid" }>} prompt */
export function noPass(text, { view }, { no_pass: refusal }) {
  if (!refusal) return nothing;
  const why = refusalSentence(text, refusal, view);
  return html`<div class="no-pass">
    ${text.say("prompt-bid-no-pass", { why })} ${clauseMark(text, refusal.clause)}
  </div>`;
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Extract<Prompt, { kind: "name_trump" }>} prompt
 * @param {(action: Action) => void} act
 */
function trumpPanel({ say, has }, match, prompt, act) {
  const advised = advisedAct(match);
  const title = say("prompt-name_trump", { value: match.view.contract?.value ?? 0 });
  return html`<section class="prompt" data-prompt="trump" role="group" aria-label=${title}>
    <h2>${title}</h2>
    <div class="prompt-suits">
      ${prompt.suits.map((suit) => {
        const name = () => act({ kind: "name_trump", suit });
        const isAdvised = advised?.kind === "name_trump" && advised.suit === suit;
        return html`<button class="suit-button" type="button" data-suit=${suit} ?data-advised=${isAdvised} @click=${name}>
          ${suitMark(suit)}<span>${say("suit-title", { suit })}</span>
        </button>`;
      })}
    </div>
    ${offerButtons({ say, has }, match, act, "prompt-offers")}
  </section>`;
}
