/** Phones: all that becomes of a seat whose phone comes, is gone or is there again, in order. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RequestRefused } from "../../../../web/js/messages/engine-functions.js";
import { createPhones } from "../../../../web/js/features/multiplayer/phones.js";

const SEATS = { W: { level: null }, N: { level: "expert" } };
const THERE = { W: { phone: "there", name: "Noor" }, N: { phone: "there", name: "Emil" } };

/**
 * A host with phones at W and N, a person at W's, and all that it is had to do, as it says it.
 * @param {object} now of the host
 * @param {Record<string, object>} differs of chairs
 */
function host(now, differs) {
  const chairs = ["S", "W", "N", "E"].map((seat) => ({
    ...{ seat, who: "WN".includes(seat) ? "phone" : seat === "S" ? "here" : "bot", phone: "free", name: "" },
    ...differs[seat],
  }));
  /** @type {string[]} */
  const did = [];
  const all = (/** @type {string[]} */ ...names) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (/** @type {unknown[]} */ ...given) =>
          void did.push([name, ...given.map((one) => JSON.stringify(one))].join(" ")),
      ]),
    );
  const phones = createPhones(
    /** @type {any} */ ({
      ...{ isPlaying: true, latest: { waits_for: "person", seats: SEATS } },
      findChair: (/** @type {string} */ seat) => chairs.find((one) => one.seat === seat),
      getChairs: () => chairs,
      ...all("changeChair", "onPhoneLost", "onPhoneFound", "sendRecord"),
      guests: { ...all("sendToGuests", "sendStart", "sendNews"), listSeats: () => ["W", "N"] },
      ...{ ownEngine: all("receiveNews"), drawing: all("removeGuest"), clock: all("wake") },
      engine: {
        async takeSeat(/** @type {{ seat: string }} */ given) {
          did.push(`takeSeat ${JSON.stringify(given)}`);
          if (given.seat === "W") throw new RequestRefused({ code: "bad_seat" });
          return { view: { waits_for: "deal", seats: { W: { level: null }, N: { level: null } } } };
        },
      },
      ...now,
    }),
  );
  return { phones, did };
}

const COMES = (/** @type {string} */ seat) =>
  `changeChair "${seat}" {"who":"phone","phone":"there","link":null,"refusal":null}`;
const IS_GONE = (
  /** @type {string} */ phone,
  /** @type {string} */ substitute,
  /** @type {string} */ why,
) => [
  'removeGuest "W"',
  `changeChair "W" {"phone":"${phone}","substitute":"${substitute}"}`,
  `onPhoneLost "W" ${why}`,
  "wake",
];
const SITS_DOWN = ['takeSeat {"seat":"N","name":"Emil"}', 'sendStart "N"', 'sendNews "W"', "receiveNews"];
const isGuest = { isGreeted: true, versionProblem: null };

/** @type {[string, (phones: ReturnType<typeof createPhones>) => unknown, string[], object?, Record<string, object>?][]} */
const CASES = [
  [
    "comes before the match, is named, and told that it waits",
    (phones) => phones.admitPhone("W", "Noor"),
    [COMES("W"), 'changeChair "W" {"name":"Noor"}', 'sendToGuests {"kind":"paused"} "W"'],
    { isPlaying: false },
  ],
  [
    "comes to its own seat of a match is shown the table",
    (phones) => phones.admitPhone("W", ""),
    [COMES("W"), 'sendStart "W"', "receiveNews"],
  ],
  [
    "comes to a bot's seat during the deal waits for the next",
    (phones) => phones.admitPhone("N", ""),
    [COMES("N"), 'sendToGuests {"kind":"notice","code":"next_deal"} "N"', "receiveNews"],
  ],
  [
    "comes to a bot's seat between two deals sits down, and all are told",
    (phones) => phones.admitPhone("N", ""),
    [COMES("N"), ...SITS_DOWN, "receiveNews"],
    { latest: { waits_for: "deal", seats: SEATS } },
    THERE,
  ],
  [
    "comes to a match that is over has its record",
    (phones) => phones.admitPhone("W", ""),
    [COMES("W"), 'sendStart "W"', "sendRecord", "receiveNews"],
    { latest: { waits_for: "over", seats: SEATS } },
  ],
  [
    "is refused its seat after the deal keeps no other from sitting down",
    (phones) => phones.seatArrivals(),
    ['takeSeat {"seat":"W","name":"Noor"}', ...SITS_DOWN],
    { latest: { waits_for: "deal", seats: { W: { level: "expert" }, N: { level: "expert" } } } },
    { ...THERE, S: { phone: "there" }, E: { phone: "there" } },
  ],
  [
    "bears the name of somebody at the table is numbered, but a bot's name is anybody's",
    (phones) => (phones.nameChair("W", "Ada"), phones.nameChair("N", "Noor")),
    ['changeChair "W" {"name":"Ada 2"}', 'changeChair "N" {"name":"Noor"}'],
    {},
    { S: { name: "Ada" }, E: { name: "Noor" } },
  ],
  [
    "is gone in a match is waited for",
    (phones) => phones.dropPhone("W", "cut", /** @type {any} */ (isGuest)),
    IS_GONE("away", "wait", "null"),
  ],
  [
    "misbehaved is played for by a bot",
    (phones) => phones.dropPhone("W", "misbehaved", /** @type {any} */ ({ ...isGuest, versionProblem: "x" })),
    IS_GONE("away", "bot", '{"code":"line_misbehaved"}'),
    { isPlaying: false },
  ],
  [
    "is of another version leaves its seat as it was",
    (phones) =>
      phones.dropPhone("W", "cut", /** @type {any} */ ({ isGreeted: false, versionProblem: "guest_older" })),
    IS_GONE("free", "here", '{"code":"guest_older"}'),
    { isPlaying: false },
    { W: { substitute: "here" } },
  ],
  [
    "never said hello during a match leaves its seat as it was",
    (phones) => phones.dropPhone("W", "cut", /** @type {any} */ ({ ...isGuest, isGreeted: false })),
    IS_GONE("away", "bot", "null"),
    {},
    { W: { substitute: "bot" } },
  ],
  [
    "cannot be reached is waited for",
    (phones) => phones.awaitPhone("W"),
    ['changeChair "W" {"phone":"away","substitute":"wait"}', 'onPhoneLost "W" null'],
  ],
  [
    "can be reached again is shown the table",
    (phones) => phones.restorePhone("W"),
    [COMES("W"), 'sendStart "W"', 'onPhoneFound "W"', "receiveNews"],
  ],
  ["says hello again in a match is shown the table", (phones) => phones.updatePhone("W"), ['sendStart "W"']],
  [
    "says hello again before the match is told that it waits",
    (phones) => phones.updatePhone("W"),
    ['sendToGuests {"kind":"paused"} "W"'],
    { isPlaying: false },
  ],
];
for (const [sentence, act, expected, now = {}, differs = {}] of CASES)
  test(`a phone that ${sentence}`, async () => {
    const { phones, did } = host(now, differs);
    await act(phones);
    await new Promise(setImmediate);
    assert.deepEqual(did, expected);
  });
