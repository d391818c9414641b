/** A page that is left open over an update: when it looks for a newer version. */

import assert from "node:assert/strict";
import test from "node:test";
import { lookWhenSeen } from "../../../web/js/offline/index.js";

const MINUTE = 60_000;

/** A page that is open, and what it looks for. @param {number} now what its clock says at first */
function openPage(now) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: /** @type {DocumentVisibilityState} */ ("visible"),
  });
  let looks = 0;
  lookWhenSeen(() => void (looks += 1), { now: () => now, page });
  /** How often it has looked, once it is seen when its clock says this. @param {number} at @param {DocumentVisibilityState} [state] */
  return (at, state = "visible") => {
    now = at;
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
    return looks;
  };
}

test("a page that is seen again looks for a newer version once an hour", () => {
  const see = openPage(Date.UTC(2026, 10, 29));
  const after = (/** @type {number} */ minutes) => Date.UTC(2026, 10, 29, 0, minutes);
  assert.equal(see(after(59)), 0);
  assert.equal(see(after(61), "hidden"), 0);
  assert.equal(see(after(61)), 1);
  assert.equal(see(after(62)), 1);
  assert.equal(see(after(122)), 2);
});

test("a clock that was set back or forward keeps no page from looking for a newer version", () => {
  for (const set of [Date.UTC(1970, 0, 1), Date.UTC(2038, 0, 20), Date.UTC(2026, 10, 28)]) {
    const see = openPage(Date.UTC(2026, 10, 29));
    assert.equal(see(set), 1, new Date(set).toISOString());
    assert.equal(see(set + 59 * MINUTE), 1);
    assert.equal(see(set + 60 * MINUTE), 2);
  }
});
