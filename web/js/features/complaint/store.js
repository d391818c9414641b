/**
 * Complaints: gathers what an argument about an act needs. The engine says what may be told: of a deal that goes on it makes
 * no link to the cards, and the view holds none but the person's own.
 */

import { named } from "../../text/onlookers.js";
import { reportHtml, reportText } from "./report.js";

/** @import { Answer } from "../../core/types.d.ts" */
/** @import { Complaint as Gathered } from "../../messages/messages.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Complaint } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Text} needs.text
 * @param {import("../../core/types.d.ts").Ask} needs.ask
 * @param {(link: string) => string} needs.address the whole address of a link
 * @param {(text: string) => Promise<void>} needs.copy
 * @param {(picture: Promise<Blob>) => Promise<void>} needs.copyPicture
 * @param {(name: string, content: BlobPart) => void} needs.saveFile give the person a file
 * @param {(text: Text, complaint: Complaint) => Promise<Blob>} needs.drawn the position as a picture
 */
export function createComplaint({ store, text, ask, address, copy, copyPicture, saveFile, drawn }) {
  let asked = 0;
  /** @param {Partial<Complaint>} complaint */
  const change = (complaint) => store.change({ type: "complaint", complaint });
  const now = () => /** @type {Complaint} */ (store.state().complaint);

  /**
   * @param {Pick<Complaint, "view" | "hands" | "from">} about
   * @param {{ turn: number } | { deal: number, step: number }} at
   */
  async function open(about, at) {
    const mine = ++asked;
    change({ ...about, gathered: null, refusal: null, copied: null });
    store.change({ type: "panel", panel: "complaint" });
    const answer = await ask({ op: "complaint", ...at });
    if (mine !== asked) return;
    if (!answer.ok) return change({ refusal: answer.error ?? { code: "internal" } });
    const gathered = /** @type {Answer & Gathered} */ (/** @type {unknown} */ (answer));
    const whole = (/** @type {string | null} */ link) => link && address(link);
    change({
      gathered: { ...gathered, links: { deal: whole(gathered.link), question: whole(gathered.question) } },
    });
  }

  /** @param {NonNullable<Complaint["copied"]>["what"]} what @param {Promise<void>} copying */
  async function told(what, copying) {
    const mine = asked;
    const is = await copying.then(
      () => /** @type {const} */ ("copied"),
      () => /** @type {const} */ ("refused"),
    );
    if (mine === asked) change({ copied: { what, is } });
  }

  return {
    /** About the match at the table, as it stands. */
    async table() {
      const { match } = store.state();
      if (!match) return;
      const view = named(text.say, match.view, true);
      const hands = view.hand.length ? { [view.you]: view.hand } : {};
      await open({ view, hands, from: null }, { turn: view.turn });
    },
    /** About the step of a past deal that is shown. */
    async past() {
      const { opened } = store.state().past;
      if (!opened?.shown) return;
      const { deal, step, view, hands } = opened.shown;
      await open({ view: named(text.say, view, true), hands, from: "past" }, { deal, step });
    },
    copyText: () => told("text", copy(reportText(text, now()))),
    copyHtml: () => told("html", copy(reportHtml(text, now()))),
    copyPicture: () => told("picture", copyPicture(drawn(text, now()))),
    async savePicture() {
      const { gathered, view } = now();
      saveFile(`${view.game}-${gathered?.deal}-${gathered?.act}.png`, await drawn(text, now()));
    },
    /** Back to where one came from. */
    close() {
      asked += 1;
      store.change({ type: "panel", panel: now().from });
    },
  };
}
