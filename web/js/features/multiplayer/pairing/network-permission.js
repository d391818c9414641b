/**
 * Network permission: whether the browser lets this page reach other devices of the local network. Chromium has begun to ask the
 * person; refused, a connection finds nothing and says nothing, for ever.
 */

/** What the permission is called: now, and in the first browsers that had it. */
const NAMES = ["local-network", "local-network-access"];

/**
 * Say how the permission stands, now and after each change. A browser that knows none says nothing.
 * @param {(state: PermissionState) => void} onChange
 */
export async function watchNetworkPermission(onChange) {
  for (const name of NAMES) {
    try {
      const status = await navigator.permissions.query({ name: /** @type {PermissionName} */ (name) });
      status.addEventListener("change", () => onChange(status.state));
      return onChange(status.state);
    } catch {
      // A name that it does not know; or it has no permissions that a page may ask for.
    }
  }
}
