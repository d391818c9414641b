/**
 * Deal editor: a deal that a person makes. Its setup goes to the engine with each change (`deal-setup.js`); cards are laid by hand
 * (`card-placement.js`); `deal-uses.js` plays, sends or saves it.
 */

import { rulesAsked } from "../../core/next-match-rules.js";
import { createGuard } from "../../core/requests.js";
import { createCardPlacement } from "./card-placement.js";
import { createDealSetup } from "./deal-setup.js";
import { createDealUses } from "./deal-uses.js";

/** @import { DealDraft } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createDealEditor>} DealEditorActions */

/** @param {import("./deal-uses.js").UsesNeeds & { whenReady: () => Promise<unknown> }} needs `whenReady` resolves once the engine is there */
export function createDealEditor({ whenReady, ...needs }) {
  const { store, engine, drawSeed } = needs;
  const currentDeal = () => /** @type {DealDraft} */ (store.state().dealEditor);
  /** @param {Partial<DealDraft>} draft */
  const change = (draft) => store.change({ type: "dealEditor", dealEditor: draft });
  const guard = createGuard((refusal) => change({ refusal }));
  const { setupFields, dropPending, sendSetup, takeBack } = createDealSetup({
    engine,
    seed: drawSeed,
    currentDeal: () => store.state().dealEditor,
    change,
  });

  return {
    /** Begin with the rules that are played, or resume the deal before. */
    async open() {
      const { match, settings, dealEditor: draft, panel } = store.state();
      const from = panel === "deal-editor" ? (draft?.from ?? null) : panel;
      store.change({ type: "dealEditor", dealEditor: { ...emptyDeal(), ...draft, from, refusal: null } });
      store.change({ type: "panel", panel: "deal-editor" });
      if (draft?.shown) return;
      await whenReady();
      const game = match?.view.game ?? settings.game;
      await sendSetup({ game, rules: rulesAsked(store.state(), game) });
    },
    /** Go on with a deal that somebody sent. @param {Promise<import("../../messages/messages.d.ts").OpenedDocument>} reading */
    async openDocument(reading) {
      store.change({ type: "dealEditor", dealEditor: { ...emptyDeal(), from: null } });
      store.change({ type: "panel", panel: "deal-editor" });
      dropPending();
      const read = await reading;
      if (read.kind !== "setup") return;
      const { game, rules } = read.value;
      await sendSetup({ game, rules, setup: read.text });
    },
    /** Begin with the deal that is looked at. */
    async openPastDeal() {
      const { panel, history } = store.state();
      const { opened } = history;
      if (!opened?.replay) return;
      const { record, head, replay } = opened;
      dropPending();
      store.change({ type: "dealEditor", dealEditor: { ...emptyDeal(), from: panel } });
      store.change({ type: "panel", panel: "deal-editor" });
      await guard(async () => {
        const { text } = await engine.write({ kind: "record", value: { record, deal: replay.deal } });
        await sendSetup({ game: head.game, setup: text });
      });
    },
    close() {
      store.change({ type: "panel", panel: currentDeal()?.from ?? null });
    },
    /** Another game, or other rules of it: an empty table. @param {string} game @param {unknown} rules */
    chooseTable(game, rules) {
      dropPending();
      return sendSetup({ game, rules, setup: null }, { card: "", contract: null });
    },
    ...createCardPlacement({ currentDeal, change, send: sendSetup }),
    fillRest: () => sendSetup({ fill: true }),
    clearCards: () => sendSetup({ clear: "" }),
    /** @param {string} name @param {string} text */
    setField: (name, text) => sendSetup({ set: { [name]: text } }),
    undoChange: takeBack,
    /** @param {Record<string, string> | null} contract */
    setContract: (contract) => change({ contract, refusal: null }),
    /** @param {string} you */
    chooseSeat: (you) => change({ you }),
    /** @param {string} text */
    typeText: (text) => change({ text }),
    readText() {
      const { text } = currentDeal();
      return text === null ? undefined : sendSetup({ setup: text });
    },
    ...createDealUses({ ...needs, guard, currentDeal, change, about: setupFields }),
  };
}

/** @returns {DealDraft} */
function emptyDeal() {
  return {
    shown: null,
    past: [],
    card: "",
    aim: "",
    typed: "",
    contract: null,
    you: "",
    text: null,
    unread: [],
    hasMore: false,
    refusal: null,
    copied: null,
    from: null,
  };
}
