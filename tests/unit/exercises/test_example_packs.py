"""Example packs: each can be done as it says, in every language; what is called right does not lose."""

from pathlib import Path

import pytest

from base.failure import BuildError
from content.exercises import MESSAGE, pack_of, pack_text
from content.languages import languages
from followsuit.exercises import check_pack, read_pack
from followsuit.exercises.exercise import Pack

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
GAMES = sorted(path.parent for path in (ROOT / "web" / "games").glob("*/exercises.txt"))
CODES = [language.code for language in languages()]
#: Of each game, an exercise that is weighed: all of them took minutes when they were written.
WEIGHED = {"two_hundred": 10, "tractor": 10, "rangvaar": 10, "court_piece": 9}


def pack(game: Path, code: str) -> Pack:
    """The pack of a game in a language, as it is published."""
    return read_pack(pack_of(game, code))


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_pack_can_be_done_as_it_says(game: Path) -> None:
    found = pack(game, "en")
    assert len(found.exercises) == 10
    assert {one.decision().you.name for one in found.exercises} == {"S"}, "the texts speak to South"
    assert list(check_pack(found, worlds=0)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_right_act_is_not_the_worse_one(game: Path) -> None:
    found = pack(game, "en")
    at = WEIGHED[game.name]
    one = Pack("", found.exercises[at - 1 : at])
    assert list(check_pack(one)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_every_language_says_the_same_messages_of_the_same_positions(game: Path) -> None:
    packs = {code: pack(game, code) for code in CODES}
    assert {one.key for one in packs.values()} == {packs["en"].key}
    said = [set(dict(MESSAGE.findall((game / f"exercises.{code}.ftl").read_text()))) for code in CODES]
    assert all(one == said[0] for one in said)
    assert len({one.exercises[0].task for one in packs.values()}) == len(CODES), (
        "nothing is left untranslated"
    )


def test_a_message_that_is_missing_or_said_nowhere_stops_the_build() -> None:
    positions = "passes 1\nchapter lead\nexercise ace\nright AS\nwrong 5S = low\n. followsuit-deal 1\n"
    words = "title = T\nchapter-lead = L\nace-title = A\nace-task = Do\nace-low = No\n"
    assert pack_text(positions, words).splitlines()[:5] == [
        "followsuit-exercises 1",
        "title T",
        "passes 1",
        "chapter L",
        "exercise A",
    ]
    with pytest.raises(BuildError, match="no message ace-low"):
        pack_text(positions, words.replace("ace-low", "ace-hint"))
    with pytest.raises(BuildError, match="Nothing says ace-more"):
        pack_text(positions, f"{words}ace-more = More\n")
