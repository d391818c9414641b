/** Channels: two ends of one, in one program, for tests of what two devices say to each other. */

/** Two ends of a channel; each has a log of what was sent from it. */
export function channels() {
  /** @type {any} */
  const one = { readyState: "open", log: [] };
  /** @type {any} */
  const other = { readyState: "open", log: [] };
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    from.send = (/** @type {string} */ data) => {
      from.log.push(data);
      queueMicrotask(() => to.onmessage?.({ data }));
    };
    from.close = () => {
      if (from.readyState === "closed") return;
      from.readyState = to.readyState = "closed";
      to.onclose?.();
    };
  }
  return { one, other };
}
