/** Answers: what a class sent is put into a heap; the engine replays every try and makes the table. */

import { filesRead } from "../../core/hand.js";
import { createWatched } from "../../core/watched.js";
import { packFileName } from "./keeping.js";

/** @import { HeapFile } from "../../parts/heap.js" */
/** @import { ExerciseClass, KeptPack } from "./types.d.ts" */

/** @param {import("./store.js").ExerciseNeeds} needs @param {import("./store.js").ExercisesHand} hand */
export function createAnswers({ ask, sleep, saveFile }, { state, change, go, refusalOf }) {
  const watched = createWatched({ ask, sleep });
  /** Each table that is made has a number; one that is called off is not the latest any more. */
  let works = 0;

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
    const texts = [heap, ...files.map(({ text }) => text)];
    const question = { op: /** @type {const} */ ("exercise_class"), pack: read.pack, texts };
    const answer = await watched(
      question,
      (working) => change({ working }),
      () => mine === works,
    );
    if (mine !== works) return;
    works += 1;
    const table = answer.ok ? /** @type {ExerciseClass} */ (/** @type {unknown} */ (answer)) : null;
    change({ working: null, table, refusal: answer.ok ? null : refusalOf(answer) });
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
    async takeFiles(files) {
      const read = await filesRead(files);
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
