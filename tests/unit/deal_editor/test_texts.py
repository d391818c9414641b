"""Texts of deals: what is written in any form is read back, and what is damaged is named with its place."""

import os
from random import Random

import pytest

from followsuit.base.game import SeatsByRules
from followsuit.card_games.registry import game_named, game_names
from followsuit.deal_editor import blank_setup, made_record, read_text, write_setup
from followsuit.record import Player, record_link, write_record

DEALS = int(os.environ.get("FOLLOWSUIT_DEALS", "10000" if os.environ.get("FOLLOWSUIT_FULL") else "12"))
DAMAGED = int(os.environ.get("FOLLOWSUIT_DAMAGED", "100000" if os.environ.get("FOLLOWSUIT_FULL") else "600"))
LETTERS = "AKQJT98765432SHCDNWE:.,-|/ \n10x♠hand?&=%"


def tables():
    """Every game at each of its tables, and the small pack of Two Hundred."""
    for name in sorted(game_names()):
        game = game_named(name)
        asked = [table["rules"] for table in game.tables()] if isinstance(game, SeatsByRules) else [None]
        for rules in [*asked, *([{"deck": 36}] if name == "two_hundred" else [])]:
            yield name, game.rules(rules)


TABLES = list(tables())


def dealt(name, rules, seed):
    return blank_setup(name, rules).filled(Random(seed))


def read(text, name="rangvaar", rules=None, seed=0):
    return read_text(text, name, game_named(name).rules(rules), Random(seed))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_every_text_of_a_deal_is_read_back(table):
    name, rules = table
    for seed in range(DEALS):
        setup = dealt(name, rules, seed)
        assert read_text(write_setup(setup), "rangvaar", None, Random(1)).setup == setup


def test_damaged_texts_are_read_or_named_with_their_place():
    rng = Random(38)
    texts = [
        (name, rules, text)
        for name, rules in TABLES
        for text in (
            write_setup(dealt(name, rules, 1)),
            write_record(made_record(dealt(name, rules, 3), seats(name, rules), "x")),
        )
    ]
    taken = 0
    for _ in range(DAMAGED):
        name, rules, text = rng.choice(texts)
        damaged = list(text)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(damaged))
            change = rng.random()
            if change < 0.4:
                damaged[at] = rng.choice(LETTERS)
            elif change < 0.6:
                del damaged[at : at + rng.choice((1, 1, 30))]
            else:
                damaged.insert(at, rng.choice(LETTERS))
            damaged = damaged or [" "]
        reading = read_text("".join(damaged), name, rules, Random(0))
        assert reading.setup is not None or reading.problems
        if reading.setup is None:
            for problem in reading.problems:
                assert all(problem.facts[key] > 0 for key in ("line", "at") if key in problem.facts)
            continue
        taken += 1
        # What is taken holds no card more often than the pack.
        assert sum(map(len, reading.setup.cards.values())) + reading.setup.left.total() == len(
            reading.setup.frame.pack
        )
    assert 0 < taken < DAMAGED


def seats(name, rules):
    from followsuit.base.game import seats_of

    return {
        seat: Player(None if at == 0 else "casual")
        for at, seat in enumerate(seats_of(game_named(name), rules))
    }


@pytest.mark.parametrize(
    ("text", "code", "line", "at"),
    [
        ("hand S AS KS\nhand W 7H AS", "card_too_often", 2, 11),
        ("hand S AS K?", "bad_card", 1, 11),
        ("hand S AS K?", "bad_card", 1, 11),
        ("hand X AS", "bad_seat", 1, 1),
        ("hand S AS\nhttps://a.example/", "unknown_line", 2, 1),
        ("S: ♠AK5\nW: AK5 Q7", "no_suit", 2, 4),
        ("North: AK5", "no_suit", 1, 8),
        ("hand S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH", "wrong_hand_size", 1, 47),
        ("hand S AS\ntotals NS 1", "bad_standing", 2, 8),
    ],
)
def test_an_error_stands_at_its_place(text, code, line, at):
    problem = read(text).problems[0]
    assert (problem.code, problem.facts["line"], problem.facts["at"]) == (code, line, at)


def test_a_text_without_hands_says_so():
    for text in ("", "hello there", "S"):
        assert {problem.code for problem in read(text).problems} <= {"no_hands", "unknown_line"}
        assert read(text).setup is None


def test_a_link_and_a_record_are_read_without_their_acts():
    from tests.shared.linked_deals import linked_deals

    for name in sorted(game_names()):
        record = next(iter(linked_deals(name, 1)))
        link = "https://example.org/#" + record_link(record, record.deals[0].number)
        reading = read(link)
        assert reading.setup.game == name
        assert reading.has_more
        deal = made_record(reading.setup, record.players, record.seed).deals[0]
        assert deal.opening == {**record.deals[0].opening, **({"stake": "0"} if name == "rangvaar" else {})}
