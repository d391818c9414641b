/**
 * Message channel: numbered messages of JSON text over a channel between two devices, checked at both ends. Whoever sends too much, or
 * what cannot be read, is told so; at the third time the line is closed.
 */

/** The longest message, in characters. */
const LONGEST_MESSAGE = 65_536;
/** How many messages are heard in a second; more wait. */
const PER_SECOND = 20;
/** How many messages may wait. */
const MOST_WAITING = 200;
/** How often the other device may be at fault. */
const MOST_FAULTS = 3;

/** @typedef {{ kind: string, n: number, [field: string]: unknown }} Message */
/** @typedef {"too_long" | "malformed" | "out_of_order" | "unknown" | "too_many"} Fault */
/** @typedef {"cut" | "misbehaved" | "ended"} Ending */

/**
 * @typedef {object} DataChannel as far as it is used here
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {string} readyState
 * @property {((event: never) => void) | null} onmessage
 * @property {((event: never) => void) | null} onclose
 * @property {(event: string, then: () => void) => void} [addEventListener] of `silent` and `back`, where it has them (`pairing/peer.js`)
 */

/** @typedef {ReturnType<typeof createMessageChannel>} DeviceChannel */

/**
 * @param {object} needs
 * @param {DataChannel} needs.dataChannel
 * @param {(kind: string) => boolean} needs.isKnownKind whether the other device may say it
 * @param {readonly string[]} [needs.greetings] the kinds that are heard before the two have greeted each other; all else is then passed
 *   over, for the other device may be of a version that says it differently
 * @param {() => boolean} [needs.isGreeted] whether they have
 * @param {(message: Message) => void} needs.onMessage
 * @param {(how: Ending) => void} needs.onClosed
 * @param {() => void} [needs.onSilent] the other device cannot be reached for now
 * @param {() => void} [needs.onBack] it can again; nothing is lost that was sent before
 * @param {number} [needs.perSecond]
 * @param {(then: () => void, milliseconds: number) => unknown} [needs.setTimer]
 */
export function createMessageChannel({
  dataChannel,
  isKnownKind,
  greetings = [],
  isGreeted = () => true,
  onMessage,
  onClosed,
  onSilent = () => {},
  onBack = () => {},
  perSecond = PER_SECOND,
  setTimer = setTimeout,
}) {
  let sent = 0;
  let received = 0;
  let isOver = false;
  /** Nothing is sent meanwhile: it would all come at once. */
  let isSilent = false;
  /** How much was passed over before the two have greeted each other. */
  let passedOver = 0;
  /** How many more may be heard now. */
  let allowance = perSecond;
  let isRefilling = false;
  /** @type {Message[]} */
  const waiting = [];
  /** How often the other device was at fault. */
  let faults = 0;

  dataChannel.onmessage = ({ data }) => receiveText(data);
  dataChannel.onclose = () => close("cut");
  dataChannel.addEventListener?.("silent", () => setSilent(true));
  dataChannel.addEventListener?.("back", () => setSilent(false));

  /** @param {boolean} isSilentNow */
  function setSilent(isSilentNow) {
    if (isOver || isSilent === isSilentNow) return;
    isSilent = isSilentNow;
    if (isSilent) onSilent();
    else onBack();
  }

  /** @param {unknown} data */
  function receiveText(data) {
    if (isOver) return;
    const message = parseMessage(data);
    if (!isGreeted()) return receiveGreeting(message);
    if (typeof message === "string") return countFault(message);
    if (message.n !== received + 1) return countFault("out_of_order");
    received += 1;
    if (!isKnownKind(message.kind)) return countFault("unknown");
    if (waiting.length >= MOST_WAITING) return countFault("too_many");
    waiting.push(message);
    deliverWaiting();
  }

  /** @param {Message | Fault} message */
  function receiveGreeting(message) {
    if (typeof message === "string" || !greetings.includes(message.kind)) {
      passedOver += 1;
      return passedOver > MOST_WAITING ? close("misbehaved") : undefined;
    }
    received = message.n;
    onMessage(message);
  }

  function deliverWaiting() {
    while (allowance > 0 && waiting.length && !isOver) {
      allowance -= 1;
      onMessage(/** @type {Message} */ (waiting.shift()));
    }
    if (allowance >= perSecond || isRefilling) return;
    isRefilling = true;
    setTimer(() => {
      isRefilling = false;
      allowance = perSecond;
      deliverWaiting();
    }, 1000);
  }

  /** @param {Fault} code */
  function countFault(code) {
    faults += 1;
    sendMessage({ kind: "error", code });
    if (faults >= MOST_FAULTS) close("misbehaved");
  }

  /** @param {Record<string, unknown>} body @returns {boolean} whether it was sent */
  function sendMessage(body) {
    if (isOver || isSilent || dataChannel.readyState !== "open") return false;
    const text = JSON.stringify({ ...body, n: sent + 1 });
    if (text.length > LONGEST_MESSAGE) return false;
    try {
      dataChannel.send(text);
    } catch {
      return false; // it was cut at this moment
    }
    sent += 1;
    return true;
  }

  /** @param {Ending} [how] */
  function close(how = "ended") {
    if (isOver) return;
    isOver = true;
    waiting.length = 0;
    dataChannel.onmessage = dataChannel.onclose = null;
    dataChannel.close();
    onClosed(how);
  }

  return {
    sendMessage,
    close: () => close(),
    isOpen: () => !isOver && !isSilent && dataChannel.readyState === "open",
  };
}

/** @param {unknown} data @returns {Message | Fault} */
function parseMessage(data) {
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
