/**
 * Contest: a challenge that came in a link, and what a deal came to beside a friend's play and the field of our levels.
 * The engine reads, deals, plays and counts; this file asks and shows. Fetched when it is first wanted.
 */

import { offerOf } from "../../text/offers.js";

/** @import { Answer } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Head } from "../../core/kept/types.d.ts" */
/** @import { Challenge, Contest, DayResult, Field, Run } from "./types.d.ts" */

/** How often each level plays a deal for its field. */
const RUNS = /** @type {const} */ ({ beginner: 12, casual: 12, expert: 2 });
/** After this many milliseconds no further run is begun. */
const LONGEST_MS = 20_000;

/** @typedef {ReturnType<typeof createContest>} Contesting */

/**
 * @typedef {object} Showing
 * @property {(contest: Contest) => string} text what became of a day's deal, as text
 * @property {(contest: Contest) => Promise<Blob>} picture the same as a picture
 * @property {(link: string) => string} address the whole address of a link
 * @property {(text: string) => Promise<void>} copy
 * @property {(text: string, picture: Blob | null) => Promise<void>} send by the system's own way
 * @property {(name: string, picture: Blob) => void} save
 */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").Ask} needs.ask
 * @param {() => Promise<unknown>} needs.ready resolves once the engine is there
 * @param {(link: string, game: string) => Promise<void>} needs.play begin the deal of a challenge at the table
 * @param {(dared: { game: string, record: string | null, deal: number, isOver: boolean }) => Promise<void>} needs.share
 * @param {(id: string) => Promise<string | null>} needs.record of a match that is kept
 * @param {(asked: { game: string, day: string, bots: number }) => Promise<Run[] | null>} needs.dayRuns how our levels played
 *   a day's deal, made ahead; null where they did not; it fails where that cannot be believed
 * @param {Showing} needs.showing what is shared of a day's deal
 * @param {() => number} [needs.now] milliseconds
 */
export function createContest({
  store,
  ask,
  ready,
  play,
  share,
  record: recordOf,
  dayRuns,
  showing,
  now = () => performance.now(),
}) {
  let asked = 0;
  const state = () => /** @type {Contest} */ (store.state().contest);
  /** @param {Partial<Contest>} contest */
  const change = (contest) => store.change({ type: "contest", contest });

  /** @param {Partial<Contest>} contest */
  function show(contest) {
    asked += 1;
    store.change({ type: "contest", contest: { ...blank(), ...contest } });
    store.change({ type: "panel", panel: "contest" });
    return asked;
  }

  /** What a link holds. @param {string} link */
  async function read(link) {
    const answer = await ask({ op: "linked", link });
    const challenge = /** @type {Challenge | undefined} */ (answer["challenge"]);
    if (answer.ok && challenge) return { challenge };
    return { challenge: null, refusal: answer.error ?? { code: "not_a_link" } };
  }

  /**
   * Show what a deal came to, and work out its field.
   * @param {{ record: string | null, deal: number, link: string, from: Contest["from"] }} deal
   */
  async function compare({ record, deal, link, from }) {
    const mine = show({ stage: "outcome", link, record, from });
    const about = record === null ? { deal } : { record, deal };
    const by = record !== null && link ? { challenge: link } : {};
    const { name } = store.state().settings;
    const [answer, came] = await Promise.all([
      ask({ op: "challenge", ...about, ...by, name }),
      link ? read(link) : { challenge: null },
    ]);
    if (mine !== asked) return;
    const own = /** @type {Challenge | undefined} */ (answer["challenge"]);
    change({
      own: own ?? null,
      challenge: came.challenge,
      refusal: answer.ok ? null : (answer.error ?? { code: "internal" }),
    });
    if (!own) return;
    if (own.day && own.claim) await dayResult(mine, own);
    const made = own.day ? await madeAhead(mine, own) : null;
    if (mine === asked && state().result) await judge(mine, about);
    if (!made?.runs) await work(mine, about, own, made?.damage ?? {});
    await paint(mine);
  }

  /** Prepare what is shared of a day's deal. @param {number} mine @param {Challenge} own */
  async function dayResult(mine, { game, day, claim }) {
    const answer = await ask({ op: "challenge", game, day });
    if (mine !== asked) return;
    const link = answer.ok ? showing.address(String(answer["link"])) : null;
    const squares = [...(claim?.tricks ?? [])];
    change({ result: { squares, isJudged: false, link, picture: null, copied: null } });
  }

  /**
   * Find the tricks in which a decision cost: the squares are the same whether or not a review was opened before.
   * @param {number} mine
   * @param {Record<string, unknown>} about
   */
  async function judge(mine, about) {
    const answer = await ask({ op: "missed", ...about });
    const { result } = state();
    if (mine !== asked || !result) return;
    const missed = new Set(/** @type {number[]} */ (answer["missed"] ?? []));
    const squares = result.squares.map((square, at) => (missed.has(at) ? "missed" : square));
    changeResult({ squares, isJudged: true });
  }

  /** @param {Partial<DayResult>} part */
  function changeResult(part) {
    const { result } = state();
    if (result) change({ result: { ...result, ...part } });
  }

  /** Make the picture, once it is known how the others did. @param {number} mine */
  async function paint(mine) {
    if (mine !== asked || !state().result) return;
    // Where none can be drawn, the words are shared.
    const picture = await showing.picture(state()).catch(() => null);
    if (mine === asked) changeResult({ picture });
  }

  /**
   * Show the field of a day's deal as it was made ahead, if it was.
   * @param {number} mine
   * @param {Challenge} own
   */
  async function madeAhead(mine, { game, day, bots }) {
    /** @type {Partial<Field>} */
    let damage = {};
    const runs = await dayRuns({ game, day, bots }).catch(() => void (damage = { isDamaged: true }));
    if (mine === asked && runs) change({ field: { runs, of: runs.length, status: "done" } });
    return { runs, damage };
  }

  /**
   * Work the field out run by run.
   * @param {number} mine
   * @param {Record<string, unknown>} about
   * @param {Challenge} own
   * @param {Partial<Field>} damage
   */
  async function work(mine, about, { game }, damage) {
    if (mine !== asked) return;
    const order = orderOf(offerOf(game)?.levels ?? []);
    const began = now();
    /** @type {Run[]} */
    let runs = [];
    change({ field: { runs, of: order.length, status: "running", ...damage } });
    for (const { level, lot } of order) {
      const answer = now() - began < LONGEST_MS ? await ask({ op: "field", ...about, level, lot }) : null;
      if (mine !== asked || state().field?.status !== "running") return;
      if (!answer?.ok) {
        change({ field: { runs, of: runs.length, status: "stopped", ...damage } });
        return;
      }
      runs = [...runs, { level, margin: Number(answer["margin"]) }];
      change({ field: { runs, of: order.length, status: "running", ...damage } });
    }
    change({ field: { runs, of: runs.length, status: "done", ...damage } });
  }

  /** No further run; one that is going on is called off. */
  function stop() {
    const { field } = state() ?? {};
    if (field?.status !== "running") return;
    change({ field: { ...field, of: field.runs.length, status: "stopped" } });
    void ask({ op: "cancel" });
  }

  return {
    stop,
    /** Show the challenge that a link carries. Nothing of it is kept. @param {string} link */
    async follow(link) {
      const mine = show({ link });
      await ready();
      if (mine !== asked) return;
      const found = await read(link);
      if (mine === asked) change(found);
    },
    /** Play it. */
    async play() {
      const { link, challenge } = state();
      if (!challenge) return;
      store.change({ type: "panel", panel: null });
      await play(link, challenge.game);
    },
    /** What the deal at the table came to. */
    async table() {
      const { match } = store.state();
      if (!match) return;
      const { deal } = match.view;
      await compare({ deal, record: null, link: match.challenge ?? "", from: null });
    },
    /** What the deal one looks at of the past came to. */
    async past() {
      const { opened } = store.state().past;
      const deal = opened?.deals.find(({ number }) => number === opened.shown?.deal) ?? opened?.deals.at(-1);
      if (!opened || !deal) return;
      const { head, record } = opened;
      await compare({
        record,
        deal: deal.number,
        link: head.challenge ?? "",
        from: "past",
      });
    },
    /** What a day's deal that is kept came to. @param {Head} head */
    async day(head) {
      const record = await recordOf(head.id);
      if (record === null) return;
      const { deal, challenge: link = "" } = head;
      await compare({ deal, record, link, from: "daily" });
    },
    /** Copy what became of a day's deal. */
    async copy() {
      await showing.copy(showing.text(state())).then(
        () => changeResult({ copied: "copied" }),
        () => changeResult({ copied: "refused" }),
      );
    },
    /** Share it by the system's own way. */
    async send() {
      // The person may change their mind: that is no failure.
      await showing.send(showing.text(state()), state().result?.picture ?? null).catch(() => {});
    },
    /** Save it as a picture. */
    save() {
      const { own, result } = state();
      if (own && result?.picture) showing.save(`follow-suit-${own.game}-${own.day}.png`, result.picture);
    },
    /** Challenge a friend to play the deal. */
    async share() {
      const { own, record } = state();
      if (!own) return;
      stop();
      await share({ game: own.game, record, deal: own.deal, isOver: own.claim !== null });
    },
    /** Back to where one came from. */
    close() {
      stop();
      asked += 1;
      store.change({ type: "panel", panel: state().from ?? null });
    },
  };
}

/**
 * The runs of a field in the order they are made: the quick levels take turns, a strong one comes in early.
 * @param {readonly string[]} levels those the game has
 */
function orderOf(levels) {
  /** @type {{ level: keyof typeof RUNS, lot: number }[]} */
  const order = [];
  const has = (/** @type {string} */ level) => levels.includes(level);
  for (let lot = 0; lot < RUNS.beginner; lot += 1) {
    if (has("beginner")) order.push({ level: "beginner", lot });
    if (has("casual") && lot < RUNS.casual) order.push({ level: "casual", lot });
    if (has("expert") && lot % 4 === 3 && (lot - 3) / 4 < RUNS.expert)
      order.push({ level: "expert", lot: (lot - 3) / 4 });
  }
  return order;
}

/** @returns {Contest} */
function blank() {
  return {
    stage: "invitation",
    link: "",
    challenge: null,
    own: null,
    record: null,
    field: null,
    result: null,
    refusal: null,
    from: null,
  };
}
