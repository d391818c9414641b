"""Goldens: whole matches of Rangvaar, stakes included, recorded once and compared byte for byte.

Beside each match are the summaries of its deals. If a change is intended, write both again: ``python
tests/golden/rangvaar/test_rangvaar_goldens.py``, and read the difference before committing it.
"""

import json
from pathlib import Path

import pytest

from followsuit.rangvaar.game import GAME
from followsuit.record import Player, moments, read_record, write_record
from followsuit.seats import Seat
from followsuit.table import Table

FOLDER = Path(__file__).parent
MATCHES = {
    "reference": ({}, 1000),
    "five_deals": ({"deals": 5, "first_lead": "bidder"}, None),
    "single": ({"auction": "single", "failed_bid": "minus_bid", "commission": "always"}, 7),
    "opener_may_pass": ({"opener_may_pass": True, "failed_bid": "floor_zero", "commission": "never"}, 123),
}


def played(name):
    """The match as text, and its summaries, a line of JSON each."""
    options, stake = MATCHES[name]
    players = {seat: Player("casual") for seat in Seat}
    table = Table.start("rangvaar", GAME.rules(options), players, f"golden {name}", stake=stake)
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    return table.record_text(), summaries(table.record_text())


def summaries(text):
    lines = [GAME.summary(moment.state) for moment in moments(read_record(text))]
    return "".join(json.dumps(line) + "\n" for line in lines if line is not None)


def golden(name):
    deal, summary = FOLDER / f"{name}.deal", FOLDER / f"{name}.summary.jsonl"
    return deal.read_text(encoding="utf-8"), summary.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_seed_still_plays_the_same_match(name):
    assert played(name) == golden(name)


@pytest.mark.parametrize("name", MATCHES)
def test_the_golden_is_read_replayed_scored_and_written_to_the_letter(name):
    text, summary = golden(name)
    assert write_record(read_record(text)) == text
    assert summaries(text) == summary


if __name__ == "__main__":
    for name in MATCHES:
        text, summary = played(name)
        (FOLDER / f"{name}.deal").write_text(text, encoding="utf-8")
        (FOLDER / f"{name}.summary.jsonl").write_text(summary, encoding="utf-8")
