/** Share: makes a link of a deal or a match, by the engine. Nothing is sent anywhere. */

import { ifCurrent, latestOnly } from "../../core/async.js";
import { awaitCopy } from "../../core/device.js";
import { createGuard } from "../../core/requests.js";

/** @import { Store } from "../../core/store.js" */
/** @import { Shared, Sending } from "./types.d.ts" */

/** What is shown until a link has been made. */
const NOTHING_MADE = { link: null, fits: true, refusal: null, copied: null, isCode: false };

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(link: string) => string} needs.linkAddress the whole address of a link
 * @param {(name: string, text: string) => void} needs.saveFile give the person a file
 * @param {(text: string) => Promise<void>} needs.copyText
 * @param {(data: { title: string, url: string }) => Promise<void>} needs.sendLink by the system's own way
 */
export function createSending({ store, engine, linkAddress, saveFile, copyText, sendLink }) {
  const startRequest = latestOnly();
  /** @param {Partial<Sending>} sending */
  const change = (sending) => store.change({ type: "sending", sending });
  const guard = createGuard((refusal) =>
    change(refusal.code === "link_too_long" ? { fits: false } : { refusal }),
  );

  /** Have the engine make the link. */
  async function makeLink() {
    const isLatest = startRequest();
    const { record, deal, scope, isBegun } = /** @type {Sending} */ (store.state().sending);
    change(NOTHING_MADE);
    const about = { ...(record === null ? {} : { record }), ...(scope === "match" ? {} : { deal }) };
    const { name } = store.state().settings;
    const dared = { ...about, name, claims: scope === "claim", ...(isBegun ? { begun: true } : {}) };
    const asked = isChallenge(scope)
      ? /** @type {const} */ ({ kind: "challenge", value: dared })
      : /** @type {const} */ ({ kind: "record", value: about });
    await guard(async () => {
      const answer = await ifCurrent(isLatest, engine.write(asked));
      if (!answer) return;
      const { link, text, fits } = answer;
      change({ link: link ? linkAddress(link) : null, text, fits });
    });
  }

  /** @param {Shared} shared */
  async function open(shared) {
    /** @type {Sending} */
    const first = { ...shared, ...NOTHING_MADE, text: "", from: panelToReturnTo(store.state().panel) };
    store.change({ type: "sending", sending: first });
    store.change({ type: "panel", panel: "sending" });
    await makeLink();
  }

  /** @param {string} words */
  const copyWords = async (words) => change({ copied: await awaitCopy(copyText(words)) });

  return {
    /** Share the match at the table. */
    async shareTable() {
      const { view } = store.state().match ?? {};
      if (!view) return;
      const isOver = Boolean(view.summary);
      await open({ game: view.game, record: null, deal: view.deal, deals: view.deal, isOver, scope: "deal" });
    },
    /** Share the past deal that is open, or its match. */
    async sharePast() {
      const { opened } = store.state().history;
      if (!opened) return;
      const { head, record, deals, replay } = opened;
      const deal = deals.find(({ number }) => number === replay?.deal) ?? deals.at(-1);
      if (!deal) return;
      await open({
        game: head.game,
        record,
        deal: deal.number,
        deals: deals.length,
        isOver: Boolean(deal.figures),
        scope: replay || deals.length === 1 ? "deal" : "match",
      });
    },
    /**
     * Challenge somebody to play a deal, with the person's own play if it was finished. `isBegun`: it begins after the acts of
     * its record. @param {{ game: string, record: string | null, deal: number, isOver: boolean, isBegun?: boolean }} dared
     */
    shareChallenge: (dared) => open({ ...dared, deals: 1, scope: dared.isOver ? "claim" : "cards" }),
    /** Go back to the panel before. */
    close() {
      store.change({ type: "panel", panel: store.state().sending?.from ?? null });
    },
    /** @param {Sending["scope"]} scope */
    chooseScope(scope) {
      change({ scope });
      return makeLink();
    },
    async copyLink() {
      const { link } = store.state().sending ?? {};
      if (link) await copyWords(link);
    },
    /** Copy the content of the link as text. */
    async copyRecordText() {
      const { text } = store.state().sending ?? {};
      if (text) await copyWords(text);
    },
    /** @param {string} title */
    async sendLink(title) {
      const { link } = store.state().sending ?? {};
      // The person cancelled: not a failure.
      if (link) await sendLink({ title, url: link }).catch(() => {});
    },
    toggleCode() {
      change({ isCode: !store.state().sending?.isCode });
    },
    /** Save the content of the link as a file. */
    saveRecord() {
      const { game, deal, scope, text } = /** @type {Sending} */ (store.state().sending);
      if (text) saveFile(scope === "deal" ? `${game}-deal-${deal}.deal` : `${game}.deal`, text);
    },
  };
}

/** @param {Sending["scope"]} scope */
function isChallenge(scope) {
  return scope === "claim" || scope === "cards";
}

/** The panel that sending goes back to. @param {import("../../core/types.d.ts").State["panel"]} panel @returns {Sending["from"]} */
function panelToReturnTo(panel) {
  return panel === "history" || panel === "challenges" ? panel : null;
}
