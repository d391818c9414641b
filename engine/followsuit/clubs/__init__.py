"""Clubs: an event that people play wherever they are, its results as links, and the table of all of them."""

from followsuit.clubs.club_event import ClubEvent, event_of_deals, made_event
from followsuit.clubs.entered import EnteredScore
from followsuit.clubs.event_deals import challenge_to, record_of
from followsuit.clubs.event_link import Sealed, event_link, linked_event, opened_seal, seal_link
from followsuit.clubs.heap import Found, ResultHeap
from followsuit.clubs.made_deals import made_cards, read_deals
from followsuit.clubs.movements import Movement, Sitting, howell, mitchell
from followsuit.clubs.ranking import RankedRow, Row, ranked
from followsuit.clubs.result import EventResult, checked_play, linked_result, result_link
from followsuit.clubs.table_link import ResultTable, linked_table, table_link
from followsuit.clubs.travellers import Crossing, pairs_ranked, read_travellers, teams_difference

__all__ = [
    "ClubEvent",
    "Crossing",
    "EnteredScore",
    "EventResult",
    "Found",
    "Movement",
    "RankedRow",
    "ResultHeap",
    "ResultTable",
    "Row",
    "Sealed",
    "Sitting",
    "challenge_to",
    "checked_play",
    "event_link",
    "event_of_deals",
    "howell",
    "linked_event",
    "linked_result",
    "linked_table",
    "made_cards",
    "made_event",
    "mitchell",
    "opened_seal",
    "pairs_ranked",
    "ranked",
    "read_deals",
    "read_travellers",
    "record_of",
    "result_link",
    "seal_link",
    "table_link",
    "teams_difference",
]
