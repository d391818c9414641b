"""The budget: no file grows unnoticed. What a whole visit comes to is measured in tests/site/offline."""

from pathlib import Path

from base.encoding import encode
from base.paths import DIST
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
