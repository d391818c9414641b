/** Setting up: a new sheet is begun, and what stands at the head of one is changed. */

import { latestOnly } from "../../core/async.js";
import { offerOf } from "../../text/catalog.js";
import { parseChips } from "../../text/chips.js";
import { choicesOf, firstSetup, NAME_LENGTH, NOTE_LENGTH, rulesOfSetup, tidied } from "./setup.js";

/** @import { Seat } from "../../messages/messages.d.ts" */
/** @import { Setup, SheetWritten } from "./types.d.ts" */

/** A date as a form takes it, by the clock of the device. @param {Date} at */
export function dateOf(at) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetHand} hand */
export function createSettingUp(
  { store, engine, fresh, now },
  { change, state, go, keep, said, of, refusalOf, inTurn },
) {
  const startRequest = latestOnly();

  /** @param {Setup} setup */
  async function put(setup) {
    change({ setup, refusal: null });
    await seat(setup);
  }

  /** Ask who sits at such a table. @param {Setup} setup */
  async function seat(setup) {
    const isLatest = startRequest();
    const answer = await engine.editScoreSheet({ head: headOf(setup) });
    const now = state().setup;
    if (!isLatest() || !now) return;
    if (!answer.ok) {
      change({ refusal: refusalOf(answer) });
      return;
    }
    const { order } = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer)).sheet;
    const dealer = now.dealer && order.includes(now.dealer) ? now.dealer : (order[0] ?? "");
    change({ setup: { ...now, seats: order, dealer }, refusal: null });
  }

  /** What the engine is told. @param {Setup} setup @param {boolean} [isWhole] with names and all that is written */
  function headOf(setup, isWhole = false) {
    const { game, names, seats, dealer, date, note, stake } = setup;
    const head = { game, rules: rulesOfSetup(store.state().settings, setup) };
    if (!isWhole) return head;
    const all = seats
      .map((seat) => [seat, tidied(names[seat] ?? "", NAME_LENGTH)])
      .filter(([, name]) => name);
    const staked = offerOf(game)?.forChips && stake.trim() ? { stake: parseChips(stake) } : {};
    return {
      ...head,
      names: Object.fromEntries(all),
      dealer,
      date,
      note: tidied(note, NOTE_LENGTH),
      ...staked,
    };
  }

  return {
    /** Choose what a new sheet begins with. */
    async setup() {
      const setup = firstSetup(store.state().settings, state().sheets[0], dateOf(now()));
      go("setup", { setup, kept: null, shown: null, draft: null });
      await seat(setup);
    },
    /** @param {Partial<Setup>} some */
    async set(some) {
      const { setup } = state();
      if (!setup) return;
      if (some.game) await put({ ...setup, ...choicesOf({ ...store.state().settings, game: some.game }) });
      else if ("preset" in some || "table" in some || "length" in some) await put({ ...setup, ...some });
      else change({ setup: { ...setup, ...some } });
    },
    /** @param {Seat} seat @param {string} name */
    name(seat, name) {
      const { setup } = state();
      if (setup) change({ setup: { ...setup, names: { ...setup.names, [seat]: name } } });
    },
    /** Begin the sheet. Pressed twice it is one. */
    begin: () =>
      inTurn(async () => {
        const { setup } = state();
        if (!setup) return;
        const answer = await engine.editScoreSheet({ head: headOf(setup, true) });
        if (!answer.ok) {
          change({ refusal: refusalOf(answer) });
          return;
        }
        const written = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer));
        const began = now().getTime();
        go("score", { ...said(written), setup: null, draft: null, isElsewhere: false, isGone: false });
        await keep({ id: fresh(), began, turn: 0, done: [], undone: [], entry: null, ...of(written) });
      }),
  };
}
