/** Store: holds the state, applies changes, notifies listeners. */

/** @import { Change, State } from "./types.d.ts" */

/**
 * @typedef {object} Store
 * @property {() => State} state
 * @property {(change: Change) => void} change
 * @property {(listener: (now: State, before: State) => void) => () => void} listen
 */

/**
 * @param {State} first
 * @param {(state: State, change: Change) => State} reduce
 * @returns {Store}
 */
export function createStore(first, reduce) {
  let state = first;
  /** @type {Set<(now: State, before: State) => void>} */
  const listeners = new Set();
  return {
    state: () => state,
    change(change) {
      const before = state;
      state = reduce(state, change);
      if (state !== before) for (const listener of listeners) listener(state, before);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Wait until the engine answers. @param {Store} store @returns {Promise<void>} */
export function whenReady(store) {
  if (store.state().engine.status === "ready") return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.listen(({ engine }) => {
      if (engine.status !== "ready") return;
      stop();
      resolve();
    });
  });
}
