/** Texts: every sentence of a language: the file of all, those of the games and their options, and those of features. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

const web = new URL("../../../web/", import.meta.url);

/** The languages there are, by their codes. */
export const languages = readdirSync(new URL("text/", web))
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -4));

/** What was read, by the language. @type {Map<string, string>} */
const known = new Map();

/** The sentences of a language as they are written. @param {string} language */
export function source(language) {
  const text = known.get(language) ?? readSource(language);
  known.set(language, text);
  return text;
}

/** @param {string} language */
function readSource(language) {
  const games = readdirSync(new URL("games/", web)).flatMap((game) =>
    ["text", "options"].map((kind) => `games/${game}/${kind}.${language}.ftl`),
  );
  const features = readdirSync(new URL("js/features/", web)).map(
    (name) => `js/features/${name}/text/${language}.ftl`,
  );
  const own = [...games, ...features].map((path) => new URL(path, web)).filter((file) => existsSync(file));
  return [new URL(`text/${language}.ftl`, web), ...own].map((file) => readFileSync(file, "utf8")).join("\n");
}
