"""Record: a match as text, the ``.deal`` format."""

from followsuit.record.forks import Fork, forks, is_fork
from followsuit.record.model import DealRecord, Player, Record
from followsuit.record.reading import read_record
from followsuit.record.replay import Moment, moments, replayed
from followsuit.record.writing import deal_lines, header_lines, write_record

__all__ = [
    "DealRecord",
    "Fork",
    "Moment",
    "Player",
    "Record",
    "deal_lines",
    "forks",
    "header_lines",
    "is_fork",
    "moments",
    "read_record",
    "replayed",
    "write_record",
]
