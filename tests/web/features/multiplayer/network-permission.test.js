import assert from "node:assert/strict";
import { test } from "node:test";
import { watchNetworkPermission } from "../../../../web/js/features/multiplayer/pairing/network-permission.js";

/**
 * Watch in a browser that knows some permissions, and change each of them once.
 * @param {Record<string, PermissionState> | null} known null: a browser without permissions
 */
async function states(known) {
  /** @type {PermissionState[]} */
  const heard = [];
  /** @type {(EventTarget & { state: PermissionState })[]} */
  const statuses = [];
  const query = async (/** @type {{ name: string }} */ { name }) => {
    const state = known?.[name];
    if (!state) throw new TypeError(`no permission is called ${name}`);
    return (statuses[statuses.length] = Object.assign(new EventTarget(), { state }));
  };
  const permissions = known ? { query } : undefined;
  Object.defineProperty(globalThis, "navigator", { value: { permissions }, configurable: true });
  await watchNetworkPermission((state) => heard.push(state));
  for (const status of statuses) {
    status.state = "granted";
    status.dispatchEvent(new Event("change"));
  }
  return heard;
}

test("the permission is asked for by the name that the browser knows, and heard of when it changes", async () => {
  assert.deepEqual(await states({ "local-network": "denied" }), ["denied", "granted"]);
  assert.deepEqual(await states({ "local-network-access": "prompt" }), ["prompt", "granted"]);
  // A browser with both asks by the newer one, which alone decides there.
  assert.deepEqual(await states({ "local-network": "denied", "local-network-access": "granted" }), [
    "denied",
    "granted",
  ]);
});

test("where no such permission is known nothing is said of it", async () => {
  assert.deepEqual(await states({ camera: "granted" }), []);
  assert.deepEqual(await states(null), []);
});
