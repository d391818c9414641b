/** Share: a deal as a link, to be copied, sent, scanned or saved. */

import { html, nothing } from "lit-html";
import { button, radioGroup } from "../../parts/controls.js";
import { refusalSentence } from "../../text/refusals.js";
import { codeView } from "../../parts/qr-code.js";
import { copyStatus, linkButtons, linkField } from "../../parts/shared-link.js";

/** @import { Sending } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("./store.js").createSending>} ShareActions */

/** @param {Text} text @param {Sending} sending @param {ShareActions} actions */
export function sendingView(text, sending, actions) {
  const { say } = text;
  const { deal, deals, isOver, scope } = sending;
  const isDare = scope === "claim" || scope === "cards";
  return html`<div class="sending">
    <p>${say(scope === "claim" ? "share-claim-line" : scope === "cards" ? "share-cards-line" : "share-line")}</p>
    ${isDare && isOver ? scopeChoice(["claim", say("share-claim")], ["cards", say("share-cards")]) : nothing}
    ${isOver || isDare ? nothing : html`<p class="hint">${say("share-unfinished")}</p>`}
    ${
      deals > 1
        ? scopeChoice(
            ["deal", say("history-deal", { number: deal })],
            ["match", say("share-match", { count: deals })],
          )
        : nothing
    }
    ${sending.refusal ? html`<p role="alert">${refusalSentence(text, sending.refusal)}</p>` : linkView(text, sending, actions)}
  </div>`;

  /** @param {(readonly [Sending["scope"], string])[]} choices */
  function scopeChoice(...choices) {
    return radioGroup(say("share-scope"), "sending-scope", choices, scope, actions.chooseScope, {
      isEven: true,
    });
  }
}

/** @param {Text} text @param {Sending} sending @param {ShareActions} actions */
function linkView({ say }, { game, deal, link, fits, copied, isCode, scope }, actions) {
  const isDare = scope === "claim" || scope === "cards";
  if (!fits)
    return html`<p>${say("share-too-long")}</p>
      ${copyStatus(say, copied)}
      <div class="sending-buttons">
        ${button(say("share-save"), actions.saveRecord, { isMain: true })}
        ${isDare ? nothing : textButton(say, actions)}
      </div>`;
  const title = say(isDare ? "share-dare-title" : "share-title", { game: say(`game-${game}`), number: deal });
  const sendLink = () => actions.sendLink(title);
  return html`${linkField(say, link, { rows: 3, className: "sending-link", placeholder: say("share-making") })}
    ${copyStatus(say, copied, link ? say("share-length", { count: link.length }) : say("share-making"))}
    <div class="sending-buttons">
      ${linkButtons(say, { copyLink: actions.copyLink, sendLink }, { isMain: true, isOff: !link })}
      ${button(say("share-code"), actions.toggleCode, { isOff: !link, isPressed: isCode })}
      ${
        isDare || !link
          ? nothing
          : html`${textButton(say, actions)}
              ${button(say("share-save"), actions.saveRecord)}`
      }
    </div>
    ${link && isCode ? codeView(link, say("share-code-label")) : nothing}`;
}

/** @param {Text["say"]} say @param {ShareActions} actions */
function textButton(say, actions) {
  return button(say("share-copy-text"), actions.copyRecordText);
}
