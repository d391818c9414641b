/** Pressed: what a view's controls do, each used once, in the order in which they stand. */

const LISTENED = /@[a-z]+=$/;

/**
 * The actions that a view's controls call, with what they hand over; a field's is its value.
 * @param {(actions: any) => unknown} draw
 * @returns {unknown[][]}
 */
export function pressed(draw) {
  /** @type {unknown[][]} */
  const calls = [];
  /** @param {string} path @returns {any} */
  const action = (path) =>
    new Proxy(() => {}, {
      get: (_, name) => (typeof name === "string" ? action(path ? `${path}.${name}` : name) : undefined),
      apply: (_, __, given) => void calls.push([path, ...given]),
    });
  const field = { value: "entered", checked: true, hasAttribute: () => false, form: null };
  const event = { target: field, currentTarget: field, key: "7", preventDefault() {}, stopPropagation() {} };
  const listeners = listenersIn(draw(action("")));
  calls.length = 0;
  for (const listen of listeners) listen(event);
  return calls.map(([name, ...given]) => [name, ...given.filter((one) => one !== event)]);
}

/** @param {unknown} part @returns {((event: unknown) => unknown)[]} */
function listenersIn(part) {
  if (Array.isArray(part)) return part.flatMap(listenersIn);
  if (typeof part !== "object" || part === null) return [];
  const { strings, values = [] } = /** @type {{ strings?: string[], values?: any[] }} */ (part);
  if (!strings) {
    const [items, , template] = values;
    return listenersIn(
      Array.isArray(items) && template ? items.map((item, at) => template(item, at)) : values,
    );
  }
  return values.flatMap((value, at) =>
    typeof value === "function" && LISTENED.test(strings[at] ?? "") ? [value] : listenersIn(value),
  );
}
