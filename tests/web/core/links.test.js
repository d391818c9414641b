import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isLink, nameInLink, namedLinkIn } from "../../../web/js/core/links.js";
import { featureOfLink, isDeal, needsNoEngine } from "../../../web/js/features/index.js";
import { FEATURES } from "../../../web/js/features/index.js";
import { found, read } from "../shared/sources.js";

test("the letters of packed links are those Python writes", () => {
  const python = found(
    read("engine/followsuit/documents/kinds.py"),
    /DocumentKind\(\s*"\w+",\s*"\w+",\s*"([a-z])"/g,
  );
  // What connects two devices is written and read by the page alone.
  const ours = FEATURES.filter(({ isPacked, loadedWith }) => isPacked && loadedWith !== "multiplayer").map(
    ({ letter }) => letter,
  );
  assert.deepEqual(new Set(ours), python);
});

test("no name stands for two features, and no letter for two that are packed, or two that are named", () => {
  const packed = FEATURES.filter(({ isPacked }) => isPacked).map(({ letter }) => letter);
  const named = FEATURES.filter(({ letter, isPacked }) => letter && !isPacked).map(({ letter }) => letter);
  for (const all of [FEATURES.map(({ name }) => name), packed, named])
    assert.equal(new Set(all).size, all.length, String(all));
});

test("a link goes to the feature of its letter", () => {
  const links = {
    history: ["d1.AbC", "d1."],
    challenges: ["c1.AbC"],
    referee: ["r1.AbC"],
    lessons: ["l.tractor-3"],
    puzzles: ["p.rangvaar"],
    daily: ["c.tractor", "c.two_hundred.2026-11-24"],
  };
  for (const [feature, some] of Object.entries(links))
    for (const link of some) {
      assert.equal(featureOfLink(link), feature, link);
      assert.ok(isLink(`#${link}`), link);
      assert.equal(isDeal(`#${link}`), ["history", "challenges"].includes(feature), link);
    }
});

test("a link to a seat at another device's table needs no engine here, and any other does", () => {
  const letter = FEATURES.find(({ name }) => name === "joining")?.letter;
  assert.equal(needsNoEngine(`#${letter}1.AbC`), true);
  for (const fragment of ["", `#${letter}`, "#d1.AbC", "#c.tractor", "#z9.what"])
    assert.equal(needsNoEngine(fragment), false, fragment);
});

test("a link of a letter we do not know is one of ours, for the engine to refuse; other fragments are not", () => {
  for (const link of ["z9.what", "z.what", "d.x"]) {
    assert.ok(isLink(`#${link}`), link);
    assert.equal(featureOfLink(link), "history", link);
    assert.ok(!isDeal(`#${link}`), link);
  }
  for (const fragment of ["", "#", "#d", "#top", "#T26", "#h1", "#read me"]) {
    assert.ok(!isLink(fragment), fragment);
    assert.equal(featureOfLink(fragment.slice(1)), "history", fragment);
  }
});

test("a link that names something comes out of whatever it is wrapped in, and its name has nothing of that", () => {
  const link = "https://a.example/fr/#l.two_hundred-trick";
  for (const text of [
    ...[
      link,
      ` ${link}\n`,
      `<${link}>`,
      `${link}.`,
      `[a lesson](${link})`,
      `"${link}",`,
      `Try ${link} today!`,
    ],
    ...[link.replace("#", "%23"), link.replace("#", "&#35;"), `<a href="${link}">here</a>`],
  ])
    assert.equal(namedLinkIn(text), "l.two_hundred-trick", text);
  assert.equal(namedLinkIn("#c.tractor.2026-11-24?utm_source=x"), "c.tractor.2026-11-24");
  assert.equal(nameInLink("c.tractor.2026-11-24."), "tractor.2026-11-24");
  assert.equal(nameInLink("l.two_hundred-trick)"), "two_hundred-trick");
});

test("a document in which such a link stands is read as the document it is", () => {
  const note = 'followsuit-deal 1\nnote 0 "as in https://a.example/#l.tractor-3"';
  for (const text of [note, "https://a.example/#d1.AbC see #l.tractor-3", "hello", ""])
    assert.equal(namedLinkIn(text), "", text);
});
