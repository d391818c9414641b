/** Making: laying a deal, and what shows it, with its style; fetched when it is first wanted. */

import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createMaking } from "./store.js";

export { default as style } from "./style.css";
export { makingView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, ready, makeRoom, features }) {
  return createMaking({
    store,
    engine: table.engine,
    ready,
    seed: () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join(""),
    copyText,
    linkAddress,
    saveFile,
    look: (link) => features.history.follow(link),
    challenge: (deal) => features.share.challenge(deal),
    async play(record, game) {
      makeRoom();
      await table.open(record, game);
    },
  });
}
