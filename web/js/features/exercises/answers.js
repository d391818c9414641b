/** Answers: what a class sent is put into a heap; the engine replays every try and makes the table. */

import { packFileName } from "./keeping.js";

/** @import { ExerciseClass, HeapFile, KeptPack } from "./types.d.ts" */

/** How often the engine is asked how far it is, in milliseconds. */
const LOOK_MS = 300;

/** @param {import("./store.js").ExerciseNeeds} needs @param {import("./store.js").ExercisesHand} hand */
export function createAnswers({ ask, sleep, saveFile }, { state, change, go, asked }) {
  /** Each table that is made has a number; one that is called off is not the latest any more. */
  let works = 0;

  /** Say how far the engine is with a table. @param {number} mine */
  async function watch(mine) {
    for (;;) {
      await sleep(LOOK_MS);
      if (mine !== works) return;
      const { part } = await ask({ op: "progress" });
      if (mine !== works) return;
      if (typeof part === "number") change({ working: part });
    }
  }

  function stop() {
    if (state().working === null) return;
    works += 1;
    change({ working: null });
    void ask({ op: "cancel" });
  }

  /** Replay what is in the heap. */
  async function check() {
    const { read, heap, files } = state();
    if (!read) return;
    const mine = ++works;
    go("class", { working: 0, table: null });
    void watch(mine);
    const texts = [heap, ...files.map(({ text }) => text)];
    const table = await /** @type {Promise<ExerciseClass | null>} */ (
      asked({ op: "exercise_class", pack: read.pack, texts })
    );
    if (mine !== works) return;
    works += 1;
    change({ working: null, table });
  }

  return {
    check,
    stopClass: stop,
    toClass: () => go("class"),
    toPack() {
      stop();
      go("pack");
    },
    /** @param {string} heap */
    pile: (heap) => change({ heap, refusal: null }),
    /** Files that were dropped or chosen. @param {readonly { name: string, text: () => Promise<string> }[]} files */
    async takeAnswers(files) {
      const read = await Promise.all(
        files.map(async (file) => ({ name: file.name, text: await file.text().catch(() => "") })),
      );
      change({ files: [...state().files, ...read] });
      await check();
    },
    /** Take a file out of the heap again. @param {HeapFile} file */
    dropFile: (file) => change({ files: state().files.filter((one) => one !== file) }),
    /** The table for a spreadsheet. */
    saveTable() {
      const { table, read } = state();
      // Excel takes a table for UTF-8 where this mark stands before it.
      if (table) saveFile(`${packFileName(read?.title ?? "")}.csv`, `\uFEFF${table.csv}`);
    },
    /** The pack that answers are to. @param {string} link of the answers @param {KeptPack[]} packs @returns {Promise<KeptPack | null>} */
    async packOf(link, packs) {
      for (const pack of packs) {
        const answer = await ask({ op: "exercise_class", pack: pack.text, texts: [link] });
        const found = /** @type {ExerciseClass} */ (/** @type {unknown} */ (answer));
        if (answer.ok && !found.problems.some(({ code }) => code === "other_exercises")) return pack;
      }
      return null;
    },
  };
}
