"""Record: a match as text, the ``.deal`` format."""

from followsuit.record.annotations import Annotations, Branch, Mark
from followsuit.record.deal_start import CARD_FIELDS, Opening, Slot
from followsuit.record.fork import Fork, forks_of, is_fork, is_own_act
from followsuit.record.model import DRAW, NUMBERS, DealRecord, Player, Record
from followsuit.record.parser import PlayedRecord, read_and_play, read_deals, read_record, read_rules
from followsuit.record.replay import ReplayStep, end_of, replay_steps, replayed, steps_of
from followsuit.record.writer import deal_lines, header_lines, record_link, write_record

__all__ = [
    "CARD_FIELDS",
    "DRAW",
    "NUMBERS",
    "Annotations",
    "Branch",
    "DealRecord",
    "Fork",
    "Mark",
    "Opening",
    "PlayedRecord",
    "Player",
    "Record",
    "ReplayStep",
    "Slot",
    "deal_lines",
    "end_of",
    "forks_of",
    "header_lines",
    "is_fork",
    "is_own_act",
    "read_and_play",
    "read_deals",
    "read_record",
    "read_rules",
    "record_link",
    "replay_steps",
    "replayed",
    "steps_of",
    "write_record",
]
