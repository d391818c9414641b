/** Data: export and import of everything stored, and what was set aside because it could not be read. */

import { html, nothing } from "lit-html";
import { formatTime } from "../../text/dates.js";
import { refusalSentence } from "../../text/refusals.js";
import { button, fileField } from "../../parts/controls.js";

import { isAside } from "./export-file.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { History } from "./types.d.ts" */
/** @import { HistoryActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {State} state @param {HistoryActions} actions */
export function dataView(text, { history, documents, storage, valuesHeld }, actions) {
  const { say } = text;
  return html`<section class="data">
      <p>${say(whereStored(storage), { count: documents.length })}</p>
      ${storage === "device" && valuesHeld ? html`<p>${say("notice-unkept")}</p>` : nothing}
      <p class="hint">${say("data-safari")}</p>
      <div class="history-buttons">
        ${button(say("data-save"), actions.saveAll)}
        ${fileField(say("data-choose"), actions.openFile, "data-choose")}
      </div>
      ${checkedFileView(text, history, actions)}
    </section>
    ${setAsideView(text, documents, actions)}
    <section class="data">
      <h3>${say("data-clear")}</h3>
      ${
        history.confirming === "clear"
          ? html`<p role="alert">${say("data-clear-line", { count: documents.length })}</p>
              <div class="history-buttons">
                ${button(say("data-clear-sure"), actions.deleteAll, { isMain: true })}
                ${button(say("history-keep"), () => actions.askToConfirm(null))}
              </div>`
          : html`<div class="history-buttons">
              ${button(say("data-clear-all"), () => actions.askToConfirm("clear"))}
            </div>`
      }
    </section>`;
}

/** The sentence that says where it is stored. @param {State["storage"]} storage */
function whereStored(storage) {
  if (storage === "lost") return "data-where-lost";
  if (storage === "full") return "data-where-full";
  return storage === "refused" ? "data-where-memory" : "data-where-device";
}

/** What a chosen file holds, and what to do with it. @param {Text} text @param {History} history @param {HistoryActions} actions */
function checkedFileView({ say }, { checkedFile: file, checkProgress, confirming }, actions) {
  if (checkProgress) return html`<p role="status">${say("data-checking", checkProgress)}</p>`;
  if (!file) return nothing;
  const facts = { count: file.documents.length, day: formatTime(Date.parse(file.made)) };
  return html`<div class="data-offer" role="group" aria-label=${say("data-offer", facts)}>
    <p><strong>${say("data-offer", facts)}</strong></p>
    ${confirming === "replace" ? html`<p role="alert">${say("data-replace-line")}</p>` : nothing}
    <div class="history-buttons">
      ${
        confirming === "replace"
          ? html`${button(say("data-replace-sure"), () => actions.importFile("replace"), { isMain: true })}
              ${button(say("history-keep"), () => actions.askToConfirm(null))}`
          : html`${button(say("data-add"), () => actions.importFile("add"), { isMain: true })}
              ${button(say("data-replace"), () => actions.askToConfirm("replace"))}`
      }
    </div>
  </div>`;
}

/** @param {Text} text @param {State["documents"]} documents @param {HistoryActions} actions */
function setAsideView(text, documents, actions) {
  const { say } = text;
  const setAside = documents.filter(isAside);
  if (!setAside.length) return nothing;
  return html`<section class="data">
    <h3>${say("data-aside")}</h3>
    <p>${say("data-aside-line")}</p>
    <ul class="history-list">
      ${setAside.map(
        ({ id, changed, game, ...refusal }) =>
          html`<li class="history-match" data-result="open">
            <p class="history-open">
              <span class="history-game">${game ? say(`game-${game}`) : say("data-aside-unknown")}</span>
              <span class="history-outcome">${reasonOf(text, refusal)}</span>
              <span class="history-day">${formatTime(changed)}</span>
            </p>
            ${button(say("data-aside-save"), () => actions.saveAside(id))}
            ${button(say("data-aside-drop"), () => actions.removeAside(id))}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Why it was set aside. @param {Text} text @param {Pick<import("../../core/storage/types.d.ts").Aside, "code" | "facts">} refusal */
function reasonOf(text, { code, facts }) {
  return facts && text.has(`refusal-${code}`)
    ? refusalSentence(text, { code, facts })
    : text.say("data-aside-unreadable");
}
