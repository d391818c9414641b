import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOnlyPlay, pauseFor } from "../../../web/js/table/store/next-step.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { head } from "../shared/documents.js";
import { match, TRICK, view } from "../shared/views.js";

/** @param {Partial<import("../../../web/js/core/types.d.ts").Match>} [more] */
function playing(more = {}) {
  return { ...firstState(), screen: /** @type {const} */ ("table"), match: match({}, more) };
}

test("settings that are remembered stand over the defaults", () => {
  assert.deepEqual(firstState({ name: "Ada" }).settings, { ...DEFAULT_SETTINGS, name: "Ada" });
});

test("an answer brings its view and its news", () => {
  const answer = { ok: true, view: view({ turn: 11 }), events: [{ kind: "passed" }] };
  const after = reduce(playing({ busy: true }), { type: "answered", answer });
  assert.equal(after.match?.view.turn, 11);
  assert.equal(after.match?.busy, false);
  assert.deepEqual(after.news, { serial: 1, events: [{ kind: "passed" }] });
});

test("a trick just won stays on the table until it is gathered", () => {
  const answer = { ok: true, view: view({ turn: 12, trick: null, tricks: [TRICK] }), events: [] };
  const won = reduce(playing(), { type: "answered", answer });
  assert.equal(won.match?.lingering, true);
  assert.equal(reduce(won, { type: "gather" }).match?.lingering, false);
});

test("a match that begins with tricks taken does not hold the last one up", () => {
  const answer = { ok: true, view: view({ tricks: [TRICK] }), events: [] };
  assert.equal(reduce(firstState(), { type: "began", answer }).match?.lingering, false);
});

test("a card taken up stays up while it may be played, and no longer", () => {
  const chosen = reduce(playing(), { type: "choose", card: "7H" });
  assert.deepEqual(chosen.match?.chosen, ["7H"]);
  assert.deepEqual(reduce(chosen, { type: "refreshed", view: view() }).match?.chosen, ["7H"]);
  assert.deepEqual(reduce(chosen, { type: "refreshed", view: view({ prompt: null }) }).match?.chosen, []);
});

test("a refusal lets go of what was taken up and says which card was meant", () => {
  const refusal = { code: "must_follow", clause: "H8" };
  const after = reduce(playing({ chosen: ["7H"], busy: true }), { type: "refuse", refusal, card: "AS" });
  assert.deepEqual(after.match?.refusal, { ...refusal, card: "AS" });
  assert.deepEqual([after.match?.chosen, after.match?.busy], [[], false]);
});

test("leaving the table keeps what was saved", () => {
  const kept = reduce(playing(), { type: "documents", documents: [head()] });
  const after = reduce(kept, { type: "leave" });
  assert.deepEqual([after.screen, after.match, after.saved], ["home", null, head()]);
});

test("progress without bytes does not keep the bytes of the stage before", () => {
  const counted = reduce(firstState(), {
    type: "progress",
    progress: { stage: "download", loaded: 5, total: 9 },
  });
  const { engine } = reduce(counted, { type: "progress", progress: { stage: "python" } });
  assert.deepEqual([engine.stage, engine.loaded, engine.total], ["python", 0, 0]);
});

test("at instant speed nothing is waited for but a finished trick, and slower is slower", () => {
  const trick = match({}, { lingering: true });
  assert.ok(pauseFor(trick, "instant") >= 200 && pauseFor(trick, "instant") < pauseFor(trick, "fast"));
  for (const state of [match(), match({ phase: "betting" }), trick]) {
    if (state !== trick) assert.equal(pauseFor(state, "instant"), 0);
    assert.ok(
      pauseFor(state, "slow") > pauseFor(state, "normal") &&
        pauseFor(state, "normal") > pauseFor(state, "fast"),
    );
  }
});

test("the only card there is lies to be read before it is played, and the last cards do not", () => {
  const only = { kind: /** @type {const} */ ("play"), playable: ["7H"], refused: {}, only: ["7H"] };
  const among = match({ prompt: only, hand: ["7H", "5C"], phase: "playing" });
  const last = match({ prompt: only, hand: ["7H"], phase: "playing" });
  assert.ok(pauseFor(among, "normal") > pauseFor(last, "normal"));
  assert.equal(pauseFor(among, "instant"), 0);
  assert.ok(isOnlyPlay(among.view) && !isOnlyPlay(last.view));
});
