"""PBN: a reader that nobody here wrote finds in our files the hands, the contract and the plays of the deal."""

import json
import subprocess
from pathlib import Path

import pytest

from base import environment
from followsuit.actions import Bid, NameTrump, Play
from followsuit.links.pbn import write_pbn
from followsuit.record import Record
from tests.shared.linked_deals import linked_deals

#: Run by the interpreter that has bridgebots: what it reads in each file, as JSON.
READER = """
import json, sys
from pathlib import Path
from bridgebots.pbn import parse_pbn

def text(card):
    return card.rank.abbreviation() + card.suit.abbreviation()

def read(file):
    told = []
    for deal in parse_pbn(Path(file)):
        hands = {seat.abbreviation(): sorted(map(text, cards)) for seat, cards in deal.deal.player_cards.items()}
        for played in deal.board_records:
            contract = [played.contract.level, played.contract.suit.name]
            told.append([hands, played.declarer.abbreviation(), contract, played.tricks, list(map(text, played.play_record))])
    return told

print(json.dumps([read(file) for file in sys.argv[1:]]))
"""


@pytest.mark.long("makes an environment with a reader of PBN")
def test_another_reader_finds_the_deal_in_our_file(tmp_path: Path) -> None:
    python = environment.prepare_extras()
    records = list(linked_deals("rangvaar", 20))
    files = [tmp_path / f"{number}.pbn" for number in range(len(records))]
    for file, record in zip(files, records, strict=True):
        file.write_text(write_pbn(record), encoding="utf-8")
    done = subprocess.run([python, "-c", READER, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr, "nothing is malformed to it"
    found = json.loads(done.stdout)
    assert len(found) == 20
    for read, record in zip(found, records, strict=True):
        assert read == [told(record)]


def told(record: Record) -> list[object]:
    """What a reader should find."""
    deal = record.deals[0]
    hands = {
        seat: sorted(f"{deal.opening[f'hand {seat}']} {deal.opening[f'rest {seat}']}".split())
        for seat in "SWNE"
    }
    bid = [action for action in deal.actions if isinstance(action, Bid)][-1]
    trump = next(action.suit for action in deal.actions if isinstance(action, NameTrump))
    tricks = int(write_pbn(record).partition('[Result "')[2].partition('"')[0])
    plays = [action.cards[0].text for action in deal.actions if isinstance(action, Play)]
    return [hands, bid.seat.name, [bid.value - 6, trump.name], tricks, plays]
