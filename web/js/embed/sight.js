/** Sight: whether a part of the page is on the screen, through all frames around it. */

/** @param {Element} element @returns {Promise<void>} once some of it is seen */
export function inSight(element) {
  return new Promise((seen) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    }).observe(element);
  });
}
