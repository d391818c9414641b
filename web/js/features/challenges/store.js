/**
 * Challenges: reads a challenge from a link, and compares a deal's result with a friend's and with our levels'
 * (`bot-results-store.js`); `day-result-store.js` shares a day's deal. The engine reads, deals, plays and counts.
 */

import { ifCurrent, latestOnly } from "../../core/async.js";
import { createGuard, unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { nameOfPerson } from "../../text/replay-names.js";
import { createBotResults } from "./bot-results-store.js";
import { createDayResult } from "./day-result-store.js";

/** @import { OpenedDocument } from "../../messages/messages.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { ChallengePanel } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(link: string, game: string) => Promise<void>} needs.play begin the deal of a challenge at the table
 * @param {(dared: { game: string, record: string | null, deal: number, isOver: boolean }) => Promise<void>} needs.share
 * @param {(id: string) => Promise<string | null>} needs.record of a match that is kept
 * @param {import("./bot-results-store.js").DayRuns} needs.loadDayRuns
 * @param {import("./day-result-store.js").Showing} needs.showing what is shared of a day's deal
 * @param {() => number} [needs.now] milliseconds
 */
export function createChallenges({
  store,
  engine,
  play,
  share,
  record: recordOf,
  loadDayRuns,
  showing,
  now = () => performance.now(),
}) {
  const startPanel = latestOnly();
  const state = () => /** @type {ChallengePanel} */ (store.state().challenges);
  /** @param {Partial<ChallengePanel>} panel */
  const change = (panel) => store.change({ type: "challenges", challenges: panel });
  const guard = createGuard((refusal) => change({ refusal }));
  const botResults = createBotResults({
    engine,
    loadDayRuns,
    now,
    currentResults: () => state()?.botResults ?? null,
    onResults: (shown) => change({ botResults: shown }),
  });
  const result = createDayResult({ engine, showing, state, show: (shown) => change({ result: shown }) });

  /** @param {Partial<ChallengePanel>} panel */
  function openPanel(panel) {
    const isLatest = startPanel();
    store.change({ type: "challenges", challenges: { ...emptyPanel(), ...panel } });
    store.change({ type: "panel", panel: "challenges" });
    return isLatest;
  }

  /** @param {string} link */
  async function readChallenge(link) {
    const read = await engine.open({ text: link });
    if (read.kind !== "challenge") throw new RequestRefused({ code: "not_a_link" });
    return read.value;
  }

  /**
   * Compare a deal's results, and have our levels play it.
   * @param {{ record: string | null, deal: number, link: string, from: ChallengePanel["from"] }} deal
   */
  const compareDeal = ({ record, deal, link, from }) =>
    guard(async () => {
      const isWanted = openPanel({ stage: "outcome", link, record, from });
      const about = record === null ? { deal } : { record, deal };
      const by = record !== null && link ? { challenge: link } : {};
      const { name } = store.state().settings;
      const came = link ? unlessRefused(readChallenge(link)) : null;
      const value = { ...about, ...by, name };
      const answer = await ifCurrent(isWanted, engine.write({ kind: "challenge", value }));
      if (answer?.kind !== "challenge") return;
      const own = answer.value;
      const challenge = await came;
      if (!isWanted()) return;
      change({ own, challenge, refusal: null });
      if (own.day && own.claim) await result.prepareResult(own, isWanted);
      const made = own.day ? await botResults.loadStored(own, isWanted) : null;
      if (isWanted() && state().result) await result.findMissed(about, isWanted);
      if (!made?.runs) await botResults.playRuns(about, own, made?.damage ?? {}, isWanted);
      await result.drawResult(isWanted);
    });

  /** The past deal that is looked at, with its match. */
  function findReplayed() {
    const { opened } = store.state().history;
    const deal = opened?.deals.find(({ number }) => number === opened.replay?.deal) ?? opened?.deals.at(-1);
    return opened && deal ? { ...opened, deal: deal.number } : null;
  }

  return {
    stopRuns: botResults.stopRuns,
    /** Show a challenge that somebody sent. Nothing of it is kept. @param {Promise<OpenedDocument>} reading */
    openDocument: (reading) =>
      guard(async () => {
        const isLatest = openPanel({});
        const read = await ifCurrent(isLatest, reading);
        if (read?.kind === "challenge") change({ link: read.link || read.text, challenge: read.value });
      }),
    /** Play it. */
    async playChallenge() {
      const { link, challenge } = state();
      if (!challenge) return;
      store.change({ type: "panel", panel: null });
      await play(link, challenge.game);
    },
    /** Compare the deal at the table. */
    async compareTable() {
      const { match } = store.state();
      if (!match) return;
      const { deal } = match.view;
      await compareDeal({ deal, record: null, link: match.challenge ?? "", from: null });
    },
    /** Compare the deal that is replayed. */
    async compareReplay() {
      const replayed = findReplayed();
      if (!replayed) return;
      const { head, record, deal } = replayed;
      await compareDeal({ record, deal, link: head.challenge ?? "", from: "history" });
    },
    /** Play the deal that is replayed, against the result it had. */
    playReplay: () =>
      guard(async () => {
        const replayed = findReplayed();
        if (!replayed) return;
        const { record, deal, head, players } = replayed;
        const isWanted = openPanel({ from: "history" });
        const name = nameOfPerson(players[head.you]?.name ?? "");
        const made = await ifCurrent(
          isWanted,
          engine.write({ kind: "challenge", value: { record, deal, name } }),
        );
        if (!made) return;
        store.change({ type: "panel", panel: null });
        await play(made.link || made.text, head.game);
      }),
    /** Compare a stored match of a day's deal. @param {Head} head */
    async compareDay(head) {
      const record = await recordOf(head.id);
      if (record === null) return;
      const { deal, challenge: link = "" } = head;
      await compareDeal({ deal, record, link, from: "daily" });
    },
    copyResult: result.copyResult,
    sendResult: result.sendResult,
    savePicture: result.savePicture,
    /** Challenge a friend to play the deal. */
    async shareDeal() {
      const { own, record } = state();
      if (!own) return;
      botResults.stopRuns();
      await share({ game: own.game, record, deal: own.deal, isOver: own.claim !== null });
    },
    /** Go back to the panel before. */
    close() {
      botResults.stopRuns();
      startPanel();
      store.change({ type: "panel", panel: state().from ?? null });
    },
  };
}

/** @returns {ChallengePanel} */
function emptyPanel() {
  return {
    stage: "invitation",
    link: "",
    challenge: null,
    own: null,
    record: null,
    botResults: null,
    result: null,
    refusal: null,
    from: null,
  };
}
