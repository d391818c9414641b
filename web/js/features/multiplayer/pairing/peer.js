/** Peer: a connection between two devices of one network. No server is asked, so only that network is tried. */

import { startLimit } from "../../../time/time-limit.js";
import { buildCandidates, buildDescription, parseDescription } from "./description.js";

/** @import { DeviceInfo } from "./code.js" */

/** How long the places of this device are looked for, in milliseconds. */
const GATHER_MS = 1500;
/** How long a connection that is interrupted may take to come back before anybody hears of it, in milliseconds. */
const BACK_MS = 6000;
/** How often a device that has fallen silent is looked for, and how long, in milliseconds. */
const SEARCH_MS = 2000;
const GONE_MS = 600_000;
/** After how long a device that answers looks for the host too, in milliseconds. */
const LOOK_MS = 20_000;
/** How long two devices may try to connect, in milliseconds. */
export const CONNECT_MS = 15_000;
/** How often any device was looked for; the candidates of a description have lower numbers. */
let searches = 100;

/**
 * @typedef {object} Peer
 * @property {DeviceInfo} self what the other device has to know
 * @property {RTCDataChannel} channel it also has the events `silent`, when the other device can no longer be reached, and `back`
 * @property {(other: DeviceInfo) => Promise<void>} acceptAnswer take what the other device said of itself
 * @property {Promise<RTCDataChannel>} whenOpen the channel, once it is open
 * @property {() => void} close
 */

/** @param {RTCPeerConnection} connection @param {RTCDataChannel} channel @returns {Promise<RTCDataChannel>} */
function waitForOpening(connection, channel) {
  return new Promise((resolve, reject) => {
    channel.addEventListener("open", () => resolve(channel));
    channel.addEventListener("close", () => reject(new Error("closed")));
    connection.addEventListener("connectionstatechange", () => {
      if (connection.connectionState === "closed") reject(new Error("closed"));
    });
  });
}

/** @param {RTCPeerConnection} connection @returns {Promise<void>} once all places are known, or it takes too long */
function waitForCandidates(connection) {
  if (connection.iceGatheringState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    startLimit(GATHER_MS, resolve);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState === "complete") resolve();
    });
  });
}

function createPeer() {
  const connection = new RTCPeerConnection({ iceServers: [] });
  // Both sides know its number, so that nothing has to be said about it.
  const channel = connection.createDataChannel("table", { negotiated: true, id: 0 });
  channel.binaryType = "arraybuffer";
  const whenOpen = waitForOpening(connection, channel);
  /** Where the other device can be reached. @type {string[]} */
  const places = [];
  let isSilent = false;
  // Whoever is gone without a word is noticed by its silence; the channel itself says nothing of it.
  connection.addEventListener("connectionstatechange", () => {
    const { connectionState: now } = connection;
    if (channel.readyState !== "open") return;
    if (now === "failed") void searchPeer();
    else if (now === "disconnected")
      startLimit(BACK_MS, () => connection.connectionState === "disconnected" && void searchPeer());
    else if (now === "connected" && isSilent) {
      isSilent = false;
      channel.dispatchEvent(new Event("back"));
    }
  });
  channel.addEventListener("close", () => connection.close());

  /** A phone that sleeps wakes up again: its places are tried until it is back, or has been gone for long. */
  async function searchPeer() {
    if (isSilent || channel.readyState !== "open") return;
    isSilent = true;
    channel.dispatchEvent(new Event("silent"));
    // Counted in searches: a device that slept for long itself looks for the other when it wakes up.
    for (let left = GONE_MS; isSilent && channel.readyState === "open" && left > 0; left -= SEARCH_MS) {
      await tryPlaces(connection, places);
      await new Promise((resolve) => setTimeout(resolve, SEARCH_MS));
    }
    // A connection that is closed here says nothing of it; a channel that says so closes it.
    if (isSilent) channel.dispatchEvent(new Event("close"));
  }

  whenOpen.catch(() => {}); // whoever waits is told
  return { connection, channel, places, whenOpen, close: () => connection.close() };
}

/** Look for the other device where it said it can be reached. @param {RTCPeerConnection} connection @param {readonly string[]} places */
async function tryPlaces(connection, places) {
  for (const place of places) {
    searches += 1;
    // Chromium looks nowhere twice: what a candidate begins with makes it another one.
    const candidate = place.replace(/^candidate:\d+/, `candidate:${searches}`);
    await connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {});
  }
}

/** @param {RTCPeerConnection} connection @returns {Promise<DeviceInfo>} */
async function describeDevice(connection) {
  await waitForCandidates(connection);
  const self = parseDescription(connection.localDescription?.sdp ?? "");
  if (!self) throw new Error("the browser describes no connection");
  return self;
}

/** Offer a connection. @returns {Promise<Peer>} */
export async function offerConnection() {
  const { connection, places, ...peer } = createPeer();
  await connection.setLocalDescription();
  const take = (/** @type {DeviceInfo} */ other) => {
    places.push(...buildCandidates(other));
    return connection.setRemoteDescription(buildDescription("answer", other));
  };
  return { ...peer, self: await describeDevice(connection), acceptAnswer: take };
}

/**
 * Answer an offer. Only the host looks for this device at first: of several that opened one link only the one whose answer was
 * taken may come to it. After a while this device looks for the host too, which helps where its own places are not found.
 * @param {DeviceInfo} other what the offer says
 * @returns {Promise<Peer>}
 */
export async function answerConnection(other) {
  const { connection, places, ...peer } = createPeer();
  places.push(...buildCandidates(other));
  // Firefox begins nothing as long as it has nowhere to look.
  const looks = /Firefox/.test(navigator.userAgent);
  await connection.setRemoteDescription(buildDescription("offer", looks ? other : { ...other, places: [] }));
  await connection.setLocalDescription();
  setTimeout(() => {
    if (connection.connectionState === "connected" || connection.signalingState === "closed") return;
    void tryPlaces(connection, places);
  }, LOOK_MS);
  return { ...peer, self: await describeDevice(connection), acceptAnswer: () => Promise.resolve() };
}
