/** Visibility: whether a part of the page is on the screen, through all the frames it stands in. */

/** @param {Element} element @returns {Promise<void>} once some of it is seen */
export function whenVisible(element) {
  return new Promise((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }).observe(element);
  });
}
