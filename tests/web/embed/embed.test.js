/** A table in another site's page: which parameters it takes, and whom it listens to. */
import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, mock, test } from "node:test";
import { recordings } from "../shared/recordings.js";

const { readParameters, gameOfRecord, isRecord } = await import("../../../web/js/embed/parameters.js");
const { createHost } = await import("../../../web/js/embed/host-page.js");

const KNOWN = { languages: ["en", "zh-Hans"], themes: ["system", "light", "dark"], game: "two_hundred" };
const reading = (fields) => readParameters((name) => fields[name], KNOWN);

test("what the engine offers is taken as it is", () => {
  const fields = {
    game: "two_hundred",
    rules: "traditional",
    level: "master",
    lang: "zh-CN",
    theme: "dark",
    deal: "7",
    poster: "bare",
  };
  assert.deepEqual(reading(fields), { parameters: fields, problems: [] });
  assert.deepEqual(reading({ poster: "large" }).problems, [{ parameter: "poster", value: "large" }]);
});

test("a parameter that is not given is no problem", () => {
  assert.deepEqual(
    readParameters(() => null, KNOWN),
    { parameters: {}, problems: [] },
  );
  assert.deepEqual(reading({ game: "", deal: undefined }), { parameters: {}, problems: [] });
});

test("a host names a language of ours by any of its tags, and none that there is not", async () => {
  const { preferLanguage } = await import("../../../web/js/text/language-preference.js");
  const languages = readdirSync(new URL("../../../web/text/", import.meta.url))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -4));
  const asking = (lang) => readParameters((name) => ({ lang })[name], { ...KNOWN, languages });
  const meant = {
    "fr-CA": "fr",
    "FR-be": "fr",
    "zh-TW": "zh-Hant",
    "zh-Hant-HK": "zh-Hant",
    "zh-SG": "zh-Hans",
  };
  for (const [tag, language] of Object.entries({ ...meant, "ur-PK": "ur", " hi-IN ": "hi", "en-IN": "en" })) {
    const { parameters, problems } = asking(tag);
    assert.deepEqual([parameters, problems], [{ lang: tag.trim() }, []]);
    assert.equal(preferLanguage(languages, [parameters.lang]), language, tag);
  }
  for (const tag of ["de", "pa-PK", "x-fr", "*"])
    assert.deepEqual(asking(tag), { parameters: {}, problems: [{ parameter: "lang", value: tag }] });
});

test("rules and levels are those of the game asked for", () => {
  const { parameters, problems } = reading({ game: "rangvaar", rules: "traditional", level: "champion" });
  assert.deepEqual(parameters, { game: "rangvaar" });
  assert.deepEqual(
    problems.map(({ parameter }) => parameter),
    ["rules", "level"],
  );
});

for (const value of [
  "poker",
  "__proto__",
  "constructor",
  "toString",
  "x".repeat(1e6),
  "x".repeat(40),
  7,
  {},
  [],
  true,
  Symbol.iterator,
])
  test(`no game is called ${String(value).slice(0, 20)}`, () => {
    const { parameters, problems } = reading({ game: value });
    assert.deepEqual(parameters, {});
    const shown = typeof value === "string" ? value : typeof value;
    const short = shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
    assert.deepEqual(problems, [{ parameter: "game", value: short }]);
  });

test("a seed is one short line", () => {
  assert.equal(reading({ deal: "a\nb" }).problems.length, 1);
  assert.equal(reading({ deal: "x".repeat(201) }).problems.length, 1);
  assert.deepEqual(reading({ deal: "x".repeat(200) }).problems, []);
  const record = (length) => "followsuit-deal ".padEnd(length, "x");
  assert.deepEqual(reading({ deal: record(200_000) }).problems, []);
  assert.equal(reading({ deal: record(200_001) }).problems.length, 1);
});

test("a record says which game it is of", () => {
  const record = "followsuit-deal 1\ngame rangvaar\nrules reference\n";
  assert.ok(isRecord(record));
  assert.deepEqual(reading({ deal: record }).problems, []);
  assert.equal(gameOfRecord(record), "rangvaar");
  assert.ok(!gameOfRecord("followsuit-deal 1\ngame __proto__\n"));
});

after(() => mock.timers.reset());

/** A window in another one, and what is done about what it hears. */
function hosted({ ancestor } = {}) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const posted = [];
  const done = [];
  /** @type {(event: object) => void} */
  let hear = () => {};
  const parent = { postMessage: (message, target) => posted.push({ message, target }) };
  const window = {
    parent,
    location: { ancestorOrigins: ancestor ? [ancestor] : undefined },
    addEventListener: (_, listener) => (hear = listener),
  };
  const noted = (kind) => (given) => done.push([kind, given?.("game"), given?.("theme")]);
  const host = createHost({
    window,
    onHello: noted("hello"),
    onSettings: noted("set"),
    onStart: noted("start"),
  });
  const say = (data, origin = "https://host.example", source = parent) => hear({ data, origin, source });
  /** What is asked for is done after 150 ms. */
  const settle = () => {
    mock.timers.tick(149);
    assert.deepEqual(
      done.filter(([kind]) => kind !== "hello"),
      [],
    );
    mock.timers.tick(1);
  };
  return { host, say, done, posted, settle };
}
const message = (fields) => ({ source: "follow-suit", v: 1, ...fields });

test("what the host asks for is done, the last of each kind", async () => {
  const { say, done, settle } = hosted();
  say(message({ type: "hello" }));
  say(message({ type: "start", game: "rangvaar" }));
  say(message({ type: "start", game: "two_hundred" }));
  say(message({ type: "set", theme: "dark" }));
  settle();
  assert.deepEqual(done, [
    ["hello", undefined, undefined],
    ["set", undefined, "dark"],
    ["start", "two_hundred", undefined],
  ]);
});

test("a flood of messages is carried out once", async () => {
  const { say, done, settle } = hosted();
  for (let count = 0; count < 50_000; count++) say(message({ type: "start", game: `game ${count}` }));
  settle();
  assert.deepEqual(done, [["start", "game 49999", undefined]]);
});

const nested = {};
let inner = nested;
for (let depth = 0; depth < 10_000; depth++) inner = inner.in = {};
const hostile = {
  nothing: null,
  "a text": "follow-suit",
  "a number": 1,
  "a list": [message({ type: "start", game: "rangvaar" })],
  "another source": { source: "follow-suit2", v: 1, type: "start", game: "rangvaar" },
  "another version": { source: "follow-suit", v: 2, type: "start", game: "rangvaar" },
  "a version as text": { source: "follow-suit", v: "1", type: "start" },
  "no type": message({}),
  "an unknown type": message({ type: "act", action: { kind: "play", cards: ["AS"] } }),
  "a type of the prototype": message({ type: "constructor" }),
  "a type that is an object": message({ type: { toString: () => "start" } }),
  "an envelope only inherited": Object.create(message({ type: "start", game: "rangvaar" })),
  "a nested one": { source: "follow-suit", v: 1, type: nested },
  "an answer of ours": message({ type: "ready" }),
};
for (const [what, data] of Object.entries(hostile))
  test(`${what} is no message`, async () => {
    const { say, done, settle } = hosted();
    say(data);
    settle();
    assert.deepEqual(done, []);
  });

test("keys of the prototype bring nothing along", async () => {
  const { say, done, settle } = hosted();
  say(
    JSON.parse(
      '{"source": "follow-suit", "v": 1, "type": "start", "__proto__": {"game": "rangvaar", "polluted": true}}',
    ),
  );
  settle();
  assert.deepEqual(done, [["start", undefined, undefined]]);
  assert.equal({}.polluted, undefined);
});

test("a value that is no text, or too long, is only reported", () => {
  for (const game of [nested, "x".repeat(10_000_000), 7]) {
    const { parameters, problems } = reading({
      game,
      deal: "x".repeat(10_000_000),
      theme: { toString: () => "dark" },
    });
    assert.deepEqual(parameters, {});
    assert.equal(problems.length, 3);
    assert.ok(JSON.stringify(problems).length < 400);
  }
});

test("only the window around this one is heard", async () => {
  const { say, done, settle } = hosted();
  say(message({ type: "hello" }), "https://host.example", { postMessage() {} });
  say(message({ type: "start", game: "rangvaar" }), "https://host.example", null);
  settle();
  assert.deepEqual(done, []);
});

test("the host is the site that it was when it first spoke, and the one the browser names", async () => {
  const first = hosted();
  first.say(message({ type: "hello" }));
  first.say(message({ type: "start", game: "rangvaar" }), "https://other.example");
  first.settle();
  assert.deepEqual(
    first.done.map(([kind]) => kind),
    ["hello"],
  );
  const named = hosted({ ancestor: "https://named.example" });
  named.say(message({ type: "hello" }));
  assert.deepEqual(named.done, []);
});

test("messages go to the host's own site only, in the envelope", () => {
  const { host, posted } = hosted({ ancestor: "https://host.example" });
  host.postToHost("resize", { height: 600, source: "somebody else" });
  assert.deepEqual(posted, [
    { message: message({ type: "resize", height: 600 }), target: "https://host.example" },
  ]);
});

test("a page that is not embedded sends no messages", () => {
  const window = { location: {}, addEventListener: () => assert.fail("it listens") };
  window.parent = window;
  createHost({ window, onHello() {}, onSettings() {}, onStart() {} }).postToHost("ready");
});

test("a link to house rules is taken whole or from its kind on, and nothing else is", () => {
  const longest = `h1.${"A".repeat(7997)}`;
  for (const house of ["h1.A22Qy2rD-_", "https://cards.example/#h1.A22Qy2rD", longest])
    assert.deepEqual(reading({ house }), { parameters: { house }, problems: [] });
  for (const house of ["d1.A22Qy2rD", "h1.", "h1.A 2", "standard", `${longest}A`])
    assert.deepEqual(
      reading({ house }).problems.map(({ parameter }) => parameter),
      ["house"],
    );
});

/** A long link. */
const TORN = "torn".repeat(20);

test("a table is dealt by a link's rules; a damaged link is named, and the next poster forgets them", async () => {
  const { createLinkedRules } = await import("../../../web/js/embed/linked-rules.js");
  let settings = { game: "tractor", preset: {}, house: {} };
  const reported = [];
  const answers = {
    good: {
      ok: true,
      kind: "rules",
      value: { game: "two_hundred", rules: { throw: "off" }, clash: [], unread: [] },
    },
    [TORN]: { ok: false, error: { code: "link_damaged" } },
    split: { ok: true, kind: "rules", value: { game: "tractor", rules: {}, clash: ["a", "b"], unread: [] } },
  };
  const house = createLinkedRules({
    store: {
      state: () => ({ settings }),
      change: (change) => (settings = { ...settings, ...change.settings }),
    },
    engine: createEngineFunctions(async ({ text }) => answers[text]),
    whenReady: async () => {},
    onProblems: (problems) => reported.push(...problems),
  });
  assert.equal(await house.readRules({ house: "good" }), "two_hundred");
  assert.deepEqual(settings, {
    game: "two_hundred",
    preset: { two_hundred: "house" },
    house: { two_hundred: { throw: "off" } },
  });
  assert.deepEqual(reported, []);
  const late = house.readRules({ house: "good" });
  house.clearRules();
  assert.equal(await late, null);
  assert.deepEqual(settings.house, { two_hundred: {} });
  assert.notEqual(settings.preset.two_hundred, "house");
  for (const torn of [TORN, "split"]) assert.equal(await house.readRules({ house: torn }), null);
  assert.deepEqual(
    reported,
    [TORN.slice(0, 40), "split"].map((value) => ({ parameter: "house", value })),
  );
});

test("of all that a host may ask for the same is taken and reported", () => {
  const same = recordings(import.meta.url);
  const known = { languages: ["en", "zh-Hans"], themes: ["light", "dark"] };
  const long = (/** @type {number} */ count) => "x".repeat(count);
  const asked = /** @type {Record<string, any>} */ ({
    nothing: {},
    all: {
      game: " tractor ",
      rules: "howto",
      level: "expert",
      packs: "2",
      seats: "4",
      lang: "zh",
      theme: "dark",
      deal: "a seed",
      autostart: "yes",
      poster: "bare",
    },
    "what there is not": {
      game: "chess",
      rules: "howto",
      level: "gone",
      packs: "9",
      seats: "5",
      lang: "de",
      theme: "red",
      autostart: "perhaps",
      poster: "full",
      house: "h",
    },
    "no texts": { game: 7, rules: {}, lang: ["en"], theme: null, deal: "" },
    "a table of three packs": { game: "tractor", packs: "3" },
    "a table of six": { game: "tractor", seats: "6", packs: "3" },
    "a table that the rules have not": { game: "tractor", rules: "howto", packs: "3" },
    "a level of any game": { level: "master" },
    "rules of no game": { rules: "howto" },
    "the longest seed": { deal: long(200) },
    "a longer seed": { deal: long(201) },
    "two lines": { deal: "a\nb" },
    "the longest record": { deal: `followsuit-deal ${long(199_984)}` },
    "a longer record": { deal: `followsuit-deal ${long(199_985)}` },
    "a tag that is none": { lang: "not a tag!" },
    "the longest that is shown": { theme: long(40) },
    "a longer one": { theme: long(41) },
  });
  for (const [name, given] of Object.entries(asked)) {
    const { parameters, problems } = readParameters((parameter) => given[parameter], known);
    const shown = Object.entries(parameters).map(
      ([one, text]) => `${one} ${text.slice(0, 50)} ${text.length}`,
    );
    same(name, [...shown, ...problems.map(({ parameter, value }) => `! ${parameter} ${value}`)].join("\n"));
  }
  const ofGame = readParameters(
    (parameter) => ({ rules: "howto", level: "expert" })[/** @type {"rules"} */ (parameter)],
    { ...known, game: "tractor" },
  );
  same("of the page's game", JSON.stringify(ofGame));
});
