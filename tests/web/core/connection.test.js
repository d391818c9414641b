import assert from "node:assert/strict";
import { test } from "node:test";
import { whenConnected } from "../../../web/js/core/connection.js";

/** A page whose browser says that there is a line, or that there is none; and a site that answers or not. */
function lineOf({ onLine = true, isThere = false } = {}) {
  const page = new EventTarget();
  const line = { browser: { onLine }, page, isThere, asked: /** @type {string[]} */ ([]) };
  const ask = async (/** @type {string} */ address) => {
    line.asked.push(address);
    if (!line.isThere) throw new TypeError("Failed to fetch");
  };
  return Object.assign(line, { ask });
}

/** Whether a promise has resolved by now. @param {Promise<unknown>} promise */
async function isOver(promise) {
  let over = false;
  void promise.then(() => (over = true));
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  return over;
}

test("the site is asked as soon as the browser says that there is a line, and not before", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const line = lineOf({ onLine: false, isThere: true });
  const connected = whenConnected("the engine", 1, line);
  context.mock.timers.tick(60_000);
  assert.equal(await isOver(connected), false);
  assert.deepEqual(line.asked, []);
  line.browser.onLine = true;
  line.page.dispatchEvent(new Event("online"));
  assert.equal(await isOver(connected), true);
  assert.deepEqual(line.asked, ["the engine"]);
});

test("a site is asked now and then where the browser notices nothing, and the later the oftener the line was cut", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const line = lineOf();
  const connected = whenConnected("the engine", 2, line);
  context.mock.timers.tick(9_999);
  assert.equal(await isOver(connected), false);
  assert.equal(line.asked.length, 0);
  context.mock.timers.tick(1);
  assert.equal(await isOver(connected), false);
  assert.equal(line.asked.length, 1);
  line.isThere = true;
  context.mock.timers.tick(19_999);
  assert.equal(await isOver(connected), false);
  context.mock.timers.tick(1);
  assert.equal(await isOver(connected), true);
});

test("the pauses never become longer than five minutes", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const line = lineOf({ isThere: true });
  const connected = whenConnected("the engine", 30, line);
  context.mock.timers.tick(300_000);
  assert.equal(await isOver(connected), true);
});

test("the site is asked for a head alone, and once it answers nothing waits any more", async (context) => {
  const clear = context.mock.method(globalThis, "clearTimeout", () => {});
  context.mock.method(globalThis, "setTimeout", () => 7);
  const limit = context.mock.method(AbortSignal, "timeout", () => "in time");
  const fetched = context.mock.method(globalThis, "fetch", async () => {});
  const { browser, page } = lineOf();
  const removed = context.mock.method(page, "removeEventListener");
  const connected = whenConnected("the engine", 1, { browser, page });
  page.dispatchEvent(new Event("online"));
  assert.equal(await isOver(connected), true);
  const calls = [clear, limit, fetched].map(({ mock }) => mock.calls.map((call) => [...call.arguments]));
  const how = { method: "HEAD", cache: "no-store", signal: "in time" };
  assert.deepEqual(calls, [[[7]], [[5000]], [["the engine", how]]]);
  assert.deepEqual(
    removed.mock.calls.map((call) => call.arguments[0]),
    ["online"],
  );
});
