/** Hand: what the modules of one feature's store share: its part of the state, its places, asking the engine, its links. */

/** @import { Answer, Ask, Question, Refusal } from "./types.d.ts" */
/** @import { Parts } from "./types/state.d.ts" */
/** @import { Store } from "./store.js" */

/**
 * @typedef {object} HandNeeds
 * @property {Store} store
 * @property {Ask} ask
 * @property {(link: string) => string} address the whole address of a link
 * @property {(text: string) => Promise<void>} copy
 * @property {(data: { title: string, url: string }) => Promise<void>} send by the system's own way
 */

/** Of a feature that has places and shows links. @typedef {"events"} Placed */

/** @template {Placed} N @param {HandNeeds} needs @param {N} name of the part @param {() => NonNullable<Parts[N]>} blank */
export function createHand({ store, ask, address, copy, send }, name, blank) {
  /** @typedef {NonNullable<Parts[N]>} Part */

  const state = () => /** @type {Part} */ (store.state()[name] ?? blank());

  /** @param {Partial<Part>} more */
  const change = (more) => store.change(/** @type {any} */ ({ type: name, [name]: more }));

  /** @param {Part["place"]} place @param {Partial<Part>} [more] */
  const go = (place, more) =>
    change(
      /** @type {Partial<Part>} */ ({
        place,
        refusal: null,
        copied: null,
        code: "",
        ...more,
      }),
    );

  /** @param {Answer} answer @returns {Refusal} */
  const refusalOf = (answer) => answer.error ?? { code: "internal" };

  /** @param {Partial<NonNullable<Parts[Placed]>>} more what every such part has */
  const tell = (more) => change(/** @type {Partial<Part>} */ (more));

  /** Ask, and say so where it is refused. @template T @param {Question} question @returns {Promise<T | null>} */
  async function asked(question) {
    const answer = await ask(question);
    if (answer.ok) return /** @type {T} */ (/** @type {unknown} */ (answer));
    tell({ refusal: refusalOf(answer) });
    return null;
  }

  const links = {
    /** Copy the whole address of a link. @param {string} link */
    copyLink: (link) =>
      copy(address(link)).then(
        () => tell({ copied: { link, how: "copied" } }),
        () => tell({ copied: { link, how: "refused" } }),
      ),
    /** Send it by the system's own way; the person may think better of it. @param {string} link @param {string} title */
    sendLink: (link, title) => send({ title, url: address(link) }).catch(() => {}),
    /** Show a link as a QR code, or no longer. @param {string} link */
    showCode: (link) => tell({ code: state().code === link ? "" : link }),
  };

  return { state, change, go, asked, refusalOf, links };
}

/** Files that were dropped or chosen, read; one that cannot be is empty. @param {readonly { name: string, text: () => Promise<string> }[]} files */
export const filesRead = (files) =>
  Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text().catch(() => "") })));
