"""View of Court Piece: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.base.cards import Suit
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.jsonable import to_json
from followsuit.base.rules import rules_specification
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.cardplay import check_card, winning_index
from followsuit.card_games.court_piece.claim import sure_plays
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import FIRST_PACKET, GOAL, PRESETS, TRICKS
from followsuit.card_games.court_piece.scoring import CourtPieceScore, CourtSort
from followsuit.card_games.trick.hand import cards_of, is_void
from followsuit.card_games.trick.order import by_rank, sorted_hand
from followsuit.card_games.trick.view import (
    court_rows,
    order_view,
    roles_view,
    score_row,
    taken_row,
    tile,
    trick_view,
    zone,
)


def view(observation: CourtPieceObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score, rules = observation.score, observation.rules
    rows = (score or observation).rows if rules.row_court else dict.fromkeys(Side, 0)
    cards = tuple(cards_of(observation.hand))
    trump = observation.trump
    return {
        "game": "court_piece",
        "rules": rules_specification(PRESETS, rules),
        "phase": observation.phase,
        "rotation": [seat.name for seat in rules.direction.order(Seat.S)],
        "deal": observation.number,
        "dealer": observation.dealer.name,
        "first": observation.caller.name,
        "roles": roles_view(caller=observation.caller),
        "you": observation.seat.name,
        "to_act": to_json(observation.to_act),
        "held": to_json(observation.held),
        "hand": to_json(sorted_hand(cards, trump)),
        "by_rank": to_json(by_rank(cards, trump)),
        "trumps": to_json(tuple(card for card in sorted_hand(cards, trump) if card.suit is trump)),
        "tiles": [tile("trump", "trump-label", suit=trump)],
        "trump": to_json(trump),
        "order": order_view(FIFTY_TWO, trump, {}),
        "trick": open_trick_view(observation),
        "tricks": [
            {**trick_view(won.trick, won.winner, 0), "turned_at": won.turned_at, "takes": won.takes}
            for won in observation.taken
        ],
        "zones": zones(observation),
        "score": [
            taken_row(observation.pile.taken, "tricks"),
            score_row(
                "total",
                score.totals if score else observation.totals,
                unit=rules.scoring.value,
                goal=rules.target,
            ),
            score_row("row", rows, goal=rules.row_court, place="mark"),
            *court_rows(court_view(score)),
        ],
        "says": says(observation),
        "own": own_view(observation),
        "prompt": prompt(observation),
        "summary": summary(score) if observation.phase != "thrown_in" else {"passed_out": True},
        "score_breakdown": score_breakdown(score),
    }


def zones(observation: CourtPieceObservation) -> list[dict[str, Any]]:
    """The packets of the seat (C6), the indicator (C32), and with double sar the tricks on the pile (C14)."""
    seat, caller = observation.seat, observation.caller
    is_naming = observation.phase in ("naming", "thrown_in")
    dealt = 0 if observation.phase == "shuffling" else FIRST_PACKET if is_naming else TRICKS
    found = [zone("packet", count=TRICKS - dealt)]
    if is_naming:
        # Nobody but the caller has looked at it.
        five = tuple(cards_of(observation.hand)) if seat is caller else None
        found.append(zone("first_packet", cards=five, count=dealt, is_secret=True))
    if (card := observation.indicator) is not None or observation.has_indicator:
        known = None if card is None else (card,)
        is_down = observation.has_indicator
        found.append(zone("indicator", cards=known, count=1, owner=caller, is_secret=is_down))
    if observation.rules.is_double:
        found.append(zone("pile", count=observation.pile.lying, owner=observation.pile.winner))
    return found


def own_view(observation: CourtPieceObservation) -> dict[str, Any]:
    """What Court Piece alone says; ``pile_run``: how many tricks running the owner of the pile has won."""
    return {
        "tricks_to_win": GOAL,
        "pile_run": observation.pile.run,
        "turned_up": turned_view(observation),
        "cards_left": left_view(observation),
    }


def says(observation: CourtPieceObservation) -> list[dict[str, Any]]:
    """What is said of the tricks on the pile, and of trump that lies face down."""
    said: list[dict[str, Any]] = []
    pile: Pile = observation.pile
    if observation.rules.is_double and pile.lying:
        facts = {"seat": to_json(pile.winner), "count": pile.lying, "run": pile.run}
        said.append({"code": "pile", "facts": facts})
    if observation.has_indicator:
        said.append({"code": "indicator", "facts": {}})
    return said


def turned_view(observation: CourtPieceObservation) -> dict[str, Any] | None:
    """The cards that were turned up to find the caller of this deal (C4); None if there were none."""
    if observation.turned_from is None:
        return None
    return {"first": observation.turned_from.name, "cards": to_json(observation.turned)}


def left_view(observation: CourtPieceObservation) -> dict[str, list[str]] | None:
    """The cards that are left in each hand when the deal is over (C20); None before."""
    if observation.left is None:
        return None
    return {
        seat.name: to_json(sorted_hand(cards_of(observation.left[seat]), observation.trump)) for seat in Seat
    }


def open_trick_view(observation: CourtPieceObservation) -> dict[str, Any] | None:
    """The trick in progress as plain data, with the seat whose card is ahead."""
    trick = observation.trick
    if trick is None:
        return None
    winner = None
    if trick.plays:
        # While trump is hidden no suit is one (C34); any will do.
        trump = Suit.SPADES if observation.trump is None else observation.trump
        winner = trick.plays[winning_index(trick.cards, trump, observation.turned_at)].seat
    return {**trick_view(trick, winner, 0), "led": to_json(trick.led), "turned_at": observation.turned_at}


def prompt(observation: CourtPieceObservation) -> dict[str, Any] | None:
    """The choice that the observing seat has, as plain data; None when it is not its turn.

    ``offers`` are further acts that may be chosen, which the prompt's own fields do not name.
    """
    if observation.to_act is not observation.seat:
        return None
    if observation.phase == "staking":
        return {"kind": "go_on", "offers": [{"kind": "stop"}, {"kind": "go_on"}]}
    if observation.trick is not None:
        return play_prompt(observation)
    redeal = [{"kind": "ask_redeal"}] if observation.may_redeal else []
    if observation.rules.hidden:
        cards = to_json(sorted_hand(cards_of(observation.hand)))
        laying = [{"kind": "lay_indicator", "card": card} for card in cards]
        return {"kind": "lay_indicator", "offers": laying + redeal}
    return {"kind": "name_trump", "suits": to_json(tuple(Suit)), "offers": redeal}


def play_prompt(observation: CourtPieceObservation) -> dict[str, Any]:
    """The cards that may be played, for each other card why not, and whether trump may be asked for."""
    assert observation.trick is not None, "cards are played to a trick"
    hand, led, asked = observation.cards, observation.trick.led, observation.asked is observation.seat
    allowed = observation.playable
    refused = {}
    for card in cards_of(hand & ~allowed):
        refusal = check_card(hand, led, observation.trump, card, asked=asked)
        assert refusal is not None, "a card outside the playable ones is refused"
        refused[card.text] = refusal.as_data()
    playable = to_json(tuple(cards_of(allowed)))
    claim = len(sure_plays(observation))
    return {
        "kind": "play",
        "playable": playable,
        "refused": refused,
        # A seat that may ask has another choice than its only card.
        "only": playable if len(playable) == 1 and not observation.may_ask else None,
        "claim": claim if claim > 1 else None,
        "is_void": is_void(hand, led, observation.trump),
        "offers": [{"kind": "ask_trump"}] if observation.may_ask else [],
    }


def court_view(score: CourtPieceScore | None) -> dict[str, str] | None:
    """The court of a finished deal: whose, and of which kind; None without one."""
    if score is None or score.court is None:
        return None
    return {"side": score.deal_won_by.name, "kind": score.court.value}


def summary(score: CourtPieceScore | None) -> dict[str, Any] | None:
    """The result of a deal as plain data; None before the deal is over."""
    if score is None:
        return None
    side = score.caller.side
    return {
        **to_json(score),
        "declarer": score.caller.name,
        "side": side.name,
        "made": score.deal_won_by is side,
        "court": court_view(score),
    }


def score_breakdown(score: CourtPieceScore | None) -> dict[str, Any] | None:
    """What each side's change is made of, by the side's name; None before the deal is over.

    ``kind`` of the side that won the deal is ``court``, ``goon``, ``row`` or ``bavney`` for that court, else
    ``deal`` where its row grows and ``point`` where there are no rows; of the other ``row_lost`` where its
    row falls to 0, else ``nothing``. ``row`` is the row that the deal made, ``row_before`` the one before it.
    """
    if score is None:
        return None
    return {
        side.name: {
            "kind": _won(score) if side is score.deal_won_by else _lost(score, side),
            "contract": None,
            "took": took,
            "missing": 0,
            "change": score.change[side],
            "row": _row(score, side),
            "row_before": score.rows_before[side],
        }
        for side, took in score.tricks.items()
    }


def _won(score: CourtPieceScore) -> str:
    if score.court is not None:
        return score.court.value
    return "deal" if score.rows[score.deal_won_by] else "point"


def _lost(score: CourtPieceScore, side: Side) -> str:
    return "row_lost" if score.rows_before[side] else "nothing"


def _row(score: CourtPieceScore, side: Side) -> int:
    # A row that is a court begins at 0 again.
    is_court = score.court is CourtSort.ROW and side is score.deal_won_by
    return score.rows_before[side] + 1 if is_court else score.rows[side]
