/**
 * Darkening: browsers that darken the pages they show. `color-scheme: only` keeps ours as they are, but on a light device Chromium
 * passes that by where all sites are to be darkened (`#enable-force-dark`, an app's own view of the web): it changes bright grounds
 * and dark letters, and nothing that is drawn, so that dark ink on drawn linen becomes pale. No page can opt out; the page can
 * wear colours that it leaves alone.
 */

/** The ground of a page that Chromium has made dark: that of a light one is white. */
const DARK_CANVAS = "rgb(18, 18, 18)";

/** Say in the page's markup whether its browser darkens it anyway, now and whenever the device turns light or dark. */
export function watchDarkening() {
  const page = document.documentElement;
  const look = () => {
    const probe = page.appendChild(document.createElement("i"));
    probe.style.cssText = "color-scheme: only light; color: canvas";
    page.toggleAttribute("data-darkened", getComputedStyle(probe).color === DARK_CANVAS);
    probe.remove();
  };
  look();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look);
}
