"""The budget: no file grows unnoticed. The size of a whole visit is measured in tests/site/offline."""

import re
from pathlib import Path

from base.encoding import encode, sent_size
from base.paths import DIST, WEB
from checks import budget


def test_every_file_keeps_within_its_budget() -> None:
    assert budget.over(DIST) == []


def test_a_file_that_grows_is_told_with_both_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_bytes(bytes(range(256)) * 200)
    encode([page])
    (tmp_path / "picture.png").write_bytes(b"x" * 10_001)
    assert budget.over(tmp_path) == [
        "picture.png: 10,001 bytes as sent, 10,000 allowed (build/checks/budget.py)"
    ]


def test_no_source_map_and_nothing_of_an_editor_or_a_terminal_is_published() -> None:
    names = [path.name for path in DIST.rglob("*") if path.is_file()]
    assert [name for name in names if name.endswith(".map")] == []
    assert [name for name in names if any(word in name for word in ("xterm", "codemirror", "py-"))] == []


def test_a_first_visit_fetches_two_kilobytes_of_sheets_and_made_deals_at_most(tmp_path: Path) -> None:
    # What the first screen needs of them: their lines in the list of features, the names of their buttons, the
    # buttons themselves, and the rows that sheets have among the matches.
    named = [
        re.findall(rf"(?m)^.*(?:{pattern}).*$", path.read_text(encoding="utf-8"))
        for path, pattern in (
            (WEB / "text" / "en.ftl", r"^(?:menu-)?(?:(?:score-)?sheet|deal-editor) ="),
            (DIST / "index.html", r'data-part="(?:score-sheet|deal-editor)"'),
        )
    ]
    whole = [WEB / "js" / "features" / name / "index.js" for name in ("score-sheet", "deal-editor")]
    whole.append(WEB / "js" / "features" / "history" / "score-sheets.js")
    needed = tmp_path / "needed.js"
    lines = [line for lines in named for line in lines]
    assert len(lines) >= 4
    needed.write_text("\n".join([*(path.read_text(encoding="utf-8") for path in whole), *lines]))
    encode([needed])
    assert sent_size(needed) <= 2_000
    # The rest comes when one of them is opened.
    page = (DIST / "index.html").read_text(encoding="utf-8")
    scripts = [DIST / name for name in re.findall(r'"(assets/[\w-]+\.js)"', page)]
    for word in ("score-sheet-enter", "deal-editor-fill"):
        found = [path for path in DIST.glob("assets/*.js") if word in path.read_text(encoding="utf-8")]
        assert found and not set(found) & set(scripts), word
