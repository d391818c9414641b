/** Lazy views: views that are loaded on demand, each with its style. */

/** @import { View } from "../core/loader.js" */

/** @type {Map<string, (...given: unknown[]) => unknown>} */
const adopted = new Map();

/**
 * A view by its name, once it is loaded; until then the placeholder.
 * @param {string} name
 * @param {unknown} meanwhile
 * @param {...unknown} given the arguments of the view
 */
export function lazyView(name, meanwhile, ...given) {
  return adopted.get(name)?.(...given) ?? meanwhile;
}

/** Whether a view is loaded. @param {string} name */
export const hasView = (name) => adopted.has(name);

/**
 * Makes loaded views and their style available.
 * @param {Record<string, View>} views by name
 * @param {string} style
 */
export function registerViews(views, style) {
  if (style) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
  for (const [name, view] of Object.entries(views))
    adopted.set(name, /** @type {(...given: unknown[]) => unknown} */ (view));
}
