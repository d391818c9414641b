/** Panel view: the panel that is open, in a dialog: a feature's, or one of the page itself. */

import { html, nothing } from "lit-html";
import { button, iconButton } from "../parts/controls.js";
import { closeMark } from "../cards/marks.js";
import { explanationPanels } from "../features/explanations/panels.js";
import { FEATURES, actionsNamed } from "../features/index.js";
import { menuPanels } from "../features/menu/panels.js";
import { historyPanels } from "../features/history/panels.js";
import { engineRetry, failureSentence, unreadView } from "../parts/problem-lines.js";
import { hasView, lazyView } from "../parts/lazy-views.js";
import { isStoppedAtTable } from "./state.js";
import { isOfNewerVersion, refusalSentence } from "../text/refusals.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { Feature, FeaturePanel, Panel, PanelActions, PanelTable } from "../features/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** Panels by their names. Those of features that are loaded on demand are made of what the feature says. @type {PanelTable} */
const PANELS = {
  ...menuPanels,
  ...explanationPanels,
  ...historyPanels,
  asking: {
    title: ({ say }) => say("pass-undo"),
    view: (text, { match }, actions) => match && lazyView("pass-and-play", "", "ask", text, match, actions),
  },
  elsewhere: { view: elsewherePanel },
  ...Object.fromEntries(
    FEATURES.flatMap((feature) => (feature.panel ? [[feature.name, panelOf(feature, feature.panel)]] : [])),
  ),
};

/**
 * The panel that is open, if any.
 * @param {Text} text
 * @param {State} state
 * @param {PanelActions} actions
 * @param {import("../table/view/hand-layout.js").Shape | null} [shape] how the hand of a past deal lies in rows
 */
export function panelView(text, state, actions, shape = null) {
  // The opening shows a failure of the engine itself.
  if (isStoppedAtTable(state)) return enginePanel(text, state.engine, actions);
  if (state.crash) return troublePanel(text, state.crash, actions);
  const panel = state.panel && PANELS[state.panel];
  const body = panel && panel.view(text, state, actions, shape);
  if (!panel || !body) return nothing;
  if (!panel.title || tableGame(state) !== null) return body;
  const whole = html`${unreadView(text, state.unread)} ${body}`;
  return withTitle(text, panel.title(text, state), whole, () => (panel.close ?? actions.close)(actions));
}

/** The game of the table that a feature's panel shows; null if it shows none. @param {State | null} state */
export function tableGame(state) {
  if (!state || state.crash) return null;
  return FEATURES.find(({ name }) => name === state.panel)?.panel?.table?.(state) ?? null;
}

/**
 * The panel of a feature; until its view is there, why it does not come.
 * @param {Feature} feature
 * @param {FeaturePanel} panel
 * @returns {Panel}
 */
function panelOf({ name, part }, { title, selectData, part: viewPart, closes }) {
  return {
    title,
    view(text, state, actions, shape) {
      const shown = part && state[part];
      if (!shown) return null;
      const refusal = "refusal" in shown ? shown.refusal : null;
      const isOutdated = refusal?.code === "outdated";
      const missing = refusal
        ? html`<p role="alert">${refusalSentence(text, refusal)}</p>
            ${button(text.say(isOutdated ? "page-anew" : "engine-retry"), isOutdated ? actions.reloadNewer : actions.retryFailed, { isMain: true })}`
        : "";
      const parts = viewPart ? [viewPart] : [];
      return lazyView(name, missing, ...parts, text, ...selectData(state, actions.features), shape);
    },
    ...(closes
      ? {
          close: (actions) =>
            hasView(name) ? actionsNamed(actions.features, name).close() : actions.close(),
        }
      : {}),
  };
}

/** @param {Text} text @param {string} title @param {unknown} body @param {() => void} close */
function withTitle({ say }, title, body, close) {
  return html`<div class="panel-head">
      <h2>${title}</h2>
      ${iconButton(closeMark(), say("menu-close"), close)}
    </div>
    ${body}`;
}

/** @param {Text} text @param {import("../core/types.d.ts").Trouble} crash @param {PanelActions} actions */
function troublePanel(text, crash, actions) {
  const { say } = text;
  const { code, record } = crash;
  const kind = code === "internal" ? "trouble" : "trouble-saved";
  return html`<h2>${say(kind)}</h2>
    <p>${say(`${kind}-line`)}</p>
    ${isOfNewerVersion(crash) ? html`<p>${refusalSentence(text, crash)}</p>` : nothing}
    ${
      record
        ? html`<textarea readonly rows="6" aria-label=${say("trouble-record")} .value=${record}></textarea>
            ${button(say("trouble-copy"), () => actions.copyText(record))}`
        : nothing
    }
    ${button(say("trouble-close"), actions.recoverMatch, { isMain: true })}`;
}

/** Another tab has the match. @param {Text} text @param {State} state @param {PanelActions} actions */
function elsewherePanel({ say }, { elsewhere: id }, actions) {
  if (!id) return null;
  return html`<h2>${say("elsewhere")}</h2>
    <p>${say("elsewhere-line")}</p>
    ${button(say("elsewhere-here"), () => actions.resumeHere(id), { isMain: true })}
    ${button(say("elsewhere-leave"), actions.close)}`;
}

/** @param {Text} text @param {State["engine"]} engine @param {PanelActions} actions */
function enginePanel({ say, has }, engine, actions) {
  return html`<h2>${say("engine-failed")}</h2>
    <p>${failureSentence({ say, has }, engine)}</p>
    ${button(say(engineRetry(engine.code)), actions.restartEngine, { isMain: true })}`;
}
