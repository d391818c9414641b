/** Pairs view: the plan of an evening with real cards, and the table of its travellers. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { signed } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { wording } from "../../text/wording.js";
import { actButton, choiceField } from "../../parts/desk.js";
import { presetTyped } from "./pairs.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { EventsPart, PairsAnswer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** As many tables have a plan. */
const TABLES = ["2", "3", "4", "5", "6", "7", "8"];

/** A line of each game's deals, as its score sheet has them; another game's are numbers. @type {Record<string, string>} */
const LINES = {
  two_hundred: "1 1 3 S 60 75",
  tractor: "1 1 3 S H 85 last 20 pair",
  rangvaar: "1 1 3 S 9 10",
  court_piece: "1 1 3 NS 5 H",
};

/** @param {Text} text @param {State} state @param {EventsPart} part @param {EventsActs} does */
export function pairsView(text, state, part, does) {
  const { tables, movement, plan, travellers, entered, order, refusal } = part;
  const { say } = text;
  const words = wording(text, entered);
  return html`<p>${say("events-pairs-line")}</p>
    <div class="desk-fields">
      ${choiceField(
        say("events-tables"),
        TABLES.map((count) => [count, count]),
        String(tables),
        (count) => void does.plan({ tables: Number(count) }),
      )}
      ${choiceField(
        say("events-movement"),
        /** @type {const} */ (["howell", "mitchell"]).map((name) => [name, say(`events-movement-${name}`)]),
        movement,
        (name) => void does.plan({ movement: /** @type {EventsPart["movement"]} */ (name) }),
      )}
    </div>
    <p class="hint">${say(`events-movement-${movement}-line`)}</p>
    ${plan?.rounds ? planView(text, plan.rounds, Boolean(plan.shared)) : nothing}
    <section class="desk-part" aria-label=${say("events-travellers")}>
      ${choiceField(
        say("events-typed"),
        [
          ["", say("events-typed-number")],
          ...Object.keys(LINES).map((game) => /** @type {const} */ ([game, say(`game-${game}`)])),
        ],
        entered,
        does.enter,
      )}
      <label class="field"
        ><span>${say("events-travellers")}</span
        ><textarea
          dir="ltr"
          rows="6"
          spellcheck="false"
          autocomplete="off"
          placeholder=${LINES[entered] ?? "1 1 3 +40"}
          .value=${live(travellers)}
          @input=${(/** @type {Event} */ { target }) => does.type(/** @type {HTMLTextAreaElement} */ (target).value)}
        ></textarea></label
      >
      <p class="hint">
        ${
          entered
            ? say("events-typed-line", {
                fields: say(`events-typed-${entered}`),
                line: LINES[entered] ?? "",
                rules: words.say(`rules-${presetTyped(state.settings, entered)}`),
              })
            : say("events-travellers-line")
        }
      </p>
      ${refusal ? html`<p class="desk-refusal" role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
      <div class="desk-buttons">
        ${actButton(say("events-rank"), does.rank, { isMain: true, isOff: !travellers.trim() })}
        ${actButton(say("events-print"), does.print)} ${actButton(say("events-all"), does.list)}
      </div>
    </section>
    ${order?.order ? orderView(text, order) : nothing}`;
}

/** @param {Text} text @param {NonNullable<PairsAnswer["rounds"]>} rounds @param {boolean} isShared */
function planView({ say }, rounds, isShared) {
  const [first = []] = rounds;
  return html`<div class="desk-paper" tabindex="0" role="group" aria-label=${say("events-plan")}>
    <table class="desk-table">
      <caption>${say("events-plan")}</caption>
      <thead>
        <tr>
          <th class="events-round" scope="col">${say("events-round")}</th>
          ${first.map(({ table }) => html`<th scope="col">${say("events-table", { number: table })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rounds.map(
          (round, at) =>
            html`<tr>
              <th class="events-round" scope="row">${at + 1}</th>
              ${round.map(({ ns, ew, deals }) => html`<td>${say("events-sitting", { ns, ew, set: deals })}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${isShared ? html`<p class="hint">${say("events-shared")}</p>` : nothing}
  </div>`;
}

/** @param {Text} text @param {PairsAnswer} answer */
function orderView({ say }, { order = [], teams = {} }) {
  const byDeal = Object.entries(teams);
  const sum = byDeal.reduce((all, [, by]) => all + Number(by), 0);
  return html`<div class="desk-paper" tabindex="0" role="group" aria-label=${say("events-standings")}>
    <table class="desk-table">
      <thead>
        <tr>
          <th scope="col">${say("events-place")}</th>
          <th scope="col">${say("events-pair")}</th>
          <th scope="col">${say("events-score")}</th>
          <th scope="col">${say("events-count")}</th>
        </tr>
      </thead>
      <tbody>
        ${order.map(
          ({ place, pair, share, deals }) =>
            html`<tr>
              <td>${place}</td>
              <th scope="row">${pair}</th>
              <td><bdi>${share}</bdi></td>
              <td>${deals}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${byDeal.length ? html`<p>${say("events-teams", { by: signed(sum), deals: byDeal.length })}</p>` : nothing}
  </div>`;
}
