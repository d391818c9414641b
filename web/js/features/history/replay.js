/** Replay: a past deal on the table it was played at, step by step. The engine says what each step looks like. */

import { html, nothing } from "lit-html";
import { button, fold, iconButton } from "../../parts/controls.js";
import { cardNames } from "../../text/names.js";
import { nameSeats } from "../../text/replay-names.js";
import { newsSentences } from "../../text/announcements.js";
import { gameText } from "../../text/game-text.js";
import { joinSentences } from "../../text/sentences.js";
import { isOnlyDeal } from "./history-state.js";
import { dealSentence, describeKind, namesOfPlayers } from "./words.js";
import { lazyView } from "../../parts/lazy-views.js";
import { otherSeats } from "../../parts/seat-positions.js";
import { opensNext } from "../../parts/directives.js";
import { closeMark } from "../../cards/marks.js";
import { smallCards } from "../../cards/laid.js";
import { panelMatch, onlyActs } from "../../table/view/panel-table.js";
import { tableView } from "../../table/view/table-view.js";

/** @import { Seat, Settings, View } from "../../core/types.d.ts" */
/** @import { OpenedMatch, PastDeal, ReplayStep } from "./types.d.ts" */
/** @import { HistoryActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** Keys that step through the deal: a card, a trick, or to its ends. */
const KEYS = /** @type {Record<string, keyof ReturnType<typeof listTargets>>} */ ({
  ArrowLeft: "back",
  ArrowRight: "on",
  PageUp: "stopBack",
  PageDown: "stopOn",
  Home: "first",
  End: "last",
});

/** @param {Text} text @param {OpenedMatch} opened @param {ReplayStep} shown @param {HistoryActions} actions @param {Settings} settings @param {import("../../table/view/hand-layout.js").Shape | null} shape */
export function replayView(text, opened, shown, actions, settings, shape) {
  const words = gameText(text, opened.head.game);
  const { say } = words;
  const deal = opened.deals.find(({ number }) => number === shown.deal);
  if (!deal) return nothing;
  const { view, events } = shown;
  // As if it were played, but nothing is asked.
  const match = panelMatch({ ...nameSeats(say, view, opened.isReceived ?? false), prompt: null }, events);
  const about = describeReceived(words, opened, shown);
  const sentences = joinSentences(about.length ? about : listSentences(words, opened, shown, match.view));
  const steps = listTargets(deal, shown);
  const leave = say(isOnlyDeal(opened) ? "menu-close" : "history-to-match");
  const handleKey = (/** @type {KeyboardEvent} */ event) => {
    const to = KEYS[event.key];
    if (!to || opened.board || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (steps[to] !== shown.step) actions.showStep(deal.number, steps[to]);
  };
  const analysis = opened.board
    ? lazyView("analysis", nothing, words, opened, opened.board, sentences, actions.analysis)
    : null;
  const bar =
    analysis ??
    html`<section class="task replay" aria-label=${say("history-deal", { number: deal.number })}>
    <div class="advice"><p class="replay-news" aria-live="polite">${sentences || say("replay-nothing")}</p>
    ${opened.isReceived ? button(say("replay-yourself"), actions.play, { isMain: true, className: "replay-yourself" }) : nothing}
    ${handsView(words, match.view, opened.isReceived ?? false, shown, moreActions(words, opened, deal, actions))}
    ${iconButton(closeMark(), leave, actions.goBack, { isTitled: true })}</div>
    ${stepControls(words, deal, { ...shown, isPlaying: opened.isPlaying ?? false }, steps, actions)}
  </section>`;
  const isText = settings.textTable === "on" && !analysis;
  const lines = isText ? lazyView("text-replay", null, words, match, shown.hands, bar) : null;
  return html`<div class="replay-stage" ?data-lines=${lines !== null} @keydown=${handleKey}>
    ${lines ?? tableView(words, match, onlyActs({ open: actions.goBack }), { settings, bar }, shape)}
  </div>`;
}

/** Events about the reader's own side; the reader of a link has none. */
const OWN = new Set(["cards_dealt", "deal_scored", "match_won", "pot_paid"]);

/**
 * What happened, addressed to the person who played; for a deal from a link, about all players.
 * @param {Text} words
 * @param {OpenedMatch} opened
 * @param {ReplayStep} shown
 * @param {View} view
 */
function listSentences(words, { isReceived }, { events }, view) {
  if (!isReceived) return newsSentences(words, events, view);
  const others = events.filter(({ kind }) => !OWN.has(kind));
  return newsSentences(words, others, { ...view, you: /** @type {Seat} */ ("") });
}

/** All four hands, on a sheet. @param {Text} text @param {View} view @param {boolean} isLinked @param {ReplayStep} shown @param {unknown} more */
function handsView({ say }, view, isLinked, { hands }, more) {
  const hand = (/** @type {Seat} */ seat) => {
    const cards = hands[seat];
    const { name, cards: count } = view.seats[seat];
    const label = cards
      ? say("replay-hand", {
          name,
          you: seat === view.you && !isLinked ? "yes" : "no",
          cards: cardNames(say, cards) || say("replay-no-cards"),
        })
      : say("replay-hand-hidden", { name, count });
    return html`<div class="replay-seat" role="group" aria-label=${label}>
      <strong aria-hidden="true"><bdi translate="no">${name}</bdi></strong>
      <div aria-hidden="true">${cards ? smallCards(cards) : html`<span class="hint">${say("seat-cards", { count })}</span>`}</div>
    </div>`;
  };
  return html`<button class="advice-more" type="button" ${opensNext()}>${say("replay-hands")}</button>
    <div class="pile-open" popover>
      ${[...otherSeats(view), view.you].map(hand)}
      ${Object.keys(hands).length < view.rotation.length ? html`<p class="hint">${say("replay-hidden")}</p>` : nothing} ${more}
    </div>`;
}

/** Where a deal that somebody has sent begins: its game, its rules, who played it and how it ended. @param {Text} text @param {OpenedMatch} opened @param {ReplayStep} shown */
function describeReceived(text, opened, { deal: number, step }) {
  const { head, isReceived, begins = 0 } = opened;
  if (!isReceived || step !== begins) return [];
  const { say } = text;
  const names = namesOfPlayers(opened).join(say("list-comma"));
  const deal = opened.deals.find((one) => one.number === number);
  return [
    [say(`game-${head.game}`), describeKind(text, head)].join(" · "),
    names && say("replay-played-by", { names }),
    deal?.figures ? dealSentence(text, opened, deal) : "",
  ].flatMap((words) => (words ? [say("sentence", { words: words.replace(/[.。।۔]$/, "") })] : []));
}

/** The target of each replay control from a step. @param {PastDeal} deal @param {ReplayStep} shown */
function listTargets({ steps, stops }, { step }) {
  return {
    back: Math.max(0, step - 1),
    on: Math.min(steps, step + 1),
    stopBack: stops.findLast((stop) => stop < step) ?? 0,
    stopOn: stops.find((stop) => stop > step) ?? steps,
    first: 0,
    last: steps,
  };
}

/** @param {Text} text @param {PastDeal} deal @param {ReplayStep & { isPlaying: boolean }} shown @param {ReturnType<typeof listTargets>} ways @param {HistoryActions} actions */
function stepControls({ say }, { number, steps }, { step, isPlaying }, ways, actions) {
  const goTo = (/** @type {number} */ to) => () => actions.showStep(number, to);
  const slideTo = (/** @type {Event} */ event) =>
    actions.showStep(number, Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<div class="replay-controls" role="group" aria-label=${say("replay-controls")}>
    ${stepButton(say("replay-stop-back"), "«", step > 0, goTo(ways.stopBack))}
    ${stepButton(say("replay-back"), "‹", step > 0, goTo(ways.back))}
    <input
      type="range"
      min="0"
      max=${steps}
      .value=${String(step)}
      aria-label=${say("replay-step")}
      aria-valuetext=${say("replay-at", { step, steps })}
      @input=${slideTo}
    />
    ${stepButton(say("replay-on"), "›", step < steps, goTo(ways.on), true)}
    ${stepButton(say("replay-stop-on"), "»", step < steps, goTo(ways.stopOn))}
    ${stepButton(say(isPlaying ? "replay-pause" : "replay-play"), isPlaying ? "‖" : "▸", true, actions.togglePlaying)}
  </div>`;
}

/** @param {string} label @param {string} sign @param {boolean} may @param {() => void} go @param {boolean} [isOn] the one that has the focus first */
function stepButton(label, sign, may, go, isOn = false) {
  // Not disabled at the ends, because the focus would be lost.
  return html`<button class="button" type="button" aria-label=${label} ?data-step-on=${isOn} aria-disabled=${may ? "false" : "true"} @click=${may ? go : nothing}>
    <span aria-hidden="true">${sign}</span>
  </button>`;
}

/** What else can be done with the deal; and the deals before and after. @param {Text} text @param {OpenedMatch} opened @param {PastDeal} deal @param {HistoryActions} actions */
function moreActions({ say }, { deals, isReceived }, { number }, actions) {
  const at = deals.findIndex((deal) => deal.number === number);
  const others = [deals[at - 1], deals[at + 1]].flatMap((deal) => deal ?? []);
  const buttons = html`${isReceived ? nothing : button(say("deal-editor"), actions.make)}
  ${others.map((deal) => button(say("history-deal", { number: deal.number }), () => actions.showStep(deal.number, 0)))}`;
  return html`<div class="history-buttons">
      ${button(say("analysis-open"), actions.analysis.open)} ${button(say("share-open"), actions.share)}
      ${isReceived ? button(say("deal-editor"), actions.make) : button(say("challenge-compare"), actions.compare)}
    </div>
    ${isReceived && !others.length ? nothing : fold(say("home-ways"), buttons, "history-buttons")}`;
}
