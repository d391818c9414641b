import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { avatars } from "../../../web/js/features/avatars/index.js";
import { BLOCKS, avatarOf, avatarView } from "../../../web/js/features/avatars/view.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";
import { recordings } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Seat} Seat */

/** @param {Record<string, { name: string, level: string | null }>} who */
function seated(who) {
  const table = view({});
  const seats = Object.entries(table.seats).map(([seat, one]) => [seat, { ...one, ...who[seat] }]);
  return { ...table, seats: /** @type {typeof table.seats} */ (Object.fromEntries(seats)) };
}

test("each bot of a table has an avatar of its own, and keeps it when its level changes or people sit down", () => {
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
  const those = seats.map((seat) => avatarOf(casual, seat, "house"));
  assert.equal(new Set(those).size, 3);
  assert.deepEqual([avatarOf(mixed, "W", "house"), avatarOf(mixed, "E", "house")], [those[0], those[2]]);
  assert.equal(new Set(Object.values(BLOCKS).map(({ seat }) => seat)).size, 8);
});

test("a person has the avatar chosen, and another person one that follows from the name", () => {
  const table = seated({ S: { name: "You", level: null }, N: { name: "Asha", level: null } });
  assert.equal(avatarOf(table, "S", "house"), "house");
  const named = (/** @type {string} */ name) => avatarOf(seated({ N: { name, level: null } }), "N", "house");
  assert.deepEqual(["Asha", "Noor", "明"].map(named), ["pinwheel", "house", "window"]);
  assert.equal(avatarOf(table, "N", "star"), "pinwheel");
});

test("whatever avatar one has chosen and wherever one sits, no bot at the table has it too", () => {
  const bot = { name: "Lan", level: "casual" };
  const seats = /** @type {Seat[]} */ (["S", "W", "N", "E"]);
  for (const you of seats)
    for (const chosen of Object.keys(BLOCKS)) {
      const who = Object.fromEntries(
        seats.map((seat) => [seat, seat === you ? { name: "You", level: null } : bot]),
      );
      const table = { ...seated(who), you };
      assert.equal(
        new Set(seats.map((seat) => avatarOf(table, seat, chosen))).size,
        4,
        `${chosen} at ${you}`,
      );
    }
});

test("every avatar is drawn, differs by its shapes alone, and is hidden from screen readers, who hear the name", () => {
  const shapes = Object.keys(BLOCKS).map((name) => {
    const drawn = written(avatarView(name));
    assert.match(drawn, /aria-hidden="true"/);
    assert.match(drawn, / d=M[\d,LMZ]+Z>/);
    return drawn.replaceAll(/piece-[abc]/g, "");
  });
  assert.equal(new Set(shapes).size, shapes.length);
});

test("what can be chosen is what can be drawn, or nothing", () => {
  assert.deepEqual(avatars.settings.avatar.choices, [...Object.keys(BLOCKS), "off"]);
});

test("without avatars nothing of them is fetched", () => {
  const state = /** @type {any} */ ({ match: {}, panel: null, settings: { avatar: "off" } });
  assert.equal(avatars.isWanted(state), false);
  assert.equal(avatars.isWanted({ ...state, settings: { avatar: "star" } }), true);
});

test("each avatar is drawn as it was, and a name has the one that it had", () => {
  const same = recordings(import.meta.url);
  const drawn = Object.keys(BLOCKS).map((name) => `${name} ${written(avatarView(name, "person"))}`);
  same("drawn", drawn.join("\n").replaceAll(/[ \n]+</g, "\n<"));
  const names = ["", ..."abcdefghijklmnop", "Ada", "Asha", "Zoë", "明明"];
  same(
    "named",
    names.map((name) => `${name} ${avatarOf(seated({ N: { name, level: null } }), "N", "off")}`).join("\n"),
  );
  assert.equal(written(avatarView("none")), "");
});
