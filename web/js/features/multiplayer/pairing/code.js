/**
 * Code: what two devices have to know of each other to connect, as the part of a link after `#`. `j2.` offers a seat,
 * `k2.` answers. After the full stop stands base64url of the bytes below, as engine/followsuit/documents/DOCUMENTS.md says:
 *
 * | bytes | what |
 * |---|---|
 * | 1 | the seat, by its place in `SEATS` |
 * | 4 | the offer, by a number drawn for it |
 * | 1 and as many | the user name fragment of ICE |
 * | 1 and as many | the password of ICE |
 * | 32 | the SHA-256 of the certificate, which makes the channel safe against everybody else |
 * | 1 and as many as it says | the places where it can be reached: a kind (`KINDS`), 4 or 16 bytes, and 2 of the port |
 * | 2 | the low bytes of CRC-32 of all that |
 * | 1 | zero, only where the last letter would be `-` or `_`, which chat programs cut |
 */

/** The seats of any table. */
export const SEATS = /** @type {const} */ (["S", "SW", "W", "NW", "N", "NE", "E", "SE"]);
/** What a code can be: its letter. */
const LETTERS = /** @type {const} */ ({ offer: "j", answer: "k" });
/** The version of this packing, behind the letter. */
const PACKING = 2;
/** How long an offer is good, in milliseconds. The host alone counts it: two devices’ clocks may differ by years. */
export const GOOD_FOR_MS = 600_000;
/** A name by multicast DNS, an address of version 4, one of version 6; by their numbers. */
const KINDS = [
  { name: "mdns", size: 16 },
  { name: "v4", size: 4 },
  { name: "v6", size: 16 },
];
/** The most places that are told: the code has to stay readable from a metre. */
const MOST_PLACES = 3;
const LONGEST = 400;

/** @typedef {(typeof SEATS)[number]} SeatName */
/** @typedef {{ kind: number, bytes: Uint8Array, port: number }} Place where a device can be reached */
/** @typedef {{ ufrag: string, pwd: string, print: Uint8Array, places: Place[] }} DeviceInfo what one device says of itself */
/** @typedef {{ is: "offer" | "answer", seat: SeatName, offer: number, self: DeviceInfo }} Code */

/** Why a code cannot be read: a code of a sentence. */
export class CodeError extends Error {
  /** @param {"link_damaged" | "link_newer" | "pair_other" | "pair_isolated"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {Code} code @returns {string} what follows `#` */
export function encodeCode({ is, seat, offer, self }) {
  const { ufrag, pwd, print, places } = self;
  const told = places.slice(0, MOST_PLACES);
  const bytes = [
    SEATS.indexOf(seat),
    ...toBytes(offer, 4),
    ...toCountedBytes(ufrag),
    ...toCountedBytes(pwd),
    ...print,
    told.length,
    ...told.flatMap((place) => [place.kind, ...place.bytes, ...toBytes(place.port, 2)]),
  ];
  const checked = Uint8Array.of(...bytes, ...toBytes(computeCrc32(bytes) & 0xffff, 2));
  const letters = toBase64Url(checked);
  const safe = /[-_]$/.test(letters) ? toBase64Url(Uint8Array.of(...checked, 0)) : letters;
  return `${LETTERS[is]}${PACKING}.${safe}`;
}

/**
 * Read a code from a link, or from what follows `#` in one, with whatever a chat program put around it.
 * @param {string} text
 * @param {Code["is"]} wanted
 * @returns {Code}
 * @throws {CodeError}
 */
export function decodeCode(text, wanted) {
  const found = /(?:^|#)([a-z])(\d+)\.([\w-]+)[\s.,;)>\]"']*$/.exec(text.trim().slice(0, 4_000));
  if (!found?.[3] || found[1] !== LETTERS[wanted]) throw new CodeError("pair_other");
  if (Number(found[2]) > PACKING) throw new CodeError("link_newer");
  if (Number(found[2]) !== PACKING || found[3].length > LONGEST) throw new CodeError("link_damaged");
  const reader = createByteReader(fromBase64Url(found[3]));
  const seat = SEATS[reader.readNumber(1)];
  const offer = reader.readNumber(4);
  const [ufrag, pwd] = [reader.readWord(4, 64), reader.readWord(22, 128)];
  const print = reader.readBytes(32);
  const places = Array.from({ length: Math.min(reader.readNumber(1), MOST_PLACES + 1) }, () => {
    const kind = reader.readNumber(1);
    return { kind, bytes: reader.readBytes(KINDS[kind]?.size ?? Infinity), port: reader.readNumber(2) };
  });
  reader.expectEnd();
  if (!seat || places.length > MOST_PLACES) throw new CodeError("link_damaged");
  return { is: wanted, seat, offer, self: { ufrag, pwd, print, places } };
}

/** @param {Uint8Array} bytes */
function createByteReader(bytes) {
  let at = 0;
  const takeBytes = (/** @type {number} */ count) => {
    if (at + count > bytes.length) throw new CodeError("link_damaged");
    at += count;
    return bytes.slice(at - count, at);
  };
  const takeNumber = (/** @type {number} */ count) =>
    takeBytes(count).reduce((sum, byte) => sum * 256 + byte, 0);
  return {
    readBytes: takeBytes,
    readNumber: takeNumber,
    /** A word of ICE: letters, figures, plus and slash. @param {number} least @param {number} most */
    readWord(least, most) {
      const word = String.fromCharCode(...takeBytes(takeNumber(1)));
      if (word.length < least || word.length > most || !/^[A-Za-z0-9+/]*$/.test(word))
        throw new CodeError("link_damaged");
      return word;
    },
    expectEnd() {
      const sum = computeCrc32([...bytes.slice(0, at)]) & 0xffff;
      if (takeNumber(2) !== sum || bytes.length > at + 1 || (bytes.length > at && bytes[at] !== 0))
        throw new CodeError("link_damaged");
    },
  };
}

/** A number as bytes, the high one first. @param {number} value @param {number} count */
function toBytes(value, count) {
  return Array.from({ length: count }, (_, at) => Math.floor(value / 256 ** (count - 1 - at)) % 256);
}

/** A word with its length before it. @param {string} word */
function toCountedBytes(word) {
  return [word.length, ...[...word].map((letter) => letter.charCodeAt(0))];
}

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @param {string} letters @returns {Uint8Array} @throws {CodeError} */
function fromBase64Url(letters) {
  try {
    const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  } catch {
    throw new CodeError("link_damaged");
  }
}

/** @param {number[]} bytes */
function computeCrc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
