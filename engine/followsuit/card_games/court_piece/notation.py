"""Notation: the record lines of Court Piece.

``trump S C`` · ``redeal S`` · ``lay S KD`` · ``play S 5D, E TD, N 7D, W AD`` · ``ask W`` · ``stop N`` ·
``go_on N``. Lines of trump and plays are those of every game (`followsuit.card_games.trick.notation`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import parse_card, parse_cards
from followsuit.base.errors import DealError, RequestError
from followsuit.base.seats import Seat, Side, parse_seat
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.rules import CourtPieceRules
from followsuit.card_games.court_piece.state import CourtPieceStanding
from followsuit.card_games.court_piece.transitions import Action, caller_by_ace
from followsuit.card_games.trick import notation
from followsuit.card_games.trick.packets import Packets

#: The cards of a trick.
SEATS: Final = len(Seat)

_WORDS: dict[type, str] = {AskRedeal: "redeal", AskTrump: "ask", Stop: "stop", GoOn: "go_on"}
_ACTIONS: dict[str, type[AskRedeal | AskTrump | Stop | GoOn]] = {
    "redeal": AskRedeal,
    "ask": AskTrump,
    "stop": Stop,
    "go_on": GoOn,
}


def write_actions(actions: Sequence[Action]) -> list[str]:
    """A deal's actions as record lines; a trick in which trump was asked for stands on two lines of plays."""
    lines: list[str] = []
    played = 0
    for is_common, group in groupby(actions, key=lambda action: isinstance(action, NameTrump | Play)):
        if not is_common:
            lines += [_line(action) for action in group]
            continue
        common = [act for act in group if isinstance(act, NameTrump | Play)]
        rest = -played % SEATS
        lines += notation.write_actions(common[:rest]) + notation.write_actions(common[rest:])
        played += sum(isinstance(act, Play) for act in common)
    return lines


def _line(action: Action) -> str:
    if isinstance(action, LayIndicator):
        return f"lay {action.seat.name} {action.card.text}"
    return f"{_WORDS[type(action)]} {action.seat.name}"


def read_actions(line: str) -> tuple[Action, ...]:
    """The actions of a record line.

    Raises `RequestError` (``bad_line``, ``bad_seat``), or `CardError` for a bad card or suit.
    """
    words = line.split()
    if words and words[0] in _ACTIONS and len(words) == 2:
        return (_ACTIONS[words[0]](parse_seat(words[1])),)
    if words and words[0] == "lay" and len(words) == 3:
        return (LayIndicator(parse_seat(words[1]), parse_card(words[2])),)
    read = tuple(act for act in notation.read_actions(line) if isinstance(act, NameTrump | Play))
    if not read:
        text = line.strip()[:80]
        raise RequestError("bad_line", f"cannot read {text!r}", facts={"line": 0, "text": text})
    return read


# The fields a deal opens with ------------------------------------------------------------------------------
def opening_fields(standing: CourtPieceStanding, dealt: Packets) -> dict[str, str]:
    """The dealer, rows and totals, what comes before a deal now and then, and both packets."""
    fields = {
        "dealer": standing.dealer.name,
        "rows": notation.sides_text(standing.rows),
        "totals": notation.sides_text(standing.totals),
    }
    if standing.thrown_in:
        fields["again"] = "yes"
    if standing.turned_from is not None:
        fields["turned"] = " ".join([standing.turned_from.name, *(card.text for card in standing.turned)])
    return {
        **fields,
        **notation.hand_fields(dealt.before, standing.caller),
        **notation.hand_fields(dealt.after, standing.caller, "rest"),
    }


def read_standing(rules: CourtPieceRules, number: int, opening: Mapping[str, str]) -> CourtPieceStanding:
    """The standing of an opening's fields.

    Raises `DealError` (``missing_field``, ``bad_sides``, ``bad_standing``, ``bad_turned``), `RequestError`
    (``bad_seat``) or `CardError` (``bad_card``).
    """
    dealer = parse_seat(notation.read_field(opening, "dealer"))
    rows = notation.read_sides(notation.read_field(opening, "rows"))
    totals = notation.read_sides(notation.read_field(opening, "totals"))
    check_standing(rules, rows, totals)
    standing = CourtPieceStanding(rules, number, dealer, rows, totals, opening.get("again") == "yes")
    if "turned" not in opening:
        return standing
    seat, _, cards = opening["turned"].partition(" ")
    first, turned = parse_seat(seat), parse_cards(cards)
    aces = [card.text[0] == "A" for card in turned]
    if (
        not aces
        or any(aces[:-1])
        or not aces[-1]
        or caller_by_ace(rules, first, turned) is not standing.caller
    ):
        message = f"the caller {standing.caller.name} was not found by turning up {opening['turned'][:60]}"
        raise DealError("bad_turned", message, clause="C4", facts={"caller": standing.caller.name})
    return CourtPieceStanding(
        rules, number, dealer, rows, totals, standing.thrown_in, turned_from=first, turned=turned
    )


def check_standing(rules: CourtPieceRules, rows: Mapping[Side, int], totals: Mapping[Side, int]) -> None:
    """Raise `DealError` (``bad_standing``) for rows and totals that no deal of a match can begin with.

    A row below ``row_court``, of one side only, and totals from 0 below the target (C24, C26).
    """
    most = rules.row_court - 1 if rules.row_court else 0
    if rules.scoring == "courts" and not rules.row_court:
        most = 10**6
    wrong = ""
    if min(rows.values()) < 0 or max(rows.values()) > most or min(rows.values()) > 0:
        wrong = "rows"
    elif min(totals.values()) < 0 or max(totals.values()) >= rules.target:
        wrong = "totals"
    if wrong:
        message = f"no deal of such a match begins with these {wrong}"
        raise DealError("bad_standing", message, clause="C26", facts={"field": wrong})
