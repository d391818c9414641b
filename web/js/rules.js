/** Rules: the script of the pages of rules, which are read without it. It makes the search in them work. */

import { enableSearch } from "./features/rules/rules-search.js";

const article = document.querySelector("article.rules");
if (article instanceof HTMLElement) enableSearch(article);
