"""The policy: a deal is played under it, and neither the page nor the engine's frame runs into it."""

from typing import Any

from playwright.sync_api import Page

from published.serve import Server, headers_for
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
    guard.expects("Content Security Policy|unsafe-eval|EvalError")
    person.open()
    refused = page.evaluate(
        """() => new Promise((done) => {
            addEventListener("securitypolicyviolation", ({violatedDirective}) => done(violatedDirective));
            const script = document.createElement("script");
            script.textContent = "globalThis.ran = true";
            document.head.append(script);
        })"""
    )
    assert refused.startswith("script-src")
    assert page.evaluate("globalThis.ran") is None
