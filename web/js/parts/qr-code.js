/** QR code: draws a link as a QR code, for another phone's camera. */

import { correction, generate } from "lean-qr";
import { html, nothing, svg } from "lit-html";

/** Quiet zone in modules: a reader needs four. */
const MARGIN = 4;

/** @param {string} link @param {string} label empty if the element around the picture has one */
export function codeView(link, label) {
  // Use more error correction only if the code does not grow: a screen is clean, and large modules scan faster.
  const code = generate(link, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M });
  const side = code.size + 2 * MARGIN;
  return html`<svg class="qr-code" viewBox="0 0 ${side} ${side}" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}>
    ${svg`<path class="qr-code-ground" d="M0 0H${side}V${side}H0Z" /><path d=${modulesPath(code)} />`}
  </svg>`;
}

/** The dark modules, each row's in runs. @param {{ size: number, get(x: number, y: number): boolean }} code */
export function modulesPath({ size, get }) {
  let path = "";
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!get(x, y)) continue;
      const from = x;
      while (get(x + 1, y)) x += 1;
      path += `M${from + MARGIN} ${y + MARGIN}H${x + 1 + MARGIN}V${y + 1 + MARGIN}H${from + MARGIN}Z`;
    }
  return path;
}
