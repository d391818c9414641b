/** Connection: when the site answers again after the line was cut. */

/** How long after a cut the site is asked first, and the longest pause between two questions. */
const [FIRST_MS, LONGEST_MS] = [5000, 300_000];

/**
 * Resolves once the site answers. It is asked when the browser says that there is a line, and now and then, for a browser may not
 * notice; the more seldom, the more cuts there were in a row: a page does not start an engine for ever that does not come.
 * @param {string} address of something that the site has
 * @param {number} cuts in a row, this one included
 * @param {object} [needs]
 * @param {Pick<Navigator, "onLine">} [needs.browser]
 * @param {Pick<Window, "addEventListener" | "removeEventListener">} [needs.page]
 * @param {(address: string) => Promise<unknown>} [needs.ask]
 */
export async function whenConnected(
  address,
  cuts,
  { browser = navigator, page = globalThis, ask = askForHead } = {},
) {
  for (let pause = FIRST_MS * 2 ** (cuts - 1); ; pause *= 2) {
    await nextOccasion(page, Math.min(pause, LONGEST_MS));
    if (browser.onLine === false) continue;
    try {
      await ask(address);
      return;
    } catch {
      // It is asked again.
    }
  }
}

/** Resolves after a time, or earlier when the browser says that there is a line. @param {Pick<Window, "addEventListener" | "removeEventListener">} page @param {number} ms */
function nextOccasion(page, ms) {
  return new Promise((resolve) => {
    const onOccasion = () => {
      clearTimeout(timer);
      page.removeEventListener("online", onOccasion);
      resolve(undefined);
    };
    const timer = setTimeout(onOccasion, ms);
    page.addEventListener("online", onOccasion);
  });
}

/** @param {string} address */
const askForHead = (address) =>
  fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(FIRST_MS) });
