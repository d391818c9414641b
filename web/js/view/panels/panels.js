/** Panels: the menu, the tricks of the deal, and trouble, each in a dialog of its own. */

import { html, nothing } from "lit-html";
import { shortcutList } from "./shortcuts.js";
import { closeMark } from "../cards/marks.js";
import { momentsView } from "../explaining/moments.js";
import { houseRulesPanel } from "./house-rules.js";
import { rulesAddress } from "../../text/clauses.js";
import { pastPanel } from "../past/panel.js";
import { potLine } from "../summary/payout.js";
import { settingsForm } from "./settings.js";
import { allTricks } from "../explaining/tricks.js";

/** @import { Settings, State } from "../../store/types.d.ts" */
/** @import { Change } from "../../store/ruling.js" */
/** @import { PastActs } from "../past/panel.js" */
/** @import { Text } from "../table/table.js" */

/**
 * @typedef {object} PanelActs
 * @property {() => void} close
 * @property {PastActs} past the acts of the panel of matches
 * @property {(id: string) => void} here go on here with a match that is open in another tab
 * @property {(settings: Partial<Settings>) => void} set
 * @property {(code: string) => void} speak go on in another language
 * @property {() => void} leave
 * @property {() => void} recover
 * @property {(record: string) => void} copy
 * @property {() => void} retry
 * @property {(panel: "tricks" | "keys") => void} open another panel in the place of this one
 * @property {() => void} arrange the hand by taps
 * @property {() => void} sample let a sound be heard
 * @property {(at: number) => void} why a bot acted as it did in the deal that is over
 * @property {(at: number) => void} look at the table before a decision
 * @property {(change: Change) => void} house rules of the house, chosen one by one
 */

/**
 * The panel that is open, if any.
 * @param {Text} text
 * @param {State} state
 * @param {PanelActs} does
 */
export function panelView(text, state, does) {
  // The opening shows a failure of the engine itself.
  if (state.engine.status === "failed" && state.screen === "table")
    return enginePanel(text, state.engine.code, does);
  if (state.trouble) return troublePanel(text, state.trouble, does);
  if (state.panel === "menu")
    return panel(text, text.say(state.match ? "menu" : "settings"), menu(text, state, does), does.close);
  if (state.panel === "keys") return panel(text, text.say("keys"), shortcutList(text.say), does.close);
  if (state.panel === "rules")
    return panel(text, text.say("rules-house"), houseRulesPanel(text, state, does.house), does.close);
  if (state.panel === "past") return pastPanel(text, state, does.past, does.close);
  if (state.panel === "elsewhere" && state.elsewhere) return elsewherePanel(text, state.elsewhere, does);
  if (state.panel === "tricks" && state.match)
    return panel(text, text.say("tricks"), allTricks(text, state.match, does.why), does.close);
  if (state.panel === "moments" && state.match)
    return panel(text, text.say("moments"), momentsView(text, state.match, does.look), does.close);
  return nothing;
}

/** @param {Text} text @param {string} title @param {unknown} body @param {() => void} close */
function panel({ say }, title, body, close) {
  return html`<div class="panel-head">
      <h2>${title}</h2>
      <button class="icon-button" type="button" aria-label=${say("menu-close")} @click=${close}>
        ${closeMark()}
      </button>
    </div>
    ${body}`;
}

/** @param {Text} text @param {State} state @param {PanelActs} does */
function menu(text, { settings, match }, does) {
  const { say } = text;
  const form = settingsForm(text, settings, {
    set: does.set,
    speak: does.speak,
    keys: () => does.open("keys"),
    sample: does.sample,
  });
  if (!match) return form;
  return html`<div class="menu-buttons">
      <button class="button" type="button" @click=${() => does.open("tricks")}>${say("tricks")}</button>
      ${match.view.hand.length > 1 ? html`<button class="button" type="button" @click=${does.arrange}>${say("hand-arrange")}</button>` : nothing}
      ${rulesLink(text, match.view.game)}
      <button class="button" type="button" @click=${() => does.past.open("matches")}>${say("past")}</button>
      <button class="button" type="button" @click=${does.leave}>${say("menu-leave")}</button>
    </div>
    <p class="hint">${say("menu-leave-note")}</p>
    ${potLine(say, match.view)} ${form}`;
}

/** The rules of the game, over the table or in a tab of their own. @param {Text} text @param {string} game */
function rulesLink({ say }, game) {
  const address = rulesAddress(game, document.documentElement.lang);
  return html`<a class="button" href=${address} data-help="">${say("help-open")}</a>`;
}

/** @param {Text} text @param {import("../../store/types.d.ts").Trouble} trouble @param {PanelActs} does */
function troublePanel({ say }, { code, record }, does) {
  const kind = code === "internal" ? "trouble" : "trouble-saved";
  return html`<h2>${say(kind)}</h2>
    <p>${say(`${kind}-line`)}</p>
    ${
      record
        ? html`<textarea readonly rows="6" aria-label=${say("trouble-record")} .value=${record}></textarea>
            <button class="button" type="button" @click=${() => does.copy(record)}>
              ${say("trouble-copy")}
            </button>`
        : nothing
    }
    <button class="button" data-main type="button" @click=${does.recover}>${say("trouble-close")}</button>`;
}

/** Another tab has the match. @param {Text} text @param {string} id @param {PanelActs} does */
function elsewherePanel({ say }, id, does) {
  return html`<h2>${say("elsewhere")}</h2>
    <p>${say("elsewhere-line")}</p>
    <button class="button" data-main type="button" @click=${() => does.here(id)}>${say("elsewhere-here")}</button>
    <button class="button" type="button" @click=${does.close}>${say("elsewhere-leave")}</button>`;
}

/** @param {Text} text @param {string | null} code @param {PanelActs} does */
function enginePanel({ say, has }, code, does) {
  const known = `failure-${code ?? ""}`;
  return html`<h2>${say("engine-failed")}</h2>
    <p>${say(has(known) ? known : "failure-boot_failed")}</p>
    <button class="button" data-main type="button" @click=${does.retry}>${say("engine-retry")}</button>`;
}
