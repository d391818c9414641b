"""The page that says why the table is fair: each of its claims is held by a test that is there."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

from base.paths import ROOT, WEB
from content.games import offered
from content.languages import languages
from content.offer import Offer
from parts.strength import RESULTS, strength

PAGE = (WEB / "fairness" / "index.html").read_text(encoding="utf-8")


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"<code>(tests/[\w/.]+)::(test_\w+)</code>", PAGE)
    assert len(named) >= 6
    for path, name in named:
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), (path, name)


def test_every_claim_names_a_test() -> None:
    claims = PAGE.partition('<ul class="fair-claims">')[2].partition("</ul>")[0]
    items = re.findall(r"<li>.*?</li>", claims)
    assert len(items) == len(re.findall(r'data-text="fair-claim-', claims)) == 9
    assert all("<code>tests/" in item for item in items)


def test_the_words_in_the_page_are_those_of_the_language_file() -> None:
    games = list(offered().values())
    english = languages(games)[0]

    said: dict[str, str] = {}

    class Words(HTMLParser):
        name = ""

        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            self.name = dict(attributes).get("data-text") or ""

        def handle_data(self, data: str) -> None:
            if self.name:
                said[self.name] = data
                self.name = ""

    Words().feed(PAGE)
    assert len(said) > 25
    for name, words in said.items():
        assert english.say(name) == words


def test_the_strengths_are_those_that_the_arenas_measured() -> None:
    games = list(offered().values())
    rows = "\n".join(strength(Offer(games, languages(games))))
    results = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(Path(RESULTS).glob("*.json"))]
    # Tractor was measured under its `standard` rules, too: BOTS.md has those.
    shown = [result for result in results if result["plan"]["rules"] == "reference"]
    assert rows.count("<tr>") == len(shown) == 12
    for result in shown:
        mean = next(iter(result["report"]["figures"].values()))["mean"]
        assert f"{mean:+.1f}" in rows
        assert f"<td>{result['report']['pairs']}</td>" in rows
