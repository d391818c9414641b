/**
 * Looking: the panel of past matches: list, replay, export, import, delete. The engine says what a deal looks like at a
 * step.
 */

import { headFrom } from "../../core/kept/heads.js";
import { ExportFileError, readExportFile, writeExportFile } from "./export-file.js";
import { keepProgress, keepStars, keptProgress, keptStars } from "../../core/keep.js";
import { isOneDeal, LISTED } from "./state.js";

/** The act of the deal that a link opens at, behind what it carries (engine/followsuit/links/LINKS.md). */
const AT_ACT = /~(\d{1,4})$/;

/** How long each step is shown during automatic replay. */
const PLAY_MS = 1_100;

/** @import { Answer, KeptChips, Refusal, Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/kept/archive.js" */
/** @import { Table } from "../../table/store/table.js" */
/** @import { Tabs } from "../../core/kept/tabs.js" */
/** @import { Opened, Past, PastChange, PastDeal, PastTab, Shown, Sieve } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Table} needs.table
 * @param {Archive} needs.archive
 * @param {Tabs} needs.tabs
 * @param {(name: string, text: string) => void} needs.saveFile give the person a file
 * @param {(settings: Partial<Settings>) => void} needs.setSettings
 * @param {(chips: KeptChips) => void} needs.keepChips
 * @param {() => void} needs.forgetKept settings and chips
 * @param {() => Promise<unknown>} [needs.ready] resolves once the engine is there
 * @param {(milliseconds: number) => Promise<void>} [needs.sleep]
 * @param {() => Date} [needs.now]
 */
export function createPast({
  store,
  table,
  archive,
  tabs,
  saveFile,
  setSettings,
  keepChips,
  forgetKept,
  ready = () => Promise.resolve(),
  sleep = () => Promise.resolve(),
  now = () => new Date(),
}) {
  const { ask, saving } = table;
  let looks = 0;

  /** @param {PastChange} past */
  const change = (past) => store.change({ type: "past", past });
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  const tell = (code, facts = {}) => change({ news: { code, facts }, sure: null, checking: null });

  /** Stored data has changed: read it again, here and in other tabs. */
  async function changed() {
    await saving.reread();
    change({ aside: await archive.aside() });
    tabs.changed();
  }

  /** @param {PastTab} tab */
  async function open(tab) {
    change({
      tab,
      opened: null,
      linked: null,
      refusal: null,
      offer: null,
      checking: null,
      sure: null,
      news: null,
      listed: LISTED,
    });
    store.change({ type: "panel", panel: "past" });
    await saving.reread();
    change({ aside: await archive.aside() });
  }

  /** Open a match, to see its deals. @param {string} id */
  async function show(id) {
    const mine = ++looks;
    change({ refusal: null, news: null, sure: null });
    const head = store.state().heads.find((one) => one.id === id);
    const record = await archive.record(id);
    if (!head || record === null) return saving.reread();
    const answer = await ask({ op: "open", record });
    if (mine !== looks) return undefined;
    if (answer.ok) {
      const { deals, players } = /** @type {Answer & Pick<Opened, "deals" | "players">} */ (answer);
      return change({ opened: { head, record, deals, players, shown: null } });
    }
    const refusal = answer.error ?? { code: "internal" };
    if (refusal.code === "engine_died") return tell("past-wait");
    // It cannot be read: set it aside, so that it causes no further errors.
    const { message = "", code } = refusal;
    await archive.setAside({ code, message, game: head.game, text: record }, id);
    await changed();
    return change({ refusal });
  }

  /** @param {number} deal @param {number} step */
  async function at(deal, step) {
    const mine = ++looks;
    const answer = await ask({ op: "at", deal, step });
    const { opened } = store.state().past;
    if (mine !== looks || !opened) return;
    if (!answer.ok) return change({ refusal: /** @type {Refusal} */ (answer.error) });
    const { view, hands, events } = /** @type {Answer & Shown} */ (/** @type {unknown} */ (answer));
    change({ opened: { ...opened, shown: { deal, step, view, hands, events } } });
  }

  /** Show the deal that a link carries. Nothing of it is stored. @param {string} link */
  async function follow(link) {
    const mine = ++looks;
    const act = Number(AT_ACT.exec(link)?.[1] ?? -1);
    change({ opened: null, linked: { link, refusal: null }, refusal: null, news: null, sure: null });
    store.change({ type: "panel", panel: "past" });
    await ready();
    if (mine !== looks) return;
    const answer = await ask({ op: "open", link });
    const record = answer.record ?? "";
    if (mine !== looks) return;
    if (!answer.ok) {
      change({ linked: { link, refusal: answer.error ?? { code: "internal" } } });
      return;
    }
    const { deals, players } = /** @type {Answer & Pick<Opened, "deals" | "players">} */ (answer);
    const head = headFrom({ id: "", began: 0, changed: 0 }, answer);
    change({ linked: null, opened: { head, record, deals, players, shown: null, isLinked: true } });
    const [only] = deals;
    if (deals.length > 1 || !only) return;
    if (act >= 0 && act <= only.steps) return at(only.number, act);
    await at(only.number, 0);
    // Where cards are dealt one by one, begin after the last card.
    const { opened } = store.state().past;
    const isEmpty = Object.values(opened?.shown?.hands ?? {}).every((cards) => !cards.length);
    if (isEmpty && only.stops[1] !== undefined) await at(only.number, only.stops[1]);
  }

  /** Replay automatically, a step at a time, until it is stopped, left or at the end. */
  async function play() {
    const opened = store.state().past.opened;
    if (!opened?.shown) return;
    const last = opened.deals.find(({ number }) => number === opened.shown?.deal)?.steps ?? 0;
    const { deal, step } = opened.shown;
    change({ opened: { ...opened, isPlaying: !opened.isPlaying } });
    if (opened.isPlaying) return;
    if (step >= last) await at(deal, 0);
    for (;;) {
      await sleep(PLAY_MS);
      const now = store.state().past.opened;
      if (!now?.isPlaying || store.state().panel !== "past") return;
      if (now.shown?.deal !== deal || now.shown.step >= last) {
        change({ opened: { ...now, isPlaying: false } });
        return;
      }
      await at(deal, now.shown.step + 1);
    }
  }

  /** Everything there is, as one text. */
  async function packed() {
    const { settings, chips } = store.state();
    const heads = await archive.heads();
    const records = await Promise.all(heads.map(({ id }) => archive.record(id)));
    const matches = heads.flatMap((head, index) => {
      const record = records[index];
      return typeof record === "string" ? [{ ...head, record }] : [];
    });
    const { balance, unpaid } = chips;
    return writeExportFile(
      {
        settings,
        chips: { balance, unpaid },
        matches,
        aside: await archive.aside(),
        lessons: keptStars(),
        puzzles: keptProgress(),
      },
      now(),
    );
  }

  return {
    open,
    show,
    follow,
    play,
    /** @param {number} deal @param {number} step */
    at(deal, step) {
      const { opened } = store.state().past;
      if (opened?.isPlaying) change({ opened: { ...opened, isPlaying: false } });
      return at(deal, step);
    },
    /** Back from a deal to its match, from a match to the list. */
    back() {
      looks += 1;
      const { opened } = store.state().past;
      if (opened && isOneDeal(opened)) {
        store.change({ type: "panel", panel: null });
        return;
      }
      const back = opened?.shown ? { ...opened, shown: null, board: null, isPlaying: false } : null;
      change({ opened: back, sure: null, refusal: null });
    },
    more() {
      change({ listed: store.state().past.listed + LISTED });
    },
    /** @param {Partial<Sieve>} sieve */
    sift(sieve) {
      change({ sieve: { ...store.state().past.sieve, ...sieve } });
    },
    /** @param {Past["sure"]} sure */
    ask(sure) {
      change({ sure, news: null });
    },
    /** Go on with a match of the list. @param {string} id */
    async resume(id) {
      if (store.state().match) table.leave();
      store.change({ type: "panel", panel: null });
      await table.resume(id);
    },
    /** @param {string} id */
    async remove(id) {
      await archive.drop(id);
      change({ opened: null, sure: null });
      await changed();
    },
    /** Everything as a file. */
    async save() {
      saveFile(`follow-suit-${now().toISOString().slice(0, 10)}.json`, await packed());
      tell("data-saved");
    },
    /** The record of the opened match as a file. */
    saveRecord() {
      const { opened } = store.state().past;
      if (opened) saveFile(`${opened.head.game}-${opened.head.id}.deal`, opened.record);
    },
    /** Check a file; nothing is imported yet. @param {() => Promise<string>} read */
    async choose(read) {
      change({ offer: null, news: null, sure: null, checking: { done: 0, of: 0 } });
      try {
        const offer = await readExportFile(await read(), ask, (done, of) =>
          change({ checking: { done, of } }),
        );
        change({ offer, checking: null });
      } catch (error) {
        if (error instanceof ExportFileError) tell(error.code, error.facts);
        else tell("export-file-torn");
      }
    },
    /** Import the file: add to what is stored, or replace it. @param {"add" | "replace"} how */
    async take(how) {
      const { offer } = store.state().past;
      if (!offer) return;
      if (how === "replace" && store.state().match) table.leave();
      const { heads } = store.state();
      const isNewer = (/** @type {{ id: string, changed: number }} */ match) =>
        !heads.some(({ id, changed: at }) => id === match.id && at >= match.changed);
      const matches = how === "replace" ? offer.matches : offer.matches.filter(isNewer);
      try {
        await saving.settled();
        await archive.put(matches, offer.aside, how === "replace");
      } catch {
        return tell("data-full");
      }
      if (how === "replace") {
        if (offer.settings) setSettings(offer.settings);
        if (offer.chips) {
          keepChips(offer.chips);
          store.change({ type: "chips", chips: offer.chips });
        }
      }
      keepStars(offer.lessons);
      keepProgress(how === "replace" ? offer.puzzles : { ...offer.puzzles, ...keptProgress() });
      change({ offer: null });
      tell("data-taken", { count: matches.length });
      return changed();
    },
    /** Delete everything: matches, what was set aside, settings, chips. */
    async clear() {
      if (store.state().match) table.leave();
      await saving.settled();
      await archive.clear();
      forgetKept();
      change({ opened: null, offer: null });
      tell("data-cleared");
      await changed();
    },
    /** @param {string} id */
    saveAside(id) {
      const one = store.state().past.aside.find((aside) => aside.id === id);
      if (one) saveFile(`follow-suit-set-aside-${new Date(one.at).toISOString().slice(0, 10)}.txt`, one.text);
    },
    /** @param {string} id */
    async dropAside(id) {
      await archive.dropAside(id);
      await changed();
    },
  };
}
