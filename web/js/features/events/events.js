/** Events: a club's event, with its views and style; fetched when it is first wanted. */

import { address, copy, saveFile } from "../../core/device.js";
import shared from "../../parts/desk.css";
import { createDraftKeeping } from "./made-deals.js";
import { createEvents } from "./store.js";
import general from "./style.css";
import paper from "./print.css";

export { eventsView as view } from "./view.js";
/** In this order: what is printed takes back what is shown. */
export const style = [shared, general, paper].join("\n");

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, archive, ready, sleep, set, makeRoom, features }) {
  const acts = createEvents({
    store,
    ask: table.ask,
    ready,
    sleep,
    set,
    seed: () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join(""),
    now: Date.now,
    address,
    copy,
    saveFile,
    send: (data) => navigator.share(data),
    print: () => print(),
    record: archive.record,
    drafts: createDraftKeeping(archive),
    makeDeal: () => void features.making.open(),
    challenge: (link, game) => table.challenge(link, game),
    async resume(id) {
      makeRoom();
      await table.resume(id);
    },
    look: (link) => features.past.follow(link),
    focus: (selector) =>
      setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus()),
  });
  store.listen(acts.heard);
  return acts;
}
