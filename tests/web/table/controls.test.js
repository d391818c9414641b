/** Controls: each of a view is used once, and calls what it is there for, in the order in which they stand. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { analysisView } from "../../../web/js/features/analysis/view.js";
import { afterDeal, onwardButtons } from "../../../web/js/features/explanations/deal-review.js";
import { hintSentences, hintView } from "../../../web/js/features/explanations/hint.js";
import { createFirstSetup } from "../../../web/js/features/score-sheet/setup.js";
import { setupView } from "../../../web/js/features/score-sheet/setup-view.js";
import { firstState } from "../../../web/js/page/state.js";
import { promptLine, promptPanel } from "../../../web/js/table/prompts/prompt.js";
import { claimOffer, helpButtons } from "../../../web/js/table/view/help-buttons.js";
import { endView, menuView } from "../../../web/js/features/menu/view.js";
import { lineAboveHand } from "../../../web/js/table/view/table-view.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { pressed } from "../shared/pressed.js";
import { written } from "../shared/written.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";

globalThis.document = /** @type {any} */ ({
  documentElement: { lang: "en" },
  baseURI: "https://site.example/",
});
const text = createSentences("en", source("en"));
/** Acts that nobody calls. */
const acts = /** @type {any} */ ({});

test("a score sheet is set up field by field, and begun by the form", () => {
  const { settings } = firstState();
  const setup = { ...createFirstSetup(settings, undefined, "2026-11-29"), seats: ["S", "W", "N", "E"] };
  const kept = { told: { people: [] }, people: [] };
  const panel = /** @type {any} */ ({ settings, documents: [], houses: [] });
  const calls = pressed((actions) =>
    setupView(text, /** @type {any} */ ({ sheets: [kept] }), /** @type {any} */ (setup), panel, actions),
  );
  const field = (/** @type {string} */ name, value = "entered") => ["changeField", { [name]: value }];
  assert.deepEqual(calls, [
    ["startSheet"],
    ...["game", "preset"].map((name) => field(name)),
    ...["S", "W", "N", "E"].map((seat) => ["nameSeat", seat, "entered"]),
    ...["S", "W", "N", "E"].map((seat) => field("dealer", seat)),
    ...["date", "note"].map((name) => field(name)),
    ["showList"],
  ]);
});

test("after a deal its moments, tricks and link are opened, and then it goes on or is over", () => {
  const ended = (/** @type {"deal" | "over"} */ waits) =>
    match({ summary: /** @type {any} */ ({}), waits_for: waits });
  assert.deepEqual(
    pressed((actions) => afterDeal(text, ended("deal"), actions)),
    [...["moments", "tricks", "sending", "challenges"].map((panel) => ["open", panel]), ["setSound", true]],
  );
  assert.deepEqual(
    pressed((actions) => onwardButtons(text, ended("deal"), actions)),
    [["dealNext"]],
  );
  assert.deepEqual(
    pressed((actions) => onwardButtons(text, ended("over"), actions)),
    [["startNewMatch"], ["leaveMatch"]],
  );
});

test("at a position each act is tried, by hand or by the bot, taken back, kept and played on", () => {
  const legal = ["5D", "6D"].map((card) => ({
    text: `play S ${card}`,
    action: { kind: "play", cards: [card] },
  }));
  const answered = { view: view(), hands: { S: ["5D", "6D"] }, events: [], to_act: "S", legal, over: false };
  const board = { deal: 1, step: 7, line: ["play S 5D"], answered, evaluation: null, refusal: null };
  const opened = /** @type {any} */ ({ deals: [], isReceived: false });
  assert.deepEqual(
    pressed((actions) => analysisView(text, opened, /** @type {any} */ (board), "", actions)),
    [
      ["close"],
      ...legal.map(({ text: act }) => ["tryAction", act]),
      ["showHands", true],
      ...["stepBack", "tryBotAction", "keepLine", "playFromHere"].map((name) => [name]),
    ],
  );
  const remarked = {
    ...opened,
    deals: [{ number: 1, remarks: { notes: { 7: "Too early" }, marks: { 7: "?" }, branches: [] } }],
  };
  const calls = pressed((actions) =>
    analysisView(text, remarked, /** @type {any} */ ({ ...board, line: [] }), "", actions),
  );
  assert.match(
    written(analysisView(text, opened, /** @type {any} */ (board), "", acts)),
    new RegExp(`title=${text.say("analysis-close")}`),
  );
  const folded = (/** @type {object} */ remarks) =>
    written(
      analysisView(
        text,
        { ...opened, deals: [{ number: 1, remarks }] },
        /** @type {any} */ ({ ...board, line: [] }),
        "",
        acts,
      ),
    )
      .match(/<details class="analysis-remark"([^>]*)>/)?.[1]
      ?.trim();
  assert.deepEqual(
    [
      { notes: { 7: "x" }, marks: {} },
      { notes: {}, marks: { 7: "?" } },
      { notes: {}, marks: {} },
    ].map(folded),
    ["open", "open", ""],
  );
  assert.deepEqual(
    calls.filter(([name]) => name === "annotate").map(([, given]) => given),
    [...[null, "!", "?", "!?"].map((mark) => ({ mark })), { note: "entered" }],
  );
});

test("what is offered at one's turn is what is done", () => {
  const offered = (/** @type {object} */ prompt) =>
    pressed((actions) =>
      promptPanel(text, match(/** @type {any} */ ({ prompt })), (action) => actions.act(action)),
    ).map(([, action]) => action);
  assert.deepEqual(offered({ kind: "bid", values: [55, 60], can_pass: true, no_pass: null }), [
    { kind: "bid", value: 55 },
    { kind: "bid", value: 60 },
    { kind: "pass" },
  ]);
  assert.deepEqual(
    offered({ kind: "name_trump", suits: ["S", "H"] }),
    ["S", "H"].map((suit) => ({ kind: "name_trump", suit })),
  );
});

test("the button that plays is there unless a packet waits, and plays the cards that are taken up", () => {
  const line = (/** @type {any} */ change, /** @type {string[]} */ chosen = []) =>
    pressed((actions) => promptLine(text, match(change, { chosen }), actions.act, ""));
  assert.deepEqual(line({}, ["7H"]), [["act", { kind: "play", cards: ["7H"] }]]);
  const packet = [{ kind: "packet", count: 8 }];
  assert.equal(line({ zones: packet }, ["7H"]).length, 1, "who plays before it comes does");
  assert.equal(line({ prompt: null }).length, 1, "a button that waits keeps its place");
  assert.deepEqual(line({ prompt: null, zones: packet }), []);
});

test("what cannot be done now cannot be pressed, and says so", () => {
  /** How the hint and the button that plays stand. */
  const stand = (/** @type {any} */ change, /** @type {any} */ more = {}) => {
    const line = written(lineAboveHand(text, match(change, more), acts, { tapToContinue: false }));
    return (line.match(/<button[^>]*>/g) ?? []).map((one) =>
      (one.match(/aria-label=[^@]*?(?= aria-busy| title| @)|aria-\w+=true|disabled|data-idle/g) ?? [])
        .join(" ")
        .trim(),
    );
  };
  assert.deepEqual(stand({}), ["aria-label=Hint", "disabled"]);
  assert.deepEqual(stand({}, { chosen: ["7H"] }), ["aria-label=Hint", "aria-label=Play the 7 of hearts"]);
  assert.deepEqual(stand({}, { chosen: ["7H"], busy: true }), [
    "aria-label=Hint",
    "aria-busy=true aria-label=Play the 7 of hearts",
  ]);
  assert.deepEqual(stand({}, { lingering: true, explanations: { hint: { status: "thinking" } } }), [
    "data-idle disabled aria-label=Hint aria-pressed=true",
    "disabled",
  ]);
  assert.deepEqual(stand({ waits_for: "deal", prompt: null }), [
    "data-idle disabled aria-label=Hint",
    "data-idle disabled",
  ]);
});

test("while bots play they are paused and hurried, and let go on", () => {
  const paced = (/** @type {any} */ more) =>
    pressed((actions) =>
      lineAboveHand(text, match({ waits_for: "bot", prompt: null, to_act: "W" }, more), actions, {
        tapToContinue: false,
      }),
    );
  const set = (/** @type {string[]} */ ...paces) => paces.map((pace) => ["setPace", pace]);
  assert.deepEqual(paced({}), set("paused", "fast"));
  assert.deepEqual(paced({ pace: "paused" }), set("live", "fast"));
});

for (const [what, state, said] of /** @type {[string, object, RegExp][]} */ ([
  ["on its way", {}, /still on (?:its|their) way.* 40 %/],
  ["cut off", { isCutOff: true }, /No connection: 40 % of the game is here\. It goes on by itself/],
]))
  test(`while the engine is ${what} the line above the hand and the hint say so and how much of it is here`, () => {
    const waits = { coming: 40, isAwaited: true, busy: true, ...state };
    const line = (/** @type {any} */ change) =>
      written(lineAboveHand(text, match(change, /** @type {any} */ (waits)), acts, { tapToContinue: false }));
    assert.match(line({}), said);
    // Cards are dealt no further: a declaration waits.
    assert.match(line({ phase: "dealing", waits_for: "table", prompt: null }), said);
    const asked = match(
      {},
      /** @type {any} */ ({ ...waits, explanations: { hint: { status: "thinking" } } }),
    );
    assert.match(written(hintView(text, asked, acts)), said);
    assert.match(hintSentences(text, asked).join(), said);
  });

test("the menu offers what can be done with this match at this device", () => {
  const menu = (/** @type {any} */ change) =>
    pressed((actions) => menuView(text, match(change), actions)).map((call) => call.join(" "));
  const begins = ["open settings", "leaveMatch", "open tricks", "arrangeHand"];
  const share = ["features.sending.shareTable"];
  const [others, past] = [["features.multiplayer.open"], ["features.history.open matches"]];
  const ends = ["open anew", "open giveUp"];
  const more = ["features.referee.open", "features.score-sheet.open"];
  assert.deepEqual(menu({}), [...begins, ...share, ...others, ...past, ...ends, ...more]);
  assert.deepEqual(menu({ waits_for: "over", hand: ["AS"] }), [
    ...begins.slice(0, 3),
    ...share,
    ...others,
    ...past,
    ...more,
  ]);
  assert.deepEqual(menu({ challenge: {} }), [...begins, ...share, ...past, ...ends, ...more]);
  assert.deepEqual(menu({ multiplayer: { guest: true }, can_hand_over: true }), [
    ...begins,
    "handOver",
    ...others,
  ]);
  assert.deepEqual(menu({ task: { kind: "lesson", key: "one" } }), [...begins, ...more]);
  assert.deepEqual(menu({ task: { kind: "moment", key: "" } }), [
    ...begins,
    ...share,
    ...past,
    ...ends,
    ...more,
  ]);
  const end = (/** @type {"anew" | "giveUp"} */ how) =>
    pressed((actions) => endView(text, match(), how, actions)).map(([name]) => name);
  assert.deepEqual(
    [end("anew"), end("giveUp")],
    [
      ["close", "startNewMatch"],
      ["close", "giveUpMatch"],
    ],
  );
});

test("what helps beside the hand stands there always, and can be pressed where it does something", () => {
  const help = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    (written(helpButtons(text, match(change, more), acts)).match(/<button[^>]*>/g) ?? []).map((one) =>
      (one.match(/aria-label=\w+|data-idle|disabled/g) ?? []).join(" "),
    );
  assert.deepEqual(help({}), ["aria-label=Take data-idle disabled", "aria-label=Sort data-idle disabled"]);
  assert.deepEqual(help({ can_undo: true }, { own: ["AS"] }), ["aria-label=Take", "aria-label=Sort"]);
  assert.deepEqual(help({ can_undo: true }, { busy: true })[0], "aria-label=Take disabled");
  const cover = { pass_and_play: { uncovered: "S", next: null, may_look: [], takes_back: null, asks: [] } };
  assert.deepEqual(
    pressed((actions) => helpButtons(text, match(/** @type {any} */ (cover)), actions)),
    [["undoAction"], ["coverHands"], ["sortHand"]],
  );
  const claim = { prompt: { ...view().prompt, claim: 2 } };
  const claimed = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    written(claimOffer(text, match(change, more), acts));
  assert.match(claimed(claim), /<button[^>]*class="?button claim/);
  assert.match(claimed(claim, { busy: true }), / disabled/);
  assert.deepEqual(
    [claimed({}), claimed(claim, { lingering: true }), claimed({ prompt: null })],
    ["", "", ""],
  );
});

test("a trick that lies, a bot that plays on and a hand that is arranged have a line with its one button", () => {
  const line = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    pressed((actions) => lineAboveHand(text, match(change, more), actions, { tapToContinue: true }));
  assert.deepEqual(line({}, { lingering: true }), [["skipWait"]]);
  assert.deepEqual(line({}, { arranging: { key: null } }), [["arrangeHand", false]]);
  assert.deepEqual(line({ handed_over: true }), [["takeOver"]]);
  const bots = { handed_over: true, waits_for: "bot", prompt: null, to_act: "W" };
  assert.deepEqual(line(bots), [["setPace", "paused"], ["takeOver"]]);
  assert.deepEqual(line(bots, { pace: "paused" }), [["setPace", "live"], ["takeOver"]]);
  const several = { prompt: { ...view().prompt, count: 2 } };
  assert.deepEqual(
    line(several, { chosen: ["7H", "5H"], raised: ["7H0", "5H0"], tried: { refusal: null } }).at(-1),
    ["performAction", { kind: "play", cards: ["7H", "5H"] }],
  );
});
