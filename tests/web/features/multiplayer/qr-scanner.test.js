import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { canReadCanvas } from "../../../../web/js/core/device.js";
import { readPhoto, watchCamera } from "../../../../web/js/features/multiplayer/qr-scanner.js";

/** What a browser gives back of a canvas. @param {(pixel: number[]) => number[]} read */
function canvasReads(read) {
  /** @type {number[]} */
  let drawn = [];
  const context = {
    /** @param {string} colour */
    set fillStyle(colour) {
      drawn = [...(colour.match(/\d+/g) ?? []).map(Number), 255];
    },
    fillRect: (/** @type {number[]} */ ...place) => assert.deepEqual(place, [0, 0, 1, 1]),
    getImageData(/** @type {number[]} */ ...place) {
      assert.deepEqual(place, [0, 0, 1, 1]);
      return { data: read(drawn) };
    },
  };
  const canvas = { getContext: () => context };
  Object.defineProperty(globalThis, "document", {
    value: { createElement: () => canvas },
    configurable: true,
  });
}
/** Look with a camera that behaves so. @param {() => Promise<any>} camera @param {(text: string) => boolean} [found] @param {number} [width] of its picture */
function watching(camera, found = () => true, width = 640) {
  Object.defineProperty(globalThis, "navigator", {
    value: { mediaDevices: camera && { getUserMedia: camera } },
    configurable: true,
  });
  /** @type {string[]} */
  const failed = [];
  const video = /** @type {any} */ ({
    play: async () => void (video.plays = video.srcObject),
    videoWidth: width,
    videoHeight: 480,
  });
  const stop = watchCamera({
    findVideo: () => video,
    onText: found,
    onFailure: (trouble) => failed.push(trouble),
  });
  return { failed, stop, video };
}

describe("reading codes", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "document");
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, "document", before);
  });

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

  test("one known pixel tells whether pictures can be read, whatever bits a browser flips", () => {
    for (const flipped of [0, 1, 8, -8]) {
      canvasReads(([red = 0, ...more]) => [red + flipped, ...more]);
      assert.ok(canReadCanvas());
    }
    /** @type {Record<string, (pixel: number[]) => number[]>} */
    const hidden = {
      "one colour by nine": ([red = 0, ...more]) => [red + 9, ...more],
      noise: () => [201, 14, 99, 7],
      white: () => [255, 255, 255, 255],
      nothing: () => [0, 0, 0, 0],
      refusal: () => {
        throw new DOMException("no", "SecurityError");
      },
    };
    for (const [what, read] of Object.entries(hidden)) {
      canvasReads(read);
      assert.ok(!canReadCanvas(), what);
    }
  });

  test("where pictures are hidden neither a photo nor the camera is said to have no code", async () => {
    canvasReads(() => [201, 14, 99, 7]);
    assert.deepEqual(await readPhoto(new Blob()), { trouble: "pictures_hidden" });
    let stopped = 0;
    const { failed } = watching(async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] }));
    await soon();
    assert.deepEqual([failed, stopped], [["pictures_hidden"], 1]);
  });

  test("the camera is let go as soon as a code was read", async () => {
    let stopped = 0;
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats = async () => ["aztec", "qr_code"];
        constructor(/** @type {object} */ how) {
          assert.deepEqual(how, { formats: ["qr_code"] });
        }
        detect = async () => [{ rawValue: "https://follow-suit.example/#k1.AAAA" }];
      },
    });
    /** @type {string[]} */
    const read = [];
    const camera = async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] });
    const found = (/** @type {string} */ text) => read.push(text) > 0;
    const { stop, video } = watching(camera, found, 0);
    await soon();
    assert.equal(typeof video.plays?.getTracks, "function", "the camera's picture is shown");
    assert.deepEqual([read, stopped], [[], 0], "before there is a picture there is none to read");
    stop();
    assert.equal(stopped, 1);
    watching(camera, found);
    await soon();
    assert.deepEqual([read, stopped], [["https://follow-suit.example/#k1.AAAA"], 2]);
  });
});
