/** Results: what came is put into a heap and checked; the table of it can be looked into, saved, printed and sent. */

import { filesRead } from "../../core/hand.js";
import { createWatched } from "../../core/watched.js";
import { offerOf } from "../../text/offers.js";
import { fileName } from "./playing.js";

/** @import { HeapFile } from "../../parts/heap.js" */
/** @import { EventBots, Standings, Working } from "./types.d.ts" */

/** As many people need no others beside them; with fewer our levels may play the deals, too. */
export const ENOUGH_PEOPLE = 4;
/** The levels that may: the quick ones, as in a field. */
const LEVELS = ["beginner", "casual"];

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand */
export function createResults({ ask, sleep, saveFile, print, look }, hand) {
  const { state, change, go, refusalOf } = hand;
  const watched = createWatched({ ask, sleep });
  /** Each piece of work has a number; one that is called off is not the latest any more. */
  let works = 0;
  let isLooking = false;

  /** Do something that takes a while, and say how far it is. @param {Working["what"]} what @param {(isOn: () => boolean, tell: (part: number) => void) => Promise<void>} work */
  async function working(what, work) {
    const mine = ++works;
    const isOn = () => mine === works;
    change({ working: { what, part: 0 }, refusal: null });
    await work(isOn, (part) => isOn() && change({ working: { what, part } }));
    if (isOn()) change({ working: null });
  }

  /** Replay what is in the heap. */
  function check() {
    const { link, heap, files, levels } = state();
    const texts = [heap, ...files.map(({ text }) => text)];
    return working("results", async (isOn, tell) => {
      const question = { op: /** @type {const} */ ("standing"), link, texts, levels };
      const answer = await watched(question, tell, isOn);
      if (!isOn()) return;
      if (answer.ok)
        change({ found: /** @type {Standings} */ (/** @type {unknown} */ (answer)), bots: null });
      else change({ refusal: refusalOf(answer) });
    });
  }

  /** Call off what is being done. */
  function stop() {
    if (!state().working) return;
    works += 1;
    change({ working: null });
    void ask({ op: "cancel" });
  }

  return {
    check,
    stop,
    isLooking: () => isLooking,
    looked: () => (isLooking = false),
    results: () => go("results"),
    /** @param {string} heap */
    pile: (heap) => change({ heap, refusal: null }),
    /** Files that were dropped or chosen. @param {readonly { name: string, text: () => Promise<string> }[]} files */
    async takeFiles(files) {
      const read = await filesRead(files);
      change({ files: [...state().files, ...read] });
      await check();
    },
    /** Take a file out of the heap again. @param {HeapFile} file */
    dropFile: (file) => change({ files: state().files.filter((one) => one !== file) }),
    /** Let our quick levels play the deals, too. */
    field() {
      const { link, event } = state();
      if (!event) return undefined;
      const names = LEVELS.filter((level) => offerOf(event.game)?.levels.includes(level));
      return working("levels", async (isOn, tell) => {
        /** @type {Record<string, number[]>} */
        const levels = {};
        for (const [at, level] of names.entries())
          for (let deal = 1; deal <= event.deals; deal += 1) {
            const answer = await ask({ op: "event_field", link, deal, level });
            if (!isOn()) return;
            if (!answer.ok) {
              change({ refusal: refusalOf(answer) });
              return;
            }
            levels[level] = [...(levels[level] ?? []), Number(answer["margin"])];
            tell((at + deal / event.deals) / names.length);
          }
        change({ levels });
        await check();
      });
    },
    /** Look at how somebody played a deal. @param {string} result the link of it @param {number} deal @param {number} [act] the act it opens at */
    async look(result, deal, act = 0) {
      const { link } = state();
      const play = await ask({ op: "event_play", link, result, deal });
      const answer = play.ok ? await ask({ op: "link", record: play.record, deal: 1 }) : play;
      if (!answer.ok) {
        change({ refusal: refusalOf(answer) });
        return;
      }
      isLooking = true;
      await look(`${String(answer["link"])}${act ? `~${act}` : ""}`);
    },
    /** Ask the bots of a result again. @param {string} name @param {string} result the link of it */
    bots: (name, result) =>
      working("bots", async (isOn, tell) => {
        const answer = await watched({ op: "event_bots", link: state().link, result }, tell, isOn);
        if (!isOn()) return;
        if (!answer.ok) change({ refusal: refusalOf(answer) });
        else change({ bots: { name, .../** @type {EventBots} */ (/** @type {unknown} */ (answer)) } });
      }),
    /** The table for a spreadsheet. */
    saveTable() {
      const { found, event } = state();
      // Excel takes a table for UTF-8 where this mark stands before it.
      if (found) saveFile(`${fileName(event?.name ?? "")}.csv`, `\uFEFF${found.csv}`);
    },
    print: () => print(),
  };
}
