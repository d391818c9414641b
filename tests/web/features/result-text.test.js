import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { resultView } from "../../../web/js/features/challenges/day-result.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { languages, source } from "../shared/texts.js";
import { pressed } from "../shared/pressed.js";
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

test("the result is shown square by square, with what may be shared of it now, and what became of that", (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  t.after(() => before && Object.defineProperty(globalThis, "navigator", before));
  const text = /** @type {any} */ (createSentences("en", source("en")));
  /** @param {object} navigator @param {object} result */
  const shown = (navigator, result) => {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
    return pressedIn((actions) => resultView(text, "two_hundred", /** @type {any} */ (result), actions));
  };
  /** What is drawn as text, without space between tags, and what is done by it. @param {(actions: any) => unknown} draw */
  const pressedIn = (draw) => [
    written(draw({}))
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ ?(<|>) ?/g, "$1"),
    ...pressed(draw).flat(),
  ];
  const view = (/** @type {string} */ squares, /** @type {string} */ hint, /** @type {string} */ rest) =>
    `<section class="result" aria-label=Trick by trick><ol class="result-squares" role="list">${squares}</ol>` +
    `<p class="hint">${hint}</p><div class="challenge-buttons">${rest}</section>`;
  const square = (/** @type {string} */ kind, /** @type {string} */ words) =>
    `<li data-square=${kind}><span class="unseen">${words}</span></li>`;
  const button = (/** @type {string} */ words, isOff = "") =>
    `<button class=button type=button${isOff}@click=>${words}</button>`;
  const status = (/** @type {string} */ words) => `<p class="hint" role="status">${words}</p>`;
  const line = "One square for each trick. Nobody learns a card from it.";
  const hidden =
    '<p class="hint">This browser hides pictures from pages, so none can be saved. Copy the words instead.</p>';
  const off = " disabled ";
  assert.deepEqual(
    shown({ share: true }, { squares: ["won", "missed"], isJudged: true, picture: {}, copied: null }),
    [
      view(
        square("won", "Trick 1: yours") + square("missed", "Trick 2: here another play was better"),
        `${line} Yellow: another play was better there, by what you could know.`,
        `${["Copy result", "Share…", "Save picture"].map((words) => button(words, " ")).join("")}</div>${status("")}`,
      ),
      ...["copyResult", "sendResult", "savePicture"],
    ],
  );
  assert.deepEqual(
    shown(
      { share: true },
      { squares: ["won"], isJudged: false, picture: null, isPictureHidden: true, copied: "copied" },
    )[0],
    view(
      square("won", "Trick 1: yours"),
      "Looking at every decision again, by what you could know…",
      `${["Copy result", "Share…", "Save picture"].map((words) => button(words, off)).join("")}</div>${hidden}${status("Copied.")}`,
    ),
  );
  assert.deepEqual(
    shown({}, { squares: ["lost"], isJudged: true, picture: null, copied: "refused" })[0],
    view(
      square("lost", "Trick 1: lost"),
      line,
      `${button("Copy result", " ")}${button("Save picture", off)}</div>` +
        status("This browser does not let the page copy. Save the picture instead."),
    ),
  );
});

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
