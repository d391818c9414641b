// Escaped texts: what Sphinx's search may write into this page as HTML: texts that it has escaped, and whole pages, to look
// through them in documents of their own. Anything else the browser refuses (Trusted Types).
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (html, _, sink) => (html.includes("<") && !/parseFromString/.test(sink) ? null : html),
});
