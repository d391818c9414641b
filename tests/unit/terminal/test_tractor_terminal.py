"""Tractor in the terminal: a person at South, by typing."""

import io
from pathlib import Path

import pytest

from followsuit.__main__ import main
from followsuit.base.cards import parse_cards
from followsuit.base.errors import RequestError
from followsuit.base.events import event_data
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import read_record, replay_steps
from followsuit.table import Table
from followsuit.terminal.match import play_match
from followsuit.terminal.screen import Screen
from followsuit.terminal.tractor import event_sentence, prompt_line, typed_action
from tests.shared.refused_commands import refused


class Person:
    """Types the given words; then passes, buries and plays what comes first; leaves after so many prompts."""

    def __init__(self, *answers, patience=60):
        self.answers = list(answers)
        self.prompts = []
        self.patience = patience

    def __call__(self, prompt):
        self.prompts.append(prompt)
        if len(self.prompts) > self.patience:
            raise EOFError
        return self.answers.pop(0) if self.answers else ""


def played(person, rules="standard", seed="4"):
    out = io.StringIO()
    play_match(Screen(out, False), person, "tractor", rules, seed, "casual")
    return out.getvalue()


def test_the_hand_levels_and_roles_are_shown():
    text = played(Person("pass", "pass", "pass"))
    assert "Levels: North-South 2, East-West 2" in text
    assert "Your hand: " in text
    assert "last chance" not in text  # South holds no declaration that could stand (T10)


def test_unclear_input_is_explained_and_costs_nothing():
    class Confused(Person):
        def __call__(self, prompt):
            if not prompt.startswith(("Your", "Bury")):
                return "pass" if "pass" in prompt else ""
            return super().__call__(prompt)

    person = Confused("x", "AS AS AS", "", "dance AS", patience=5)
    text = played(person)
    assert "x is not a card." in text
    assert "You do not hold" in text
    assert "Nothing was typed" in text
    assert "dance is not a card." in text
    assert "South plays" not in text


def declaring_seed():
    """A seed whose first prompt offers a declaration while cards are dealt."""
    for seed in map(str, range(100)):
        person = Person(patience=1)
        played(person, seed=seed)
        if person.prompts[0].startswith("Declare"):
            return seed, person.prompts[0]
    raise AssertionError("nobody can ever declare")


def test_a_declaration_is_offered_while_cards_are_dealt_and_can_be_let_go():
    seed, prompt = declaring_seed()
    assert prompt.endswith("Enter waits. ")
    assert "South declares" not in played(Person("", patience=2), seed=seed)


def test_a_declaration_is_typed_as_the_cards_shown():
    seed, prompt = declaring_seed()
    cards = prompt.partition("(")[2].partition(")")[0].split(",")[0].strip()
    assert f"South declares {cards} after" in played(Person(cards, patience=2), seed=seed)


@pytest.mark.parametrize("rules", ["reference", "howto", "auction", "standard"])
def test_a_whole_match_can_be_played_by_typing_what_the_prompts_show(rules):
    tables = []
    start = Table.start.__func__

    class Watched(Table):
        @classmethod
        def start(cls, *args, **options):
            tables.append(start(Table, *args, **options))
            return tables[-1]

    def ask(prompt):
        game, table = game_named("tractor"), tables[-1]
        if len(table.record().deals) > 2:
            raise EOFError
        option = game.options(table.observe(Seat.S))[0]
        if prompt.startswith("Declare"):
            return ""
        if "bid" in prompt or "pass" in prompt:
            return "pass"
        if prompt.startswith("Your trump"):
            return "nt"
        text = " ".join(card.text for card in option.cards)
        assert parse_cards(text)
        return text

    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("followsuit.terminal.match.Table", Watched)
        play_match(Screen(out, False), ask, "tractor", rules, "9", "casual")
    assert len(tables[-1].record().deals) == 3
    assert "takes the trick" in out.getvalue()
    assert "declare next" in out.getvalue()


@pytest.mark.parametrize(
    ("prompt", "text", "meant"),
    [
        ({"kind": "declare", "declarations": [1]}, "2h 2h", {"kind": "declare", "cards": ["2h", "2h"]}),
        ({"kind": "declare", "declarations": [1]}, "pass", {"kind": "pass"}),
        ({"kind": "name_trump", "suits": ["S", "NT"]}, "NT", {"kind": "name_trump", "suit": "NT"}),
        ({"kind": "name_trump", "suits": ["S", "NT"]}, "S", None),
        ({"kind": "play"}, "AS", None),
    ],
)
def test_typed_words_mean_an_action(prompt, text, meant):
    assert typed_action(prompt, text) == meant


def test_an_empty_answer_to_the_last_chance_is_unclear_where_one_could_declare():
    with pytest.raises(RequestError, match="or 'pass'"):
        typed_action({"kind": "declare", "declarations": [1]}, "  ")


@pytest.mark.parametrize(
    ("prompt", "line"),
    [
        ({"kind": "bury", "count": 8}, "Bury 8 cards? "),
        ({"kind": "play", "count": None, "playable": []}, "Your lead? "),
        ({"kind": "play", "count": 2, "playable": ["AS", "KS"]}, "Your 2 cards (AS KS)? "),
        ({"kind": "play", "count": 1, "playable": ["AS"]}, None),
        ({"kind": "bid", "values": [5]}, None),
    ],
)
def test_prompts_are_questions(prompt, line):
    assert prompt_line(Screen(io.StringIO(), False), prompt) == line


def test_every_event_of_tractor_has_a_sentence():
    golden = Path(__file__).parents[2] / "golden" / "tractor"
    told = set()
    for path in golden.glob("*.deal"):
        for step in replay_steps(read_record(path.read_text(encoding="utf-8"))):
            for event in step.events:
                if type(event).__module__.startswith("followsuit.card_games.tractor"):
                    assert event_sentence(event_data(event)) is not None
                    told.add(type(event).__name__)
    assert {"ThrowFailed", "KittyTurned", "StarterTrickTaken", "KittyRevealed", "Declared"} <= told


def test_six_sit_at_the_terminal_and_the_partners_are_named():
    told = played(Person(patience=12), rules={"preset": "standard", "seats": 6})
    assert "You sit at South; North-East and North-West are your partners." in told
    assert "Levels: Side A 2, Side B 2" in told
    assert "South-East" in told


def test_the_command_line_takes_packs_and_seats(capsys):
    words = ["arena", "tractor", "casual", "beginner", "--pairs", "1", "--packs", "3", "--seats", "6"]
    assert main(words) == 0
    assert "points about 120" in capsys.readouterr().out
    words = ["play", "tractor", "--packs", "2", "--seats", "8", "--auto"]
    assert "cannot both hold" in refused(words, capsys)
