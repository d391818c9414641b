import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What the browser has of the page: its entries, each a state and a fragment, and who listens. */
const browser = { entries: [{ state: /** @type {unknown} */ (null), hash: "" }], at: 0 };
/** @type {(() => void)[]} */
const popped = [];
/** Whether a step back has still to come when it was asked for. */
let isSlow = false;
const here = () => browser.entries[browser.at] ?? { state: null, hash: "" };
const go = (/** @type {number} */ by) => {
  browser.at += by;
  for (const listen of popped) listen();
};
Object.assign(globalThis, {
  self: globalThis,
  parent: globalThis,
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listen) =>
    void (name === "popstate" && popped.push(listen)),
  location: {
    get hash() {
      return here().hash;
    },
  },
  history: {
    get state() {
      return here().state;
    },
    pushState(/** @type {unknown} */ state) {
      browser.entries = [...browser.entries.slice(0, browser.at + 1), { state, hash: here().hash }];
      browser.at += 1;
    },
    replaceState(/** @type {unknown} */ state) {
      browser.entries[browser.at] = { state, hash: here().hash };
    },
    back: () => (isSlow ? undefined : go(-1)),
  },
});
const { backButton } = await import("../../../web/js/core/back-button.js");

const state = { screen: "home", panel: /** @type {string | null} */ (null), rules: null };
/** @type {string[]} */
let done = [];
/** @type {(now: any, before: any) => void} */
let changed = () => {};
/** What leaving leads to. */
let under = "home";
const show = (/** @type {string} */ screen) => {
  const before = { ...state };
  state.screen = screen;
  changed(state, before);
};
/** A link is followed: a new entry of the browser's. @param {string} hash */
const follow = (hash) => {
  browser.entries = [...browser.entries.slice(0, browser.at + 1), { state: null, hash }];
  go(1);
};
backButton({
  state: () => /** @type {any} */ (state),
  listen: (listener) => (changed = listener),
  close: () => {
    done.push("close");
    state.panel = null;
  },
  leave: () => {
    done.push("leave");
    show(under);
  },
  resume: () => done.push("resume"),
});

beforeEach(() => {
  Object.assign(state, { screen: "home", panel: null });
  Object.assign(browser, { entries: [{ state: null, hash: "" }], at: 0 });
  done = [];
  under = "home";
  isSlow = false;
});

test("a table that is opened again before the step back has come is not left by it", () => {
  show("table");
  isSlow = true;
  show("home");
  show("table");
  go(-1);
  assert.deepEqual([done, here().state, browser.at], [[], "follow-suit/table", 1]);
  go(-1);
  assert.deepEqual(done, ["leave"], "but by the next");
});

test("in another site's frame the back button is that site's", () => {
  Object.assign(globalThis, { parent: {} });
  const never = () => assert.fail("it is left alone");
  backButton({ state: () => never(), listen: never, close: never, leave: never, resume: never });
  Object.assign(globalThis, { parent: globalThis });
  assert.equal(popped.length, 1);
});

test("one step back leaves a lesson whose list has a link in the address", () => {
  follow("#l.tractor");
  show("table");
  go(-1);
  assert.deepEqual(done, ["leave"]);
  assert.equal(here().hash, "#l.tractor");
});

test("a step back at the table closes what is open on it, and the next one leaves", () => {
  follow("#p.tractor");
  show("table");
  state.panel = "menu";
  go(-1);
  go(-1);
  assert.deepEqual(done, ["close", "leave"]);
});

test("a step back from a moment stays at the table, and the next one leaves that", () => {
  show("table");
  under = "table";
  go(-1);
  under = "home";
  go(-1);
  assert.deepEqual(done, ["leave", "leave"]);
  assert.equal(browser.at, 0);
});

test("a lesson that is left by a button takes its entry away, and the one after it is left in one step", () => {
  follow("#l.tractor");
  show("table");
  show("home");
  assert.equal(browser.at, 1);
  show("table");
  go(-1);
  assert.deepEqual(done, ["leave"]);
});

test("another link at the table is no step back", () => {
  show("table");
  follow("#l.tractor");
  assert.deepEqual(done, []);
  assert.equal(state.screen, "table");
});
