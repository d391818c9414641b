/** Local table: the table of this page, with its engine and its stored documents. */

import { bootEngine, createStandIn, fileAddress } from "../engine/index.js";
import { currentOpening, readOpening } from "../core/openings.js";
import { tellOutdatedEngine } from "../core/loader.js";
import { whenConnected } from "../core/connection.js";
import { createKeeping } from "../core/device.js";
import { createDocuments } from "../core/storage/documents.js";
import { bareHead } from "../core/storage/match-summaries.js";
import { idbStore } from "../core/storage/idb.js";
import { tellHeldValues } from "../core/stored-values.js";
import { createTabs, browserTabs } from "../core/storage/tab-locks.js";
import { createTable } from "../table/store/table-store.js";
import { namesOfMatch } from "../text/player-names.js";

/** @import { Engine } from "../core/types.d.ts" */

/** A name nobody has. */
const createId = () =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-");

/**
 * @param {Pick<import("../table/store/table-store.js").Needs, "store" | "sleep" | "thinksAhead" | "holdBack" | "onContradiction"> & {
 *   text: ReturnType<typeof import("../text/sentences.js").createSpeech>,
 *   asked: { seed: string | null },
 * }} page `asked`: the cards asked for, as a seed
 */
export function createLocalTable({ store, text, asked, ...page }) {
  const documents = createDocuments({
    openDevice: idbStore,
    onKept: createKeeping(),
    onStorageChange: (where) => {
      const { storage: before, notice } = store.state();
      store.change({ type: "storage", storage: where });
      if (where === "device" && before !== "opening") {
        // What was held is written, and what another tab wrote meanwhile is seen again.
        if (notice?.code === before) store.change({ type: "notice", code: null });
        void table.saver.rereadDocuments();
      }
      // A guest of another site says nothing of it: nobody expects it to remember.
      const isGuest = globalThis.parent !== globalThis.self;
      if ((where === "refused" && !isGuest) || where === "full" || where === "lost")
        store.change({ type: "notice", code: where });
    },
  });
  tellHeldValues(store);
  tellOutdatedEngine(store);
  const tabs = createTabs({
    ...browserTabs(),
    onTakenOver: () => table.onTakenOver(),
    onChange: () => void table.saver.rereadDocuments(),
  });
  const table = createTable({
    ...page,
    store,
    documents,
    tabs,
    seatNames: (name, game, people) => namesOfMatch(text, name, game, people),
    createSeed: () => asked.seed ?? createId(),
    createId,
    // Cards that somebody asked for were not dealt ahead; and to another site the engine is there before the cards.
    standIn:
      globalThis.parent === globalThis.self
        ? createStandIn(
            async (game, number) => (asked.seed ? null : readOpening(game, number, fileAddress)),
            currentOpening,
          )
        : null,
    whenConnected: (cuts) => whenConnected(fileAddress("engine/"), cuts),
    bootEngine: async () => {
      const engine = /** @type {Engine} */ (
        await bootEngine({ onProgress: (progress) => store.change({ type: "progress", progress }) })
      );
      // For programmers at the console, and for the tests: PROTOCOL.md, "In the browser's console".
      Object.defineProperty(globalThis, "followSuit", {
        value: Object.freeze({ askText: (/** @type {string} */ raw) => engine.askText(raw), keepMatch }),
        configurable: true,
      });
      return engine;
    },
  });

  /**
   * Keep a record as a match to be continued, as if it had been played here.
   * @param {string} record the text of a `.deal` file
   * @param {string} game
   */
  async function keepMatch(record, game) {
    const { saver } = table;
    await saver.rereadDocuments();
    const head = { ...bareHead(createId(), game, 0), ...saver.stampTime() };
    await saver.changeDocuments(() => documents.importAll([{ ...head, text: record }]));
  }

  return { table, documents, tabs };
}
