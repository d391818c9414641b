/** Reasons: buttons that ask, after the deal, why a bot acted as it did, in a trick or before the first one. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { cardNames } from "../../text/names.js";
import { didSentence, thoughtSentences } from "../../text/explanations.js";
import { smallCards } from "../../cards/laid.js";

/** @import { Act, Match, TrickPlay, Seat, View, Why } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {(at: number) => void} Ask */

/**
 * The cards of a seat in a trick, and over a bot's cards a button that asks why. The cards are not inside the button,
 * because its name differs from the text on them.
 * @param {Say} say
 * @param {Match} match
 * @param {number} trick
 * @param {TrickPlay | undefined} play
 * @param {Ask} ask
 */
export function askableCards(say, match, trick, play, ask) {
  const cards = smallCards(play?.cards ?? []);
  const act = play && actOf(match, trick, play.seat);
  if (!act) return html`<span aria-hidden="true">${cards}</span>`;
  const isAsked = match.explanations?.why?.at === act.at;
  const label = say("why-card", { card: cardNames(say, play.cards) });
  return html`<span class="prompt-why">
    ${cards}${button("", () => ask(act.at), { look: "", label, isPressed: isAsked })}
  </span>`;
}

/** @param {Match} match @param {number} trick @param {Seat} seat */
function actOf({ explanations }, trick, seat) {
  return explanations?.acts?.find((act) => act.in_trick === trick && act.seat === seat && act.level !== null);
}

/**
 * The bots' acts before the first trick, each as a button that asks why.
 * @param {Say} say
 * @param {Match} match
 * @param {Ask} ask
 */
export function actsBefore(say, { view, explanations }, ask) {
  const acts = (explanations?.acts ?? []).filter((act) => act.in_trick === null && act.level !== null);
  if (!acts.length) return nothing;
  return html`<section class="acts-before" aria-label=${say("acts-before")}>
    <h3>${say("acts-before")}</h3>
    <div>
      ${acts.map((act) => {
        const isAsked = explanations?.why?.at === act.at;
        return button(didSentence(say, view, act.seat, act.action), () => ask(act.at), {
          isPressed: isAsked,
        });
      })}
    </div>
  </section>`;
}

/**
 * The answer of the bot that was asked.
 * @param {Text} text
 * @param {Match} match
 */
export function whyView(text, { view, explanations }) {
  const { say } = text;
  if (!explanations?.acts) return nothing;
  const asked = explanations.why;
  return html`<section class="why" role="status" aria-label=${say("why")}>
    ${
      !asked
        ? html`<p class="hint">${say("tricks-why-hint")}</p>`
        : asked.why
          ? answerView(text, view, asked.why)
          : html`<p>${say("hint-thinking")}</p>`
    }
  </section>`;
}

/** @param {Text} text @param {View} view @param {Why} why */
function answerView(text, view, why) {
  const { say } = text;
  const did = didSentence(say, view, why.seat, /** @type {Act} */ (why).action);
  const level = html`<span class="why-level">${say("level-title", { level: why.level ?? "" })}</span>`;
  if (why.forgotten) return html`<h3>${did}${level}</h3><p>${say("why-forgotten")}</p>`;
  const [first, ...more] = thoughtSentences(text, view, why.seat, why);
  return html`<h3>${did}${level}</h3>
    <p>${first}</p>
    ${more.map((sentence) => html`<p class="hint">${sentence}</p>`)}`;
}
