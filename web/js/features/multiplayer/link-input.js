/** Taking: a link from another device is read by the camera, from a photo, or pasted. */

import { hasPairingCode } from "../../core/links.js";
import { readPhoto, watchCamera } from "./qr-scanner.js";

/** @import { Together } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Together | null} needs.part
 * @param {(together: Partial<Together>) => void} needs.say
 * @param {(link: string) => void} needs.take
 */
export function createTaking({ part, say, take }) {
  let letGo = () => {};

  return {
    stopCamera,
    stopScanning,
    paste: (/** @type {string} */ pasted) => say({ pasted }),
    usePasted() {
      const { pasted } = part() ?? {};
      if (pasted?.trim()) take(pasted);
    },
    /** @param {() => HTMLVideoElement | null} video */
    scan(video) {
      stopCamera();
      say({ isScanning: true, refusal: null });
      letGo = watchCamera({
        video,
        found(read) {
          if (!hasPairingCode(read)) return false;
          say({ isScanning: false });
          take(read);
          return true;
        },
        failed: (code) => say({ isScanning: false, refusal: { code } }),
      });
    },
    /** @param {File} file */
    async photo(file) {
      const found = await readPhoto(file);
      if (found) take(found);
      else say({ refusal: { code: "photo_no_code" } });
    },
  };

  function stopCamera() {
    letGo();
    letGo = () => {};
  }

  function stopScanning() {
    stopCamera();
    if (part()?.isScanning) say({ isScanning: false });
  }
}
