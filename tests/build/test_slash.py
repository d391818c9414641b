"""The script that stands in pages: in the page of every folder, first, and word for word as the policy allows it."""

import re
from pathlib import Path

from pages.slash import slash


def test_the_page_of_every_folder_begins_with_it_and_has_no_other(built_site: Path) -> None:
    pages = list(built_site.rglob("index.html"))
    assert len(pages) > 40
    for page in pages:
        text = page.read_text()
        assert f"><script>{slash()}</script>" in text, page
        assert text.count("<script>") == 1, page
        others = re.search("<link|<script ", text)
        assert others and text.index("<script>") < others.start(), page
