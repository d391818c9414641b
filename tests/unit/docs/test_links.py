"""The links of the Markdown files lead to files and headings there are, and so do the paths of ARCHITECTURE.md."""

import re
import subprocess
from itertools import product
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
PATH = re.compile(r"`([^`\s]+/[^`\s]*)`")
BRACES = re.compile(r"\{([^}]+)\}")
HERE = {entry.name for entry in ROOT.iterdir()}


def texts() -> list[Path]:
    """The Markdown files that are committed or about to be, but for rules, which the build's own programs read."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = [ROOT / name for name in listed.stdout.split() if not Path(name).name.startswith("rules.")]
    return [path for path in found if path.exists()]


TEXTS = texts()


def anchors(path: Path) -> set[str]:
    """What GitHub calls the headings of a text."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def spread(path: str) -> list[str]:
    """Each path that one with braces stands for, as patterns: `<name>` stands for any."""
    parts = BRACES.split(path)
    choices = [part.split(",") if number % 2 else [part] for number, part in enumerate(parts)]
    return [re.sub(r"<\w+>", "*", "".join(chosen)) for chosen in product(*choices)]


def test_there_are_texts_with_links() -> None:
    assert len(TEXTS) > 30
    assert sum(len(LINK.findall(path.read_text(encoding="utf-8"))) for path in TEXTS) > 80


@pytest.mark.parametrize("text", TEXTS, ids=[path.relative_to(ROOT).as_posix() for path in TEXTS])
def test_a_link_leads_to_a_file_and_a_heading_there_are(text: Path) -> None:
    lost = []
    for target, picture in LINK.findall(FENCED.sub("", text.read_text(encoding="utf-8"))):
        name, _, anchor = (target or picture).partition("#")
        if re.match(r"[a-z]+:", name):
            continue
        path = (text.parent / name).resolve() if name else text
        if not path.exists() or (anchor and path.suffix == ".md" and anchor not in anchors(path)):
            lost.append(target or picture)
    assert lost == []


def test_a_path_in_the_architecture_is_there() -> None:
    named = [
        path
        for path in PATH.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
        if path.split("/")[0] in HERE
    ]
    assert len(named) > 60
    assert [path for path in named for one in spread(path) if not any(ROOT.glob(one.rstrip("/")))] == []


def test_a_lost_link_would_be_noticed(tmp_path: Path) -> None:
    text = tmp_path / "text.md"
    text.write_text(
        "# A heading, and `code`\n\n[one](text.md#a-heading-and-code) [other](none.md)\n", encoding="utf-8"
    )
    assert anchors(text) == {"a-heading-and-code"}
    with pytest.raises(AssertionError, match=r"none\.md"):
        test_a_link_leads_to_a_file_and_a_heading_there_are(text)


def test_a_path_with_braces_and_any_name_is_each_of_its_paths() -> None:
    assert spread("web/{text,games}/<game>") == ["web/text/*", "web/games/*"]
