/**
 * Slash: heals a page whose address lacks its last slash, which some servers do not add: whatever it names is then looked for
 * one folder too high. Stands in each folder's page itself (build/pages/slash.py), because no file of ours comes there.
 */

const { pathname, search, hash } = location;
/** What the entry in the browser's history says of an address that did without. */
const LACKING = "slash";

if (!/(?:\/|\/index|\.html?)$/.test(pathname)) {
  if (history.state === LACKING) history.replaceState(null, "", `${pathname}/${search}${hash}`);
  else
    addEventListener(
      "error",
      ({ target }) => {
        if (!(target instanceof Element && target.matches("script,[rel=stylesheet]"))) return;
        history.replaceState(LACKING, "");
        location.reload();
      },
      true,
    );
}
