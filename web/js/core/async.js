/** Async: three ways of waiting that the page needs again and again. */

/**
 * Tells whether a task, such as a request that may be sent again, is still the latest. Call it to start a task; `peek`
 * starts none. Both return a function that says whether no other task was started since.
 */
export function latestOnly() {
  let latest = {};
  const peek = () => {
    const mine = latest;
    return () => mine === latest;
  };
  const start = () => {
    latest = {};
    return peek();
  };
  return Object.assign(start, { peek });
}

/**
 * Runs tasks one after another. A task that fails does not stop the next; its caller is told.
 * @returns {<T>(task: () => T | Promise<T>) => Promise<T>} queues a task, and resolves as it does
 */
export function serialQueue() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    // A failure reaches the caller through `done`; the next task runs all the same.
    last = done.catch(() => {});
    return done;
  };
}

/**
 * What a promise resolves to; null if nobody waits for it any more, even if it failed.
 * @template T
 * @param {() => boolean} isCurrent
 * @param {Promise<T>} promise
 * @returns {Promise<T | null>}
 */
export async function ifCurrent(isCurrent, promise) {
  try {
    const found = await promise;
    return isCurrent() ? found : null;
  } catch (error) {
    if (isCurrent()) throw error;
    return null;
  }
}
