/** Sight: whether a part of the page is on the screen, through all the frames it stands in. */

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
