"""Progress: a terminal has one line that is rewritten, a log a line for each step, and the steps are counted."""

import io
from pathlib import Path

import pytest

from base import environment, progress
from base.paths import LOCKED, WEB
from base.progress import CLEARED, Progress
from published import dist


class Terminal(io.StringIO):
    """A terminal: what it shows at the end is what follows the last rewriting."""

    def isatty(self) -> bool:
        return True

    @property
    def shown(self) -> list[str]:
        return self.getvalue().split(CLEARED)[1:]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setattr(progress, "SHORT_S", 0)
    return io.StringIO()


def test_a_terminal_shows_the_running_steps_in_one_line_and_nothing_at_the_end() -> None:
    terminal = Terminal()
    steps = Progress(2, out=terminal)
    with steps.step("engine"), steps.step("imports"):
        pass
    assert terminal.shown == [
        "  0/2 engine",
        "  0/2 engine · imports",
        "  1/2 engine",
        "",
    ]
    assert "\n" not in terminal.getvalue()


def test_a_line_is_no_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    terminal = Terminal()
    with Progress(out=terminal).step("a step whose name is long"):
        pass
    assert max(map(len, terminal.shown)) == 19


def test_what_is_said_often_is_shown_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    with Progress(out=terminal).step("npm") as step:
        for number in range(1000):
            step.say(f"{number} of 1000")
    assert len(terminal.shown) < 100


def test_a_log_has_a_line_for_each_step_that_took_its_time(log: io.StringIO) -> None:
    steps = Progress(2, out=log)
    with steps.step("engine"):
        pass
    with steps.step("imports") as step:
        step.say("12 of 12")
    assert log.getvalue() == "  1/2 engine: 0.0 s\n  2/2 imports 12 of 12: 0.0 s\n"


def test_a_log_has_no_line_of_what_was_done_before() -> None:
    log = io.StringIO()
    with Progress(1, out=log).step("engine"):
        pass
    assert log.getvalue() == ""


def test_a_log_says_too_when_a_long_step_begins_and_not_that_a_failed_one_is_done(log: io.StringIO) -> None:
    with pytest.raises(ValueError, match="no"), Progress(announces=True, out=log).step("npm"):
        raise ValueError("no")
    assert log.getvalue() == "  npm …\n"


@pytest.mark.long("puts the site together a second time")
def test_a_site_has_as_many_steps_as_the_line_says(tmp_path: Path) -> None:
    counted = progress.unseen()
    dist.make_site(tmp_path / "site", progress=counted)
    assert counted.done == dist.STEPS


def test_pip_is_heard_package_by_package() -> None:
    step = progress.Step("pip", progress.unseen())
    hear = environment._count_pip(step, LOCKED / "node.txt")
    for line in (
        "Collecting nodejs==1 (from -r node.txt)\n",
        "  Downloading nodejs-1.whl (57.3 MB)\n",
        "  Using cached other.whl.metadata (700 kB)\n",
        "\n",
    ):
        hear(line)
    packages = (LOCKED / "node.txt").read_text().count("==")
    assert step.said == f"1 of {packages}, 58 MB"
    hear("Installing collected packages: nodejs\n")
    assert step.said == f"1 of {packages}, 58 MB, unpacking"


def test_npm_is_heard_package_by_package() -> None:
    step = progress.Step("npm", progress.unseen())
    hear = environment._count_npm(step, WEB)
    hear("npm http fetch GET 200 http://somewhere/a.tgz 12ms (cache miss)\n")
    hear("npm http cache http://somewhere/b.tgz 2ms (cache hit)\n")
    hear("npm warn something else\n")
    assert step.said.startswith("2 of ")
