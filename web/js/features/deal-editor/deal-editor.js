/** Deal editor: laying a deal, and what shows it, with its style; fetched when it is first wanted. */

import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createDealEditor } from "./store.js";

export { default as style } from "./style.css";
export { dealEditorView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, whenReady, openText, leaveMatch, features }) {
  return createDealEditor({
    store,
    engine: table.engine,
    whenReady,
    drawSeed: () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join(""),
    copyText,
    linkAddress,
    saveFile,
    openReplay: (record) => openText(record),
    shareChallenge: (deal) => features.sending.shareChallenge(deal),
    async playRecord(record, game) {
      leaveMatch();
      await table.openRecord(record, game);
    },
  });
}
