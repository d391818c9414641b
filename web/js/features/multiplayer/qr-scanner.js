/**
 * QR scanner: reads a QR code from the camera or a photo. The browser's own reader does it where there is one, else a library,
 * fetched only then. The camera is let go as soon as a code was read.
 */

import { canReadCanvas } from "../../core/device.js";

/** @typedef {"camera_none" | "camera_refused" | "pictures_hidden" | "photo_no_code"} Trouble */

/** How often the camera's picture is looked at, in milliseconds, and the longest side of a picture that is read. */
const LOOK_MS = 180;
const LONGEST_SIDE = 1200;

/** @typedef {(source: CanvasImageSource, width: number, height: number) => Promise<string | null>} Reader */

/** @returns {Promise<Reader | null>} null where the browser hides pictures from pages */
async function createReader() {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  const formats = await BarcodeDetector?.getSupportedFormats?.().catch(() => {});
  if (formats?.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue ?? null;
  }
  if (!canReadCanvas()) return null;
  const { default: decode } = await import("qr/decode.js");
  return async (source, width, height) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context || !canvas.width) return null;
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null; // no code in this picture
    }
  };
}

/** Read the code in a photo. @param {Blob} photo @returns {Promise<{ text: string } | { trouble: Trouble }>} */
export async function readPhoto(photo) {
  const read = await createReader();
  if (!read) return { trouble: "pictures_hidden" };
  const picture = await createImageBitmap(photo).catch(() => null);
  const text = picture && (await read(picture, picture.width, picture.height));
  return text ? { text } : { trouble: "photo_no_code" };
}

/**
 * Look for a code with the camera, until one is found or it is stopped.
 * @param {object} needs
 * @param {() => HTMLVideoElement | null} needs.findVideo where its picture is shown
 * @param {(text: string) => boolean} needs.onText whether it is the one that was looked for
 * @param {(trouble: Trouble) => void} needs.onFailure
 * @returns {() => void} lets the camera go
 */
export function watchCamera({ findVideo, onText, onFailure }) {
  let isOver = false;
  /** @type {MediaStream | null} */
  let stream = null;
  const releaseCamera = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  void watchVideo();
  return releaseCamera;

  async function watchVideo() {
    try {
      if (!navigator.mediaDevices) return onFailure("camera_none");
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    } catch (error) {
      const isRefused =
        error instanceof DOMException && ["NotAllowedError", "SecurityError"].includes(error.name);
      return onFailure(isRefused ? "camera_refused" : "camera_none");
    }
    if (isOver) return releaseCamera();
    const read = await createReader();
    if (!read) {
      // It would look for ever and see nothing.
      releaseCamera();
      return onFailure("pictures_hidden");
    }
    const shown = findVideo();
    if (!shown || isOver) return releaseCamera();
    shown.srcObject = stream;
    await shown.play().catch(() => {});
    while (!isOver) {
      const text = shown.videoWidth ? await read(shown, shown.videoWidth, shown.videoHeight) : null;
      if (text && onText(text)) return releaseCamera();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
