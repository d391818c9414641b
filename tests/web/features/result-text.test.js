import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { resultView } from "../../../web/js/features/challenges/day-result.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { languages, source } from "../shared/texts.js";
import { written } from "../shared/written.js";

// Node has had one since version 21.
if (!("navigator" in globalThis))
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

/** What is said of each square of a result. @param {string} language @param {any} squares */
function said(language, ...squares) {
  const text = /** @type {any} */ (createSentences(language, source(language)));
  const result = { squares, isJudged: true, picture: null, copied: null };
  const shown = written(
    resultView(text, "court_piece", /** @type {any} */ (result), /** @type {any} */ ({})),
  );
  return [...shown.matchAll(/<span class="unseen">(.*?)<\/span>/g)].map(([, words = ""]) =>
    words.replaceAll(/[\u2066-\u2069]/g, ""),
  );
}

test("a square says that a trick had points only where some had none", () => {
  assert.deepEqual(said("en", "won", "lost"), ["Trick 1: yours", "Trick 2: lost"]);
  const [won, empty, lost] = said("en", "won", "empty", "lost");
  assert.equal(won, "Trick 1: yours, with points");
  assert.equal(empty, "Trick 2: no points in it");
  assert.equal(lost, "Trick 3: lost, with points");
  for (const language of languages) {
    const [plain = "", other = ""] = said(language, "won", "lost");
    assert.notEqual(plain, other);
    const [pointed = ""] = said(language, "won", "empty");
    assert.ok(pointed.startsWith(plain) && pointed.length > plain.length, `${language}: ${pointed}`);
  }
});
