"""View of Court Piece: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from typing import Any

from followsuit.cards import Suit
from followsuit.court_piece.cardplay import check_card, winning_index
from followsuit.court_piece.claim import sure_plays
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.pile import Pile
from followsuit.court_piece.reckoning import reckoning
from followsuit.court_piece.rules import FIRST_PACKET, GOAL, PRESETS, TRICKS
from followsuit.court_piece.scoring import CourtPieceScore
from followsuit.plain import plain
from followsuit.rules import rules_specification
from followsuit.seats import Seat
from followsuit.trick.hand import cards_of
from followsuit.trick.order import by_rank, sorted_hand
from followsuit.trick.view import trick_view


def view(seen: CourtPieceObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    score, rules = seen.score, seen.rules
    cards = tuple(cards_of(seen.hand))
    trump = seen.trump
    is_naming = seen.phase in ("naming", "thrown_in")
    dealt = 0 if seen.phase == "shuffling" else FIRST_PACKET if is_naming else TRICKS
    return {
        "game": "court_piece",
        "rules": rules_specification(PRESETS, rules),
        "phase": seen.phase,
        "rotation": [seat.name for seat in rules.direction.order(Seat.S)],
        "deal": seen.number,
        "dealer": seen.dealer.name,
        "first": seen.caller.name,
        "caller": seen.caller.name,
        "you": seen.seat.name,
        "to_act": plain(seen.to_act),
        "held": plain(seen.held),
        "hand": plain(sorted_hand(cards, trump)),
        "by_rank": plain(by_rank(cards, trump)),
        "trumps": plain(tuple(card for card in sorted_hand(cards, trump) if card.suit is trump)),
        "trump": plain(trump),
        "indicator": indicator_view(seen),
        "trick": open_trick_view(seen),
        "tricks": [
            {**trick_view(won.trick, won.winner, 0), "turned_at": won.turned_at, "takes": won.takes}
            for won in seen.taken
        ],
        "tricks_won": plain(seen.pile.taken),
        "pile": pile_view(seen),
        "goal": GOAL,
        "packet": {
            "dealt": dealt,
            "to_come": TRICKS - dealt,
            "face_down": is_naming and seen.seat is not seen.caller,
        },
        "rows": plain(score.rows if score else seen.rows),
        "totals": plain(score.totals if score else seen.totals),
        "target": rules.target,
        "row_court": rules.row_court,
        "scoring": rules.scoring.value,
        "court": court_view(score),
        "turned_up": turned_view(seen),
        "left": left_view(seen),
        "prompt": prompt(seen),
        "summary": summary(score) if seen.phase != "thrown_in" else {"passed_out": True},
        "reckoning": reckoning(score),
    }


def indicator_view(seen: CourtPieceObservation) -> dict[str, Any] | None:
    """The indicator: whether it lies face down, and the card where the seat may know it (C32)."""
    if not seen.has_indicator and seen.indicator is None:
        return None
    return {"face_down": seen.has_indicator, "card": plain(seen.indicator)}


def pile_view(seen: CourtPieceObservation) -> dict[str, Any] | None:
    """The tricks on the pile, and who has won so many of them running; None with single sar (C14)."""
    if not seen.rules.is_double:
        return None
    pile: Pile = seen.pile
    return {"count": pile.lying, "winner": plain(pile.winner), "run": pile.run}


def turned_view(seen: CourtPieceObservation) -> dict[str, Any] | None:
    """The cards that were turned up to find the caller of this deal (C4); None if there were none."""
    if seen.turned_from is None:
        return None
    return {"first": seen.turned_from.name, "cards": plain(seen.turned)}


def left_view(seen: CourtPieceObservation) -> dict[str, list[str]] | None:
    """The cards that are left in each hand when the deal is over (C20); None before."""
    if seen.left is None:
        return None
    return {seat.name: plain(sorted_hand(cards_of(seen.left[seat]), seen.trump)) for seat in Seat}


def open_trick_view(seen: CourtPieceObservation) -> dict[str, Any] | None:
    """The trick in progress as plain data, with the seat whose card is ahead."""
    trick = seen.trick
    if trick is None:
        return None
    winner = None
    if trick.plays:
        # While trump is hidden no suit is one (C34); any will do.
        trump = Suit.SPADES if seen.trump is None else seen.trump
        winner = trick.plays[winning_index(trick.cards, trump, seen.turned_at)].seat
    return {**trick_view(trick, winner, 0), "led": plain(trick.led), "turned_at": seen.turned_at}


def prompt(seen: CourtPieceObservation) -> dict[str, Any] | None:
    """The choice that the observing seat has, as plain data; None when it is not its turn.

    ``offers`` are the acts that may be chosen besides what the prompt's own fields name.
    """
    if seen.to_act is not seen.seat:
        return None
    if seen.phase == "staking":
        return {"kind": "go_on", "offers": [{"kind": "stop"}, {"kind": "go_on"}]}
    if seen.trick is not None:
        return play_prompt(seen)
    redeal = [{"kind": "ask_redeal"}] if seen.may_redeal else []
    if seen.rules.hidden:
        cards = plain(sorted_hand(cards_of(seen.hand)))
        laying = [{"kind": "lay_indicator", "card": card} for card in cards]
        return {"kind": "lay_indicator", "offers": laying + redeal}
    return {"kind": "name_trump", "suits": plain(tuple(Suit)), "offers": redeal}


def play_prompt(seen: CourtPieceObservation) -> dict[str, Any]:
    """The cards that may be played, for each other card why not, and whether trump may be asked for."""
    assert seen.trick is not None, "cards are played to a trick"
    hand, led, asked = seen.cards, seen.trick.led, seen.asked is seen.seat
    allowed = seen.playable
    refused = {}
    for card in cards_of(hand & ~allowed):
        refusal = check_card(hand, led, seen.trump, card, asked=asked)
        assert refusal is not None, "a card outside the playable ones is refused"
        refused[card.text] = refusal.as_data()
    playable = plain(tuple(cards_of(allowed)))
    claim = len(sure_plays(seen))
    return {
        "kind": "play",
        "playable": playable,
        "refused": refused,
        # A seat that may ask has another choice than its only card.
        "only": playable if len(playable) == 1 and not seen.may_ask else None,
        "claim": claim if claim > 1 else None,
        "offers": [{"kind": "ask_trump"}] if seen.may_ask else [],
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
        **plain(score),
        "declarer": score.caller.name,
        "side": side.name,
        "made": score.deal_won_by is side,
        "court": court_view(score),
    }
