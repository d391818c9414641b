import assert from "node:assert/strict";
import { test } from "node:test";
import { watchCamera } from "../../../../web/js/features/multiplayer/qr-scanner.js";

/** Look with a camera that behaves so. @param {() => Promise<any>} camera @param {(text: string) => boolean} [found] */
function watching(camera, found = () => true) {
  Object.defineProperty(globalThis, "navigator", {
    value: { mediaDevices: camera && { getUserMedia: camera } },
    configurable: true,
  });
  /** @type {string[]} */
  const failed = [];
  const video = /** @type {any} */ ({ play: async () => {}, videoWidth: 640, videoHeight: 480 });
  const stop = watchCamera({
    findVideo: () => video,
    onText: found,
    onFailure: (trouble) => failed.push(trouble),
  });
  return { failed, stop };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

/** @param {string} name */
const refuses = (name) => async () => {
  throw new DOMException("no", name);
};

test("a camera that is refused is told apart from none", async () => {
  const refused = watching(refuses("NotAllowedError"));
  const none = watching(refuses("NotFoundError"));
  const old = watching(/** @type {any} */ (null));
  await soon();
  assert.deepEqual(
    [refused.failed, none.failed, old.failed],
    [["camera_refused"], ["camera_none"], ["camera_none"]],
  );
});

test("the camera is let go as soon as a code was read", async () => {
  let stopped = 0;
  Object.assign(globalThis, {
    BarcodeDetector: class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () => [{ rawValue: "https://follow-suit.example/#k1.AAAA" }];
    },
  });
  /** @type {string[]} */
  const read = [];
  watching(
    async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] }),
    (text) => read.push(text) > 0,
  );
  await soon();
  assert.deepEqual([read.length, stopped], [1, 1]);
});
