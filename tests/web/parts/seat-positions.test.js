/** Positions: where each seat of a table is on the screen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { otherSeats, positionOf, sidesOfRound } from "../../../web/js/parts/seat-positions.js";
import { found, readAll } from "../shared/sources.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Seat} Seat */

const TABLES = {
  2: { clockwise: "S N", places: "bottom top" },
  3: { clockwise: "S W E", places: "bottom left right" },
  4: { clockwise: "S W N E", places: "bottom left top right" },
  5: { clockwise: "S SW NW NE SE", places: "bottom bottom-left top-left top-right bottom-right" },
  6: { clockwise: "S SW NW N NE SE", places: "bottom bottom-left top-left top top-right bottom-right" },
  7: {
    clockwise: "S SW W NW NE E SE",
    places: "bottom bottom-left left top-left top-right right bottom-right",
  },
  8: {
    clockwise: "S SW W NW N NE E SE",
    places: "bottom bottom-left left top-left top top-right right bottom-right",
  },
};

/** @param {string} words */
const seats = (words) => /** @type {Seat[]} */ (words.split(" "));

test("at a table of two to eight the person sits at the bottom, and nothing is mirrored", () => {
  for (const { clockwise, places } of Object.values(TABLES)) {
    const around = seats(clockwise);
    around.forEach((you, at) => {
      // The order of play goes the other way round in some games.
      const view = { you, rotation: around.toReversed() };
      const seen = [...around.slice(at), ...around.slice(0, at)];
      assert.deepEqual(
        seen.map((seat) => positionOf(view, seat)),
        places.split(" "),
      );
      assert.deepEqual(otherSeats(view), seen.slice(1));
    });
  }
});

test("the sides are free at tables of five and six, taken at seven and eight", () => {
  assert.deepEqual(
    Object.values(TABLES).map(({ clockwise }) => sidesOfRound({ rotation: seats(clockwise) })),
    [null, null, null, "free", "free", "taken", "taken"],
  );
});

test("every place there may be has one rule of the style sheet", () => {
  const sheet = readAll("web/css/table", /^trick\.css$/);
  const ruled = found(sheet, /^\[data-place="([\w-]+)"\] \{/gm);
  const wanted = new Set(Object.values(TABLES).flatMap(({ places }) => places.split(" ")));
  assert.deepEqual([...ruled].toSorted(), [...wanted].toSorted());
});
