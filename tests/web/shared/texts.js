/** Texts: every sentence of a language, as the build puts them together: the file of all, and those of the games. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

const web = new URL("../../../web/", import.meta.url);

/** The languages there are, by their codes. */
export const languages = readdirSync(new URL("text/", web))
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.slice(0, -4));

/** The sentences of a language as they are written. @param {string} language */
export function source(language) {
  const own = readdirSync(new URL("games/", web))
    .map((game) => new URL(`games/${game}/text.${language}.ftl`, web))
    .filter((file) => existsSync(file));
  return [new URL(`text/${language}.ftl`, web), ...own].map((file) => readFileSync(file, "utf8")).join("\n");
}
