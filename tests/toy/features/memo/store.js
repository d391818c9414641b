/** Memo: the line, as long as the page is open. */

/** The acts of a page's memo. */
export function create({ store }) {
  const open = (memo) => {
    store.change({ type: "memo", memo });
    store.change({ type: "panel", panel: "memo" });
  };
  return {
    follow: (link) => open({ game: link.slice(2), line: "", refusal: null }),
    write: (line) => store.change({ type: "memo", memo: { line } }),
    close: () => store.change({ type: "panel", panel: null }),
  };
}
