"""The second judge: IBM's checker finds no failure on any page of the site, nor in what is framed elsewhere."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from published.serve import Server
from tests.shared.page.second_judge import addresses, failures
from tests.shared.sampling import sample

pytestmark = pytest.mark.long("a judge beside axe, which is asked on every commit")
OTHER_LANGUAGE = re.compile("^rules/.*/(fa|fr|hi|zh-Hans|zh-Hant)/$")
DARK = ("docs/quickstart.html", "docs/protocol.html", "rules/tractor/", "wheels/", "builder/")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_fails(browser: Browser, site: Server, theme: Literal["light", "dark"]) -> None:
    context = browser.new_context(
        bypass_csp=True, color_scheme=theme, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    # What the engine adds to the first screen is looked at by axe; without it no page waits for one.
    page.route("**/runtime/**", lambda route: route.abort())
    found = {}
    # Of the rules' languages two; in the dark what has code in colours, of which another test holds each
    # (tests/unit/docs/test_code_colours.py).
    light = [path for path in addresses(site.folder) if not OTHER_LANGUAGE.search(path)]
    # Pages of a kind are made by one program: a fifth of them is looked at, the first screen always.
    for path in ["", *sample(light[1:], 8)] if theme == "light" else sample(DARK, 2):
        page.goto(f"{site.url}{path}")
        found[path] = failures(page)
    context.close()
    assert len(light) > 40
    assert {path: failed for path, failed in found.items() if failed} == {}


def test_a_referee_in_a_frame_is_the_main_part_of_its_page(browser: Browser, site: Server) -> None:
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.goto(f"{site.url}embed/?view=referee&game=tractor")
    expect(page.get_by_role("main").locator(".referee fieldset").first).to_be_visible()
    found = failures(page)
    context.close()
    assert found == []
