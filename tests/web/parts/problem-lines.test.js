import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { engineWaits } from "../../../web/js/parts/problem-lines.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { written } from "../shared/written.js";

test("a panel waits for the engine, and says why it does not come", () => {
  const text = createSentences("en", source("en"));
  const begun = firstState();
  const said = (/** @type {typeof begun} */ { engine }) => written(engineWaits(text, engine, "Soon."));
  assert.match(said(begun), /role="status">Soon\./);
  const stalled = reduce(begun, { type: "failed", code: "stalled" });
  assert.match(said(stalled), /role="alert">The download has stopped moving/);
  assert.match(said(reduce(begun, { type: "failed", code: "internal" })), /did not start/);
});

test("where the line was cut it is said how much is here and that the rest is missing", () => {
  const text = createSentences("en", source("en"));
  const progress = { stage: "download", loaded: 1_250_000, total: 4_000_000 };
  const begun = reduce(firstState(), { type: "progress", progress });
  const said = (/** @type {string} */ code) =>
    written(engineWaits(text, reduce(begun, { type: "failed", code }).engine, "Soon."));
  assert.match(
    said("unreachable"),
    /No answer comes.* 1\.3 of 4\.0 MB of the game are here; the rest is missing\. It goes on by itself/,
  );
  assert.doesNotMatch(said("damaged"), /missing/);
});
