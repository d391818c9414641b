/** Panels: the menu, the tricks of the deal, and trouble, each in a dialog of its own. */

import { html, nothing } from "lit-html";
import { shortcutList } from "../features/menu/keys.js";
import { closeMark } from "../cards/marks.js";
import { momentsView } from "../features/explaining/moments.js";
import { houseRulesPanel } from "../features/house-rules/view.js";
import { endView, menuView } from "../features/menu/view.js";
import { pastPanel } from "../features/past/panel.js";
import { settingsForm } from "../features/menu/settings.js";
import { FEATURES } from "../features/index.js";
import { isCoached } from "../features/coach/coached.js";
import { laterView } from "../parts/later.js";
import { refusalSentence } from "../text/refusals.js";
import { allTricks } from "../features/explaining/tricks.js";

/** @import { Settings, State } from "../core/types.d.ts" */
/** @import { Change } from "../features/house-rules/store.js" */
/** @import { Feature } from "../features/types.d.ts" */
/** @import { PastActs } from "../features/past/panel.js" */
/** @import { RefereeActs } from "../features/referee/view.js" */
/** @import { ShareActs } from "../features/share/view.js" */
/** @import { Text } from "../table/view/table.js" */

/**
 * @typedef {object} PanelActs
 * @property {() => void} close
 * @property {PastActs} past the acts of the panel of matches
 * @property {RefereeActs & { open: () => void }} referee of the panel that asks the referee
 * @property {ShareActs & { table: () => void, close: () => void }} share of the panel that shares; `table`: share the match at the table
 * @property {import("../features/lessons/view.js").LessonActs} lessons of the panel with the way through the lessons
 * @property {import("../features/contest/view.js").ContestActs} contest of the panel of a challenge
 * @property {import("../features/daily/view.js").DailyActs} daily of the panel of the days' deals
 * @property {import("../features/puzzles/view.js").PuzzleActs} puzzles of the panel of puzzles, and for a moment tried again
 * @property {(asking: import("../core/types.d.ts").Asking) => void} agree to what somebody would take back
 * @property {(id: string) => void} here go on here with a match that is open in another tab
 * @property {(settings: Partial<Settings>) => void} set
 * @property {(code: string) => void} speak go on in another language
 * @property {() => void} load what could not be loaded
 * @property {() => void} leave
 * @property {() => void} recover
 * @property {(record: string) => void} copy
 * @property {() => void} retry
 * @property {(panel: "tricks" | "keys" | "settings" | "anew" | "giveUp") => void} open another panel in the place of this one
 * @property {() => void} anew end the match with another one
 * @property {() => void} giveUp end the match for good
 * @property {() => [seed: string, isOver: boolean, address: string]} sealed what the menu says of the match's cards
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
 * @param {import("../table/view/hand-places.js").Shape | null} [shape] how the hand of a past deal lies in rows
 */
export function panelView(text, state, does, shape = null) {
  // The opening shows a failure of the engine itself.
  if (state.engine.status === "failed" && state.screen === "table")
    return enginePanel(text, state.engine.code, does);
  if (state.trouble) return troublePanel(text, state.trouble, does);
  if (state.panel === "menu" && state.match)
    return panel(text, text.say("menu"), menuView(text, state.match, does), does.close);
  if (state.panel === "settings")
    return panel(text, text.say("settings"), settings(text, state, does), does.close);
  if ((state.panel === "anew" || state.panel === "giveUp") && state.match) {
    const title = text.say(state.panel === "anew" ? "give-up-anew" : "give-up-sure");
    return panel(text, title, endView(text, state.match, state.panel, does), does.close);
  }
  if (state.panel === "keys") return panel(text, text.say("keys"), shortcutList(text.say), does.close);
  if (state.panel === "rules")
    return panel(text, text.say("rules-house"), houseRulesPanel(text, state, does.house), does.close);
  if (state.panel === "past") return pastPanel(text, state, does.past, does.close, shape);
  const feature = FEATURES.find(({ name, panel: own }) => own && name === state.panel);
  if (feature) return featurePanel(text, state, feature, does);
  if (state.panel === "asking" && state.match)
    return panel(
      text,
      text.say("cover-undo"),
      laterView("cover", "", "ask", text, state.match, does),
      does.close,
    );
  if (state.panel === "elsewhere" && state.elsewhere) return elsewherePanel(text, state.elsewhere, does);
  if (state.panel === "tricks" && state.match)
    return panel(text, text.say("tricks"), allTricks(text, state.match, does.why), does.close);
  if (state.panel === "moments" && state.match)
    return panel(
      text,
      text.say("moments"),
      momentsView(text, state.match, does.look, does.puzzles.moment),
      does.close,
    );
  return nothing;
}

/**
 * The panel of a feature; until its view is there, what is waited for, or why it does not come.
 * @param {Text} text
 * @param {State} state
 * @param {Pick<Feature, "name" | "panel">} feature
 * @param {PanelActs} does
 */
function featurePanel(text, state, { name, panel: own }, does) {
  const shown = own?.shows(state);
  if (!own || !shown) return nothing;
  const waiting = shown.refusal
    ? html`<p role="alert">${refusalSentence(text, shown.refusal)}</p>
        <button class="button" data-main type="button" @click=${does.load}>${text.say("engine-retry")}</button>`
    : own.waiting
      ? html`<p>${text.say(own.waiting)}</p>`
      : nothing;
  const given = [...(own.part ? [own.part] : []), text, ...own.given(state, does)];
  const close = own.close?.(does) ?? does.close;
  return panel(text, own.title(text, state), laterView(name, waiting, ...given), close);
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
function settings(text, state, does) {
  return settingsForm(
    text,
    state.settings,
    {
      set: does.set,
      speak: does.speak,
      keys: () => does.open("keys"),
      sample: does.sample,
    },
    isCoached(state),
    state.notice?.code === "language",
  );
}

/** @param {Text} text @param {import("../core/types.d.ts").Trouble} trouble @param {PanelActs} does */
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
