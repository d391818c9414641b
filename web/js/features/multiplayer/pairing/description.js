/**
 * Description: a session description of WebRTC cut down to what differs from one device to another, and written anew
 * from it on the other side. What is sent between two devices is only the fields of a code (`code.js`).
 */

/** @import { Place, DeviceInfo } from "./code.js" */

const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/**
 * @param {string} sdp as the browser wrote it
 * @returns {DeviceInfo | null} null where something is missing
 */
export function parseDescription(sdp) {
  const readAttribute = (/** @type {string} */ name) =>
    new RegExp(`^a=${name}:(.*?)\\r?$`, "m").exec(sdp)?.[1] ?? "";
  const print = readAttribute("fingerprint")
    .replace(/^sha-256 /i, "")
    .split(":");
  const self = {
    ufrag: readAttribute("ice-ufrag"),
    pwd: readAttribute("ice-pwd"),
    print: Uint8Array.from(print, (byte) => Number.parseInt(byte, 16)),
    places: parsePlaces(sdp),
  };
  return self.ufrag && self.pwd && print.length === 32 ? self : null;
}

/** The places a description names, those that reach farthest in one network first. @param {string} sdp @returns {Place[]} */
function parsePlaces(sdp) {
  // component, protocol, priority, address, port
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ host/gm);
  const found = [...lines].flatMap(([, protocol, address, port]) => {
    const place = protocol.toLowerCase() === "udp" ? parsePlace(address, Number(port)) : null;
    return place ? [place] : [];
  });
  return found.sort((one, other) => rankPlace(one) - rankPlace(other));
}

/** Addresses of version 4 first, then names, then version 6. @param {Place} place */
const rankPlace = ({ kind }) => [1, 0, 2][kind];

/** @param {string} address @param {number} port @returns {Place | null} */
function parsePlace(address, port) {
  const name = MDNS.exec(address);
  if (name) {
    const digits = name.slice(1).join("").match(/../g) ?? [];
    return { kind: 0, bytes: Uint8Array.from(digits, (two) => Number.parseInt(two, 16)), port };
  }
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address))
    return { kind: 1, bytes: Uint8Array.from(address.split("."), Number), port };
  const long = address.includes(":") ? parseIpv6(address) : null;
  return long && { kind: 2, bytes: long, port };
}

/** An address of version 6 as its bytes. @param {string} address */
function parseIpv6(address) {
  const [before, after] = address.split("%")[0].split("::");
  const words = (/** @type {string} */ part) =>
    part ? part.split(":").map((word) => Number.parseInt(word, 16)) : [];
  const ends = words(after ?? "");
  const gap = after === undefined ? 0 : 8 - words(before).length - ends.length;
  const all = [...words(before), ...Array(Math.max(0, gap)).fill(0), ...ends];
  if (all.length !== 8 || all.some((word) => !(word >= 0 && word < 65_536))) return null;
  return Uint8Array.from(all.flatMap((word) => [word >> 8, word & 255]));
}

/** @param {Place} place */
function formatAddress({ kind, bytes }) {
  if (kind === 1) return [...bytes].join(".");
  const digits = toHex(bytes);
  if (kind === 0) return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
  return (digits.match(/..../g) ?? []).join(":");
}

/** @param {Uint8Array} bytes */
function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The places as candidates of ICE. @param {Pick<DeviceInfo, "places">} self */
export function buildCandidates({ places }) {
  return places.map(
    (place, at) =>
      `candidate:${at + 1} 1 udp ${2_122_260_223 - at * 65_536} ${formatAddress(place)} ${place.port} typ host`,
  );
}

/**
 * A description with one data channel, as the other device would have written it.
 * @param {"offer" | "answer"} type
 * @param {DeviceInfo} self
 * @returns {{ type: "offer" | "answer", sdp: string }}
 */
export function buildDescription(type, { ufrag, pwd, print, places }) {
  const lines = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${(toHex(print).toUpperCase().match(/../g) ?? []).join(":")}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...buildCandidates({ places }).map((candidate) => `a=${candidate}`),
  ];
  return { type, sdp: `${lines.join("\r\n")}\r\n` };
}
