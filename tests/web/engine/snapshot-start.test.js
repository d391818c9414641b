import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteSnapshot, packMemory, readSnapshot, unpackMemory } from "../../../web/runtime/snapshot.js";

const PAGE = 4096;

/** Memory of so many pages with something in some of them. @param {number} pages @param {number[]} used */
function memory(pages, used) {
  const bytes = new Uint8Array(pages * PAGE);
  for (const page of used) bytes.fill(page + 1, page * PAGE, page * PAGE + 100);
  return bytes;
}

for (const [what, bytes] of /** @type {[string, Uint8Array][]} */ ([
  ["neighbouring and lonely pages", memory(40, [0, 1, 2, 9, 38, 39])],
  ["nothing but zeros", memory(7, [])],
  ["a last page that is not whole", memory(3, [2]).subarray(0, 2 * PAGE + 128)],
]))
  test(`a snapshot of ${what} comes back as it was`, () => {
    assert.deepEqual(unpackMemory(packMemory(bytes).buffer), bytes);
  });

test("pages of zeros take no room", () => {
  assert.ok(packMemory(memory(1000, [3, 500])).length < 3 * PAGE);
});

test("a snapshot of which anything changed or is missing is refused", () => {
  const packed = packMemory(memory(20, [1, 5, 6]));
  const flipped = packed.slice();
  flipped[packed.length - PAGE + 17] ^= 1;
  const longer = new Uint8Array(packed.length + 4);
  longer.set(packed);
  const others = [0, 4, 8, 12, 16, 20, -1, -4, -8, -12].map((place) => {
    const other = packed.slice();
    const at = place < 0 ? packed.length + place : place;
    other[at] = (other[at] ?? 0) ^ 1;
    return other;
  });
  for (const bad of [
    flipped,
    longer,
    ...others,
    packed.slice(0, -PAGE),
    packed.slice(0, 8),
    new Uint8Array(0),
  ])
    assert.throws(() => unpackMemory(bad.buffer), RangeError);
});

test("no snapshot is made on a device that saves data or is short of memory, any other has one soon", async (context) => {
  Object.assign(globalThis, { __FOLLOWSUIT_RUNTIME__: {}, self: globalThis });
  const { keepSnapshot } = await import("../../../web/js/engine/snapshot-start.js");
  const timer = context.mock.method(globalThis, "setTimeout", () => 0);
  const idle = context.mock.fn();
  Object.assign(globalThis, { requestIdleCallback: idle });
  const device = { deviceMemory: 2, connection: { saveData: true } };
  Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });
  keepSnapshot();
  assert.equal(timer.mock.callCount(), 0);
  device.connection.saveData = false;
  device.deviceMemory = 1;
  keepSnapshot();
  assert.equal(timer.mock.callCount(), 0);
  device.deviceMemory = 2;
  Object.assign(globalThis, { parent: { location: { search: "?nosw" } } });
  keepSnapshot();
  assert.equal(timer.mock.callCount(), 0, "nor by a page that is to store nothing");
  globalThis.parent.location.search = "";
  keepSnapshot();
  keepSnapshot();
  const [begin, ...waits] = timer.mock.calls.flatMap((call) => /** @type {any[]} */ (call.arguments));
  assert.deepEqual(waits, [2000], "once, two seconds later");
  begin();
  assert.deepEqual(idle.mock.calls[0]?.arguments.slice(1), [{ timeout: 2000 }]);
});

test("where the browser keeps nothing there is no snapshot, and nothing is thrown", async () => {
  assert.equal(typeof globalThis.caches, "undefined");
  assert.equal(await readSnapshot("key"), null);
  await deleteSnapshot("key");
});
