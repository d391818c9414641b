/**
 * Line: numbered messages of JSON text over a channel between two devices, checked at both ends. Whoever sends too much, or
 * what cannot be read, is told so; at the third time the line is closed.
 */

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 65_536;
/** How many messages are heard in a second; more wait. */
export const PER_SECOND = 20;
/** How many messages may wait. */
export const MOST_WAITING = 200;
/** How often the other device may be at fault. */
export const MOST_FAULTS = 3;

/** @typedef {{ kind: string, n: number, [field: string]: any }} Message */
/** @typedef {"too_long" | "malformed" | "out_of_order" | "unknown" | "too_many"} Fault */
/** @typedef {"cut" | "misbehaved" | "ended"} Ending */

/**
 * @typedef {object} Channel as far as it is used here
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {string} readyState
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {(event: string, then: () => void) => void} [addEventListener] of `silent` and `back`, where it has them (`pairing/peer.js`)
 */

/** @typedef {ReturnType<typeof createLine>} Line */

/**
 * @param {object} needs
 * @param {Channel} needs.channel
 * @param {(kind: string) => boolean} needs.isKnown whether the other device may say it
 * @param {(message: Message) => void} needs.hear
 * @param {(how: Ending) => void} needs.closed
 * @param {() => void} [needs.silent] the other device cannot be reached for now
 * @param {() => void} [needs.back] it can again; nothing is lost that was sent before
 * @param {number} [needs.perSecond]
 * @param {(then: () => void, milliseconds: number) => unknown} [needs.later]
 */
export function createLine({
  channel,
  isKnown,
  hear,
  closed,
  silent = () => {},
  back = () => {},
  perSecond = PER_SECOND,
  later = setTimeout,
}) {
  let sent = 0;
  let received = 0;
  let isOver = false;
  /** Nothing is sent meanwhile: it would all come at once. */
  let isSilent = false;
  /** How many more may be heard now. */
  let left = perSecond;
  let isRefilling = false;
  /** @type {Message[]} */
  const waiting = [];
  /** How often the other device was at fault, by how. @type {Partial<Record<Fault, number>>} */
  const faults = {};

  channel.onmessage = ({ data }) => receive(data);
  channel.onclose = () => end("cut");
  channel.addEventListener?.("silent", () => turn(true));
  channel.addEventListener?.("back", () => turn(false));

  /** @param {boolean} isSilentNow */
  function turn(isSilentNow) {
    if (isOver || isSilent === isSilentNow) return;
    isSilent = isSilentNow;
    if (isSilent) silent();
    else back();
  }

  /** @param {unknown} data */
  function receive(data) {
    if (isOver) return;
    const message = messageIn(data);
    if (typeof message === "string") return fault(message);
    if (message.n !== received + 1) return fault("out_of_order");
    received += 1;
    if (!isKnown(message.kind)) return fault("unknown");
    if (waiting.length >= MOST_WAITING) return fault("too_many");
    waiting.push(message);
    drain();
  }

  function drain() {
    while (left > 0 && waiting.length && !isOver) {
      left -= 1;
      hear(/** @type {Message} */ (waiting.shift()));
    }
    if (left >= perSecond || isRefilling) return;
    isRefilling = true;
    later(() => {
      isRefilling = false;
      left = perSecond;
      drain();
    }, 1000);
  }

  /** @param {Fault} code */
  function fault(code) {
    faults[code] = (faults[code] ?? 0) + 1;
    send({ kind: "error", code });
    if (Object.values(faults).reduce((sum, count) => sum + count, 0) >= MOST_FAULTS) end("misbehaved");
  }

  /** @param {Record<string, any>} body @returns {boolean} whether it was sent */
  function send(body) {
    if (isOver || isSilent || channel.readyState !== "open") return false;
    const text = JSON.stringify({ ...body, n: sent + 1 });
    if (text.length > LONGEST_MESSAGE) return false;
    try {
      channel.send(text);
    } catch {
      return false; // it was cut at this moment
    }
    sent += 1;
    return true;
  }

  /** @param {Ending} [how] */
  function end(how = "ended") {
    if (isOver) return;
    isOver = true;
    waiting.length = 0;
    channel.onmessage = channel.onclose = null;
    channel.close();
    closed(how);
  }

  return {
    send,
    end: () => end(),
    faults: () => ({ ...faults }),
    isOpen: () => !isOver && !isSilent && channel.readyState === "open",
  };
}

/** @param {unknown} data @returns {Message | Fault} */
function messageIn(data) {
  if (typeof data !== "string") return "malformed";
  if (data.length > LONGEST_MESSAGE) return "too_long";
  try {
    const message = JSON.parse(data);
    const isOne =
      typeof message === "object" &&
      message !== null &&
      !Array.isArray(message) &&
      Number.isSafeInteger(message.n) &&
      typeof message.kind === "string";
    return isOne ? message : "malformed";
  } catch {
    return "malformed";
  }
}
