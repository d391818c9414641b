/**
 * Sent bytes: how much of the engine's large files has gone over the line. The worker counts what is unpacked, and each file shrinks
 * to another part of itself: of the interpreter less is outstanding than one number for all of them would say.
 */

/** How many bytes a file has, and how many of them go over the line. @typedef {{ bytes: number, sent: number }} Size */

/** @param {Record<string, Size>} sizes by the files' names */
export function createSentBytes(sizes) {
  /** @type {Map<string, number>} */
  const received = new Map();
  return {
    total: sumOf(Object.values(sizes).map(({ sent }) => sent)),
    /** So much of a file is here. @param {string} file its name @param {number} unpacked @returns {number} what has been sent of all */
    noteReceived(file, unpacked) {
      const size = sizes[file];
      if (size) received.set(file, (Math.min(unpacked, size.bytes) * size.sent) / size.bytes);
      return Math.round(sumOf([...received.values()]));
    },
  };
}

/** @param {readonly number[]} numbers */
const sumOf = (numbers) => numbers.reduce((all, one) => all + one, 0);
