/** Setup: goes to the engine with each change, and comes back changed. Nothing is kept elsewhere. */

import { ifCurrent, latestOnly, serialQueue } from "../../core/async.js";
import { createGuard } from "../../core/requests.js";
import { hasRoom } from "./card-placement.js";

/** @import { Answered, DealDraft } from "./types.d.ts" */

/** As many changes can be taken back. */
const MOST_PAST = 400;

/** @typedef {(message: Record<string, unknown>, then?: Partial<DealDraft>) => Promise<void>} Send */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => string} needs.seed of what is left to chance
 * @param {() => DealDraft | null} needs.currentDeal null where the panel was never opened
 * @param {(draft: Partial<DealDraft>) => void} needs.change
 */
export function createDealSetup({ engine, seed, currentDeal, change }) {
  const startSetup = latestOnly();
  /** Changes wait for each other: each is made to the setup that the one before left. */
  const inTurn = serialQueue();
  const guard = createGuard((refusal) => currentDeal() && change({ refusal }));

  /** Runs a task after those before it; a refusal is shown where the panel was opened. @param {() => Promise<unknown>} task */
  const runInTurn = (task) => inTurn(() => guard(task));
  return { setupFields, dropPending, sendSetup, takeBack };

  /** The game and the rules of the setup. */
  function setupFields() {
    const shown = currentDeal()?.shown;
    return shown ? { game: shown.game, rules: shown.rules, setup: shown.setup } : { game: "" };
  }

  /** Another setup: what was asked about the one before is dropped. */
  function dropPending() {
    startSetup();
  }

  /** Take the latest change back. One that still waits for the engine is made first. */
  function takeBack() {
    const isLatest = startSetup.peek();
    return runInTurn(async () => {
      const past = currentDeal()?.past ?? [];
      const setup = past.at(-1);
      if (!isLatest() || setup === undefined) return;
      await changeSetup({ setup });
      if (isLatest()) change({ past: past.slice(0, -1) });
    });
  }

  /** @type {Send} */
  function sendSetup(message, then = {}) {
    const isLatest = startSetup.peek();
    const sent = currentDeal();
    return runInTurn(async () => {
      if (isLatest()) await changeSetup(message, then, sent);
    });
  }

  /** Have the engine change the setup as it is now. @param {Record<string, unknown>} message @param {Partial<DealDraft>} [then] @param {DealDraft | null} [sent] */
  async function changeSetup(message, then = {}, sent = currentDeal()) {
    const isLatest = startSetup.peek();
    const before = currentDeal()?.shown ?? null;
    const request = engine.editDeal({ seed: seed(), ...setupFields(), ...message });
    const shown = await ifCurrent(isLatest, request);
    const draft = currentDeal();
    if (shown && draft) applySetup(draft, shown, before, withoutTyped(sent, draft, then));
  }

  /**
   * What follows from an answer, without what the person has typed or chosen since the message was sent.
   * @param {DealDraft | null} sent @param {DealDraft} draft @param {Partial<DealDraft>} then
   */
  function withoutTyped(sent, draft, then) {
    const isAsSent = (/** @type {string} */ part) =>
      !sent || sent[/** @type {keyof DealDraft} */ (part)] === draft[/** @type {keyof DealDraft} */ (part)];
    return Object.fromEntries(Object.entries({ text: null, ...then }).filter(([part]) => isAsSent(part)));
  }

  /** @param {DealDraft} draft @param {Answered} shown @param {Answered | null} before @param {Partial<DealDraft>} then */
  function applySetup(draft, shown, before, { text, ...then }) {
    const { unread } = shown;
    // What was typed stays where it could not be read.
    if (!shown.is_read)
      return change({ shown: draft.shown ?? shown, unread, refusal: null, copied: null, hasMore: false });
    const isChanged = before && before.setup !== shown.setup;
    const past = isChanged ? [...draft.past, before.setup].slice(-MOST_PAST) : draft.past;
    change({
      shown,
      past,
      refusal: null,
      copied: null,
      unread,
      hasMore: shown.has_more,
      ...(text === null && isChanged ? { text } : {}),
      ...then,
      ...fitChoices(draft, shown, then),
    });
  }
}

/** What was chosen of another table goes; a place that is full makes way for the next. @param {DealDraft} draft @param {Answered} shown @param {Partial<DealDraft>} then @returns {Partial<DealDraft>} */
function fitChoices(draft, shown, then) {
  const { aim, you, contract } = { ...draft, ...then };
  const at = shown.places.findIndex(({ name }) => name === aim);
  const place = shown.places[at];
  const isFull = place && !hasRoom(place);
  const next = isFull && "aim" in then ? shown.places.slice(at).find(hasRoom)?.name : aim;
  const names = shown.contract.map(({ name }) => name);
  return {
    aim: place ? (next ?? "") : "",
    you: shown.seats.some((seat) => seat === you) ? you : shown.seats[0],
    contract:
      contract && names.length && Object.keys(contract).every((name) => names.includes(name))
        ? contract
        : null,
  };
}
