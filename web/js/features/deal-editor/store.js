/**
 * Making: a deal that a person makes. Its setup goes to the engine with each change (`deal-setup.js`); cards are laid by hand
 * (`card-placement.js`); what is done with the deal is in `deal-uses.js`.
 */

import { rulesAsked } from "../../core/next-match-rules.js";
import { createLaying } from "./card-placement.js";
import { createSetup } from "./deal-setup.js";
import { createUses } from "./deal-uses.js";

/** @import { Making } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createMaking>} MakingActs */

/** @param {import("./deal-uses.js").UsesNeeds & { ready: () => Promise<unknown> }} needs `ready` resolves once the engine is there */
export function createMaking({ ready, ...needs }) {
  const { store, engine, seed } = needs;
  const now = () => /** @type {Making} */ (store.state().dealEditor);
  /** @param {Partial<Making>} making */
  const change = (making) => store.change({ type: "dealEditor", dealEditor: making });
  const { about, anew, send, takeBack } = createSetup({
    engine,
    seed,
    now: () => store.state().dealEditor,
    change,
  });

  return {
    /** Begin with the rules that are played, or go on where one left. */
    async open() {
      const { match, settings, dealEditor: making, panel } = store.state();
      const from = panel === "deal-editor" ? (making?.from ?? null) : panel;
      store.change({ type: "dealEditor", dealEditor: { ...blank(), ...making, from, refusal: null } });
      store.change({ type: "panel", panel: "deal-editor" });
      if (making?.shown) return;
      await ready();
      const game = match?.view.game ?? settings.game;
      await send({ game, rules: rulesAsked(store.state(), game) });
    },
    /** Begin with the deal that is looked at. */
    async past() {
      const { panel, history: past } = store.state();
      const { opened } = past;
      if (!opened?.shown) return;
      const { record, head, shown } = opened;
      anew();
      store.change({ type: "dealEditor", dealEditor: { ...blank(), from: panel } });
      store.change({ type: "panel", panel: "deal-editor" });
      const answer = await engine.makeLink({ record, deal: shown.deal });
      if (answer.ok) await send({ game: head.game, read: String(answer["link"]) });
      else change({ refusal: answer.error ?? { code: "internal" } });
    },
    close() {
      store.change({ type: "panel", panel: now()?.from ?? null });
    },
    /** Another game, or other rules of it: an empty table. @param {string} game @param {unknown} rules */
    table(game, rules) {
      anew();
      return send({ game, rules, setup: null }, { card: "", contract: null });
    },
    ...createLaying({ now, change, send }),
    fill: () => send({ fill: true }),
    clear: () => send({ clear: "" }),
    /** @param {string} name @param {string} text */
    set: (name, text) => send({ set: { [name]: text } }),
    undo: takeBack,
    /** @param {Record<string, string> | null} contract */
    begin: (contract) => change({ contract, refusal: null }),
    /** @param {string} you */
    sit: (you) => change({ you }),
    /** @param {string} text */
    write: (text) => change({ text }),
    read() {
      const { text } = now();
      return text === null ? undefined : send({ read: text });
    },
    ...createUses({ ...needs, now, change, about }),
  };
}

/** @returns {Making} */
function blank() {
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
