/** Memo: the line, as long as the page is open. */

/** The acts of a page's memo. @param {import("../../../../web/js/features/types.d.ts").Page} page */
export function create({ store }) {
  /** @param {import("./types.d.ts").Memo} memo */
  const open = (memo) => {
    change(memo);
    store.change({ type: "panel", panel: "memo" });
  };
  const change = (/** @type {Partial<import("./types.d.ts").Memo>} */ memo) =>
    store.change({ type: "memo", memo });
  return {
    /** @param {string} link `m.` and a game's name */
    openLink: (link) => open({ game: link.slice(2), line: "", refusal: null }),
    /** @param {string} line */
    write: (line) => change({ line }),
    close: () => store.change({ type: "panel", panel: null }),
  };
}
