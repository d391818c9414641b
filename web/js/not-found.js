/**
 * Not found: the script of the 404 page, which is sent for addresses of any depth and may be in a folder of a site. The page asks for
 * this script from every folder above (build/published/dist.py), so it knows from where it came which of them is ours.
 */

const page = document.documentElement;
const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const folder = new URL("../", src).pathname;

if (page.dataset["found"] === undefined) {
  page.dataset["found"] = "";
  if (folder !== "/") {
    const policy = globalThis.trustedTypes?.createPolicy("followsuit-404", {
      createScriptURL: (address) => (address.startsWith(folder) ? address : null),
    });
    const point = () => pointToFolder((address) => policy?.createScriptURL(address) ?? address);
    point();
    addEventListener("DOMContentLoaded", point);
  }
}

/** Have what begins at the host's root begin at our folder. @param {(address: string) => string} trust */
function pointToFolder(trust) {
  for (const one of document.querySelectorAll('[href^="/"]')) {
    const address = one.getAttribute("href") ?? "";
    if (!address.startsWith(folder)) one.setAttribute("href", folder + address.slice(1));
  }
  for (const one of document.querySelectorAll('script[src^="/"]')) {
    const script = document.createElement("script");
    script.src = trust(folder + (one.getAttribute("src") ?? "").slice(1));
    one.replaceWith(script);
  }
}
