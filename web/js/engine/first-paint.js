/**
 * First paint: the engine waits until the page around its frame is visible. On a first visit the engine's files share
 * the connection with the page's, which are fifty times smaller.
 */

/** The longest wait: a page in the background is not painted at all. */
const PATIENCE_MS = 1000;

/** @returns {Promise<void>} once the page around has been painted, or waiting would be useless */
export async function firstPaint() {
  const page = pageAround();
  // With a service worker the files are on the device already.
  if (!page || page.document.hidden || page.navigator.serviceWorker?.controller) return;
  await Promise.race([paintOf(page), new Promise((over) => setTimeout(over, PATIENCE_MS))]);
}

/** The page around, if it may be accessed. @returns {Window & typeof globalThis | null} */
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
    // The largest contentful paint is a part of the opening.
    if (PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint"))
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe({ type: "largest-contentful-paint", buffered: true });
    // Without that API: the second animation frame comes after the first paint.
    else if (document.readyState !== "loading") frame(() => frame(() => done()));
    else
      document.addEventListener("readystatechange", () => frame(() => frame(() => done())), { once: true });
  });
}
