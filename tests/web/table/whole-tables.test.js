/** Whole tables: what stands on the screen of play in each of its moments, and what each control there does. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { firstState } from "../../../web/js/page/state.js";
import { lineAboveHand, tableView } from "../../../web/js/table/view/table-view.js";
import { besidesPlaying, promptPanel } from "../../../web/js/table/prompts/prompt.js";
import { claimOffer } from "../../../web/js/table/view/help-buttons.js";
import { hintView } from "../../../web/js/features/explanations/hint.js";
import { dealView, declareView } from "../../../web/js/table/view/deal.js";
import { summaryPanel } from "../../../web/js/table/summary/summary.js";
import { drawingOf, pageTest, recordings } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import { playing, thought } from "../shared/thoughts.js";
import { match, TASK, TRICK, view } from "../shared/views.js";

const SAME = recordings(import.meta.url);
const { seats } = view();
const seat = seats.E;
const hinted = (/** @type {object} */ action) => ({
  hint: { status: "given", hint: thought(/** @type {any} */ ({ action })) },
});
const called = (/** @type {object[]} */ ...declarations) => declarations;
const OFFERS = {
  kind: "declare",
  suits: ["S", "H", "D"],
  declarations: [
    { cards: ["2S"], suit: "S" },
    { cards: ["BJ", "BJ"], suit: "H" },
  ],
  can_pass: false,
};
const DEAL = { phase: "dealing", prompt: OFFERS, trick: null, hand: ["2S", "BJ", "BJ"], deal: 2 };
const RESULT = {
  ...{ declarer: "N", side: "NS", contract: 60, made: true, points: { NS: 75, EW: 25 }, won_by: null },
  ...{ before: { NS: 40, EW: 80 }, change: { NS: 60, EW: -5 }, totals: { NS: 100, EW: 75 } },
  clauses: { NS: ["H1", "H2"], EW: ["H1"] },
};
const OVER = {
  prompt: null,
  trick: null,
  waits_for: "deal",
  summary: RESULT,
  tricks: [TRICK, { ...TRICK, winner: "N" }],
};
const COVER = { uncovered: "S", next: null, may_look: ["S"], takes_back: null, asks: [] };

/** What is drawn of a moment: all of the table, or what changes of it. @type {Record<string, (text: any, match: any, actions: any, settings: any) => unknown>} */
const PARTS = {
  table: (text, match, actions, settings) => tableView(text, match, actions, { settings }),
  line: lineAboveHand,
  asked: (text, match, actions, settings) => [
    promptPanel(text, match, actions.performAction),
    besidesPlaying(text, match, actions.performAction),
    claimOffer(text, match, actions),
    lineAboveHand(text, match, actions, settings),
  ],
  deal: (text, match, actions, settings) => [
    dealView(text, match, actions),
    declareView(text, match, actions),
    lineAboveHand(text, match, actions, settings),
  ],
  hint: hintView,
  result: summaryPanel,
  "result with sounds": (text, match, actions) =>
    summaryPanel(
      text,
      match,
      new Proxy(actions, {
        get: (all, name) => (name === "isSoundOn" ? () => true : (all[name] ?? (() => {}))),
      }),
    ),
};

for (const [part, name, change, more, person] of /** @type {[string, string, any, any?, any?][]} */ ([
  [
    "table",
    "a person's turn, with a hint",
    { can_undo: true, tricks: [TRICK] },
    { explanations: hinted(playing("7H")), own: ["AS"] },
  ],
  [
    "line",
    "a card that is refused",
    {},
    { refusal: { code: "must_follow", clause: "H8", card: "AS", facts: { suit: "H" } } },
  ],
  ["line", "a card that is chosen, and sent", {}, { chosen: ["7H"], busy: true }],
  [
    "asked",
    "the only card",
    { prompt: { kind: "play", playable: ["7H"], only: ["7H"], claim: 3, refused: {} } },
  ],
  [
    "asked",
    "a suit that is led",
    {
      trick: { led: "H", leader: "E", plays: [] },
      prompt: { kind: "play", playable: ["7H"], refused: {}, offers: [{ kind: "lay_down" }] },
    },
  ],
  [
    "table",
    "a trick that lies there",
    { tricks: [TRICK, { ...TRICK, winner: "N", points: 0 }], prompt: null, waits_for: "table" },
    { lingering: true },
  ],
  [
    "line",
    "a trick that waits for a tap",
    { tricks: [TRICK], prompt: null },
    { lingering: true },
    { tapToContinue: true },
  ],
  ["line", "a bot's turn", { waits_for: "bot", prompt: null, to_act: "W" }, { pace: "hurried" }],
  ["line", "bots that wait", { waits_for: "bot", prompt: null, to_act: "W" }, { pace: "paused" }],
  [
    "line",
    "an engine that is awaited",
    { prompt: null, to_act: "W" },
    { isAwaited: true, coming: 40, explanations: { hint: { status: "thinking" } } },
  ],
  [
    "hint",
    "a hint without figures",
    {},
    {
      explanations: {
        hint: { status: "given", hint: { ...thought(), chosen: null, reason: null, next_best: null } },
      },
    },
  ],
  ["hint", "a hint to bury", {}, { explanations: hinted({ kind: "bury", cards: ["7H", "5H"] }) }],
  ["hint", "a hint that is thought of", {}, { explanations: { hint: { status: "thinking" } } }],
  [
    "hint",
    "a hint that waits for the engine",
    {},
    { explanations: { hint: { status: "thinking" } }, coming: 40 },
  ],
  [
    "hint",
    "a hint that waits for a line",
    {},
    { explanations: { hint: { status: "thinking" } }, coming: 40, isCutOff: true },
  ],
  ["hint", "no hint", {}],
  ["line", "a line that is cut", { prompt: null }, { isAwaited: true, isCutOff: true, coming: 40 }],
  [
    "asked",
    "a bid, with a pass",
    {
      phase: "bidding",
      prompt: { kind: "bid", values: [55, 60], can_pass: true },
      calls: [
        { seat: "W", bid: 50 },
        { seat: "N", bid: null },
      ],
    },
    { explanations: hinted({ kind: "bid", value: 60 }) },
  ],
  [
    "asked",
    "a bid without a pass",
    {
      phase: "bidding",
      prompt: {
        kind: "bid",
        values: [50],
        can_pass: false,
        no_pass: { code: "dealer_must_bid", clause: "H5" },
      },
    },
  ],
  [
    "asked",
    "trump that is named",
    { phase: "naming", prompt: { kind: "name_trump", suits: ["S", "H"], offers: [{ kind: "redeal" }] } },
    { explanations: hinted({ kind: "name_trump", suit: "H" }) },
  ],
  [
    "asked",
    "a question of its own",
    { phase: "asking", prompt: { kind: "redeal", offers: [{ kind: "redeal" }, { kind: "pass" }] } },
    { busy: true, explanations: hinted({ kind: "pass" }) },
  ],
  [
    "deal",
    "cards that are dealt",
    {
      ...DEAL,
      calls: called({ seat: "W", cards: ["2H"], suit: "H" }, { seat: "N", cards: ["2D", "2D"], suit: "D" }),
    },
    { dealing: "fast" },
  ],
  ["deal", "a deal that is offered a declaration", DEAL, { dealing: "paused", isOffered: true }],
  ["deal", "a declaration that is tried", DEAL, { dealing: "live", chosen: ["2S"], tried: {} }],
  [
    "deal",
    "a declaration that is refused",
    { ...DEAL, deal: 1 },
    { dealing: "live", tried: { refusal: { code: "too_weak", clause: "T5" } } },
  ],
  [
    "deal",
    "a last chance",
    {
      ...DEAL,
      phase: "last_chance",
      prompt: { ...OFFERS, can_pass: true },
      zones: [{ kind: "turned", cards: ["3C"] }],
    },
  ],
  ["deal", "a deal of the past", { ...DEAL, prompt: null }],
  [
    "line",
    "a burial",
    {
      phase: "burying",
      prompt: { kind: "bury", count: 2, worth: { "7H": 0 } },
      zones: [{ kind: "picked", cards: ["AS"] }],
    },
    { chosen: ["7H"], raised: ["7H0"] },
  ],
  ["result", "a result", OVER, { explanations: { review: { found: { findings: [] } } } }],
  [
    "result",
    "a result that went badly",
    {
      ...OVER,
      assisted: true,
      helps: ["hint", "undo"],
      summary: { ...RESULT, made: false, points: { NS: 40, EW: 60 } },
    },
    {
      explanations: {
        review: {
          found: {
            findings: [
              { in_trick: 2, cost: 3, better: thought() },
              { in_trick: null, cost: 9, better: thought({ action: playing("5H") }) },
            ],
          },
        },
      },
    },
  ],
  ["table", "a result passed out", { ...OVER, tricks: Array(12).fill(TRICK), summary: { passed_out: true } }],
  ["result", "a result only the game knows", { ...OVER, summary: { strange: 1 } }, { busy: true }],
  [
    "result",
    "a day's result",
    { ...OVER, challenge: { day: "2026-11-23", margin: 5 }, assisted: true },
    {
      feats: [
        { kind: "streak", isGood: true, count: 9 },
        { kind: "best", isGood: true },
      ],
    },
  ],
  [
    "result",
    "a match that is won",
    {
      ...OVER,
      waits_for: "over",
      match: { counted: 3, current: 3, deals: 3 },
      summary: {
        ...RESULT,
        won_by: "NS",
        payout: { pot: 400, commission: 10, pay: { S: 195 }, change: { S: 95 } },
      },
    },
  ],
  [
    "result",
    "a match that is lost",
    {
      ...OVER,
      tricks: Array(12).fill(TRICK),
      waits_for: "over",
      score_breakdown: {
        NS: { kind: "made", contract: 60, change: 60, extra: 1 },
        EW: { kind: "defended", contract: null, change: -5 },
      },
      summary: { ...RESULT, won_by: "EW" },
    },
  ],
  ["result with sounds", "a result with sounds on", { ...OVER, summary: { passed_out: true } }],
  ["result", "a guest's result", { ...OVER, multiplayer: { guest: true } }],
  ["result", "a guest's last result", { ...OVER, waits_for: "over", multiplayer: { guest: true } }],
  ["table", "a table that several share", { pass_and_play: COVER }],
  [
    "result",
    "a table whose cards are covered",
    { ...OVER, hand: [], pass_and_play: { ...COVER, uncovered: null, next: "N" } },
  ],
  ["line", "a hand that a bot plays on", { handed_over: true, waits_for: "bot", to_act: "S", prompt: null }],
  ["line", "a hand that is arranged", {}, { arranging: { key: "AS0" }, own: ["7H", "AS", "5H"] }],
  ["table", "a puzzle", { task: { ...TASK, untaught: ["partner"] } }],
  [
    "table",
    "a moment that is looked at",
    {},
    {
      explanations: {
        look: {
          finding: {
            in_trick: 3,
            cost: null,
            action: playing("7H"),
            better: thought({ action: playing("5H") }),
          },
          view: view(),
        },
      },
    },
  ],
  [
    "table",
    "six seats with chips",
    {
      rotation: ["S", "SW", "W", "N", "NE", "E"],
      seats: { ...seats, SW: seat, NE: seat },
      chips: { pot: 400, stake: 100, kept: 20 },
      hand: ["5H"],
    },
  ],
]))
  pageTest(`${name} is drawn whole`, () =>
    SAME(
      name,
      drawingOf((actions) =>
        (PARTS[part] ?? assert.fail)(speech(/^(?!.*secret)/), match(change, more), actions, {
          ...firstState().settings,
          ...person,
        }),
      ),
    ),
  );
