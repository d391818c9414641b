/**
 * Site content: pages and lessons of the site's own, fetched in the language spoken.
 */

import { rulesAddress } from "../text/catalog.js";

/** The page of a game's rules. @param {string} game */
export async function readRules(game) {
  return (await fetchFile(rulesAddress(game, document.documentElement.lang), `the rules of ${game}`)).text();
}

/** The lessons of a game. @param {string} game */
export async function readLessons(game) {
  const address = new URL(`../lessons/${game}/${document.documentElement.lang}.json`, import.meta.url);
  return (await fetchFile(address, `the lessons of ${game}`)).json();
}

/** The puzzles of a game, as the build has packed them. @param {string} game */
export async function readPuzzles(game) {
  const address = new URL(`../puzzles/${game}.json`, import.meta.url);
  return (await fetchFile(address, `the puzzles of ${game}`)).json();
}

/** Questions to the referee that show what each field of a game's rules decides. @param {string} game */
export async function readExamples(game) {
  const address = new URL(`../examples/${game}.json`, import.meta.url);
  return (await fetchFile(address, `the examples of ${game}`)).json();
}

/** The pages come from this site, and are parsed into a document in which no script runs. */
const policy = globalThis.trustedTypes?.createPolicy("followsuit-pages", { createHTML: (html) => html });

/** A page that was read. @param {string} html */
export const parsePage = (html) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");

/** What a clause says in a page of rules; empty if the page lacks it. @param {string} html @param {string} clause */
export function clauseText(html, clause) {
  const place = parsePage(html).getElementById(clause);
  place?.querySelector(".clause")?.remove();
  return place?.textContent?.trim() ?? "";
}

/** @param {string | URL} address @param {string} what */
async function fetchFile(address, what) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return answer;
}
