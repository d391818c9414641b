import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { faces } from "../../../web/js/features/avatars/index.js";
import { BLOCKS } from "../../../web/js/features/avatars/avatar-blocks.js";
import { faceOf, faceView } from "../../../web/js/features/avatars/view.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Seat} Seat */

/** @param {Record<string, { name: string, level: string | null }>} who */
function seated(who) {
  const table = view({});
  const seats = Object.entries(table.seats).map(([seat, one]) => [seat, { ...one, ...who[seat] }]);
  return { ...table, seats: /** @type {typeof table.seats} */ (Object.fromEntries(seats)) };
}

test("each bot of a table has a face of its own, and keeps it when its level changes or people sit down", () => {
  const seats = /** @type {Seat[]} */ (["W", "N", "E"]);
  const casual = seated({
    W: { name: "Lan", level: "casual" },
    N: { name: "Wei", level: "casual" },
    E: { name: "Jun", level: "casual" },
  });
  const mixed = seated({
    W: { name: "Lan", level: "expert" },
    N: { name: "Asha", level: null },
    E: { name: "Jun", level: "casual" },
  });
  const those = seats.map((seat) => faceOf(casual, seat, "house"));
  assert.equal(new Set(those).size, 3);
  assert.deepEqual([faceOf(mixed, "W", "house"), faceOf(mixed, "E", "house")], [those[0], those[2]]);
  assert.equal(new Set(Object.values(BLOCKS).map(({ seat }) => seat)).size, 8);
});

test("a person has the face chosen, and another person one that follows from the name", () => {
  const table = seated({ S: { name: "You", level: null }, N: { name: "Asha", level: null } });
  assert.equal(faceOf(table, "S", "house"), "house");
  assert.equal(faceOf(table, "N", "house"), faceOf(table, "N", "star"));
});

test("whatever face one has chosen and wherever one sits, no bot at the table has it too", () => {
  const bot = { name: "Lan", level: "casual" };
  const seats = /** @type {Seat[]} */ (["S", "W", "N", "E"]);
  for (const you of seats)
    for (const chosen of Object.keys(BLOCKS)) {
      const who = Object.fromEntries(
        seats.map((seat) => [seat, seat === you ? { name: "You", level: null } : bot]),
      );
      const table = { ...seated(who), you };
      assert.equal(new Set(seats.map((seat) => faceOf(table, seat, chosen))).size, 4, `${chosen} at ${you}`);
    }
});

test("every face is drawn, differs by its shapes alone, and is hidden from screen readers, who hear the name", () => {
  const shapes = Object.keys(BLOCKS).map((name) => {
    const drawn = written(faceView(name));
    assert.match(drawn, /aria-hidden="true"/);
    assert.match(drawn, / d=M[\d,LMZ]+Z>/);
    return drawn.replaceAll(/piece-[abc]/g, "");
  });
  assert.equal(new Set(shapes).size, shapes.length);
});

test("what can be chosen is what can be drawn, or nothing", () => {
  assert.deepEqual(faces.settings.face.choices, [...Object.keys(BLOCKS), "off"]);
});

test("without faces nothing of them is fetched", () => {
  const state = /** @type {any} */ ({ match: {}, panel: null, settings: { face: "off" } });
  assert.equal(faces.isWanted(state), false);
  assert.equal(faces.isWanted({ ...state, settings: { face: "star" } }), true);
});
