import assert from "node:assert/strict";
import { test } from "node:test";
import { joinSentences } from "../../../web/js/text/sentences.js";
import { filesOf, read } from "../shared/sources.js";

test("sentences in a line have a space between them, but none after a Chinese full stop", () => {
  assert.equal(joinSentences(["You won.", "", "They lost.", Symbol("nothing")]), "You won. They lost.");
  assert.equal(joinSentences(["我方赢了。", "对方输了！", "第3副"]), "我方赢了。对方输了！第3副");
  assert.equal(joinSentences(["\u2068谁？\u2069", "再来。"]), "\u2068谁？\u2069再来。");
  assert.equal(joinSentences([]), "");
});

test("no Chinese text has a space after a full stop", () => {
  for (const file of [...filesOf("web", /^(?!node_modules).*zh-Han[st]\.(ftl|md)$/)])
    assert.doesNotMatch(read(file), /[。！？] +\S/u, file);
});

/** The messages whose last words end a sentence in Chinese. */
function ending() {
  const ids = new Set();
  for (const file of filesOf("web", /^(?!node_modules).*zh-Hans\.ftl$/)) {
    let id = "";
    for (const line of read(file).split("\n")) {
      id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
      if (/[。！？]\}?$/u.test(line)) ids.add(id);
    }
  }
  return ids;
}

/** Where two expressions of a template have but a space between them. */
const BESIDE = /\$\{((?:[^{}`]|\{[^{}]*\}|`[^`]*`)*)\}\s+(?=\$\{((?:[^{}`]|\{[^{}]*\}|`[^`]*`)*)\})/g;
const SAYS = /(?:^|[?:] )(?:\w+\.)?say\(\s*["`]([\w-]+)/;
/** What ends with a message, or is nothing where it does not. @param {string | undefined} words */
const saidIn = (words = "") => (/html`/.test(words) ? undefined : SAYS.exec(words.trim())?.[1]);

/** @param {string} source @param {Set<string>} ends @returns {string[]} */
function spaced(source, ends) {
  return [...source.matchAll(BESIDE)].flatMap(([, first, second]) => {
    const [one, two] = [saidIn(first), saidIn(second)];
    const isSentence = [...ends].some((id) => id === one || (one?.endsWith("-") && id.startsWith(one)));
    return isSentence && two ? [`${one} ${two}`] : [];
  });
}

test("no view puts a space of its own between two sentences", () => {
  const ends = ending();
  const twice = '<p>${say("daily-line")} ${isOld ? nothing : say("daily-next", { time: 1 })}</p>';
  assert.deepEqual(spaced(twice, ends), ["daily-line daily-next"]);
  const found = filesOf("web/js", /\.js$/).flatMap((file) =>
    spaced(read(file), ends).map((one) => `${file}: ${one}`),
  );
  assert.deepEqual(found, []);
});
