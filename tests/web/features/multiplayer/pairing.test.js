import assert from "node:assert/strict";
import { test } from "node:test";
import { CodeError, decodeCode, encodeCode } from "../../../../web/js/features/multiplayer/pairing/code.js";
import {
  buildDescription,
  parseDescription,
} from "../../../../web/js/features/multiplayer/pairing/description.js";

// As Chromium 156 and Firefox 153 wrote them.
const CHROMIUM = `v=0\r
o=- 4611731400430051336 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 52841 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:2104105861 1 udp 2113937151 3c6d04b1-7f0e-4a64-9f34-8a9bd0c1f7e2.local 52841 typ host generation 0 network-cost 999\r
a=ice-ufrag:9Xq+\r
a=ice-pwd:rQ2v6uVdP8yJ0n1HkL3mT5aZ\r
a=ice-options:trickle\r
a=fingerprint:sha-256 1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
`;
const FIREFOX = `v=0\r
o=mozilla...THIS_IS_SDPARTA-99.0 6274718402933128401 0 IN IP4 0.0.0.0\r
s=-\r
t=0 0\r
a=fingerprint:sha-256 AA:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0B\r
a=group:BUNDLE 0\r
a=ice-options:trickle\r
m=application 40021 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 192.168.1.7\r
a=candidate:0 1 UDP 2122252543 192.168.1.7 40021 typ host\r
a=candidate:2 1 TCP 2105524479 192.168.1.7 9 typ host tcptype active\r
a=candidate:3 1 UDP 2122252542 fe80::1c2:3 40022 typ host\r
a=sendrecv\r
a=end-of-candidates\r
a=ice-pwd:0f6d1a2b3c4d5e6f708192a3b4c5d6e7\r
a=ice-ufrag:1a2b3c4d\r
a=mid:0\r
a=setup:active\r
a=sctp-port:5000\r
`;

/** @param {string} sdp @param {"offer" | "answer"} is */
function codeOf(sdp, is) {
  const self = parseDescription(sdp);
  assert.ok(self);
  return { is, seat: /** @type {const} */ ("NW"), offer: 4_000_000_000, self };
}

for (const [browser, sdp] of Object.entries({ CHROMIUM, FIREFOX })) {
  test(`what ${browser} says of itself comes through a link of 170 characters at most, and is described anew`, () => {
    const link = encodeCode(codeOf(sdp, "offer"));
    assert.match(link, /^j2\.[\w-]*[A-Za-z0-9]$/);
    assert.ok(link.length <= 190, String(link.length));
    const code = decodeCode(`  https://follow-suit.example/#${link}.\n`, "offer");
    assert.deepEqual(code, codeOf(sdp, "offer"));
    assert.deepEqual(parseDescription(buildDescription("offer", code.self).sdp), code.self);
  });
}

test("a description is written whole, a place by version 6 in eight words", () => {
  const lines = (/** @type {"offer" | "answer"} */ is, /** @type {string} */ setup) => ({
    type: is,
    sdp: [
      ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
      ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", "a=ice-ufrag:1a2b3c4d"],
      "a=ice-pwd:0f6d1a2b3c4d5e6f708192a3b4c5d6e7",
      `${/a=fingerprint.*(?=\r)/.exec(FIREFOX)}`,
      ...[`a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144"],
      "a=candidate:1 1 udp 2122260223 192.168.1.7 40021 typ host",
      "a=candidate:2 1 udp 2122194687 fe80:0000:0000:0000:0000:0000:01c2:0003 40022 typ host",
      "",
    ].join("\r\n"),
  });
  const { self } = codeOf(FIREFOX, "answer");
  assert.deepEqual(buildDescription("answer", self), lines("answer", "active"));
  assert.deepEqual(buildDescription("offer", self), lines("offer", "actpass"));
});

test("a place whose address is none is left out", () => {
  for (const [address, bytes] of /** @type {[string, string | null][]} */ ([
    ["1::2", "00010000000000000000000000000002"],
    ["::", "0".repeat(32)],
    ["1:2:3:4:5:6:7:ffff%eth0", "0001000200030004000500060007ffff"],
    ["1:2:3", null],
    ["1:2:3:4:5:6:7:8:9", null],
    ["1::10000", null],
    ["1::-2", null],
    ["1::x", null],
    ["one.example", null],
    ["1.2.3", null],
  ])) {
    const line = `a=candidate:1 1 udp 1 ${address} 5000 typ host\r\n`;
    const places = parseDescription(CHROMIUM.replace(/a=candidate.*\r\n/, line))?.places;
    const found = places?.map((place) => Buffer.from(place.bytes).toString("hex"));
    assert.deepEqual(found, bytes === null ? [] : [bytes], address);
  }
});

test("a code that tells of more places than are read is damaged", () => {
  const code = codeOf(CHROMIUM, "offer");
  const [place] = code.self.places;
  assert.ok(place);
  const coded = (/** @type {number} */ count) => {
    const places = Array(count).fill(place);
    places.slice = () => places;
    return refusalOf(encodeCode({ ...code, self: { ...code.self, places } }), "offer");
  };
  assert.deepEqual([0, 1, 3, 4].map(coded), [null, null, null, "link_damaged"]);
});

test("a browser that does not say all that is needed describes no device", () => {
  for (const missing of [/a=ice-ufrag.*/, /a=ice-pwd.*/, /a=fingerprint.*/, /:F9:0A/])
    assert.equal(parseDescription(CHROMIUM.replace(missing, "")), null, String(missing));
});

/** @param {string} text @param {"offer" | "answer"} wanted */
function refusalOf(text, wanted) {
  try {
    decodeCode(text, wanted);
    return null;
  } catch (error) {
    assert.ok(error instanceof CodeError, String(error));
    return error.code;
  }
}

test("a code of another kind, or of a newer version, is told apart from a damaged one", () => {
  const offer = encodeCode(codeOf(CHROMIUM, "offer"));
  assert.equal(refusalOf(offer, "answer"), "pair_other");
  assert.equal(refusalOf("https://follow-suit.example/#d1.AAbb", "offer"), "pair_other");
  assert.equal(refusalOf("hello", "offer"), "pair_other");
  assert.equal(refusalOf(offer.replace("j2.", "j3."), "offer"), "link_newer");
  assert.equal(refusalOf(offer.slice(0, -9), "offer"), "link_damaged");
  assert.equal(refusalOf(`j2.${"A".repeat(500)}`, "offer"), "link_damaged");
  const before = "x".repeat(3_999 - offer.length);
  assert.equal(refusalOf(`${before}#${offer}`, "offer"), null, "four thousand letters are read");
  assert.equal(refusalOf(`x${before}#${offer}`, "offer"), "link_damaged");
});

test("5,000 damaged links are refused, each with its reason", () => {
  const offer = encodeCode(codeOf(CHROMIUM, "offer"));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.#";
  let seed = 7;
  const random = (/** @type {number} */ below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let passed = 0;
  for (let count = 0; count < 5_000; count += 1) {
    const all = [...offer];
    for (let times = 1 + random(3); times; times -= 1)
      all[random(all.length)] = letters[random(letters.length)] ?? "";
    if (all.join("") === offer) continue;
    // The spare bits of the last letter carry nothing.
    if (refusalOf(all.join(""), "offer") === null && encodeCode(decodeCode(all.join(""), "offer")) !== offer)
      passed += 1;
  }
  // Sixteen bits of checksum.
  assert.ok(passed <= 3, `${passed} damaged links were taken`);
});

test("a code is written as it always was: other devices have read it", () => {
  assert.deepEqual(
    [encodeCode(codeOf(CHROMIUM, "offer")), encodeCode(codeOf(FIREFOX, "answer"))],
    [
      "j2.A-5rKAAEOVhxKxhyUTJ2NnVWZFA4eUowbjFIa0wzbVQ1YVobLD1OX2BxgpOktcbX6PkKGyw9Tl9gcYKTpLXG1-j5CgEAPG0EsX8OSmSfNIqb0MH34s5pLAk",
      "k2.A-5rKAAIMWEyYjNjNGQgMGY2ZDFhMmIzYzRkNWU2ZjcwODE5MmEzYjRjNWQ2ZTeqLD1OX2BxgpOktcbX6PkKGyw9Tl9gcYKTpLXG1-j5CwIBwKgBB5xVAv6AAAAAAAAAAAAAAAHCAAOcVkJX",
    ],
  );
});

test("of a device's places three are told: addresses of version 4, names and addresses of version 6, in this order", () => {
  const candidates = ["fe80::1", "3c6d04b1-7f0e-4a64-9f34-8a9bd0c1f7e2.local", "192.168.1.7", "10.0.0.2"].map(
    (address, at) => `a=candidate:${at} 1 udp 1 ${address} ${5000 + at} typ host\r\n`,
  );
  const self = parseDescription(CHROMIUM.replace(/a=candidate.*\r\n/, candidates.join("")));
  assert.deepEqual(
    self?.places.map(({ kind, port }) => [kind, port]),
    [
      [1, 5002],
      [1, 5003],
      [0, 5001],
      [2, 5000],
    ],
  );
  const { self: read } = decodeCode(
    encodeCode({ ...codeOf(CHROMIUM, "offer"), self: /** @type {any} */ (self) }),
    "offer",
  );
  assert.deepEqual(read.places, self?.places.slice(0, 3));
  assert.deepEqual(buildDescription("offer", read).sdp.match(/a=candidate.*(?=\r)/g), [
    "a=candidate:1 1 udp 2122260223 192.168.1.7 5002 typ host",
    "a=candidate:2 1 udp 2122194687 10.0.0.2 5003 typ host",
    "a=candidate:3 1 udp 2122129151 3c6d04b1-7f0e-4a64-9f34-8a9bd0c1f7e2.local 5001 typ host",
  ]);
});

test("what a browser calls a connection is as long as the standard allows, or the code is damaged", () => {
  const read = (/** @type {number} */ ufrag, /** @type {number} */ pwd) => {
    const code = codeOf(CHROMIUM, "offer");
    const self = { ...code.self, places: [], ufrag: "u".repeat(ufrag), pwd: "p".repeat(pwd) };
    return refusalOf(encodeCode({ ...code, self }), "offer");
  };
  for (const [ufrag, pwd] of /** @type {[number, number][]} */ ([
    [4, 22],
    [64, 22],
    [4, 128],
    [64, 128],
  ]))
    assert.equal(read(ufrag, pwd), null);
  for (const [ufrag, pwd] of /** @type {[number, number][]} */ ([
    [3, 22],
    [65, 22],
    [4, 21],
    [4, 129],
  ]))
    assert.equal(read(ufrag, pwd), "link_damaged");
});
