/** Card order: the sheet at the tile of trump says which card beats which, and what counts, as the engine tells it. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import test from "node:test";
import { ledgerView } from "../../../web/js/table/view/ledger.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";

const words = createSentences("en", source("en"));
const trump = [{ kind: "trump", code: "trump-label", facts: { suit: "H" } }];

/** @param {import("../../../web/js/core/types.d.ts").View["order"]} order */
const ledger = (order) => written(ledgerView(words, view({ tiles: trump, order }), () => {}));

test("trumps stand in their order, equal ones together, then the ranks of every other suit and their points", () => {
  const order = { trumps: [["BJ"], ["2H"], ["2S", "2D"]], plain: ["A", "T", "5"], points: { T: 10, 5: 5 } };
  const sheet = ledger(order);
  assert.match(sheet, /aria-label=What beats what, and what counts/);
  assert.match(sheet, /aria-label=[^>]*big joker[^>]*2 of hearts[^>]*2 of spades[^>]*2 of diamonds/);
  assert.match(sheet, /equally high/);
  assert.match(sheet, />A<.*>10<.*>5</s);
  assert.match(sheet, /points: 5\s=\s5, 10\s=\s10\./);
});

test("where no trump is known, and no card counts, the sheet says so", () => {
  const sheet = ledger({ trumps: [], plain: ["A", "K"], points: {} });
  assert.match(sheet, /No trump is known yet/);
  assert.match(sheet, /what counts is the tricks/);
  assert.doesNotMatch(sheet, /equally high/);
});

test("a table that says nothing of the order has no such sheet", () => {
  assert.doesNotMatch(ledger(null), /popover/);
});
