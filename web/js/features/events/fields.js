/** Fields: what several of the views are made of: a choice, buttons, a link with what is done with it. */

import { html, nothing } from "lit-html";
import { codeView } from "../../parts/qr-code.js";
import { presetOf, tableOf } from "../../core/kept/heads.js";
import { wording } from "../../text/wording.js";

/** @import { Text } from "../../table/view/table.js" */
/** @import { ClubEventData, EventsPart } from "./types.d.ts" */
/** @typedef {import("../types.d.ts").FeatureActs["events"]} EventsActs */

/** @param {string} label @param {readonly (readonly [string, string])[]} choices @param {string} chosen @param {(value: string) => void} choose */
export function choiceField(label, choices, chosen, choose) {
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${(/** @type {Event} */ { target }) => choose(/** @type {HTMLSelectElement} */ (target).value)}>
      ${choices.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select></label
  >`;
}

/** @param {string} words @param {() => unknown} act @param {{ isMain?: boolean, isOff?: boolean }} [how] */
export function button(words, act, { isMain = false, isOff = false } = {}) {
  return html`<button class="button" ?data-main=${isMain} type="button" ?disabled=${isOff} @click=${() => void act()}>${words}</button>`;
}

/**
 * A link: to be copied, sent, or scanned.
 * @param {Text} text @param {EventsPart} part @param {{ link: string, label: string, title: string, address: string }} of
 * @param {EventsActs} does
 */
export function linkView({ say }, { code, copied }, { link, label, title, address }, does) {
  const isCode = code === link;
  return html`<div class="events-link">
    <label class="field"
      ><span>${label}</span
      ><input
        readonly
        dir="ltr"
        .value=${address}
        @focus=${(/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
    /></label>
    <div class="events-buttons">
      ${button(say("share-copy"), () => does.copyLink(link), { isMain: true })}
      ${"share" in navigator ? button(say("share-send"), () => does.sendLink(link, title)) : nothing}
      <button class="button" type="button" aria-pressed=${isCode ? "true" : "false"} @click=${() => does.show(link)}>${say("share-code")}</button>
    </div>
    <p class="hint" role="status">${copied?.link === link ? say(`share-${copied.how}`) : nothing}</p>
    ${isCode ? codeView(address, say("share-code-label")) : nothing}
  </div>`;
}

/** What an event is of: the game, its rules, the level, the deals. @param {Text} text @param {ClubEventData} event */
export function whatIs(text, { game, rules, level, you, deals, scoring }) {
  const { say } = text;
  const table = tableOf(rules);
  return [
    say(`game-${game}`),
    wording(text, game).say(`rules-${presetOf(rules)}`),
    ...(table && table.seats !== 4 ? [say("contest-seats", { count: table.seats })] : []),
    say("contest-against", { level: say(`level-${level}`) }),
    say("events-seat", { seat: say("seat", { seat: you }) }),
    say("events-deals", { count: deals }),
    say(`events-by-${scoring}`),
  ].join(" · ");
}
