/**
 * Tab locks: one match is played in one tab at a time. The tab that has it open holds a lock of its name, which the browser
 * releases when the tab is closed; another tab may take it over, and this one is notified. Without locks (an insecure
 * page, a frame without an origin) tabs do not know of each other, and a match is protected by its session token: only
 * the latest session can write it.
 */

/**
 * @typedef {object} Tabs
 * @property {(id: string) => Promise<boolean>} holdMatch take a match that no other tab has; false where one has it
 * @property {(id: string) => Promise<void>} takeOverMatch take it all the same
 * @property {() => void} releaseMatch let go of what is held
 * @property {(id: string) => Promise<boolean>} isHeld whether any tab has it
 * @property {() => void} announceChange tell the other tabs that what is kept has changed
 */

const PREFIX = "follow-suit/match/";

/**
 * @param {object} needs
 * @param {LockManager | null} needs.locks
 * @param {Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null} needs.channel
 * @param {(id: string) => void} needs.onTakenOver another tab has taken a match over
 * @param {() => void} needs.onChange another tab has changed what is kept
 * @returns {Tabs}
 */
export function createTabs({ locks, channel, onTakenOver, onChange }) {
  /** @type {{ id: string, release: () => void } | null} */
  let held = null;
  channel?.addEventListener("message", () => onChange());

  function releaseMatch() {
    held?.release();
    held = null;
  }

  /** @param {string} id @param {LockOptions} options @returns {Promise<boolean>} */
  function requestLock(id, options) {
    if (held?.id === id) return Promise.resolve(true);
    releaseMatch();
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      /** @type {(value: null) => void} */
      let end = () => {};
      const until = new Promise((over) => (end = over));
      const mine = { id, release: () => end(null) };
      locks
        .request(PREFIX + id, options, (lock) => {
          if (!lock) return resolve(false);
          held = mine;
          resolve(true);
          return until;
        })
        .catch(() => {
          // Taken over; or locks do not work here after all, and then nobody is locked out.
          if (held === mine) {
            held = null;
            onTakenOver(id);
          }
          resolve(true);
        });
    });
  }

  return {
    holdMatch: (id) => requestLock(id, { ifAvailable: true }),
    takeOverMatch: async (id) => void (await requestLock(id, { steal: true })),
    releaseMatch,
    async isHeld(id) {
      try {
        const { held: all = [] } = (await locks?.query()) ?? {};
        return all.some(({ name }) => name === PREFIX + id);
      } catch {
        return false; // where locks cannot be asked, nobody is locked out
      }
    },
    announceChange: () => channel?.postMessage("changed"),
  };
}

/** The browser's locks and channel, null if it has none; even accessing them may throw. */
export function browserTabs() {
  /** @template T @param {() => T} make @returns {T | null} */
  const orNull = (make) => {
    try {
      return make() ?? null;
    } catch {
      return null;
    }
  };
  return {
    locks: orNull(() => navigator.locks),
    channel: orNull(() => new BroadcastChannel("follow-suit")),
  };
}
