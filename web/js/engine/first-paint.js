/**
 * First paint: the page around the engine frame comes first. A first visit brings the engine's files over the same line
 * as the page's own, and they are fifty times as large: they wait until a person sees the page they came for.
 */

/** How long that may take before the engine begins all the same: a page out of sight is not painted at all. */
const PATIENCE_MS = 1000;

/** @returns {Promise<void>} once the page around has been painted whole, or nothing would come of waiting */
export async function firstPaint() {
  const page = pageAround();
  // What a service worker answers for is on the device already.
  if (!page || page.document.hidden || page.navigator.serviceWorker?.controller) return;
  await Promise.race([paintOf(page), new Promise((over) => setTimeout(over, PATIENCE_MS))]);
}

/** The page around, where it may be looked at. @returns {Window & typeof globalThis | null} */
function pageAround() {
  try {
    return parent.document ? /** @type {Window & typeof globalThis} */ (parent) : null;
  } catch {
    return null; // in a sandbox
  }
}

/** @param {Window & typeof globalThis} page @returns {Promise<void>} */
function paintOf({ PerformanceObserver, document, requestAnimationFrame: frame }) {
  return new Promise((done) => {
    // A browser tells of the largest thing it has painted, which is in the opening, once it is on the screen.
    if (PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint"))
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe({ type: "largest-contentful-paint", buffered: true });
    // One that does not tell: what is asked for in one frame is answered before it is painted, in the next one after.
    else if (document.readyState !== "loading") frame(() => frame(() => done()));
    else
      document.addEventListener("readystatechange", () => frame(() => frame(() => done())), { once: true });
  });
}
