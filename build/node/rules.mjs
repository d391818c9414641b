/**
 * Rules: `node build/node/rules.mjs OUT INPUT.json` writes the rules of each game in each language as a page.
 *
 * A text is `web/games/<game>/rules.<language>.md`. In it
 *   {T26}          before a paragraph gives it the clause's number, and the clause an address: `#T26`
 *   {{AS KH}}      are cards
 *   [[throw deck]] by itself is a box that says how these options are played: what each choice means is in the
 *                  game's `options.<language>.ftl`, which preset chooses what the engine says. The options that no
 *                  such line names have a box after their clause
 * After it come the chapters of the game, in its folder `chapters`; in these besides
 *   §T26           is a link to the clause
 *   {=name}        is a figure, and {+name} one with its sign; a figure that is a list of cards is drawn
 *   ## [made] …    is the heading of the worked example `made`
 * What figures and examples there are, build/content/chapters.py says.
 *
 * INPUT.json has `games` as the engine lists them, `offers` as the page gets them, `languages` with their sentences,
 * the `rules` by game and language, the `chapters` by game, and, where these are known, the addresses to which
 * `corrections` go and of the `site`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chapterTokens } from "./chapters.mjs";
import { CARDS, clausesOf, finding } from "./clauses.mjs";
import { escaped, markup } from "./markup.mjs";
import { wrapTables } from "./tables.mjs";

const [out, file] = process.argv.slice(2);
const input = JSON.parse(readFileSync(file, "utf8"));
/** @type {Game[]} */
const games = input.games;
/** The language whose pages stand directly under the game comes first. @type {Language[]} */
const languages = input.languages;
// The bundler defines this for the page's own modules.
globalThis.__FOLLOWSUIT_OFFERS__ = input.offers;

/** How many levels Tractor has. */
const LEVELS = 13;
/** So many cards are not parted at the end of a line. */
const FEW = 5;

// Imported only now: they read the offers when they are loaded.
const { default: MarkdownIt } = await import("../../web/node_modules/markdown-it/dist/markdown-it.mjs");
const { cardNames } = await import("../../web/js/text/names.js");
const { createSentences } = await import("../../web/js/text/sentences.js");
const { gameText } = await import("../../web/js/text/game-text.js");
const { smallCard } = await import("../../web/js/cards/laid.js");

const CLAUSE = /^\{([A-Z]\d+)\} */;
const BOX = /^\[\[([\w ]+)\]\]$/;
const FIRST = languages[0].code;

/** @typedef {{ name: string, presets: { name: string, rules: Record<string, unknown>, idle: Record<string, string> }[], options: { name: string, clause: string, choices: unknown[], many: boolean }[] }} Game */
/** @typedef {{ code: string, name: string, direction: string, text: string, is_read: boolean, style: string, home: string }} Language */

for (const language of languages)
  for (const game of games) {
    const folder = language.code === FIRST ? `${out}/${game.name}` : `${out}/${game.name}/${language.code}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/index.html`, page(game, language));
  }

/** @param {Game} game @param {Language} language */
function page(game, language) {
  const said = createSentences(language.code, language.text);
  const text = gameText(said, game.name);
  const say = (/** @type {string} */ id, facts = {}) => escaped(text.say(id, facts));
  const name = text.say(`game-${game.name}`);
  const own = input.rules[game.name][language.code];
  const foreign = own === undefined ? ` lang="${FIRST}" dir="${languages[0].direction}"` : "";
  const { title, lead, contents, body } = article(
    game,
    text,
    own ?? input.rules[game.name][FIRST],
    language.code,
  );
  const up = language.code === FIRST ? "../../" : "../../../";
  const description = say("rules-description", { game: name });
  const corrections = input.corrections
    ? `${/[。！？]$/.test(say("language-unread")) ? "" : " "}<a href="${escaped(input.corrections)}">${say("language-correct")}</a>`
    : "";
  const other = (/** @type {string} */ code) => `${up}rules/${game.name}/${code === FIRST ? "" : `${code}/`}`;
  const here = (/** @type {string} */ of) =>
    `${up}rules/${of}/${language.code === FIRST ? "" : `${language.code}/`}`;
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}" data-theme="system" data-deck="four" data-fixed>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${say("rules-game", { game: name })} · ${say("product")}</title>
    <meta name="description" content="${description}">
    <meta name="color-scheme" content="light dark">
    <!-- theme -->
    <link rel="icon" href="${up}art/icon.svg" type="image/svg+xml">
${[...languages.map(({ code }) => [code, code]), ["x-default", FIRST]].map(([tag, code]) => `    <link rel="alternate" hreflang="${tag}" href="${other(code).replace(up, input.site || up)}">`).join("\n")}${input.site ? `\n    <link rel="alternate" type="application/json+oembed" href="${input.site}oembed/referee.${game.name}${language.code === FIRST ? "" : `.${language.code}`}.json" title="${say("referee")}">` : ""}
    <link rel="preload" href="${up}node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="${up}css/app.css">${language.style ? `\n    <link rel="stylesheet" href="${up}${language.style}">` : ""}
    <script src="${up}js/early.js"></script>
    <script type="module" src="${up}js/rules.js"></script>
  </head>
  <body class="rules-page">
    <header class="rules-top">
      <a class="rules-home" href="${up}${language.home}">${say("product")}</a>
      <nav class="rules-games" aria-label="${say("rules-games")}">
        ${games.map((one) => `<a href="${here(one.name)}"${one.name === game.name ? ' aria-current="page"' : ""}>${escaped(said.say(`game-${one.name}`))}</a>`).join("\n        ")}
      </nav>
      <nav aria-label="${say("rules-languages")}">
        ${languages.map(({ code, name: own }) => `<a href="${other(code)}" lang="${code}" hreflang="${code}"${code === language.code ? ' aria-current="true"' : ""}>${own}</a>`).join("\n        ")}
      </nav>
    </header>
    <main>
      <article class="rules" data-rules="${game.name}"${foreign}>
        <h1>${title}</h1>
        ${lead}
        ${switchOf(game, text)}
        <nav class="rules-contents" aria-label="${say("rules-contents")}">
          <ol>
            ${contents.map(({ id, words }) => `<li><a href="#${id}">${words}</a></li>`).join("\n            ")}
          </ol>
        </nav>
        ${body}
      </article>
      ${language.is_read ? "" : `<p class="hint">${say("language-unread")}${corrections}</p>`}
      <p class="rules-foot"><a class="button" data-main href="${up}${language.home}">${say("rules-play")}</a></p>
    </main>
  </body>
</html>
`;
}

/** Which preset the boxes speak of. It works without any script: the style sheet looks at what is checked. */
function switchOf(/** @type {Game} */ { name, presets }, /** @type {any} */ text) {
  if (presets.length < 2) return "";
  const labels = presets.map(({ name: preset }, index) => {
    const line = `rules-${name}-${preset}`;
    const title = text.has(line) ? ` title="${escaped(text.say(line))}"` : "";
    const checked = index === 0 ? " checked" : "";
    return `<label${title}><input type="radio" name="rules" value="${preset}"${checked}><span>${escaped(text.say(`rules-${preset}`))}</span></label>`;
  });
  return `<fieldset class="choice rules-switch" data-even>
          <legend>${escaped(text.say("rules-which"))}</legend>
          ${labels.join("\n          ")}
        </fieldset>`;
}

/** @param {Game} game @param {any} text @param {string} source @param {string} code the language's */
function article(game, text, source, code) {
  const markdown = new MarkdownIt({ html: false, typographer: true });
  const tokens = markdown.parse(withBoxes(source, game.options), {});
  /** @type {{ id: string, words: string }[]} */
  const contents = [];
  for (const [index, token] of tokens.entries()) {
    const inner = tokens[index + 1];
    if (token.type === "heading_open" && token.tag === "h2") {
      const id = `part-${contents.length + 1}`;
      token.attrSet("id", id);
      contents.push({ id, words: escaped(inner.content) });
    } else if (token.type === "paragraph_open") paragraph(tokens, index, game, text, markdown);
  }
  const clauses = clausesOf(tokens);
  const { texts = {}, index, figures = {} } = input.chapters[game.name];
  for (const chapter of texts[code] ?? []) {
    const more = chapterTokens(markdown, chapter, {
      ...{ figures, clauses, raw },
      language: code,
      say: text.say,
    });
    contents.push({ id: chapter.name, words: escaped(more[1].content) });
    tokens.push(...more);
  }
  wrapTables(markdown, tokens);
  for (const token of tokens) {
    if (token.type !== "inline" || !token.children) continue;
    // Cards that stand by themselves are larger than those in a sentence.
    const isShown = !/[\p{L}\p{N}]/u.test(token.content.replace(CARDS, ""));
    token.children = token.children.flatMap((/** @type {any} */ child) => withCards(child, text, isShown));
  }
  const headEnd = tokens.findIndex(({ type, tag }) => type === "heading_close" && tag === "h1") + 1;
  const leadEnd = tokens.findIndex(({ type }, index) => index > headEnd && type === "paragraph_close") + 1;
  const render = (/** @type {any[]} */ part) => markdown.renderer.render(part, markdown.options, {});
  contents.push({ id: "index", words: escaped(text.say("rules-index")) });
  return {
    title: escaped(tokens[1].content),
    lead: render(tokens.slice(headEnd, leadEnd)),
    contents,
    body: render(tokens.slice(leadEnd)) + finding(text, clauses, index),
  };
}

/** A text with a box after each clause that decides options, but for those that stand in a box already. @param {string} source @param {Game["options"]} options */
function withBoxes(source, options) {
  const placed = new Set(
    [...source.matchAll(new RegExp(BOX, "gm"))].flatMap(([, names]) => names.split(" ")),
  );
  return source.replace(/^\{([A-Z]\d+)\}.*(?:\n.+)*/gm, (paragraph, clause) => {
    const names = options
      .filter((one) => one.clause === clause && !placed.has(one.name))
      .map(({ name }) => name);
    return names.length ? `${paragraph}\n\n[[${names.join(" ")}]]` : paragraph;
  });
}

/** A paragraph that is a clause, or a box. */
function paragraph(
  /** @type {any[]} */ tokens,
  /** @type {number} */ index,
  /** @type {Game} */ game,
  /** @type {any} */ text,
  /** @type {any} */ markdown,
) {
  const [open, inner, close] = tokens.slice(index, index + 3);
  const asked = BOX.exec(inner.content);
  if (asked) {
    for (const token of [open, close]) token.hidden = true;
    Object.assign(inner, {
      type: "html_block",
      content: box(game, text, asked[1].split(" ")),
      children: null,
    });
    return;
  }
  const clause = CLAUSE.exec(inner.content)?.[1];
  if (!clause) return;
  open.attrSet("id", clause);
  open.attrSet("class", "rules-clause");
  inner.children = markdown.parseInline(inner.content.replace(CLAUSE, ""), {})[0].children;
  inner.children.unshift(raw(`<a class="clause" href="#${clause}">${clause}</a> `));
}

/** A piece of text with the cards in it drawn. @param {any} child @param {any} text @param {boolean} isShown @returns {any[]} */
function withCards(child, text, isShown) {
  if (child.type !== "text" || !child.content.includes("{{")) return [child];
  const html = escaped(child.content).replace(CARDS, (_, cards) => drawn(cards.split(" "), text, isShown));
  return [raw(html)];
}

/** @param {string[]} cards @param {any} text @param {boolean} isShown */
function drawn(cards, text, isShown) {
  const label = escaped(cardNames(text.say, cards));
  const few = cards.length <= FEW ? " data-few" : "";
  return `<span class="small-cards rules-cards"${few}${isShown ? " data-large" : ""} role="img" aria-label="${label}">${cards.map((card) => markup(smallCard(card))).join("")}</span>`;
}

/** How options are played: a sentence a choice, of which one holds in each preset; none where it does not come up. */
function box(/** @type {Game} */ game, /** @type {any} */ text, /** @type {string[]} */ names) {
  const lines = names.flatMap((name) => {
    const option = game.options.find((one) => one.name === name);
    if (!option) throw new Error(`${game.name} has no option ${name}`);
    // Of thirteen levels the usual one has a sentence, and all others share one.
    const isLevel = !option.many && option.choices.length === LEVELS;
    const usual = String(option.default);
    const choices = option.many ? ["none", "some"] : isLevel ? [usual, "some"] : option.choices.map(String);
    return choices.map((choice) => {
      const holds = ({ rules: { [name]: value } }) =>
        (Array.isArray(value)
          ? value.length
            ? "some"
            : "none"
          : isLevel && String(value) !== usual
            ? "some"
            : String(value)) === choice;
      const presets = game.presets
        .filter(/** @type {any} */ (holds))
        .filter((one) => !(name in one.idle))
        .map((one) => one.name);
      const id = choice === "some" ? `rule-${name}` : `rule-${name}-${choice}`;
      const words = escaped(text.say(id, { levels: "…" }));
      return {
        presets,
        words,
        html: `<li data-option="${name}" data-value="${choice}" data-in="${presets.join(" ")}">${words}</li>`,
      };
    });
  });
  const without = game.presets
    .filter(({ idle }) => names.every((name) => name in idle))
    .map((one) => one.name);
  return `<aside class="in-rules">
<p class="in-rules-title">${escaped(text.say("rules-in-rules"))}</p>
<ul>
${lines.map(({ html }) => html).join("\n")}
<li data-idle data-in="${without.join(" ")}">${escaped(text.say("rules-idle"))}</li>
</ul>
<details><summary>${escaped(text.say("rules-other-ways"))}</summary>
<ul>
${lines.map(({ words }) => `<li>${words}</li>`).join("\n")}
</ul></details>
</aside>
`;
}

/** @param {string} content */
function raw(content) {
  return {
    type: "html_inline",
    content,
    tag: "",
    attrs: null,
    map: null,
    nesting: 0,
    level: 0,
    children: null,
    markup: "",
    info: "",
    meta: null,
    block: false,
    hidden: false,
  };
}
