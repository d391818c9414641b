"""The policy: a deal is played under it, and neither the page nor the engine's frame runs into it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.headers import headers_for
from published.serve import Server
from tests.shared.records import last_tricks

NOTE = """addEventListener("securitypolicyviolation", ({violatedDirective, blockedURI}) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`))"""
POLICY = "Content-Security-Policy"


def test_a_deal_is_played_to_its_account_without_running_into_the_policy(
    page: Page, person: Any, site: Server
) -> None:
    page.add_init_script(NOTE)  # in every frame; what is written to the console fails the test
    sent: dict[str, str] = {}
    page.on("response", lambda answer: sent.update({answer.url: answer.headers.get(POLICY.lower(), "")}))
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    assert "unsafe-eval" not in sent[page.url]
    assert "unsafe-eval" in sent[f"{site.url}engine/"]
    for url in (page.url, f"{site.url}engine/"):
        path = "/" + url.removeprefix(site.url).split("?")[0]
        assert sent[url] == headers_for(path, site.rules)[POLICY]
    person.play_until("deal")


def test_the_page_refuses_text_as_a_program(page: Page, person: Any, guard: Any) -> None:
    guard.expects("Content Security Policy|unsafe-eval|EvalError|TrustedScript|trusted-types-sink")
    person.open()
    refused = page.evaluate(
        """() => new Promise((done) => {
            addEventListener("securitypolicyviolation", ({violatedDirective}) => done(violatedDirective));
            const script = document.createElement("script");
            // A text node: what is set as a whole is refused by Trusted Types before.
            script.append("globalThis.ran = true");
            document.head.append(script);
        })"""
    )
    assert refused.startswith(("script-src", "require-trusted-types-for"))
    assert page.evaluate("globalThis.ran") is None


#: Pages of each kind, and what is there once their scripts have done their work.
PAGES = {
    "": "[data-part=deal]",
    "in/fr/": "[data-part=deal]",
    "builder/": "textarea",
    "fairness/": "[data-root=verify] textarea",
    "play/two_hundred/": "main a",
    "puzzles/": "main a",
    "rules/tractor/": "article",
    "docs/": "main h1",
    "docs/search.html?q=deal": "#search-results li",
    "wheels/": "main h1",
    "embed/?game=two_hundred": "[data-root=table], [data-root=home]",
    "play-with-python/": ".cm-content",
    "engine/": "script[type=py]",
    "404.html": "main a",
}
PLANT = """() => {
    try {
        document.documentElement.lastElementChild.innerHTML = '<img src="x" onerror="globalThis.ran = true">';
        return "planted";
    } catch (error) { return error.name; }
}"""


@pytest.mark.parametrize("address", PAGES)
def test_a_page_makes_no_html_of_text_and_does_its_work_all_the_same(
    page: Page, site: Server, guard: Any, address: str
) -> None:
    guard.expects("TrustedHTML|trusted-types-sink")
    page.add_init_script(NOTE)
    page.goto(site.url + address)
    expect(page.locator(PAGES[address]).first).to_be_attached()
    assert page.evaluate(PLANT) == "TypeError"
    assert page.evaluate("globalThis.ran") is None
