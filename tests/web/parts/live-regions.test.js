import assert from "node:assert/strict";
import { test } from "node:test";
import { createLiveRegions } from "../../../web/js/parts/live-regions.js";

/** As much of an element as a live region uses. */
class Region {
  /** @type {Region[]} */
  children = [];
  textContent = "";
  live = "polite";
  get childElementCount() {
    return this.children.length;
  }
  get firstElementChild() {
    const [first] = this.children;
    return first ? { remove: () => void this.children.shift() } : null;
  }
  /** @param {Region} child */
  append(child) {
    this.children.push(child);
  }
  replaceChildren() {
    this.children = [];
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    if (name === "aria-live") this.live = value;
  }
}

/** Live regions, and what is in them. */
function regions() {
  Object.assign(globalThis, {
    document: { createElement: () => new Region() },
  });
  const [polite, assertive] = [new Region(), new Region()];
  const voice = createLiveRegions(.../** @type {any} */ ([polite, assertive]));
  return {
    polite,
    assertive,
    voice,
    said: () => polite.children.map(({ textContent }) => textContent),
  };
}

test("what comes at once is one piece of text, in its order", () => {
  const { voice, said } = regions();
  voice.announceNews(["Théo passes.", "Odile has the contract at 55."]);
  voice.announceNews([]);
  voice.announceNews(["Your turn to play."]);
  assert.deepEqual(said(), ["Théo passes.\nOdile has the contract at 55.", "Your turn to play."]);
});

test("after a panel nothing is told again, and once what came meanwhile", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { voice, said, polite, assertive } = regions();
  voice.announceNews(["Your turn to play."]);
  voice.announceRefusal("Clubs led: follow suit.");
  voice.holdNews();
  assert.equal(polite.live, "off");
  assert.equal(assertive.textContent, "");
  voice.announceNews(["Odile plays the ace of clubs."]);
  voice.releaseNews();
  voice.holdNews(); // another panel took the place of the first
  context.mock.timers.tick(1000);
  assert.equal(polite.live, "off");
  voice.announceNews(["Théo plays the 6 of clubs."]);
  voice.releaseNews();
  assert.deepEqual(said(), ["Your turn to play."], "the browser has put nothing back yet");
  context.mock.timers.tick(1000);
  assert.equal(polite.live, "polite");
  assert.deepEqual(said(), [
    "Your turn to play.",
    "Odile plays the ace of clubs.\nThéo plays the 6 of clubs.",
  ]);
});

test("of two panels closed one after another the last is waited for", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { voice, polite } = regions();
  voice.holdNews();
  voice.releaseNews();
  context.mock.timers.tick(400);
  voice.releaseNews();
  context.mock.timers.tick(400);
  assert.equal(polite.live, "off");
  context.mock.timers.tick(100);
  assert.equal(polite.live, "polite");
});

test("what came for somebody under a panel is not told to the next", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { voice, said, assertive } = regions();
  voice.announceNews(["You hold the king of clubs."]);
  voice.holdNews();
  voice.announceNews(["You hold the ace of clubs."]);
  voice.announceRefusal("Clubs led: follow suit.");
  voice.clearRegions();
  assert.equal(assertive.textContent, "");
  assert.deepEqual(said(), [], "nor is what was told before");
  voice.releaseNews();
  context.mock.timers.tick(1000);
  assert.deepEqual(said(), []);
});
