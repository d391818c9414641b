/**
 * Hand list: the person's cards, a line each: a button if it may be acted on, and below them why the others may not.
 */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { cardNames } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { isDealt } from "../../table/store/dealing.js";
import { handCards } from "../../table/view/hand.js";

/** @import { Match, RefusalData, Settings } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { HandCard } from "../../table/view/hand.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Settings} settings
 * @param {(card: string, key: string) => void} touch
 */
export function handList(text, match, settings, touch) {
  const { say } = text;
  const cards = handCards(text, match, settings);
  if (!cards.length) return nothing;
  // The coach's question is answered first.
  const isAsked = match.explanations?.coach?.isOpen ?? false;
  return html`<section role="group" aria-label=${say("hand")} data-text-hand>
    <h2>${say("hand")}</h2>
    <ol>
      ${repeat(
        cards,
        ({ key }) => key,
        (one) => html`<li>${isAsked ? cardWords(text, one) : cardLine(text, match, one, touch)}</li>`,
      )}
    </ol>
    ${refusedLines(text, match, cards)}
  </section>`;
}

/** @param {Text} text @param {Match} match @param {HandCard} one @param {(card: string, key: string) => void} touch */
function cardLine(text, match, one, touch) {
  const { card, key, isChosen, mayBePlayed } = one;
  if (!mayBePlayed && !match.arranging && !isDealt(match.view)) return cardWords(text, one);
  return html`<button class="button" type="button" data-card=${card} ?data-chosen=${isChosen} @click=${() => touch(card, key)}>
    ${cardWords(text, one)}
  </button>`;
}

/** @param {Text} text @param {HandCard} one */
function cardWords({ say }, { name, label, refusal, isHinted }) {
  const said = refusal ? name : label;
  return isHinted ? `${said} · ${say("hint")}` : said;
}

/**
 * Why some may not be played, once for all with the same reason. @param {Text} text @param {Match} match @param
 * {HandCard[]} cards
 */
function refusedLines(text, match, cards) {
  /** @type {Map<string, { cards: string[], refusal: RefusalData }>} */
  const found = new Map();
  for (const { card, refusal } of cards) {
    if (!refusal) continue;
    const why = refusalSentence(text, refusal, match.view);
    found.set(why, { cards: [...(found.get(why)?.cards ?? []), card], refusal });
  }
  return [...found].map(
    ([why, of]) =>
      html`<p class="hint">
        ${text.say("hand-card-refused", { card: cardNames(text.say, of.cards), why })} ${clauseMark(text, of.refusal.clause)}
      </p>`,
  );
}
