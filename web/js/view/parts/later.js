/** Later: views that are loaded on demand, each with its style. */

/** @typedef {(...given: any[]) => unknown} View */

/** @type {Map<string, View>} */
const fetched = new Map();

/**
 * A view by its name, once it is loaded; until then the placeholder.
 * @param {string} name
 * @param {unknown} meanwhile
 * @param {...unknown} given what the view is made of
 */
export function laterView(name, meanwhile, ...given) {
  return fetched.get(name)?.(...given) ?? meanwhile;
}

/**
 * Load a view; rejects if the file cannot be loaded. Resolves to whether it was new.
 * @param {string} name
 * @param {() => Promise<{ view: View, style: string }>} load
 */
export async function fetchView(name, load) {
  if (fetched.has(name)) return false;
  const { view, style } = await load();
  if (fetched.has(name)) return true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  fetched.set(name, view);
  return true;
}
