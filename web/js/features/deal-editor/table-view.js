/** Table view: which game the deal is of, by which rules, and at which of its tables. */

import { html, nothing } from "lit-html";
import { HOUSE } from "../../core/next-match-rules.js";
import { GAMES } from "../../text/catalog.js";
import { selectField } from "../../parts/controls.js";

/** @import { Text } from "../../table/view/table-view.js" */
/** @import { Answered } from "./types.d.ts" */
/** @import { DealEditorActions } from "./store.js" */

/** @param {Text} text @param {Answered} shown @param {DealEditorActions} actions */
export function makingTable({ say }, { game, rules, seats, rows }, actions) {
  const offer = GAMES[game];
  /** @type {Record<string, unknown>} */
  const held = typeof rules === "string" ? { preset: rules } : rules;
  const preset = String(held["preset"] ?? offer?.preset ?? "");
  const tables = offer?.tables ?? [];
  const cards = rows.flat().reduce((sum, { of }) => sum + of, 0);
  const table = tables.find(
    (one) => one.seats === seats.length && one.hand * one.seats + one.kitty === cards,
  );
  const ofTable = Object.keys(table?.rules ?? {});
  const isHouse = Object.keys(held).some((name) => name !== "preset" && !ofTable.includes(name));
  const presets = (offer?.presets ?? []).map(
    (name) => /** @type {[string, string]} */ ([name, say(`rules-${name}`)]),
  );
  const choosePreset = (/** @type {string} */ name) => {
    // A table that the preset has not is left for the usual one.
    const stays = table && table !== tables[0] && table.presets.includes(name);
    if (name !== HOUSE) void actions.chooseTable(game, stays ? { preset: name, ...table.rules } : name);
  };
  const chooseTable = (/** @type {string} */ name) =>
    void actions.chooseTable(game, { ...held, ...tables.find((one) => one.name === name)?.rules });
  return html`<div class="deal-editor-row">
    ${selectField(
      say("referee-game"),
      Object.keys(GAMES).map((name) => [name, say(`game-${name}`)]),
      game,
      (name) => void actions.chooseTable(name, GAMES[name]?.preset),
    )}
    ${selectField(
      say("referee-rules"),
      isHouse ? [...presets, [HOUSE, say("rules-house")]] : presets,
      isHouse ? HOUSE : preset,
      choosePreset,
    )}
    ${
      tables.length > 1
        ? selectField(
            say("home-table"),
            tables
              .filter(({ presets: its }) => its.includes(preset))
              .map(({ name, seats: count, packs }) => [
                name,
                say("home-table-name", { seats: count, packs: Number(packs) }),
              ]),
            table?.name ?? "",
            chooseTable,
          )
        : nothing
    }
  </div>`;
}
