/** Paper: which sheet of what is wanted, and what the engine made of it. The engine lays every sheet out. */

import { rulesAsked, rulesOf } from "../../core/house.js";
import { GAMES, offerOf } from "../../text/offers.js";

/** @import { Answer, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Boards, Printed } from "../../messages/messages.d.ts" */
/** @import { Exercises, Paper, Sheet } from "./types.d.ts" */

/** The sheets of a record's deals, and those of a game's rules. */
export const OF_DEALS = /** @type {const} */ (["hands", "dealing", "slips", "traveller"]);
export const OF_RULES = /** @type {const} */ (["rules", "scores"]);

/** How many exercises are on a sheet. */
export const EXERCISES = 8;

/** Countries whose printers have Letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|NI|SV|PR)\b/;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").Ask} needs.ask
 * @param {() => Promise<unknown>} needs.ready resolves once the engine is there
 * @param {(name: string, content: BlobPart) => void} needs.saveFile
 * @param {(html: string) => void} needs.printed have the browser print a file
 * @param {() => { code: string, device: string }} needs.spoken the page's language, and the device's with its country
 * @param {(of: "puzzles" | "lessons", game: string) => Promise<Exercises>} needs.exercises a game's puzzles or lessons
 */
export function createPaper({ store, ask, ready, saveFile, printed, spoken, exercises }) {
  let asked = 0;
  /** @param {Partial<Paper>} paper */
  const change = (paper) => store.change({ type: "paper", paper });
  const now = () => /** @type {Paper} */ (store.state().paper);

  /** @param {Pick<Paper, "game" | "rules"> & Partial<Paper>} about */
  function open(about) {
    asked += 1;
    change({
      from: null,
      record: null,
      kept: null,
      isFilled: true,
      of: about.of ?? (offerOf(about.game)?.puzzles ? "puzzles" : "lessons"),
      part: 0,
      parts: 0,
      deal: 0,
      deals: 0,
      scope: "deal",
      sheet: about.record ? "hands" : "rules",
      size: LETTER.test(spoken().device) ? "letter" : "a4",
      results: true,
      tricks: false,
      level: null,
      trump: null,
      levels: [],
      made: null,
      refusal: null,
      ...about,
    });
    store.change({ type: "panel", panel: "paper" });
    return make();
  }

  /** The question for the sheet that is chosen. */
  async function question() {
    const { sheet, size, record, scope, deal, results, tricks, game, rules, level, trump, kept } = now();
    const language = spoken().code;
    const common = /** @type {const} */ ({ op: "print", sheet, size, language });
    if (record && isOfDeals(sheet))
      return { ...common, record, deals: scope === "deal" ? [deal] : null, results, tricks };
    if (sheet === "exercises") return { ...common, ...(await exercisesShown()) };
    if (sheet === "scores" && kept && now().isFilled) return { ...common, text: kept };
    return { ...common, game, rules, level, ...(trump ? { trump } : {}) };
  }

  /** The exercises that are chosen, eight of them. */
  async function exercisesShown() {
    const { of, game, part } = now();
    const { texts, tasks } = await exercises(of, game);
    change({ parts: Math.ceil(texts.length / EXERCISES) });
    const [from, to] = [part * EXERCISES, (part + 1) * EXERCISES];
    return { exercises: texts.slice(from, to), tasks: tasks.slice(from, to) };
  }

  /** Have the engine make the sheet that is chosen. */
  async function make() {
    const mine = ++asked;
    change({ made: null, refusal: null });
    await ready();
    const answer = await question().then(ask, () => ({ ok: false, error: { code: "file_missing" } }));
    if (mine !== asked) return;
    if (!answer.ok) return change({ refusal: /** @type {Refusal} */ (answer.error) });
    const { html, pages, level, levels } = /** @type {Answer & Printed} */ (/** @type {unknown} */ (answer));
    change({ made: { html, pages }, ...(level ? { level } : {}), levels });
  }

  /** @param {string} kind */
  function fileName(kind) {
    const { game, sheet, scope, deal, record } = now();
    const number = record && scope === "deal" && isOfDeals(sheet) ? `-${deal}` : "";
    return `${game}-${sheet}${number}.${kind}`;
  }

  return {
    /** Of the past deal that is shown. */
    async past() {
      const { opened } = store.state().past;
      if (!opened?.shown) return;
      const { deal, view } = opened.shown;
      const { record, deals, head } = opened;
      const trump = /** @type {{ rank?: string, suit?: string } | string | null} */ (view.trump ?? null);
      const { rank = null, suit = null } = trump && typeof trump === "object" ? trump : { suit: trump };
      await open({
        from: "past",
        game: head.game,
        rules: view.rules,
        record,
        deal,
        deals: deals.length,
        level: rank,
        trump: suit && "SHCD".includes(suit) ? suit : null,
      });
    },
    /** Of a match that is kept with the score keeper. @param {{ game: string, rules: Paper["rules"], text: string }} about */
    sheet: ({ game, rules, text }) => open({ from: "sheet", game, rules, kept: text, sheet: "scores" }),
    /** Of a game's lessons. @param {string} game */
    lessons: (game) =>
      open({
        from: "lessons",
        game,
        rules: rulesOf({ ...store.state().settings, game }),
        sheet: "exercises",
        of: "lessons",
      }),
    /** Of a deal that somebody has made. @param {import("../making/types.d.ts").MadeDeal} made */
    made: ({ game, record, deal }) =>
      open({
        from: "making",
        game,
        rules: rulesOf({ ...store.state().settings, game }),
        record,
        deal,
        deals: 1,
      }),
    /** Of a club's event: all its deals. @param {{ game: string, rules: Paper["rules"], link: string, deals: number }} event */
    event: ({ game, rules, link, deals }) =>
      open({ from: "events", game, rules, record: link, deal: 1, deals, scope: "all" }),
    /** Of a game by its link. @param {string} link */
    async follow(link) {
      const name = link.slice(link.indexOf(".") + 1);
      const game = name in GAMES ? name : store.state().settings.game;
      await open({ game, rules: rulesOf({ ...store.state().settings, game }) });
    },
    /** Of a game whose rules are read, as they are played here. @param {string} game */
    of: (game) => open({ game, rules: rulesAsked(store.state(), game) }),
    /** Of the game at the table, or of the one that is chosen on the first screen. */
    async rules() {
      const { match, settings } = store.state();
      const game = match?.view.game ?? settings.game;
      const rules = match ? rulesAsked(store.state(), game) : rulesOf(settings);
      await open({ game, rules });
    },
    /** Choose something else. @param {Partial<Paper>} choice */
    async choose(choice) {
      change(choice);
      await make();
    },
    print() {
      const { made } = now();
      if (made) printed(made.html);
    },
    save() {
      const { made } = now();
      if (made) saveFile(fileName("html"), made.html);
    },
    /** The deals for programs of bridge. */
    async savePbn() {
      const { record, scope, deal } = now();
      if (!record) return;
      const answer = await ask({ op: "boards", record, deals: scope === "deal" ? [deal] : null });
      if (!answer.ok) return change({ refusal: /** @type {Refusal} */ (answer.error) });
      saveFile(fileName("pbn"), /** @type {Answer & Boards} */ (/** @type {unknown} */ (answer)).pbn);
    },
    /** Back to where one came from. */
    close() {
      asked += 1;
      store.change({ type: "panel", panel: now().from });
    },
  };
}

/** @param {Sheet} sheet */
export function isOfDeals(sheet) {
  return OF_DEALS.some((one) => one === sheet);
}
