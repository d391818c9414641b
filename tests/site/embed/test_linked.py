"""A table in another site's page that is opened by a link: a challenge in a language of its own."""

import pytest
from playwright.sync_api import Page, expect

from followsuit.challenges import challenge_link, challenge_of
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page import page_texts

LANGUAGE = "zh-Hans"


@pytest.mark.long("a visit to a frame that shares its code with the page")
def test_a_challenge_is_met_in_a_frame_and_in_chinese(page: Page, site: Server) -> None:
    link = challenge_link(challenge_of(next(linked_deals("two_hundred", 1)), 1, name="Ada"))
    panel = page.get_by_role("dialog")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link[:40]}")
    expect(panel.get_by_role("alert")).to_have_text(page_texts.named(LANGUAGE, "refusal-link_cut"))
    page.goto("about:blank")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link}")
    expect(panel).to_contain_text(page_texts.named(LANGUAGE, "challenge-beat", whole=False))
    expect(panel).to_contain_text("Ada")
    panel.get_by_role("button", name=page_texts.named(LANGUAGE, "challenge-play")).click()
    expect(page.get_by_role("group", name=page_texts.named(LANGUAGE, "hand"))).to_be_visible()
