import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "../../../web/node_modules/@fluent/bundle/esm/index.js";
import { preferLanguage } from "../../../web/js/text/language-preference.js";
import { createSentences, formattedIn } from "../../../web/js/text/sentences.js";
import { languages, source } from "../shared/texts.js";

const web = new URL("../../../web/", import.meta.url);
const others = languages.filter((language) => language !== "en");

/** @typedef {{ shown: Set<string>, counted: Set<string>, messages: Set<string> }} Used */
/** @typedef {Map<string, Used>} Uses */
const PLURAL = /^(zero|one|two|few|many|other|\d+)$/;

/** The messages of each language, and what each of them names: variables, and other messages. */
const READ = Object.fromEntries(
  languages.map((language) => {
    const { body } = new FluentResource(source(language));
    const named = body.map(({ id, value }) => {
      const found = { shown: new Set(), counted: new Set(), messages: new Set() };
      collect(value, found);
      return /** @type {const} */ ([id, found]);
    });
    return [language, { body, uses: new Map(named) }];
  }),
);
const bodyOf = (/** @type {string} */ language) => READ[language]?.body ?? [];
/** @param {string} language @returns {Uses} */
const uses = (language) => READ[language]?.uses ?? new Map();

/** @param {any} part @param {Used} found */
function collect(part, found) {
  // What only picks a plural need not be told in a language that has none.
  if (part?.type === "select" && part.selector.type === "var") {
    const isPlural = part.variants.every((/** @type {any} */ one) =>
      PLURAL.test(one.key.name ?? one.key.value),
    );
    found[isPlural ? "counted" : "shown"].add(part.selector.name);
    collect(part.variants, found);
  } else if (Array.isArray(part)) part.forEach((one) => collect(one, found));
  else if (typeof part !== "object" || part === null) return;
  else if (part.type === "var") found.shown.add(part.name);
  else if (part.type === "mesg") found.messages.add(part.name);
  else Object.values(part).forEach((one) => collect(one, found));
}

/** What shows how something is typed, and the names of languages. */
const AS_IT_IS = new Set(["fair-text-hint", "language", "page-title"]);

/** The texts of a message between what is filled in. @param {any} part @returns {string[]} */
function texts(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(texts);
  return part?.type === "select" ? part.variants.flatMap((/** @type {any} */ one) => texts(one.value)) : [];
}

/**
 * The variables of a message and of all that it is made of.
 * @param {Uses} all @param {string} id @param {"shown" | "counted"} how @returns {string[]}
 */
function variables(all, id, how) {
  const own = all.get(id);
  assert.ok(own, `${id} is named but not there`);
  return [...own[how], ...[...own.messages].flatMap((name) => variables(all, name, how))];
}

/** The plurals that a message tells apart by name: "one", "other". @param {any} part @returns {string[]} */
function plurals(part) {
  if (Array.isArray(part)) return part.flatMap(plurals);
  if (part?.type !== "select") return [];
  const keys = part.variants.map((/** @type {any} */ { key }) => String(key.name ?? key.value));
  const named = keys.every((/** @type {string} */ key) => PLURAL.test(key)) ? keys.filter(isNaN) : [];
  return [...named, ...part.variants.flatMap((/** @type {any} */ { value }) => plurals(value))];
}

test("there is more than one language", () => {
  assert.ok(languages.includes("en") && others.length > 0);
});

for (const language of languages) {
  test(`${language}: every line is read, and no message stands there twice`, () => {
    const text = source(language);
    const names = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
    assert.deepEqual([...new Set(names)], names);
    assert.deepEqual(
      bodyOf(language).map(({ id }) => id),
      names,
    );
  });
}

for (const language of languages)
  test(`${language} tells apart no plural that it does not have`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = bodyOf(language)
      .filter(({ value }) =>
        plurals(value).some((name) => !pluralCategories.includes(/** @type {any} */ (name))),
      )
      .map(({ id }) => id);
    assert.deepEqual(wrong, []);
  });

for (const language of languages)
  test(`${language}: figures are in the digits of the cards, and days in the months of the day's deals`, () => {
    const { say } = createSentences(language, source(language));
    assert.match(say("ledger-points", { count: 47 }), /47/);
    const day = new Intl.DateTimeFormat(formattedIn(language), { dateStyle: "medium", timeZone: "UTC" });
    assert.match(day.format(Date.UTC(2026, 10, 29)), /29.*2026|2026.*29/);
  });

for (const language of others) {
  test(`${language} has the messages of English, no more and no fewer`, () => {
    const theirs = [...uses(language).keys()];
    const ours = [...uses("en").keys()];
    assert.deepEqual({ missing: ours.filter((id) => !theirs.includes(id)) }, { missing: [] });
    assert.deepEqual({ extra: theirs.filter((id) => !ours.includes(id)) }, { extra: [] });
  });

  test(`${language} tells in each message what English tells, and asks for nothing else`, () => {
    const [theirs, ours] = [uses(language), uses("en")];
    for (const id of ours.keys()) {
      if (!theirs.has(id)) continue;
      const [told, known] = [theirs, ours].map(
        (all) => new Set([...variables(all, id, "shown"), ...variables(all, id, "counted")]),
      );
      assert.deepEqual(
        variables(ours, id, "shown").filter((name) => !told?.has(name)),
        [],
        `${id} leaves out`,
      );
      assert.deepEqual(
        [...(told ?? [])].filter((name) => !known?.has(name)),
        [],
        `${id} asks for`,
      );
    }
  });

  test(`${language} leaves no English sentence standing`, () => {
    const [theirs, ours] = [createSentences(language, source(language)), createSentences("en", source("en"))];
    const isPlain = (/** @type {Used} */ { shown, counted, messages }) =>
      !shown.size && !counted.size && !messages.size;
    // Two languages of one script share names and words, such as "Expert", but no sentence.
    const isLatin = new Intl.Locale(language).maximize().script === "Latn";
    const english = isLatin ? /^(?!Follow Suit$).*[a-z]{2}\S* \S*[a-z]{2}/ : /[a-z]{3}/i;
    const same = [...uses("en")]
      // A game's name is a name.
      .filter(([id, used]) => !/^game-[a-z_]+$/.test(id) && isPlain(used) && theirs.say(id) === ours.say(id))
      .map(([id]) => theirs.say(id))
      .filter((words) => english.test(words));
    assert.deepEqual(same, []);
  });
}

const games = readdirSync(new URL("games/", web));
/** A game may have no lessons yet. */
const taught = games.filter((game) => existsSync(new URL(`games/${game}/lessons.txt`, web)));
for (const language of languages)
  test(`${language}: what each lesson says can be said, with what English tells in it`, () => {
    for (const game of taught) {
      const file = (/** @type {string} */ code) =>
        readFileSync(new URL(`games/${game}/lessons.${code}.ftl`, web), "utf8");
      const named = (/** @type {string} */ text) =>
        new Map(
          new FluentResource(text).body.map(({ id, value }) => {
            const found = { shown: new Set(), counted: new Set(), messages: new Set() };
            collect(value, found);
            return [id, [...found.shown, ...found.messages].sort()];
          }),
        );
      const [theirs, ours] = [file(language), file("en")];
      assert.deepEqual([...named(theirs)].sort(), [...named(ours)].sort(), game);
      const text = createSentences(language, `### direction: ltr\n${theirs}`);
      for (const id of named(ours).keys()) assert.ok(text.say(id).length > 1, id);
    }
  });

/**
 * Marks that a language sets in another way, or not at all. In Persian *nine* and *court* have their vowel, for without it they
 * are other words. @type {Record<string, RegExp>}
 */
const STRANGE = {
  fa: /[\u0600-\u06ff] ?[,;?](?!\w)|[يكەہ۔۰-۹٠-٩]|["“”]| ها(ی|یی)?\b|(?<![\u0621-\u06ff])(ن?می |کوت(?!اه)|نه(‌ها| ورق| دست| دل))/,
  fr: / [;:!?»]|«(?!\u00a0)|[a-zé][!?;]|[a-z]'/i,
  hi: /[\u0900-\u097f]\.(?![\w.])|\s।/,
  ur: /[\u0600-\u06ff] ?[,;?](?!\w)|[\u0600-\u06ff]\.(?![\w.])/,
  "zh-Hans": /[一-鿿] ?[,;:?!](?!\w)|[一-鿿] [\w]|[「」]/,
  "zh-Hant": /[一-鿿] ?[,;:?!](?!\w)|[“”]/,
};

for (const [language, strange] of Object.entries(STRANGE))
  test(`${language}: marks stand as the language sets them`, () => {
    const files = taught.map((game) => `games/${game}/lessons.${language}.ftl`);
    const lessons = files.map((file) => readFileSync(new URL(file, web), "utf8"));
    const bodies = [bodyOf(language), ...lessons.map((text) => new FluentResource(text).body)];
    const wrong = bodies.flatMap((body) =>
      body.flatMap(({ id, value }) =>
        texts(value).some((words) => strange.test(words)) && !AS_IT_IS.has(id) ? [id] : [],
      ),
    );
    assert.deepEqual(wrong, []);
  });

for (const [language, strange] of Object.entries(STRANGE))
  test(`${language}: marks in the rules to read stand as the language sets them`, () => {
    const chapters = (/** @type {string} */ game) =>
      existsSync(new URL(`games/${game}/chapters`, web))
        ? readdirSync(new URL(`games/${game}/chapters`, web))
            .filter((name) => name.endsWith(`.${language}.md`))
            .map((name) => `games/${game}/chapters/${name}`)
        : [];
    const files = games.flatMap((game) => [`games/${game}/rules.${language}.md`, ...chapters(game)]);
    const wrong = files.flatMap((file) =>
      readFileSync(new URL(file, web), "utf8")
        .split("\n")
        // Cards and what the engine fills in are written in the same way everywhere.
        .filter((line) => !/\{\{|\[\[/.test(line) && strange.test(line)),
    );
    assert.deepEqual(wrong, []);
  });

test("the best language is the first one asked for that there is", () => {
  const known = /** @type {const} */ (["en", "zh-Hans"]);
  assert.equal(preferLanguage(known, ["zh-CN", "en"]), "zh-Hans");
  assert.equal(preferLanguage(known, ["zh"]), "zh-Hans");
  assert.equal(preferLanguage(known, ["fr-CA", "en-GB", "zh"]), "en");
  assert.equal(preferLanguage(known, ["fr", "de"]), "en");
  assert.equal(preferLanguage(known, []), "en");
  assert.equal(preferLanguage(known, ["not a tag!", "ZH-hans"]), "zh-Hans");
});

test("each region is met in its own language and script", () => {
  const asked = {
    ...{ "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant" },
    ...{ "zh-Hant-CN": "zh-Hant", fr: "fr", "fr-CA": "fr", "fr-FR": "fr", "ur-PK": "ur", "ur-IN": "ur" },
    ...{ fa: "fa", "fa-IR": "fa", "fa-AF": "fa" },
    ...{ "hi-IN": "hi", "hi-Latn": "hi", "en-IN": "en", "pa-PK": "en" },
  };
  const known = ["en", "fa", "fr", "hi", "ur", "zh-Hans", "zh-Hant"];
  for (const [tag, language] of Object.entries(asked))
    assert.equal(preferLanguage(known, [tag]), language, tag);
  assert.equal(preferLanguage(known, ["pa-PK", "ur-PK", "en"]), "ur");
});

test("a tag may name any region, a script, a variant or something private, in any case", () => {
  const asked = {
    ...{ "fr-BE": "fr", "fr-CH": "fr", "fr-HT": "fr", "fr-x-acadie": "fr", "FR-ca": "fr" },
    ...{ "fr-CA-u-nu-latn": "fr", "fr-fonipa": "fr", frp: "en", "ur-Latn": "ur", "UR-pk": "ur" },
    ...{ "zh-Hant-HK": "zh-Hant", "zh-hant-mo": "zh-Hant", "zh-Hans-TW": "zh-Hans", "ZH-HANT": "zh-Hant" },
    ...{ zh: "zh-Hans", "zh-MY": "zh-Hans", "cmn-Hant-TW": "zh-Hant" },
    ...{ yue: "zh-Hant", "yue-HK": "zh-Hant", "yue-Hans-CN": "zh-Hans", zh_TW: "zh-Hant" },
    ...{ hi: "hi", "HI-in": "hi", "hi-FJ": "hi", "x-fr": "en", "*": "en", "": "en" },
  };
  for (const [tag, language] of Object.entries(asked))
    assert.equal(preferLanguage(languages, [tag]), language, tag);
});

test("a wish for a language there is not makes way for the next wish", () => {
  assert.equal(preferLanguage(languages, ["de-CH", "fr-CH", "it-CH", "en"]), "fr");
  assert.equal(preferLanguage(languages, ["bo-CN", "x-private", "zh-TW", "zh", "en-US"]), "zh-Hant");
  assert.equal(preferLanguage(languages, ["pa-PK", "de", "en-GB", "ur"]), "en");
});

test("the same language in another script is better than a stranger", () => {
  assert.equal(preferLanguage(["en", "zh-Hans"], ["zh-TW", "en"]), "zh-Hans");
  assert.equal(preferLanguage(["en", "zh-Hans", "zh-Hant"], ["zh-HK", "en"]), "zh-Hant");
});
