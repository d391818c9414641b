/** Policy: what the headers of a site keep the engine from. */

/** @typedef {{of: string[], words: string[]}} Need in the first directive that is there, all of these words */

/** What the engine's own page needs: WebAssembly and Python's code, a worker from a `blob:`, its files. @type {Need[]} */
const NEEDS = [
  { of: ["script-src", "default-src"], words: ["'unsafe-eval'", "'wasm-unsafe-eval'"] },
  { of: ["worker-src", "child-src", "script-src", "default-src"], words: ["blob:"] },
  { of: ["connect-src", "default-src"], words: ["'self'"] },
];
/** Other words that allow the same. @type {Record<string, RegExp>} */
const SAME = {
  "'wasm-unsafe-eval'": /^'unsafe-eval'$/,
  "'self'": /^(\*|https?:|[\w*.-]+(:[\d*]+)?(\/\S*)?|https?:\/\/\S+)$/i,
};

/**
 * @param {string} policy a Content-Security-Policy
 * @param {Need[]} [needs]
 * @returns {string[]} what it lacks, each as `directive word`
 */
export function forbiddenBy(policy, needs = NEEDS) {
  /** @type {Map<string, string[]>} */
  const directives = new Map();
  for (const part of policy.split(";")) {
    const [name, ...words] = part.trim().split(/\s+/);
    // Of a directive that stands there twice the first counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), words);
  }
  return needs.flatMap(({ of, words }) => {
    const allowed = directives.get(of.find((name) => directives.has(name)) ?? "");
    if (!allowed) return [];
    const hasWord = (/** @type {string} */ word) =>
      allowed.some((one) => one.toLowerCase() === word || SAME[word]?.test(one));
    return words.filter((word) => !hasWord(word)).map((word) => `${of[0]} ${word}`);
  });
}

/**
 * @param {Headers} headers of the engine's page
 * @returns {string | null} the header by which the site forbids its own page to hold it in a frame
 */
export function frameRefusal(headers) {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy)?.[1]?.trim();
  // Where both are there a browser heeds the policy.
  if (ancestors !== undefined) {
    const allows = forbiddenBy(`frame-ancestors ${ancestors}`, [
      { of: ["frame-ancestors"], words: ["'self'"] },
    ]);
    return allows.length ? `Content-Security-Policy: frame-ancestors ${ancestors}` : null;
  }
  const options = headers.get("X-Frame-Options");
  return options && !/^\s*(sameorigin|allowall)\s*$/i.test(options) ? `X-Frame-Options: ${options}` : null;
}
