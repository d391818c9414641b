/** Rules: the script of the pages of rules, which are read without it. It makes the search in them work. */

import { search } from "./features/rules/rules-search.js";

const article = document.querySelector("article.rules");
if (article instanceof HTMLElement) search(article);
