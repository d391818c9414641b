/** After a deal: buttons to the moments that mattered, to why the bots acted as they did, and to what comes next. */

import { html, nothing } from "lit-html";
import { isCovered } from "../../table/store/covered-view.js";
import { laterView } from "../../parts/lazy-views.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {"tricks" | "moments" | "share" | "contest" | "together"} After */
/** @typedef {import("../pass-and-play/view.js").CoverActs} CoverActs */
/** @typedef {CoverActs & { next: () => void, again: () => void, leave: () => void, open: (panel: After) => void }} AfterActs */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Pick<AfterActs, "open" | "cover" | "uncover">} actions
 */
export function afterDeal(text, match, actions) {
  const { say } = text;
  const { view } = match;
  // Reasons are told to the one who looks.
  if (isCovered(view))
    return html`${laterView("cover", "", "look", text, match, actions)}
      <div class="summary-more">
        <button class="button" type="button" @click=${() => actions.open("share")}>${say("share-open")}</button>
      </div>`;
  return html`${view.assisted ? html`<p class="assisted">${assistedSentence(text, view)}</p>` : nothing}
    <div class="summary-more">
      <button class="button" type="button" @click=${() => actions.open("moments")}>${say("moments-open")}</button>
      <button class="button" type="button" @click=${() => actions.open("tricks")}>${say("tricks-ask-why")}</button>
      ${view.apart?.guest ? nothing : html`<button class="button" type="button" @click=${() => actions.open("share")}>${say("share-open")}</button>`}
      ${
        // A deal that was thrown in has no result, a challenge leads to the results anyway, and a guest has no engine.
        view.summary?.passed_out || view.contest || view.apart?.guest
          ? nothing
          : html`<button class="button" type="button" @click=${() => actions.open("contest")}>${say("contest-compare")}</button>`
      }
    </div>`;
}

/** By what the person was helped; where that is not known, only that there was help. @param {Text} text @param {Match["view"]} view */
function assistedSentence({ say }, { helps = [] }) {
  const [first, ...others] = helps.map((by) => say("help-given", { by }));
  if (!first) return say("hint-assisted-line");
  return say("hint-assisted-by", {
    helps: others.reduce((one, last) => say("list-and", { first: one, last }), first),
  });
}

/**
 * The buttons to continue: with the next deal or match, or for a challenge with the others' results.
 * @param {Text} text
 * @param {Match} match
 * @param {AfterActs} actions
 */
export function onwardButtons({ say }, { view, busy }, actions) {
  const isOver = view.waits_for === "over";
  const compare = () => actions.open("contest");
  const leave = html`<button class="button" type="button" @click=${actions.leave}>${say("match-leave")}</button>`;
  if (view.contest)
    return html`<div class="summary-buttons">
      <button class="button" data-main type="button" @click=${compare}>${say("contest-result")}</button>
      ${leave}
    </div>`;
  // The device that has the engine deals the next one.
  if (view.apart?.guest)
    return html`<div class="summary-buttons">
      ${
        isOver
          ? html`<button class="button" data-main type="button" @click=${() => actions.open("together")}>${say("together-after")}</button> ${leave}`
          : html`<p>${say("together-host-deals")}</p>`
      }
    </div>`;
  const main = isOver
    ? html`<button class="button" data-main type="button" @click=${actions.again}>${say("match-new")}</button>`
    : html`<button class="button" data-main type="button" ?disabled=${busy} @click=${actions.next}>${say("deal-next")}</button>`;
  return html`<div class="summary-buttons">${main} ${isOver ? leave : nothing}  </div>`;
}
