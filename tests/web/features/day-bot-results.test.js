/** Day field: how our levels played a day's deal, read from its month's file. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readDayRuns } from "../../../web/js/features/daily/day-bot-results.js";

const MONTH = "2026-11";
const FILE = readFileSync(new URL(`../../../web/days/two_hundred/${MONTH}.txt`, import.meta.url), "utf8");
const BOTS = Number(/^bots (\d+)$/m.exec(FILE)?.[1]);

/** A file that was changed, with a checksum that fits. @param {string} from @param {string} to */
function changed(from, to) {
  const body = FILE.slice(0, FILE.indexOf("sha256 ")).replace(from, to);
  assert.notEqual(body, FILE.slice(0, FILE.indexOf("sha256 ")));
  return `${body}sha256 ${createHash("sha256").update(body).digest("hex")}\n`;
}

test("a day's field is read from its month's file, level by level", async () => {
  const runs = await readDayRuns(FILE, { game: "two_hundred", day: "2026-11-23", bots: BOTS });
  const times = (/** @type {string} */ level) => runs?.filter((run) => run.level === level).length;
  assert.deepEqual(["beginner", "casual", "expert", "master"].map(times), [12, 12, 8, 4]);
});

test("a field of other bots, or without the day, is left to the engine", async () => {
  const asked = { game: "two_hundred", day: "2026-11-23", bots: BOTS };
  assert.equal(await readDayRuns(FILE, { ...asked, bots: BOTS + 1 }), null);
  assert.equal(await readDayRuns(changed("\n23 ", "\n33 "), asked), null);
});

test("a file that is not as it was made is refused", async () => {
  const asked = { game: "two_hundred", day: "2026-11-23", bots: BOTS };
  const spoiled = [
    FILE.replace("\n23 ", "\n23 1"),
    FILE.slice(0, -20),
    "",
    "<!doctype html>",
    changed("two_hundred", "tractor"),
    changed(MONTH, "2026-12"),
    changed("\n23 ", "\n23 5 "),
    changed("follow-suit-field 1", "follow-suit-field 2"),
  ];
  for (const text of spoiled) await assert.rejects(readDayRuns(text, asked), { name: "Error" });
});
