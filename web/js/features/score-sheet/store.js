/**
 * Sheet: the sheets of this device, and the one that is open. The engine reads and writes a sheet's text and says how the
 * match stands; here is kept what it wrote, with every step.
 */

import { serialQueue } from "../../core/async.js";
import { createEntering } from "./entry-store.js";
import { createGiving } from "./export.js";
import { createSettingUp } from "./setup-store.js";
import { stepBetween, textAfter, textBefore } from "./undo-steps.js";
import { toldOf } from "./list-entry.js";

/** @import { Answer } from "../../core/types.d.ts" */
/** @import { KeptSheet, Place, SheetPart, SheetWritten } from "./types.d.ts" */

/** @returns {SheetPart} */
const blank = () => ({
  place: "list",
  sheets: [],
  setup: null,
  kept: null,
  shown: null,
  draft: null,
  isTurned: false,
  isTwice: false,
  sure: null,
  link: null,
  copied: null,
  isElsewhere: false,
  isGone: false,
  refusal: null,
});

/**
 * @typedef {object} SheetNeeds
 * @property {import("../../core/store.js").Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine
 * @property {() => Promise<unknown>} whenReady resolves once the engine is there
 * @property {ReturnType<typeof import("./sheet-storage.js").createKeeping>} keeping
 * @property {() => string} fresh a name nobody has
 * @property {() => Date} now
 * @property {() => void} focus go on at what is asked now
 * @property {(link: string) => string} linkAddress
 * @property {(words: string) => Promise<void>} copyText
 * @property {(name: string, content: string) => void} saveFile
 * @property {() => void} print what is shown
 * @property {import("../../table/view/table-view.js").Text} text
 * @property {import("../types.d.ts").FeatureActions} features
 */

/** @typedef {ReturnType<typeof createHand>} SheetHand what the parts of the store share */

/** @param {SheetNeeds} needs */
function createHand({ store, engine, keeping, now, focus }) {
  /** @param {Partial<SheetPart>} sheet */
  const change = (sheet) => store.change({ type: "scoreSheet", scoreSheet: sheet });
  const state = () => store.state().scoreSheet ?? blank();
  /** What is pressed is done in order, each on what the one before has left. */
  const inTurn = serialQueue();

  /** @param {Place} place @param {Partial<SheetPart>} [more] */
  function go(place, more = {}) {
    change({ place, refusal: null, isTwice: false, sure: null, copied: null, ...more });
    focus();
  }

  /** @param {Answer} answer */
  const refusalOf = (answer) => answer.error ?? { code: "internal" };

  /** Keep a sheet, unless another tab was quicker: then it is shown as it stands there, or stays here if it was thrown away. @param {KeptSheet} kept */
  async function keep(kept) {
    change({ kept, sheets: [kept, ...state().sheets.filter(({ id }) => id !== kept.id)] });
    if (await keeping.keep(kept)) return true;
    const sheets = await keeping.all();
    const isGone = !sheets.some(({ id }) => id === kept.id);
    change({ sheets, isGone, isElsewhere: !isGone });
    await show(kept.id);
    return false;
  }

  /**
   * Go on with what the engine has written.
   * @param {SheetWritten} written
   * @param {Partial<KeptSheet>} [more]
   */
  function settle(written, more = {}) {
    const { kept } = state();
    if (!kept) return Promise.resolve(false);
    const step = stepBetween(kept.text, written.text);
    const steps = step ? { done: [...kept.done, step], undone: [] } : {};
    change(said(written));
    return keep({ ...kept, ...steps, ...of(written), turn: kept.turn + 1, ...more });
  }

  /** What of the state a sheet brings. @param {SheetWritten} written @returns {Partial<SheetPart>} */
  const said = ({ sheet, link, fits }) => ({ shown: sheet, link: fits ? link : null });

  /** What is kept of it. @param {SheetWritten} written */
  const of = ({ text, sheet }) => ({ text, told: toldOf(sheet), changed: now().getTime() });

  /** Open a sheet of the device, where it was left. @param {string} id */
  async function show(id) {
    const before = state().kept;
    const kept = state().sheets.find((one) => one.id === id);
    if (!kept) return;
    const answer = await engine.editScoreSheet({
      text: kept.text,
      ...(kept.entry ? { draft: draftOf(kept.entry) } : {}),
    });
    // Somebody has gone on with it meanwhile.
    if (state().kept !== before && state().kept?.id === id) return;
    if (!answer.ok) {
      go("list", { refusal: refusalOf(answer) });
      return;
    }
    const written = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer));
    const { isElsewhere } = state();
    go(kept.entry ? "entry" : "score", { ...said(written), kept, draft: written.draft ?? null, isElsewhere });
  }

  /** @param {NonNullable<KeptSheet["entry"]>} entry */
  const draftOf = ({ deal, values }) => ({ deal, values });

  return {
    engine,
    change,
    state,
    go,
    keep,
    settle,
    said,
    of,
    show,
    draftOf,
    refusalOf,
    inTurn,
  };
}

/** @param {SheetNeeds} needs */
export function createScoreKeeper(needs) {
  const { store, engine, whenReady, keeping, features } = needs;
  const hand = createHand(needs);
  const { change, state, go, settle, said, of, show, refusalOf, inTurn } = hand;
  const showPanel = () => store.change({ type: "panel", panel: "score-sheet" });
  const setting = createSettingUp(needs, hand);

  async function reread() {
    const sheets = await keeping.all();
    change({ sheets });
    return sheets;
  }

  /** Look at a text or a link; it is kept once somebody goes on with it. @param {string} text */
  async function look(text) {
    const answer = await engine.editScoreSheet({ text });
    if (!answer.ok) {
      go("list", { refusal: refusalOf(answer) });
      return false;
    }
    const written = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer));
    const kept = { id: "", began: 0, turn: 0, done: [], undone: [], entry: null, ...of(written) };
    go("score", { ...said(written), kept, draft: null });
    return true;
  }

  /** One step back, or on again. @param {"done" | "undone"} from */
  async function step(from) {
    const { kept } = state();
    const taken = kept?.[from].at(-1);
    if (!kept || !taken) return;
    const isBack = from === "done";
    const text = isBack ? textBefore(kept.text, taken) : textAfter(kept.text, taken);
    const steps = {
      done: isBack ? kept.done.slice(0, -1) : [...kept.done, taken],
      undone: isBack ? [...kept.undone, taken] : kept.undone.slice(0, -1),
    };
    const answer = await engine.editScoreSheet({ text });
    if (!answer.ok) return change({ refusal: refusalOf(answer) });
    const written = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer));
    go("score", { draft: null });
    await settle({ ...written, text }, { ...steps, entry: null });
  }

  return {
    ...setting,
    ...createEntering(needs, hand),
    ...createGiving(needs, hand),
    show,
    /** Go on where it was left: in the middle of an entry, at the sheet that is open, or at the list. @param {string} [id] of one that is chosen */
    async open(id) {
      const { place, kept } = state();
      change(store.state().scoreSheet && !id ? { refusal: null } : blank());
      showPanel();
      await whenReady();
      const sheets = await reread();
      if (sheets.some((one) => one.id === id)) return show(String(id));
      const under = sheets.find(({ entry }) => entry);
      if (kept?.id && ["score", "entry"].includes(place)) return show(kept.id);
      if (under) return show(under.id);
      return sheets.length ? go("list") : setting.setup();
    },
    /** Show what a link carries; one without anything leads to the sheets of the device. @param {string} link */
    async openLink(link) {
      if (link.endsWith(".")) return this.open();
      change(blank());
      showPanel();
      await whenReady();
      await reread();
      return void (await look(link));
    },
    /** Take in a file that was dropped on the page. @param {() => Promise<string>} read */
    async takeDropped(read) {
      change(blank());
      showPanel();
      await whenReady();
      await reread();
      await this.take(read);
    },
    /** Take in a file. @param {() => Promise<string>} read */
    async take(read) {
      const text = await read().catch(() => "");
      if (await look(text)) await this.goOn();
    },
    /** Go on from a sheet that came from elsewhere: a copy of it is kept here. */
    async goOn() {
      const { kept } = state();
      if (!kept || kept.id) return;
      const at = needs.now().getTime();
      await hand.keep({ ...kept, id: needs.fresh(), began: at, changed: at });
    },
    /** Keep a sheet that another tab has thrown away, as it stands here. */
    keepAgain: () =>
      inTurn(async () => {
        const { kept } = state();
        change({ isGone: false });
        if (kept?.id) await hand.keep({ ...kept, id: needs.fresh(), turn: 0 });
      }),
    /** Back from whatever was called to it. */
    goBack() {
      showPanel();
      needs.focus();
    },
    async list() {
      await reread();
      go("list", { kept: null, shown: null, draft: null, isElsewhere: false, isGone: false });
    },
    figures: () => go("figures"),
    score: () => go("score", { draft: null }),
    out: () => go("out"),
    /** @param {string | null} sure */
    ask: (sure) => change({ sure }),
    /** @param {string} id */
    async remove(id) {
      await keeping.drop(id);
      await reread();
      change({ sure: null, kept: null, shown: null });
    },
    turn: () => change({ isTurned: !state().isTurned }),
    undo: () => inTurn(() => step("done")),
    redo: () => inTurn(() => step("undone")),
    /** Call the referee, with what is known of the match, and of the deal that somebody is entering. */
    referee() {
      const { shown, draft, place } = state();
      if (!shown) return;
      const { game, rules, names } = shown.head;
      const beside = {
        feature: "score-sheet",
        words: "score-sheet-back",
        asks: ["follow", "winner", "points"],
        known: (place === "entry" && draft?.referee) || shown.referee,
        names,
      };
      void features.referee.openBeside(game, rules, beside);
    },
    close: () => store.change({ type: "panel", panel: null }),
  };
}
