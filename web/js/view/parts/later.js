/** Later: views that are fetched when they are first wanted, each with its style. */

/** @typedef {(...given: any[]) => unknown} View */

/** @type {Map<string, View>} */
const fetched = new Map();

/**
 * A view by its name, once it is there; else what is shown meanwhile.
 * @param {string} name
 * @param {unknown} meanwhile
 * @param {...unknown} given what the view is made of
 */
export function laterView(name, meanwhile, ...given) {
  return fetched.get(name)?.(...given) ?? meanwhile;
}

/**
 * Fetch a view. It fails where the file cannot be had.
 * Whether it was not there before.
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
