/** Record head: what its first lines say of the match, where there is no engine to ask. */

/**
 * What the line of a field says, or nothing where the record has none.
 * @param {string} record
 * @param {"game" | "seed" | "numbers" | "draw"} field
 */
export function readHeadField(record, field) {
  const [head = ""] = record.split(/^deal\b/m, 1);
  return new RegExp(`^${field}[ \\t]+(.*?)[ \\t]*\\r?$`, "m").exec(head)?.[1] ?? "";
}
