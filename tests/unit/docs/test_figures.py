"""The page of figures: every number on it is one of the committed results, and says how it came about."""

import importlib
import re
import shutil
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

import followsuit

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

ROOT = Path(followsuit.__file__).parents[2]
DOCS = ROOT / "engine" / "docs"
#: A measurement of two players: both, the pairs and the seed.
ARENA = re.compile(r'python -m followsuit arena \w+ (\w+) (\w+|".+") --pairs (\d+) --seed ([\w-]+)')


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that makes the page."""
    monkeypatch.syspath_prepend(str(DOCS))
    return importlib.import_module("figures")


def test_every_number_of_the_page_stands_in_the_committed_results(figures: ModuleType) -> None:
    page = figures.page((DOCS / "figures.md").read_text())
    shown = re.findall(r"^\| [^|]+ \| \*\*(.+?)\*\* \| `", page, re.MULTILINE)
    told = [figure for table in figures.tables() for figure in table.figures]
    assert len(shown) == len(told) >= 20
    for words, figure in zip(shown, told, strict=True):
        section = figures.section_of((ROOT / figure.file).read_text(), figure.heading)
        numbers = re.findall(r"[+−]?\d[\d.,]*", words)
        assert numbers
        assert all(number.rstrip(",") in section for number in numbers), (figure.what, words)


def test_another_result_is_another_figure_and_one_that_is_gone_stops_the_build(
    figures: ModuleType, tmp_path: Path
) -> None:
    figure = figures.tables()[0].figures[0]
    before = figure.read()
    copy = tmp_path / figure.file
    copy.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / figure.file, copy)
    assert figure.read(tmp_path) == before
    number = before.split()[0]
    copy.write_text(copy.read_text().replace(f"cold {number} /", "cold 123 /"))
    assert figure.read(tmp_path) == before.replace(number, "123")
    copy.write_text(copy.read_text().replace("cold 123 /", "cold /"))
    with pytest.raises(ValueError, match="stands there 0 times"):
        figure.read(tmp_path)


def test_every_figure_has_a_command_that_is_there_a_machine_and_a_date(figures: ModuleType) -> None:
    for table in figures.tables():
        for figure in table.figures:
            date.fromisoformat(figure.date)
            assert figure.machine, figure.what
            program = re.match(r"python (?:-m (\w+)|(tests/bench/\w+\.py)) ?", figure.command)
            assert program, figure.command
            assert program[1] == "followsuit" or (ROOT / program[2]).is_file(), figure.command


def test_every_figure_of_a_level_has_a_row_of_its_players_pairs_and_seed(figures: ModuleType) -> None:
    for figure in (figure for table in figures.tables() for figure in table.figures):
        if not figure.command.startswith("python -m followsuit arena"):
            continue
        words = ARENA.match(figure.command)
        assert words, figure.command
        section = figures.section_of((ROOT / figure.file).read_text(), figure.heading)
        first, second, pairs, seed = words.groups()
        who = f"| {first} | " + ("" if second.startswith('"') else f"{second} |")
        rows = [row for row in section.splitlines() if row.startswith(who)]
        assert any(f"`{seed}` | {pairs} |" in row for row in rows), figure.command


def test_a_section_ends_where_the_next_of_its_rank_begins(figures: ModuleType) -> None:
    text = "# A\n\n## One (2026)\n\none\n\n### Within\n\nwithin\n\n## Two\n\ntwo\n"
    assert figures.section_of(text, "One") == "## One (2026)\n\none\n\n### Within\n\nwithin\n"
    with pytest.raises(ValueError, match="0 headings"):
        figures.section_of(text, "Three")
