/**
 * Analysis: tries other acts in a past deal, weighs every legal one, and keeps lines as branches of the record. The
 * engine decides what is legal and what it is worth.
 */

import { ifCurrent, latestOnly, serialQueue } from "../../core/async.js";
import { createGuard, unlessRefused } from "../../core/requests.js";

/** @import { RecordWithText } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Documents } from "../../core/storage/documents.js" */
/** @import { AnalysisBoard, Mark, OpenedMatch, PastBranch, PastDeal, Remarks } from "../history/types.d.ts" */

/** Imagined deals at a time, and how many are enough. */
const WORLDS = 16;
const ENOUGH = 192;

/** @typedef {{ deal: number, step: number, line: string[] }} Position */

/**
 * Every branch of a deal with the way to it, in the order of a tree: its places among the branches of each line.
 * @param {PastBranch[]} branches
 * @param {{ step: number, line: string[], way: number[] }} [from]
 * @returns {{ branch: PastBranch, step: number, line: string[], way: number[] }[]}
 */
export function branchesOf(branches, from) {
  return branches.flatMap((branch, place) => {
    const step = from ? from.step : branch.act - 1;
    const line = [...(from ? from.line.slice(0, branch.act - 1 - from.step) : []), ...branch.line];
    const way = [...(from?.way ?? []), place];
    return [{ branch, step, line, way }, ...branchesOf(branch.branches, { step, line, way })];
  });
}

/**
 * The last act of a position, its remarks, and its line; null if the line is not kept.
 * @param {PastDeal | undefined} deal
 * @param {Pick<AnalysisBoard, "step" | "line">} board
 * @returns {{ way: number[], act: number, note: string, mark: Mark | null } | null}
 */
export function annotationAt(deal, { step, line }) {
  /** @type {(way: number[], remarks: Pick<Remarks, "notes" | "marks"> | undefined) => NonNullable<ReturnType<typeof annotationAt>>} */
  const annotationOf = (way, remarks) => {
    const act = step + line.length;
    return { way, act, note: remarks?.notes[act] ?? "", mark: remarks?.marks[act] ?? null };
  };
  if (!line.length) return annotationOf([], deal?.remarks);
  // An act before the branch point belongs to the parent line; look in the branch itself first.
  const found = branchesOf(deal?.remarks?.branches ?? []).find(
    (one) =>
      one.step === step &&
      step + line.length >= one.branch.act &&
      line.every((act, at) => act === one.line[at]),
  );
  return found ? annotationOf(found.way, found.branch) : null;
}

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {Documents} needs.documents
 * @param {(deal: number, step: number) => void} needs.showStep a step of the record, as it was played
 * @param {(record: string, game: string) => Promise<void>} needs.playRecord a record on at the table
 */
export function createAnalysis({ store, engine, documents, showStep, playRecord }) {
  const startLook = latestOnly();
  const openedMatch = () => store.state().history.opened;
  const guard = createGuard((refusal) => change({ refusal }));

  /** @param {Partial<AnalysisBoard>} board @param {Partial<OpenedMatch>} [more] */
  function change(board, more = {}) {
    const now = openedMatch();
    if (!now) return;
    const { deal, step } = now.replay ?? { deal: 0, step: 0 };
    /** @type {AnalysisBoard} */
    const blank = {
      deal,
      step,
      line: [],
      answered: null,
      evaluation: null,
      isOpen: false,
      isKept: false,
      refusal: null,
    };
    store.change({
      type: "history",
      history: { opened: { ...now, ...more, board: { ...blank, ...now.board, ...board } } },
    });
  }

  /** Show a position, and weigh its legal actions. @param {Position} position */
  const goTo = ({ deal, step, line }) =>
    guard(async () => {
      const isLatest = startLook();
      const answered = await ifCurrent(isLatest, engine.showPosition({ deal, step, line }));
      if (!answered) return;
      const { view, hands, events } = answered;
      change(
        { deal, step, line, answered, evaluation: null, isKept: false, refusal: null },
        { replay: { deal, step, view, hands, events } },
      );
      let worlds = answered.to_act && answered.legal.length > 1 ? 0 : ENOUGH;
      while (worlds < ENOUGH) {
        const evaluation = await unlessRefused(engine.weighActs({ deal, step, line, worlds: WORLDS }));
        if (!isLatest() || !openedMatch()?.board || !evaluation) return;
        change({ evaluation });
        worlds = evaluation.done ? ENOUGH : evaluation.worlds;
      }
    });

  /** The current position. @returns {Position} */
  function currentPosition() {
    const { deal, step, line } = openedMatch()?.board ?? { deal: 0, step: 0, line: [] };
    return { deal, step, line };
  }

  const inTurn = serialQueue();

  /**
   * Change the record of a position, one change after another, and store it if the match is stored. If the person has
   * moved on meanwhile, only the record changes.
   * @param {(at: Position) => Promise<RecordWithText> | null} send called once the change before it is in
   * @param {Partial<AnalysisBoard>} [board] what becomes of the position, where one still stands there
   */
  function changeRecord(send, board = {}) {
    const isLatest = startLook.peek();
    const at = currentPosition();
    const of = openedMatch();
    const isOpen = () => openedMatch()?.head.id === of?.head.id;
    const guardHere = createGuard((refusal) => isOpen() && isLatest() && change({ refusal }));
    const task = async () => {
      const sent = isOpen() ? send(at) : null;
      if (!of || !sent) return;
      const { record, deals } = await sent;
      const now = openedMatch();
      if (now && isOpen()) {
        const more = { record, deals };
        if (now.board) change(isLatest() ? board : {}, more);
        else store.change({ type: "history", history: { opened: { ...now, ...more } } });
      }
      if (of.isReceived || (await documents.replaceText(of.head.id, record).catch(() => false))) return;
      store.change({ type: "notice", code: store.state().storage === "lost" ? "lost" : "full" });
      if (isLatest() && openedMatch()?.board) change({ isKept: false });
    };
    return inTurn(() => guardHere(task));
  }

  /** Ask about the current position; null if the person has moved on meanwhile. @template T @param {(at: Position) => Promise<T>} send */
  const askHere = (send) => ifCurrent(startLook(), send(currentPosition()));

  return {
    /** Begin at the step that is shown. */
    async open() {
      const shown = openedMatch()?.replay;
      if (shown) await goTo({ deal: shown.deal, step: shown.step, line: [] });
    },
    /** @param {string} text the record line of a legal act */
    tryAction: (text) => goTo({ ...currentPosition(), line: [...currentPosition().line, text] }),
    /** Undo the last act that was tried; if there is none, go back one act of the record. */
    stepBack() {
      const { deal, step, line } = currentPosition();
      return goTo(
        line.length ? { deal, step, line: line.slice(0, -1) } : { deal, step: Math.max(0, step - 1), line },
      );
    },
    /** The next act as the strongest bot makes it. */
    tryBotAction: () =>
      guard(async () => {
        const answer = await askHere(engine.extendLine);
        if (answer) await goTo({ ...currentPosition(), line: answer.line });
      }),
    /** Keep the line as a branch of the record, and store it if the match is stored. */
    async keepLine() {
      await changeRecord(engine.addBranch, { isKept: true });
    },
    /** Set the remark on the current act. @param {{ note?: string, mark?: Mark | null }} said */
    async annotate(said) {
      await changeRecord((at) => {
        const deal = openedMatch()?.deals.find(({ number }) => number === at.deal);
        const spot = annotationAt(deal, at);
        return spot && engine.annotateAct({ deal: at.deal, ...spot, ...said });
      });
    },
    /** Remove a branch and its sub-branches. @param {number[]} way */
    async deleteBranch(way) {
      await changeRecord(({ deal }) => engine.removeBranch({ deal, way }), { isKept: false });
    },
    /** @param {{ step: number, line: string[] }} branch */
    chooseBranch: ({ step, line }) => goTo({ deal: currentPosition().deal, step, line }),
    /** Play on from the position at the table, against bots. */
    playFromHere: () =>
      guard(async () => {
        const answer = await askHere(engine.exportPosition);
        const game = openedMatch()?.head.game;
        if (!answer || !game) return;
        store.change({ type: "panel", panel: null });
        await playRecord(answer.record, game);
      }),
    /** @param {boolean} isOpen whether all hands are shown */
    showHands: (isOpen) => change({ isOpen }),
    close() {
      startLook();
      const { deal, step } = currentPosition();
      const now = openedMatch();
      if (now) store.change({ type: "history", history: { opened: { ...now, board: null } } });
      showStep(deal, step);
    },
  };
}
