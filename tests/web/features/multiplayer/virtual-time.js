/** Virtual time: a time that passes only where nothing is left to do now, for tests of when things happen. */

/** @param {() => boolean} [isBusy] whether something is still to come now, from another process or thread */
export function createTime(isBusy = () => false) {
  let time = 0;
  let lastId = 0;
  let timers = /** @type {{ id: number, at: number, run: () => void }[]} */ ([]);

  /** @param {() => void} run @param {number} [delay] */
  function setTimer(run, delay = 0) {
    lastId += 1;
    timers.push({ id: lastId, at: time + Math.max(0, delay), run });
    return lastId;
  }

  /** Let everything happen that happens now. */
  async function settle() {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      await new Promise(setImmediate);
      if (isBusy()) quiet = -1;
    }
  }

  return {
    now: () => time,
    setTimer,
    clearTimer: (/** @type {number} */ id) => void (timers = timers.filter((timer) => timer.id !== id)),
    /** @param {number} delay @returns {Promise<void>} */
    sleep: (delay) => new Promise((resolve) => setTimer(() => resolve(), delay)),
    settle,
    /** Let time pass to an end, or until something is so. @param {number} end @param {() => boolean} [isDone] */
    async pass(end, isDone = () => false) {
      await settle();
      while (!isDone()) {
        timers.sort((one, other) => one.at - other.at || one.id - other.id);
        const [next] = timers;
        if (!next || next.at > end) break;
        timers.shift();
        time = Math.max(time, next.at);
        next.run();
        await settle();
      }
      if (!isDone()) time = Math.max(time, end);
    },
  };
}
