/** Setup store: begins a new sheet, and changes the head of one. */

import { ifCurrent, latestOnly } from "../../core/async.js";
import { offerOf } from "../../text/catalog.js";
import { parseChips } from "../../text/chips.js";
import { numberNames, tidyLine, tidyName } from "../../core/person-name.js";
import { chooseDefaults, createFirstSetup, NOTE_LENGTH, buildRules } from "./setup.js";

/** @import { Seat } from "../../messages/messages.d.ts" */
/** @import { SheetSetup } from "./types.d.ts" */

/** A date as a form takes it, by the clock of the device. @param {Date} at */
export function formatDateField(at) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetContext} context */
export function createSheetSetup(
  { store, engine, createId, getTime },
  { change, getState, goTo, saveSheet, newSheet, sheetState, storedFields, guard, inTurn },
) {
  const startRequest = latestOnly();

  /** @param {SheetSetup} setup */
  async function changeSetup(setup) {
    change({ setup, refusal: null });
    await askSeats(setup);
  }

  /** Ask who sits at such a table. @param {SheetSetup} setup */
  const askSeats = (setup) =>
    guard(async () => {
      const isLatest = startRequest();
      const isWanted = () => isLatest() && getState().setup !== null;
      const written = await ifCurrent(isWanted, engine.editScoreSheet({ head: buildHead(setup) }));
      const now = getState().setup;
      if (!written || !now) return;
      const { order } = written.sheet;
      const dealer = now.dealer && order.includes(now.dealer) ? now.dealer : order[0];
      change({ setup: { ...now, seats: order, dealer }, refusal: null });
    });

  /** The head of the new sheet. @param {SheetSetup} setup @param {boolean} [isWhole] with names, dealer, date, note and stake */
  function buildHead(setup, isWhole = false) {
    const { game, names, seats, dealer, date, note, stake } = setup;
    const head = { game, rules: buildRules(store.state(), setup) };
    if (!isWhole) return head;
    const all = seats.map((seat) => [seat, tidyName(names[seat] ?? "")]).filter(([, name]) => name);
    const staked = offerOf(game)?.forChips && stake.trim() ? { stake: parseChips(stake) } : {};
    return {
      ...head,
      names: numberNames(Object.fromEntries(all)),
      dealer,
      date,
      note: tidyLine(note, NOTE_LENGTH),
      ...staked,
    };
  }

  return {
    /** Show the choices for a new sheet. */
    async startSetup() {
      const setup = createFirstSetup(
        store.state().settings,
        getState().sheets[0],
        formatDateField(getTime()),
      );
      goTo("setup", { setup, kept: null, sheet: null, draft: null });
      await askSeats(setup);
    },
    /** @param {Partial<SheetSetup>} some */
    async changeField(some) {
      const { setup } = getState();
      if (!setup) return;
      if (some.game)
        await changeSetup({ ...setup, ...chooseDefaults({ ...store.state().settings, game: some.game }) });
      else if ("preset" in some || "table" in some || "length" in some)
        await changeSetup({ ...setup, ...some });
      else change({ setup: { ...setup, ...some } });
    },
    /** @param {Seat} seat @param {string} name */
    nameSeat(seat, name) {
      const { setup } = getState();
      if (setup) change({ setup: { ...setup, names: { ...setup.names, [seat]: name } } });
    },
    /** Begin the sheet; a second press begins no other. */
    startSheet: () =>
      inTurn(async () => {
        const { setup } = getState();
        if (!setup) return;
        const written = await engine.editScoreSheet({ head: buildHead(setup, true) });
        const began = getTime().getTime();
        goTo("score", {
          ...sheetState(written),
          setup: null,
          draft: null,
          isChangedElsewhere: false,
          isDeletedElsewhere: false,
        });
        await saveSheet({
          ...newSheet(createId(), began),
          ...storedFields(written),
        });
      }),
  };
}
