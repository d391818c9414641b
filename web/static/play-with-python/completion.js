/** Completion: which of the package's public names may come next in a line of a program. */

/**
 * A public name: `owner` is the class it is a member of, or empty for a name of the package itself.
 * @typedef {{ name: string, owner: string, kind: "class" | "function" | "property" | "variable", line: string }} PublicName
 */

/**
 * @param {string} before the line up to the cursor
 * @param {readonly PublicName[]} names
 * @param {boolean} isAsked for: the person wants all of them, without having begun a name
 */
export function offered(before, names, isAsked) {
  const typed = /\w*$/.exec(before)?.[0].length ?? 0;
  const lead = before.slice(0, before.length - typed);
  const isOfPackage = /\bfollowsuit\.$/.test(lead) || /^\s*from\s+followsuit\s+import\s.*$/.test(lead);
  const isMember = /\.\s*$/.test(lead);
  if (!typed && !isAsked && !isMember) return null;
  if (/^\d/.test(before.slice(before.length - typed)) || lead.includes("#")) return null;
  const fitting = names.filter(({ owner }) => (isMember && !isOfPackage ? owner : !owner));
  if (!fitting.length) return null;
  return { typed, options: merged(fitting) };
}

/** Members of the same name are one, of several classes. @param {readonly PublicName[]} names */
function merged(names) {
  /** @type {Map<string, { label: string, type: string, detail: string, info: string }>} */
  const found = new Map();
  for (const { name, owner, kind, line } of names) {
    const before = found.get(name);
    if (before) before.detail += `, ${owner}`;
    else found.set(name, { label: name, type: kind, detail: owner, info: line });
  }
  return [...found.values()].map(({ info, ...one }) => (info ? { ...one, info } : one));
}
