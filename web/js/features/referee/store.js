/** Referee: a person fills in a question (`question-values.js`), and the engine's referee rules on it. The engine says which questions there are. */

import { ifCurrent, latestOnly } from "../../core/async.js";
import { createGuard, unlessRefused } from "../../core/requests.js";
import { rulesAsked } from "../../core/next-match-rules.js";
import { createFilling, firstPlace } from "./question-values.js";
import { cardsIn, questionOf, valuesOf } from "./question.js";

/** @import { OpenedDocument } from "../../messages/messages.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Form, Forms, Referee, Ruling, Values } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {(game: string) => Promise<string>} needs.readRules the page of a game's rules
 * @param {(page: string, clause: string) => string} needs.clauseText what a clause says on that page
 * @param {(link: string) => string} needs.linkAddress
 * @param {(text: string) => Promise<void>} needs.copyText
 */
export function createReferee({ store, engine, whenReady, readRules, clauseText, linkAddress, copyText }) {
  const startRequest = latestOnly();
  /** How often the game or the rules were chosen: only the last choice counts. */
  const startChoice = latestOnly();
  /** @param {Partial<Referee>} referee */
  const change = (referee) => store.change({ type: "referee", referee });
  const guard = createGuard((refusal) => change({ refusal }));
  const guardRuling = createGuard((refusal) => change({ ruling: null, refusal }));
  const currentQuestion = () => /** @type {Referee} */ (store.state().referee);

  /** The form that is filled in. @returns {Form | undefined} */
  const currentForm = () =>
    currentQuestion().offered?.forms.find((form) => form.ask === currentQuestion().ask);

  /**
   * Offer the questions about a game.
   * @param {string} game
   * @param {Referee["rules"]} rules
   * @param {Record<string, unknown>} [question] one to be filled in
   */
  const offerForms = (game, rules, question) =>
    guard(async () => {
      const isLatest = startRequest();
      startChoice();
      const { beside = null } = store.state().referee ?? {};
      store.change({ type: "referee", referee: { ...emptyReferee(game, rules), beside } });
      await whenReady();
      const offered = isLatest() && (await ifCurrent(isLatest, engine.listRefereeForms({ game, rules })));
      if (!offered) return;
      const form = offered.forms.find((one) => one.ask === question?.["ask"]) ?? offered.forms[0];
      if (!form) {
        change({ offered });
        return;
      }
      const values = question ? valuesOf(form, question, offered) : {};
      change({ offered, ask: form.ask, values, place: firstPlace(form, offered, values) });
      await askRuling();
    });

  /** Have the referee rule on the question, if it is complete. */
  const askRuling = () =>
    guardRuling(async () => {
      const isLatest = startRequest();
      const { game, rules, offered, values } = currentQuestion();
      const form = currentForm();
      change({ refusal: null, copied: null });
      const ruling = await ifCurrent(isLatest, findRuling(engine, form, offered, values, { game, rules }));
      if (!isLatest()) return;
      change({ ruling, ...(ruling ? { clauses: {} } : {}) });
      if (!ruling || !form) return;
      // The ruling names its clauses by number, with their text or without.
      const page = await readRules(game).catch(() => "");
      if (!isLatest()) return;
      const numbers = ruling.rule ? [ruling.rule] : form.clauses;
      change({ clauses: Object.fromEntries(numbers.map((clause) => [clause, clauseText(page, clause)])) });
    });

  /** House rules as far as they hold: they may have been saved by another version. @param {string} game @param {Record<string, unknown>} rules */
  async function readHouseRules(game, rules) {
    const read = await unlessRefused(engine.open({ game, text: JSON.stringify(rules) }));
    return read?.kind === "rules" ? read.value.rules : rules;
  }

  const showReferee = () => store.change({ type: "panel", panel: "referee" });

  return {
    /** Ask about the game that is played, or chosen. */
    async open() {
      const { match, settings, referee } = store.state();
      const game = match?.view.game ?? settings.game;
      const { preset = "reference", ...chosen } = rulesAsked(store.state(), game);
      const known = referee?.game === game && referee.offered && !referee.beside;
      if (!known) store.change({ type: "referee", referee: null });
      showReferee();
      if (!known) await offerForms(game, Object.keys(chosen).length ? { preset, ...chosen } : String(preset));
    },
    /**
     * Ask about a match of another feature, by its rules and with its facts filled in.
     * @param {string} game
     * @param {Referee["rules"]} rules
     * @param {import("./types.d.ts").Beside} beside
     */
    async openBeside(game, rules, beside) {
      store.change({ type: "referee", referee: { ...emptyReferee(game, rules), beside } });
      showReferee();
      await offerForms(game, rules, { ask: beside.asks[0], ...beside.known });
    },
    /** Fill in a question that somebody sent. @param {Promise<OpenedDocument>} reading */
    openDocument: (reading) =>
      guard(async () => {
        store.change({ type: "referee", referee: null });
        const { settings } = store.state();
        change(emptyReferee(settings.game, "reference"));
        showReferee();
        const read = await ifCurrent(startChoice(), reading);
        if (read?.kind !== "question") return;
        const question = read.value;
        const rules = /** @type {Referee["rules"] | undefined} */ (question["rules"]);
        await offerForms(String(question["game"]), rules ?? "reference", question);
      }),
    /** @param {string} game */
    chooseGame: (game) => offerForms(game, "reference"),
    /** @param {Referee["rules"]} rules a preset, or house rules */
    async chooseRules(rules) {
      const isLatest = startChoice();
      const { game } = currentQuestion();
      const known = typeof rules === "string" ? rules : await readHouseRules(game, rules);
      if (!isLatest()) return;
      // The values may have changed while the text was read.
      const { ask: name, values, offered } = currentQuestion();
      const form = currentForm();
      const question = form && offered ? questionOf(form, values, offered) : null;
      await offerForms(game, known, {
        ...question,
        ask: name,
      });
    },
    /** @param {string} name of the question */
    chooseForm(name) {
      const { offered, values } = currentQuestion();
      const form = offered?.forms.find((one) => one.ask === name);
      if (!offered || !form) return undefined;
      change({ ask: name, ruling: null, refusal: null, place: firstPlace(form, offered, values) });
      return askRuling();
    },
    ...createFilling({ currentQuestion, change, currentForm, askRuling }),
    /** Copy a link that carries the question. */
    copyQuestionLink: () =>
      guard(async () => {
        const { game, rules, values, offered } = currentQuestion();
        const form = currentForm();
        const question = form && offered ? questionOf(form, values, offered) : null;
        if (!question) return;
        const value = { game, rules, ...question };
        const { link } = await engine.write({ kind: "question", value });
        await copyText(linkAddress(link)).then(
          () => change({ copied: "copied" }),
          () => change({ copied: "refused" }),
        );
      }),
  };
}

/**
 * The referee's ruling; null while something is missing. While no play is chosen after a lead of one card, the referee
 * rules on each card of the hand.
 * @param {import("../../core/types.d.ts").EngineFunctions} engine
 * @param {Form | undefined} form
 * @param {Forms | null} offered
 * @param {Values} values
 * @param {{ game: string, rules: Referee["rules"] }} by
 * @returns {Promise<Ruling | null>}
 */
async function findRuling(engine, form, offered, values, by) {
  if (!form || !offered) return null;
  const question = questionOf(form, values, offered);
  if (question) return (await engine.getRuling({ question: { ...by, ...question } })).ruling;
  const hand = [...new Set(cardsIn(values["hand"] ?? ""))];
  const isOpen = form.fields.some(({ name }) => name === "play") && !values["play"];
  if (!isOpen || cardsIn(values["lead"] ?? "").length !== 1) return null;
  const options = [];
  for (const play of hand) {
    const one = questionOf(form, { ...values, play }, offered);
    if (!one) return null;
    if ((await engine.getRuling({ question: { ...by, ...one } })).ruling.legal) options.push(play);
  }
  return hand.length ? { options } : null;
}

/**
 * The initial state.
 * @param {string} game
 * @param {Referee["rules"]} rules
 * @returns {Referee}
 */
function emptyReferee(game, rules) {
  return {
    game,
    rules,
    offered: null,
    ask: "",
    values: {},
    place: "",
    ruling: null,
    refusal: null,
    clauses: {},
    copied: null,
    beside: null,
  };
}
