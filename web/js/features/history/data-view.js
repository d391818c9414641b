/** Data: export and import of everything stored, and what was set aside because it could not be read. */

import { html, nothing } from "lit-html";
import { formatTime } from "../../text/dates.js";
import { button, fileField } from "../../parts/controls.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Past } from "./types.d.ts" */
/** @import { PastActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {State} state @param {PastActions} actions */
export function dataView(text, { history: past, heads, storage }, actions) {
  const { say } = text;
  return html`<section class="data">
      <p>${say(storage === "device" ? "data-where-device" : "data-where-memory", { count: heads.length })}</p>
      <div class="history-buttons">
        ${button(say("data-save"), actions.save)}
        ${fileField(say("data-choose"), "application/json,.json,.deal", actions.choose, "data-choose")}
      </div>
      ${offer(text, past, actions)}
    </section>
    ${asideView(text, past, actions)}
    <section class="data">
      <h3>${say("data-clear")}</h3>
      ${
        past.sure === "clear"
          ? html`<p role="alert">${say("data-clear-line", { count: heads.length })}</p>
              <div class="history-buttons">
                ${button(say("data-clear-sure"), actions.clear, { isMain: true })}
                ${button(say("history-keep"), () => actions.ask(null))}
              </div>`
          : html`<div class="history-buttons">
              ${button(say("data-clear-all"), () => actions.ask("clear"))}
            </div>`
      }
    </section>`;
}

/** What a chosen file holds, and what to do with it. @param {Text} text @param {Past} past @param {PastActions} actions */
function offer({ say }, { offer: file, checking, sure }, actions) {
  if (checking) return html`<p role="status">${say("data-checking", checking)}</p>`;
  if (!file) return nothing;
  const facts = { count: file.matches.length, day: formatTime(Date.parse(file.made) || 0) };
  return html`<div class="data-offer" role="group" aria-label=${say("data-offer", facts)}>
    <p><strong>${say("data-offer", facts)}</strong></p>
    ${sure === "replace" ? html`<p role="alert">${say("data-replace-line")}</p>` : nothing}
    <div class="history-buttons">
      ${
        sure === "replace"
          ? html`${button(say("data-replace-sure"), () => actions.take("replace"), { isMain: true })}
              ${button(say("history-keep"), () => actions.ask(null))}`
          : html`${button(say("data-add"), () => actions.take("add"), { isMain: true })}
              ${button(say("data-replace"), () => actions.ask("replace"))}`
      }
    </div>
  </div>`;
}

/** @param {Text} text @param {Past} past @param {PastActions} actions */
function asideView({ say, has }, { aside }, actions) {
  if (!aside.length) return nothing;
  return html`<section class="data">
    <h3>${say("data-aside")}</h3>
    <p>${say("data-aside-line")}</p>
    <ul class="history-list">
      ${aside.map(
        ({ id, at, code, game }) =>
          html`<li class="history-match" data-result="open">
            <p class="history-open">
              <span class="history-game">${game ? say(`game-${game}`) : say("data-aside-unknown")}</span>
              <span class="history-outcome">${has(`refusal-${code}`) ? say(`refusal-${code}`, {}) : say("data-aside-unreadable")}</span>
              <span class="history-day">${formatTime(at)}</span>
            </p>
            ${button(say("data-aside-save"), () => actions.saveAside(id))}
            ${button(say("data-aside-drop"), () => actions.dropAside(id))}
          </li>`,
      )}
    </ul>
  </section>`;
}
