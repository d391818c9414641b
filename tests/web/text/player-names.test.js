import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { createSentences } from "../../../web/js/text/sentences.js";
import { namesOfMatch, namesOfTask } from "../../../web/js/text/player-names.js";

const text = createSentences(
  "en",
  readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8"),
);

test("A person without a name is called you, and the bots by the names the game gives them", () => {
  const names = namesOfMatch(text, "", "rangvaar");
  assert.equal(names["S"], "You");
  assert.ok(["W", "N", "E"].every((seat) => names[seat] && names[seat] !== "You"));
});

test("Of several people nobody is called you", () => {
  const names = namesOfMatch(text, "Ada", "two_hundred", { N: "Bo", E: "" });
  assert.deepEqual([names["S"], names["N"], names["E"]], ["South", "Bo", "East"]);
});

test("At a task's table each is called by the seat, and the person is you", () => {
  const names = { S: "South", W: "West", N: "North", E: "East" };
  assert.deepEqual(namesOfTask(text.say), { name: "You", names });
});
