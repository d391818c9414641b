/**
 * Fragment: what stands after `#` in the address. Browsers do not send it to any server. A link of ours is opened; its
 * trace in the address goes away when what it carries is closed, so that a reload does not open it again.
 */

import { isLink } from "./links.js";

/** Whether the address has a link of ours. */
export function hasLink() {
  return isLink(location.hash);
}

/**
 * @param {object} needs
 * @param {(link: string) => void} needs.open what follows `#`
 * @param {(fragment: string) => boolean} needs.isDeal whether it carries a deal
 * @returns {{ clearLink: () => void }}
 */
export function fragmentLinks({ open, isDeal }) {
  const followAddress = () => {
    if (hasLink()) open(location.hash.slice(1));
  };
  addEventListener("hashchange", followAddress);
  // Whoever comes for a deal sees a laid table while it is opened, not what there is to choose.
  document.documentElement.toggleAttribute("data-laid", isDeal(location.hash));
  followAddress();
  return {
    clearLink() {
      document.documentElement.removeAttribute("data-laid");
      if (hasLink()) history.replaceState(history.state, "", location.pathname + location.search);
    },
  };
}
