/** Link input: a link from another device is read by the camera, from a photo, or pasted. */

import { hasPairingCode } from "../../core/links.js";
import { readPhoto, watchCamera } from "./qr-scanner.js";

/** @import { Multiplayer } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Multiplayer | null} needs.getState
 * @param {(multiplayer: Partial<Multiplayer>) => void} needs.change
 * @param {(link: string) => void} needs.onLink
 */
export function createLinkInput({ getState, change, onLink }) {
  let releaseCamera = () => {};

  return {
    stopCamera,
    stopScanning,
    setPastedText: (/** @type {string} */ pasted) => change({ pastedText: pasted }),
    usePastedText() {
      const { pastedText } = getState() ?? {};
      if (pastedText?.trim()) onLink(pastedText);
    },
    /** @param {() => HTMLVideoElement | null} video */
    scanCode(video) {
      stopCamera();
      change({ isScanning: true, refusal: null });
      releaseCamera = watchCamera({
        findVideo: video,
        onText(read) {
          if (!hasPairingCode(read)) return false;
          change({ isScanning: false });
          onLink(read);
          return true;
        },
        onFailure: (code) => change({ isScanning: false, refusal: { code } }),
      });
    },
    /** @param {File} file */
    async scanPhoto(file) {
      const found = await readPhoto(file);
      if ("text" in found) onLink(found.text);
      else change({ refusal: { code: found.trouble } });
    },
  };

  function stopCamera() {
    releaseCamera();
    releaseCamera = () => {};
  }

  function stopScanning() {
    stopCamera();
    if (getState()?.isScanning) change({ isScanning: false });
  }
}
