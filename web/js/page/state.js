/**
 * State: everything the page knows while it is open, and the reducer for its changes. Pure: no clock, no storage, no
 * engine, no DOM, no rule of any game: the view's prompt says what may be done.
 */

import { FEATURES } from "../features/index.js";
import { hideCards, isSameCover } from "../table/store/covered-view.js";
import { featsOfDay } from "../features/daily/day-feats.js";
import { isAskedStill, isDealt, isOfferedAnew, listOffers, withholdPrompt } from "../table/store/dealing.js";
import { isTablesTurn } from "../table/store/next-step.js";
import { CUT_OFF } from "../core/requests.js";
import { isHead, newestFirst, toContinue } from "../core/storage/match-summaries.js";
import { ownOrderAfter } from "../table/store/hand-order.js";
import { mayTake } from "../table/store/extra-actions.js";
import { createHistoryState, changeHistory } from "../features/history/history-state.js";
import { DEFAULT_SETTINGS } from "../features/settings.js";

/** @import { Change, EngineState, Match, Settings, State, View } from "../core/types.d.ts" */
/** @import { DocumentHead } from "../core/storage/types.d.ts" */

/** @type {import("../core/types.d.ts").Explanations} */
const NO_EXPLANATIONS = { hint: null, acts: null, why: null, review: null, look: null, coach: null };

/** @type {Pick<Match, "chosen" | "raised" | "tried" | "arranging" | "own" | "refusal">} */
const NOTHING_TAKEN_UP = { chosen: [], raised: [], tried: null, arranging: null, own: null, refusal: null };

/** @type {EngineState} */
const LOADING = { status: "loading", stage: "starting", loaded: 0, total: 0, code: null };

/**
 * Whether the line was cut before the engine was ever there: a first hand that was played ahead goes on as far as it goes.
 * @param {EngineState} engine
 */
export const isCutOff = ({ status, code, wasThere }) =>
  status === "failed" && !wasThere && CUT_OFF.has(code ?? "");

/** Whether nothing goes on at the table, since there is no engine. @param {State} state */
export const isStoppedAtTable = ({ engine, screen }) =>
  engine.status === "failed" && screen === "table" && !isCutOff(engine);

/** The features' parts of the state, before any has been opened. */
const PARTS = /** @type {import("../core/types.d.ts").Parts} */ ({});
for (const { part } of FEATURES) if (part) PARTS[part] = null;

/**
 * The state of a page just opened.
 * @param {Partial<Settings>} settings those remembered from earlier
 * @returns {State}
 */
export function firstState(settings = {}) {
  return {
    screen: "home",
    engine: LOADING,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    pendingStart: null,
    documents: [],
    heads: [],
    storage: "opening",
    valuesHeld: false,
    saved: null,
    elsewhere: null,
    unread: [],
    notice: null,
    history: createHistoryState(),
    ...PARTS,
    stakeRefusal: null,
    match: null,
    news: { serial: 0, events: [] },
    panel: null,
    rules: null,
    crash: null,
    update: false,
    day: 0,
  };
}

/**
 * The state after a change.
 * @param {State} state
 * @param {Change} change
 * @returns {State}
 */
export function reduce(state, change) {
  switch (change.type) {
    case "progress":
      return {
        ...state,
        engine: { ...state.engine, loaded: 0, total: 0, ...change.progress, status: "loading", code: null },
      };
    case "ready":
      return { ...state, engine: { ...state.engine, status: "ready", code: null, wasThere: true } };
    case "awaited":
      return { ...state, engine: { ...state.engine, isAwaited: true } };
    case "failed":
      return { ...state, engine: { ...state.engine, status: "failed", code: change.code } };
    case "retry":
      return {
        ...state,
        engine: {
          ...LOADING,
          isAwaited: state.engine.isAwaited ?? false,
          wasThere: state.engine.wasThere ?? false,
        },
      };
    case "pendingStart":
      return { ...state, pendingStart: change.what };
    case "setting":
      return { ...state, settings: { ...state.settings, ...change.settings }, stakeRefusal: null };
    case "began":
      return {
        ...withNews(state, change.answer.events),
        screen: "table",
        pendingStart: null,
        panel: null,
        match: startedMatch(change.answer.view, change.own ?? null, change.challenge ?? null),
      };
    case "answered":
      return withAnswer(state, change);
    case "shown":
      return withAllShown(state);
    case "refreshed":
      return { ...state, match: withRefreshed(state.match, change.view) };
    case "panel":
      return { ...state, panel: change.panel, unread: change.panel ? state.unread : [] };
    case "unread":
      return { ...state, unread: change.unread };
    case "asking":
      return {
        ...state,
        panel: state.match ? "asking" : state.panel,
        match: state.match && { ...state.match, asking: change.asking },
      };
    case "rules":
      return { ...state, rules: change.rules };
    case "documents":
      return withDocuments(state, change.documents);
    case "document":
      return withDocuments(
        state,
        newestFirst([change.document, ...state.documents.filter(({ id }) => id !== change.document.id)]),
      );
    case "storage":
      return { ...state, storage: change.storage };
    case "valuesHeld":
      return { ...state, valuesHeld: change.isHeld };
    case "elsewhere":
      return { ...state, elsewhere: change.id, pendingStart: null, panel: change.id ? "elsewhere" : null };
    case "notice":
      return {
        ...state,
        notice: change.code && { code: change.code, serial: (state.notice?.serial ?? 0) + 1 },
      };
    case "history":
      return { ...state, history: changeHistory(state.history, change.history) };
    case "crash":
      return { ...state, crash: change.crash, match: state.match && { ...state.match, busy: false } };
    case "stakeRefused":
      return { ...state, pendingStart: null, stakeRefusal: change.refusal };
    case "update":
      return { ...state, update: true };
    case "day":
      return { ...state, day: state.day + 1 };
    case "leave":
      return { ...state, screen: "home", match: null, pendingStart: null, panel: null, crash: null };
    default:
      if (isOfPart(change)) return withPart(state, change);
      return state.match ? { ...state, match: reduceMatch(state.match, change) } : state;
  }
}

/** @param {Change} change @returns {change is import("../core/types.d.ts").PartChange} */
const isOfPart = (change) => change.type in PARTS;

/**
 * The state with a changed part of a feature, or without that part if the change removes it.
 * @param {State} state
 * @param {import("../core/types.d.ts").PartChange} change
 * @returns {State}
 */
function withPart(state, change) {
  const part = change.type;
  const changed = /** @type {Partial<import("../core/types.d.ts").Parts>} */ (change)[part];
  return { ...state, [part]: changed && { ...state[part], ...changed } };
}

/**
 * The state with these documents, the matches among them, and the one of these that one tap continues.
 * @param {State} state
 * @param {DocumentHead[]} documents newest first
 * @returns {State}
 */
function withDocuments(state, documents) {
  const heads = documents.filter(isHead);
  return { ...state, documents, heads, saved: toContinue(heads) };
}

/**
 * @param {Match} match
 * @param {Change} change
 * @returns {Match}
 */
function reduceMatch(match, change) {
  switch (change.type) {
    case "gather":
      return { ...match, lingering: false };
    case "covered":
      return {
        ...match,
        ...NOTHING_TAKEN_UP,
        view: hideCards(match.view),
        explanations: NO_EXPLANATIONS,
        isCovering: true,
      };
    case "choose":
      return { ...match, chosen: [change.card], refusal: null };
    case "chosen":
      return {
        ...match,
        chosen: change.cards,
        raised: change.raised,
        tried: change.tried ?? null,
        refusal: null,
      };
    case "dealing":
      return { ...match, dealing: change.pace, timeline: change.timeline ?? null, isOffered: false };
    case "pace":
      return { ...match, pace: change.pace };
    case "explained":
      return {
        ...match,
        explanations: { ...NO_EXPLANATIONS, ...match.explanations, ...change.explanations },
      };
    case "arranged":
      return { ...match, own: change.own };
    case "arranging":
      return { ...match, arranging: change.arranging, chosen: [], raised: [], tried: null, refusal: null };
    case "release":
      return { ...match, arranging: null, chosen: [], raised: [], tried: null, refusal: null };
    case "ask":
      return { ...match, busy: true, refusal: null, lingering: false, pace: "live", isOffered: false };
    case "refuse":
      return {
        ...match,
        busy: false,
        // A wrong tap keeps the cards that are selected already.
        ...(change.card && match.raised?.length ? {} : { chosen: [], raised: [], tried: null }),
        refusal: { ...change.refusal, ...(change.card ? { card: change.card } : {}) },
      };
    default:
      return match;
  }
}

/**
 * A match that begins or is resumed, with the hand in its own order.
 * @param {View | undefined} view
 * @param {string[] | null} own
 * @param {string | null} challenge the link of the challenge it is
 * @returns {Match | null}
 */
function startedMatch(view, own, challenge) {
  const match = withView(null, view);
  return match && { ...match, own, challenge };
}

/**
 * The state after an answer. While its cards are still being shown it asks nothing, and they are not announced.
 * @param {State} state
 * @param {Extract<Change, { type: "answered" }>} change
 * @returns {State}
 */
function withAnswer(state, { answer: { view, events = [] }, timeline, isBehind }) {
  const before = state.match;
  // People at one device look at what they hold by now, and that is all of it.
  const isWithheld = view && before && isBehind && !view.pass_and_play;
  const match = withView(before, isWithheld ? withholdPrompt(view, before.view) : view);
  if (!view || !before || !match || !timeline)
    return { ...withNews(state, events), match: match && withFeats(match, before, state.heads) };
  if (!isBehind) {
    // The same table told again still waits for whoever it waited for.
    const isOffered = match.isOffered || isOfferedAnew(view, before.view, match.dealing);
    return { ...withNews(state, events), match: { ...match, timeline, told: null, isOffered } };
  }
  const held = [...(before.told?.events ?? []), ...events.filter(isCardDealt)];
  const told = { view, events: held };
  return {
    ...withNews(
      state,
      events.filter((event) => !isCardDealt(event)),
    ),
    match: { ...match, timeline, told },
  };
}

/**
 * The match with what is remarkable of a day's deal that has just ended.
 * @param {Match} match
 * @param {Match | null} before
 * @param {State["heads"]} heads
 * @returns {Match}
 */
function withFeats(match, before, heads) {
  const { game, summary, challenge } = match.view;
  if (!summary || before?.view.summary || !challenge?.day || challenge.margin === null) return match;
  return { ...match, feats: featsOfDay(heads, { game, day: challenge.day, margin: challenge.margin }) };
}

/** The match with the same table told again. @param {Match | null} match @param {View} view */
function withRefreshed(match, view) {
  if (!match?.told) return withView(match, view);
  const shown = withView(match, withholdPrompt(view, match.view));
  return shown && { ...shown, told: { ...match.told, view } };
}

/** The state once all cards that were dealt are shown. @param {State} state @returns {State} */
function withAllShown(state) {
  const { match: before } = state;
  if (!before?.told) return state;
  const { view, events } = before.told;
  const match = withView({ ...before, told: null }, view);
  const isOffered = isOfferedAnew(view, before.view, before.dealing);
  return { ...withNews(state, events), match: match && { ...match, isOffered } };
}

/** @param {import("../core/types.d.ts").GameEvent} event */
function isCardDealt({ kind }) {
  return kind === "cards_dealt";
}

/**
 * The match with a new view. A trick that has just become complete stays on the table until it is gathered; a
 * card taken up stays up only while it may still be played.
 * @param {Match | null} match
 * @param {View | undefined} given
 * @returns {Match | null}
 */
function withView(match, given) {
  if (!given) return match && { ...match, busy: false };
  // An answer from before the cover shows cards that must be hidden now.
  const isCovering = Boolean(match?.isCovering && given.pass_and_play?.uncovered);
  const view = isCovering ? hideCards(given) : given;
  const before = match?.view;
  const sameDeal = before !== undefined && before.deal === view.deal;
  const isWon = sameDeal && tricksDone(view) > tricksDone(before);
  const holdsOn = sameDeal && match !== null && match.lingering && before.turn === view.turn;
  const isDealing = sameDeal && view.phase === "dealing";
  const prompt = view.prompt;
  const mayStillPlay = (/** @type {string} */ card) => mayTake(prompt, card);
  const isSame = sameDeal && isAskedStill(before, view) && isSameCover(before, view);
  const several = match?.raised?.length ? { chosen: isSame ? match.chosen : [] } : null;
  return {
    view,
    lingering: isWon || holdsOn,
    chosen: several?.chosen ?? (match?.chosen ?? []).filter(mayStillPlay),
    raised: isSame ? (match?.raised ?? []) : [],
    own:
      sameDeal && !view.pass_and_play
        ? ownOrderAfter(match?.own ?? null, match?.raised ?? [], before.hand, view.hand)
        : null,
    tried: isSame ? (match?.tried ?? null) : null,
    arranging: sameDeal && isSameCover(before, view) ? match?.arranging : null,
    dealing: sameDeal ? (match?.dealing ?? "live") : "live",
    timeline: isDealing ? (match?.timeline ?? null) : null,
    told: isDealing ? (match?.told ?? null) : null,
    offers: listOffers((sameDeal && match?.offers) || [], view),
    isOffered: isDealing && before.turn === view.turn && Boolean(match?.isOffered),
    pace: sameDeal && isTablesTurn(view) ? (match?.pace ?? "live") : "live",
    // While cards are dealt, the next card comes before a sentence is read.
    refusal: isSame && isDealt(view) ? (match?.refusal ?? null) : null,
    busy: false,
    challenge: match?.challenge ?? null,
    feats: sameDeal ? (match?.feats ?? []) : [],
    ...(isSame && before.turn === view.turn && match?.explanations
      ? { explanations: match.explanations }
      : {}),
    ...(isCovering ? { isCovering } : {}),
  };
}

/** The tricks complete so far, with one before the first. @param {View} view */
function tricksDone({ starter_trick: before, tricks }) {
  return tricks.length + (before ? 1 : 0);
}

/**
 * @param {State} state
 * @param {import("../core/types.d.ts").GameEvent[] | undefined} events
 * @returns {State}
 */
function withNews(state, events) {
  return { ...state, news: { serial: state.news.serial + 1, events: events ?? [] } };
}
