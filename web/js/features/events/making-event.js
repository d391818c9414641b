/** Making an event: what it is to be, and its links. */

import { HOUSE, chosenPreset, rulesOf } from "../../core/house.js";
import { savedHouses } from "../../core/saved-houses.js";
import { offerOf } from "../../text/offers.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { EventDraft, EventRead } from "./types.d.ts" */

/** What stands before the name of house rules among the presets. */
export const HOUSE_NAMED = "house ";
export const FEWEST_DEALS = 2;
export const MOST_DEALS = 16;

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand @param {(link: string) => Promise<void>} read */
export function createMakingEvents({ store, seed }, hand, read) {
  const { state, change, keep, go, asked } = hand;
  return {
    /** Say what a new event is to be. */
    setup() {
      const { settings } = store.state();
      go("make", { draft: state().draft ?? firstDraft(settings, settings.game) });
    },
    /** @param {Partial<EventDraft>} more */
    draft(more) {
      const { draft } = state();
      if (!draft) return;
      const isOther = more.game !== undefined && more.game !== draft.game;
      const { name, deals, scoring, line, help, sealed } = draft;
      const rest = { name, deals, scoring, line, help, sealed };
      const next = isOther
        ? { ...firstDraft(store.state().settings, more.game ?? ""), ...rest }
        : { ...draft, ...more };
      change({ draft: seated(next), refusal: null });
    },
    /** Make it, and open it. */
    async make() {
      const { draft } = state();
      if (!draft) return;
      const { game, name, level, seat, deals, scoring, line, help, sealed } = draft;
      const rules = rulesOfDraft(store.state().settings, draft);
      const what = { game, rules, name, level, seat, deals, scoring, line, help, sealed, seed: seed() };
      const answer = await asked(/** @type {any} */ ({ op: "event", ...what }));
      if (!answer) return;
      const { event, link, seal } = /** @type {EventRead} */ (answer);
      keep(link, { name: event.name, game: event.game, ...(seal ? { seal } : {}) });
      change({ draft: null });
      await read(link);
    },
  };
}

/** What is chosen at first, as the person plays. @param {Settings} settings @param {string} game @returns {EventDraft} */
function firstDraft(settings, game) {
  const offer = offerOf(game);
  const has = offer?.levels.includes(settings.level);
  return {
    game,
    preset: chosenPreset({ ...settings, game }),
    table: offer?.tables[0]?.name ?? "",
    name: "",
    level: has ? settings.level : (offer?.level ?? ""),
    seat: "S",
    deals: 8,
    scoring: "places",
    line: "",
    help: false,
    sealed: false,
  };
}

/** The tables that the rules chosen have. @param {EventDraft} draft */
export function tablesOf({ game, preset }) {
  return (offerOf(game)?.tables ?? []).filter(({ presets }) => presets.includes(preset));
}

/** The seats of the table chosen. @param {EventDraft} draft @returns {readonly string[]} */
export function seatsOf(draft) {
  const table = tablesOf(draft).find(({ name }) => name === draft.table);
  return table?.rotation ?? ["S", "W", "N", "E"];
}

/** A table or a seat that is not there any more gives way to the first. @param {EventDraft} draft @returns {EventDraft} */
function seated(draft) {
  const tables = tablesOf(draft);
  const table = tables.some(({ name }) => name === draft.table) ? draft.table : (tables[0]?.name ?? "");
  const next = { ...draft, table };
  return seatsOf(next).includes(draft.seat) ? next : { ...next, seat: "S" };
}

/** The rules as the engine takes them. Each deal stands alone: the length of a match plays no part. @param {Settings} settings @param {EventDraft} draft */
export function rulesOfDraft(settings, draft) {
  const { game, preset, table } = draft;
  const of = { ...settings, game, table: {}, howLong: {} };
  const saved = savedHouses(settings, game).find(({ name }) => HOUSE_NAMED + name === preset);
  if (saved) return saved.rules;
  if (preset === HOUSE) return rulesOf({ ...of, preset: { [game]: HOUSE } });
  const [usual, ...others] = offerOf(game)?.tables ?? [];
  const chosen = others.find(({ name }) => name === table && name !== usual?.name);
  return chosen ? { preset, ...chosen.rules } : preset;
}
