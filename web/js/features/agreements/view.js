/** Agreements: what they are, and each with a switch and an example of cards. The cards are the engine's. */

import { html, nothing } from "lit-html";
import { smallCards } from "../../cards/laid.js";
import { agreementsOf, hasWord } from "../../core/next-match-rules.js";
import { checkbox, radioGroup } from "../../parts/controls.js";
import { cardNames } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { AgreementExample, AgreementOffer } from "../../messages/messages.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { AgreementActions } from "./store.js" */

/** @param {Text} text @param {State} state @param {AgreementActions} actions */
export function agreementsView(text, { agreements, match, settings }, actions) {
  const { say } = text;
  const { game = settings.game, list = null, chosen = null, refusal = null } = agreements ?? {};
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (!list) return html`<p role="status">${say("agreements-waiting")}</p>`;
  const kept = chosen ?? match?.view.agreements ?? agreementsOf({ ...settings, game });
  const fixed = match?.view.multiplayer?.guest ? "host" : match?.view.challenge ? "challenge" : null;
  return html`<div class="agreements">
    <p class="hint">${say("agreements-line")}</p>
    <p class="hint">${say(fixed ? `agreements-of-${fixed}` : "agreements-next")}</p>
    ${list
      .filter(({ of }) => of === null)
      .map((one) => {
        const mirror = list.find(({ of }) => of === one.code);
        return agreementView(text, one, mirror, kept, fixed ? null : actions);
      })}
  </div>`;
}

/**
 * @param {Text} text
 * @param {AgreementOffer} plain
 * @param {AgreementOffer | undefined} mirror the same the other way round, if it can be chosen
 * @param {string} kept
 * @param {AgreementActions | null} actions null where nothing can be switched
 */
function agreementView(text, plain, mirror, kept, actions) {
  const { say } = text;
  const isKept = hasWord(kept, plain.code);
  const { code, example } = mirror && hasWord(kept, mirror.code) ? mirror : plain;
  const title = say(`agreement-${code}`);
  return html`<section class="agreement" data-agreement=${plain.code}>
    ${
      actions
        ? checkbox(title, isKept, (isOn) => void actions.switchAgreement(plain.code, isOn), "check")
        : html`<h3>${title} <small>${say(isKept ? "agreements-kept" : "agreements-not-kept")}</small></h3>`
    }
    ${
      mirror && actions
        ? radioGroup(
            say("agreements-mirror"),
            `agreement-${plain.code}`,
            [plain, mirror].map(({ code: one }) => [one, say(`agreements-mirror-${one}`)]),
            code,
            (one) => void actions.switchAgreement(mirror.code, one === mirror.code),
            { isOff: !isKept },
          )
        : nothing
    }
    <p class="hint">${say(`agreement-${code}-line`)}</p>
    ${exampleView(text, example)}
  </section>`;
}

/** The tricks so far, what the player holds, and the cards by which the agreement is kept. @param {Text} text @param {AgreementExample} example */
function exampleView(text, { trump, tricks, trick, seat, hand, keeps }) {
  const { say } = text;
  return html`<dl class="agreement-example" aria-label=${say("agreements-example")}>
    ${rowView(say("trump"), say("suit-title", { suit: trump }))}
    ${[...tricks, ...(trick ? [trick] : [])].map(({ plays }, at) =>
      rowView(
        say("agreements-trick", { number: at + 1 }),
        plays.map((play) => html`<span>${seatName(text, play.seat)} ${cardsView(text, play.cards)}</span>`),
      ),
    )}
    ${rowView(say("agreements-holds", { seat }), cardsView(text, hand))}
    ${rowView(say("agreements-agreed"), cardsView(text, keeps))}
  </dl>`;
}

/** @param {string} name @param {unknown} what */
const rowView = (name, what) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${what}</dd>
  </div>`;

/** @param {Text} text @param {readonly string[]} cards */
const cardsView = ({ say }, cards) =>
  html`${smallCards(cards)}<span class="unseen">${cardNames(say, cards)}</span>`;

/** Whoever reads sits at South, opposite the partner. @param {Text} text @param {string} seat */
const seatName = ({ say }, seat) =>
  seat === "S" ? say("seat-you") : seat === "N" ? say("seat-partner") : say("seat", { seat });
