import assert from "node:assert/strict";
import { test } from "node:test";
import { createChairs } from "../../../../web/js/features/multiplayer/chairs.js";
import { createInvitations } from "../../../../web/js/features/multiplayer/invitations.js";

const TEN_MINUTES = 600_000;
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * A host with a phone's seat at N, whose offers are numbered links.
 * @param {object} chair how its chair differs
 * @param {{ code: string, seat: any }} [failed] why no phone comes
 */
function host(chair, failed) {
  /** @type {() => void} */
  let online = () => {};
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ event, /** @type {() => void} */ then) => {
      if (event === "online") online = then;
    },
  });
  let chairs = createChairs(["S", "N"], (seat) => ({
    who: seat === "S" ? "here" : "phone",
    name: "Emil",
    level: "beginner",
  }));
  const change = (/** @type {string} */ seat, /** @type {object} */ some) => {
    chairs = chairs.map((one) => (one.seat === seat ? { ...one, ...some } : one));
  };
  change("N", chair);
  let made = 0;
  /** @type {any[]} */
  const log = [];
  /** @type {{ milliseconds: number, then: () => void }[]} */
  const alarms = [];
  const inviting = createInvitations({
    getChairs: () => chairs,
    changeChair: change,
    linkAddress: (link) => `https://example.org/#${link}`,
    sleep: (milliseconds) =>
      new Promise((resolve) => alarms.push({ milliseconds, then: () => resolve(undefined) })),
    offers: {
      createLink: async () => `j1.${(made += 1)}`,
      withdrawOffer: (seat) => log.push(["withdrawn", seat]),
      acceptAnswer: async (_, joining) => {
        if (failed?.code !== "pair_old") joining("N");
        log.push(at().phone);
        await soon();
        return failed ?? null;
      },
    },
  });
  const at = () => /** @type {any} */ (chairs[1]);
  return { inviting, change, at, log, alarms, online: () => online() };
}

test("a code that has become too old is renewed, and says what the one before said", async () => {
  const { inviting, at, alarms } = host({});
  await inviting.offerSeat("N", { code: "pair_isolated" });
  assert.equal(at().link, "https://example.org/#j1.1");
  assert.equal(alarms[0]?.milliseconds, TEN_MINUTES);
  alarms[0]?.then();
  await soon();
  assert.deepEqual([at().link, at().refusal.code], ["https://example.org/#j1.2", "pair_isolated"]);
});

test("a code that was taken meanwhile is not", async () => {
  const { inviting, change, at, alarms } = host({});
  await inviting.offerSeat("N");
  change("N", { phone: "there", link: null });
  alarms[0]?.then();
  await soon();
  assert.equal(at().link, null);
});

test("a seat that is given to a person here while its code is made gets none", async () => {
  const { inviting, change, at, log } = host({});
  const offered = inviting.offerSeat("N");
  change("N", { who: "here", link: null });
  await offered;
  assert.deepEqual([at().link, log], [null, [["withdrawn", "N"]]]);
});

test("in another network there are other codes, but none for whoever sits already", async () => {
  const { inviting, change, at, log, online } = host({ phone: "away" });
  await inviting.offerFreeSeats();
  online();
  await soon();
  assert.equal(at().link, "https://example.org/#j1.2");
  online();
  change("N", { phone: "there", link: null });
  await soon();
  assert.deepEqual([at().link, log], [null, [["withdrawn", "N"]]]);
});

test("a phone that cannot be reached leaves its seat as it was, with a new code and why", async () => {
  for (const phone of ["free", "away"]) {
    const { inviting, at, log } = host({ phone, substitute: "bot" }, { code: "pair_isolated", seat: "N" });
    assert.equal(await inviting.acceptAnswer("k1.x"), null);
    assert.deepEqual(log, ["joining"]);
    const { substitute, link, refusal } = at();
    assert.deepEqual(
      [at().phone, substitute, link, refusal.code],
      [phone, "bot", "https://example.org/#j1.1", "pair_isolated"],
    );
  }
});

test("whoever came back by itself while a code led nowhere stays", async () => {
  const { inviting, change, at } = host({ phone: "away" }, { code: "pair_isolated", seat: "N" });
  const answer = inviting.acceptAnswer("k1.x");
  change("N", { phone: "there" });
  await answer;
  assert.deepEqual([at().phone, at().link, at().refusal], ["there", null, null]);
});

test("an old code is replaced, and any other failure is told", async () => {
  /** What is said, and how the seat stands then. @param {{ code: string, seat: any }} [failed] */
  const answered = async (failed) => {
    const { inviting, at } = host({ link: "https://example.org/#j1.0" }, failed);
    const said = await inviting.acceptAnswer("k1.x");
    return [said, at().phone, at().link, at().refusal];
  };
  assert.deepEqual(await answered(), [null, "joining", null, null]);
  const anew = ["free", "https://example.org/#j1.1", null];
  assert.deepEqual(await answered({ code: "pair_old", seat: "N" }), ["pair_old", ...anew]);
  for (const failed of [
    { code: "pair_used", seat: "N" },
    { code: "pair_no_offer", seat: null },
    { code: "pair_isolated", seat: null },
  ])
    assert.deepEqual(await answered(failed), [failed.code, "joining", null, null]);
});
