/** Saved view: house rules under names of the person's own, those that came from others, and ways to send one's own. */

import { html, nothing } from "lit-html";
import { savedHouses, spelledRules } from "../../core/next-match-rules.js";
import { button, form, inputField, textArea } from "../../parts/controls.js";
import { refusalSentence } from "../../text/refusals.js";
import { gameText } from "../../text/game-text.js";
import { clashView, valueName } from "./words.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { House, Received } from "./types.d.ts" */
/** @import { HouseRulesActions } from "./store.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** House rules that came by a link or a text. @param {Text} said @param {House} house @param {HouseRulesActions} actions */
export function receivedRulesView(said, house, actions) {
  const { received: came, unread, remedies } = house;
  if (!came) return unread ? html`<p role="alert">${refusalSentence(said, unread)}</p>` : nothing;
  const text = gameText(said, came.game);
  const { say } = text;
  const { preset, ...fields } = came.rules;
  return html`<section class="house-received" aria-label=${say("house-received")}>
    <h3>
      ${came.name ? say("house-received-named", { game: say(`game-${came.game}`), name: came.name }) : say("house-received-of", { game: say(`game-${came.game}`) })}
    </h3>
    <ul>
      <li><b>${say("options-base")}</b> ${say(`rules-${String(preset)}`)}</li>
      ${Object.entries(fields).map(
        ([field, value]) => html`<li><b>${say(`option-${field}`)}</b> ${valueName(text, field, value)}</li>`,
      )}
    </ul>
    ${unreadView(text, came)}
    ${came.clash.length ? html`<div role="alert">${clashView(text, { fields: came.clash, remedies }, actions)}</div>` : nothing}
    ${namingView(text, house, came.name, actions)}
    <div class="house-buttons">
      ${button(say("house-accept"), actions.acceptReceived, { isMain: true, isOff: came.clash.length > 0 })}
      ${button(say("house-dismiss"), actions.dismissReceived)}
    </div>
  </section>`;
}

/** What of rules is not known here, field by field. @param {Text} text @param {Received} came */
function unreadView(text, { unread }) {
  const { say, has } = text;
  if (!unread.length) return nothing;
  const nameOf = (/** @type {string} */ field) => (has(`option-${field}`) ? say(`option-${field}`) : field);
  return html`<div role="status">
    <p>${say("house-unread")}</p>
    <ul class="house-unread">
      ${unread.map(
        ({ field, value }) =>
          html`<li><b>${field === "preset" ? say("options-base") : nameOf(field)}</b> <bdi>${value}</bdi></li>`,
      )}
    </ul>
  </div>`;
}

/** Where a name is typed to save rules under. @param {Text} text @param {House} house @param {string} usual @param {HouseRulesActions} actions */
function namingView(text, { naming, saved }, usual, actions) {
  const { say } = text;
  const { of, name, problem } = naming;
  const isHere = of === null;
  const fields = html`${inputField(say("house-name"), isHere && name ? name : usual, { isInvalid: isHere && problem !== null, onInput: (value) => actions.typeName(value) })}
    ${button(say("house-save"), null, { type: "submit" })}
    ${isHere ? problemView(text, name || usual, problem, () => actions.saveRules(true)) : nothing}
    ${saved ? html`<p class="hint" role="status">${say("house-saved", { name: saved })}</p>` : nothing}`;
  return form("house-naming", () => actions.saveRules(), fields);
}

/** @param {Text} text @param {string} name @param {House["naming"]["problem"]} problem @param {(() => void) | null} replace */
function problemView({ say }, name, problem, replace) {
  if (!problem) return nothing;
  return html`<div class="house-problem" role="alert">
    <p>${say(`house-name-${problem}`, { name: name.trim() })}</p>
    ${problem === "taken" && replace ? button(say("house-replace"), replace) : nothing}
  </div>`;
}

/** The rules that are kept for the game. @param {Text} text @param {State} state @param {House} house @param {HouseRulesActions} actions */
export function savedView(text, { documents, settings }, house, actions) {
  const { say } = text;
  const { game } = settings;
  const all = savedHouses(documents, game);
  const now = spelledRules({ preset: "reference", ...settings.house[game] });
  return html`<details class="house-saved" ?open=${all.length > 0}>
    <summary>${say("house-saved-title")} <small>${all.length}</small></summary>
    ${
      all.length
        ? html`<ul>
            ${all.map((one) => savedItem(text, one, spelledRules(one.rules) === now, house, actions))}
          </ul>`
        : html`<p class="hint">${say("house-none")}</p>`
    }
    ${house.received ? nothing : namingView(text, house, "", actions)}
  </details>`;
}

/** @param {Text} text @param {import("../../core/storage/types.d.ts").SavedRules} saved @param {boolean} isNow @param {House} house @param {HouseRulesActions} actions */
function savedItem(text, saved, isNow, { naming }, actions) {
  const { say } = text;
  const { title: name } = saved;
  if (naming.of === name)
    return html`<li>
      ${form(
        "house-naming",
        actions.renameSaved,
        html`${inputField(say("house-name-new", { name }), naming.name, { isInvalid: naming.problem !== null, onInput: (value) => actions.typeName(value, name) })}
        ${button(say("house-rename-done"), null, { type: "submit" })}
        ${problemView(text, naming.name, naming.problem, null)}`,
      )}
    </li>`;
  return html`<li ?data-now=${isNow}>
    <span><b>${name}</b> ${isNow ? html`<small>${say("house-now")}</small>` : nothing}</span>
    <div class="house-buttons">
      ${button(say("house-play"), () => actions.playSaved(saved), { isOff: isNow, label: say("house-play-label", { name }) })}
      ${button(say("house-rename"), () => actions.typeName(name, name), { label: say("house-rename-label", { name }) })}
      ${button(say("house-remove"), () => actions.removeSaved(name), { label: say("house-remove-label", { name }) })}
    </div>
  </li>`;
}

/** Ways to send the rules, and to read some. @param {Text} text @param {House} house @param {HouseRulesActions} actions */
export function sendView(text, { pasted, copied, unread }, actions) {
  const { say } = text;
  return html`<section class="house-send" aria-label=${say("house-send")}>
    <h3>${say("house-send")}</h3>
    <div class="house-buttons">
      ${button(say("house-copy-link"), () => actions.copyRules("link"))}
      ${button(say("house-copy-text"), () => actions.copyRules("text"))}
    </div>
    ${copied ? html`<p class="hint" role="status">${say(copied === "refused" ? "share-refused" : "share-copied")}</p>` : nothing}
    ${form(
      "house-naming",
      actions.readPasted,
      html`${textArea(say("house-paste"), pasted, actions.typePasted, { rows: 3, isInvalid: unread !== null })}
      ${button(say("house-read"), null, { type: "submit" })}`,
    )}
    ${unread ? html`<p role="alert">${refusalSentence(text, unread)}</p>` : nothing}
  </section>`;
}
