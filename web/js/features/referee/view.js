/** Referee: a question as a form, filled in by tapping cards or typing, and the ruling with its clause below it. */

import { html, nothing } from "lit-html";
import { engineWaits } from "../../parts/problem-lines.js";
import { HOUSE, savedHouses, spelledRules } from "../../core/next-match-rules.js";
import { button, selectField } from "../../parts/controls.js";
import { questionOf, turnsOf } from "./question.js";
import { GAMES } from "../../text/catalog.js";
import { refusalSentence } from "../../text/refusals.js";
import { gameText } from "../../text/game-text.js";
import { formFieldView } from "./question-fields.js";
import { rulingLines } from "../../parts/ruling.js";
import { clauseMark } from "../../table/prompts/prompt.js";

/** @import { Form, FormField, Forms, Referee, Ruling } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** The prefix of choices that are saved house rules; their index follows. */
const SAVED = "saved ";

/** @typedef {import("../types.d.ts").FeatureActions["referee"]} RefereeActions */

/**
 * @param {Text} text
 * @param {Referee} referee
 * @param {RefereeActions} actions
 * @param {import("../../core/types.d.ts").State["documents"]} documents the house rules that are saved among them
 * @param {import("../../core/types.d.ts").State["engine"]} engine
 */
export function refereeView(text, referee, actions, documents, engine) {
  const { game, rules, offered, ask, values, refusal, copied, beside } = referee;
  const words = withNames(gameText(text, game), beside?.names ?? {});
  const { say } = words;
  const form = offered?.forms.find((one) => one.ask === ask);
  const isWhole = form && offered && questionOf(form, values, offered) !== null;
  const first = beside && offered ? offered.forms.filter((one) => beside.asks.includes(one.ask)) : [];
  return html`<div class="referee">
    ${
      beside
        ? button(html`<span aria-hidden="true">‹</span> ${say(beside.words)}`, actions.returnToCaller)
        : html`<p>${say("referee-line")}</p>`
    }
    ${
      first.length
        ? html`<div class="referee-first" role="group" aria-label=${say("referee-ask")}>
            ${first.map((one) =>
              button(say(`ask-${one.ask}`), () => actions.chooseForm(one.ask), {
                isPressed: one.ask === ask,
              }),
            )}
          </div>`
        : nothing
    }
    ${beside ? nothing : chooserViews()}
    ${offered && form ? form.fields.map((field) => formFieldView(words, referee, offered, field, actions)) : nothing}
    ${offered && !offered.forms.length ? html`<p>${say("referee-nothing")}</p>` : nothing}
    <div class="referee-ruling" role="status">
      ${
        refusal
          ? html`<p>${refusalSentence(words, refusal)}</p>`
          : referee.ruling && form && offered
            ? rulingView(words, referee, form, offered)
            : offered
              ? html`<p class="hint">${say("referee-fill")}</p>`
              : engineWaits(text, engine, say("referee-waiting"))
      }
    </div>
    <div class="referee-buttons">
      ${button(say("referee-copy"), actions.copyQuestionLink, { isOff: !isWhole })}
      ${button(say("referee-clear"), actions.clearForm)}
    </div>
    ${copied ? html`<p class="hint" role="status">${say(`share-${copied}`)}</p>` : nothing} ${beside ? chooserViews() : nothing}
  </div>`;

  /** Game, rules and question. Beside a match all of them are chosen already, so they stand below. */
  function chooserViews() {
    return html`<div class="referee-choices">
        ${selectField(
          say("referee-game"),
          Object.keys(GAMES).map((name) => [name, say(`game-${name}`)]),
          game,
          actions.chooseGame,
        )}
        ${selectField(say("referee-rules"), ruleNames(), ruleChosen(), chooseNamedRules)}
        ${
          offered?.forms.length
            ? selectField(
                say("referee-ask"),
                offered.forms.map((one) => [one.ask, say(`ask-${one.ask}`)]),
                ask,
                actions.chooseForm,
              )
            : nothing
        }
    </div>`;
  }

  /** The presets, the house rules that are saved, and what else the question came with. @returns {[string, string][]} */
  function ruleNames() {
    const presets = GAMES[game]?.presets ?? [];
    const named = presets.map((name) => /** @type {[string, string]} */ ([name, say(`rules-${name}`)]));
    const houses = savedHouses(documents, game).map(
      ({ title }, at) => /** @type {[string, string]} */ ([`${SAVED}${at}`, title]),
    );
    return [
      ...named,
      ...houses,
      ...(ruleChosen() === HOUSE ? [/** @type {[string, string]} */ ([HOUSE, say("rules-house")])] : []),
    ];
  }

  /** What of them the question is asked by. */
  function ruleChosen() {
    if (typeof rules === "string") return rules;
    const at = savedHouses(documents, game).findIndex(
      (one) => spelledRules(one.rules) === spelledRules(rules),
    );
    return at < 0 ? HOUSE : `${SAVED}${at}`;
  }

  /** @param {string} name */
  function chooseNamedRules(name) {
    const saved = savedHouses(documents, game)[Number(name.slice(SAVED.length))];
    actions.chooseRules(name.startsWith(SAVED) && saved ? saved.rules : name);
  }
}

/**
 * The words, with people's names in place of their seats.
 * @param {Text} words
 * @param {import("./types.d.ts").Beside["names"]} names
 * @returns {Text}
 */
function withNames(words, names) {
  const named = Object.entries(names);
  return {
    ...words,
    say(id, facts) {
      const name = named.find(([seat]) => seat === facts?.["seat"])?.[1];
      if (name && id === "seat") return name;
      return name && id === "ruling-winner"
        ? words.say("ruling-winner-named", { name })
        : words.say(id, facts);
    },
  };
}

/** @param {Text} text @param {Referee} referee @param {Form} form @param {Forms} offered */
export function rulingView(text, referee, form, offered) {
  const ruling = /** @type {Ruling} */ (referee.ruling);
  const numbers = ruling.rule ? [ruling.rule] : form.clauses;
  const trick = form.fields.find(({ kind }) => kind === "trick" || kind === "plays");
  const turns = trick ? turnsOf(trick, referee.values, offered) : [];
  return html`${rulingLines(text, ruling, turns).map((line) => html`<p>${line}</p>`)}
    <dl class="referee-clauses">
      ${numbers.map(
        (clause) =>
          html`<div>
            <dt>${clauseMark(text, clause)}</dt>
            <dd>${referee.clauses[clause] ?? nothing}</dd>
          </div>`,
      )}
    </dl>`;
}
