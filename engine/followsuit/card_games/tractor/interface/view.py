"""View of Tractor: an observation, and a deal's score, as plain data for a front end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from followsuit.base.actions import Bid
from followsuit.base.cards import CARDS, NO_TRUMP, Card, Rank, Suit
from followsuit.base.jsonable import to_json
from followsuit.base.rules import rules_specification
from followsuit.base.seats import AnySide
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.pack import POINTS, card_points
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, by_rank, sorted_hand, suit_order
from followsuit.card_games.shengji.law.declaring import named
from followsuit.card_games.shengji.law.lead import FailedThrow
from followsuit.card_games.tractor.bidding import PairBidding, starter_points, starter_winner
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.prompts import prompt
from followsuit.card_games.tractor.interface.score_breakdown import score_breakdown
from followsuit.card_games.tractor.phases.deal_end import TractorScore
from followsuit.card_games.tractor.phases.state import Declaration
from followsuit.card_games.tractor.phases.trick_play import penalty_points, trick_points
from followsuit.card_games.tractor.rules import PRESETS
from followsuit.card_games.tractor.standings import ROTATION, SideLevels
from followsuit.card_games.trick.trick import Trick
from followsuit.card_games.trick.view import roles_view, score_row, taken_view, tile, trick_view, zone


def view(observation: TractorObservation) -> dict[str, Any]:
    """The observation as plain data; the keys are those of the protocol's view."""
    trump = trump_so_far(observation)
    return {
        "game": "tractor",
        "rules": rules_specification(PRESETS, observation.rules),
        "phase": observation.phase,
        "rotation": [seat.name for seat in ROTATION.order(observation.standing.seats[0])],
        "deal": observation.standing.number,
        "dealer": observation.standing.first.name,
        "first": observation.standing.first.name,
        "you": observation.seat.name,
        "to_act": to_json(observation.to_act),
        "held": {seat.name: observation.held[seat] for seat in observation.standing.seats},
        "hand": to_json(sorted_hand(observation.hand, trump)),
        "by_rank": to_json(by_rank(observation.hand, trump)),
        "suits": list(suit_order(trump)),
        "deal_size": observation.standing.sizes.in_hands,
        "tiles": [trump_tile(observation)],
        "trump": to_json(observation.trump.suit) if observation.trump else None,
        "trumps": [card.text for card in dict.fromkeys(observation.hand) if trump.is_trump(card)],
        "calls": [*map(declaration_view, observation.declarations), *calls_view(observation.bidding)],
        "contract": contract_view(observation.bidding),
        "starter_trick": starter_trick_view(observation) if observation.prelude.starter_trick else None,
        "roles": roles_view(declarer=observation.starter),
        **match_view(observation),
        "zones": zones(observation),
        "trick": _open_trick(observation),
        "tricks": taken_view(observation.taken),
        "worth": {card.text: POINTS[card] for card in CARDS if POINTS[card]},
        "order": order_view(observation, trump),
        "score": score_rows(observation),
        "own": own_view(observation),
        "prompt": prompt(observation),
        "summary": summary(observation),
        "score_breakdown": score_breakdown(observation.rules, observation.score),
    }


def order_view(observation: TractorObservation, trump: Trump) -> dict[str, Any] | None:
    """Which card beats which as plain data, the highest first, and what counts; None until the rank is."""
    if observation.is_rank_open:
        return None
    ladder = ladder_of(trump, observation.rules)
    trumps = [card for card in CARDS if ladder.suit[card] is EffectiveSuit.TRUMP]
    steps = sorted({ladder.step[card] for card in trumps}, reverse=True)
    plain = next(suit for suit in ladder.suits if suit.value != trump.suit)
    side = [card for card in CARDS if ladder.suit[card] is plain]
    return {
        "trumps": [[card.text for card in trumps if ladder.step[card] == step] for step in steps],
        "plain": [card.rank.letter for card in sorted(side, key=ladder.step.__getitem__, reverse=True)],
        "points": {rank.letter: POINTS[card] for rank in Rank if POINTS[card := Card.of(rank, Suit.SPADES)]},
    }


def trump_so_far(observation: TractorObservation) -> Trump:
    """Trump, or what trump will be if nobody declares any more. The hand is sorted by it."""
    if observation.trump is not None:
        return observation.trump
    standing = observation.declarations[-1] if observation.declarations else None
    suit = named(standing.cards) if standing is not None else NO_TRUMP
    return Trump.under(observation.rules, observation.trump_rank, suit)


def trump_tile(observation: TractorObservation) -> dict[str, Any]:
    """The tile of trump: its rank, and its suit, or the suit that is trump if nobody names another."""
    standing = observation.declarations[-1] if observation.declarations else None
    suit = observation.trump.suit if observation.trump else named(standing.cards) if standing else None
    is_open = observation.trump is None
    if observation.is_rank_open:
        return tile("trump", "trump-rank-open", is_open=is_open, suit=suit, rank=None)
    code = "trump-rank-so-far" if is_open and standing else "trump-rank-label"
    return tile("trump", code, is_open=is_open, suit=suit, rank=observation.trump_rank)


def zones(observation: TractorObservation) -> list[dict[str, Any]]:
    """The kitty's cards turned up, in a hand or buried, and the points that the attackers have taken.

    A kitty that is in a hand or buried is there for every seat, its cards for the seat that may know them.
    """
    found = []
    if observation.prelude.turned:
        found.append(zone("turned", cards=observation.prelude.turned))
    if observation.buriers:
        kind = "picked" if observation.phase == "burying" else "buried"
        known = observation.picked if kind == "picked" else observation.buried
        count, owner = observation.standing.sizes.kitty, observation.buriers[-1]
        found.append(zone(kind, cards=known or None, count=count, owner=owner, is_secret=True))
    if (declaring := observation.declaring_side) is not None:
        found.append(zone("taken", cards=points_taken(observation, declaring.other), owner=declaring.other))
    return found


def points_taken(observation: TractorObservation, side: AnySide) -> tuple[Card, ...]:
    """The cards that count in a side's tricks, the starter trick included, in the order they were taken."""
    starter = observation.prelude.starter_trick
    tricks = [(won.trick, won.winner) for won in observation.taken]
    if starter is not None:
        tricks.insert(0, (starter, starter_winner(starter.plays, observation.trump_rank)))
    return tuple(
        card
        for trick, winner in tricks
        if winner.side is side
        for play in trick.plays
        for card in play.cards
        if POINTS[card]
    )


def own_view(observation: TractorObservation) -> dict[str, Any]:
    """What Tractor alone says: the trump rank, None while it is open, and the throws that went back."""
    return {
        "trump_rank": None if observation.is_rank_open else to_json(observation.trump_rank),
        "failed_throws": [failed_throw_view(failed) for failed in observation.failed],
    }


def score_rows(observation: TractorObservation) -> list[dict[str, Any]]:
    """The sides' levels and roles, with the bid (T43), and what the attackers have of what they need."""
    declaring, bid = observation.declaring_side, contract_view(observation.bidding)
    roles: dict[AnySide, str] = {}
    attackers: dict[AnySide, int] = {}
    if declaring is not None:
        roles = {declaring: "defend", declaring.other: "attack"}
        attackers = {declaring.other: opposing_points(observation, declaring.other)}
    return [
        score_row("level", levels_view(observation.levels, observation.seat.side.sides)),
        score_row("role", roles, **({"goals": {bid["side"]: bid["value"]}} if bid else {})),
        score_row("attackers", attackers, goal=observation.standing.sizes.takes_over, place="tile"),
    ]


def opposing_points(observation: TractorObservation, side: AnySide) -> int:
    """The points of the attackers: of their tricks, the starter trick included, and of failed throws."""
    return (
        trick_points(observation.taken, side)
        + starter_points(observation.prelude.starter_trick, observation.trump_rank, side)
        + penalty_points(observation.failed, side)
    )


def declaration_view(declaration: Declaration) -> dict[str, Any]:
    """A declaration and the trump that it names, as plain data."""
    return {**to_json(declaration), "suit": to_json(named(declaration.cards))}


def calls_view(bidding: PairBidding | None) -> list[dict[str, Any]]:
    """The calls of the pairs as plain data, in order; ``bid`` is None for a pass."""
    return [
        {"seat": call.seat.name, "bid": call.value if isinstance(call, Bid) else None, "forced": False}
        for call in (bidding.calls if bidding is not None else ())
    ]


def contract_view(bidding: PairBidding | None) -> dict[str, Any] | None:
    """The highest bid and its side as plain data (T43); None if there is none."""
    bid = bidding.standing if bidding is not None else None
    if bid is None:
        return None
    return {"declarer": bid.seat.name, "side": bid.seat.side.name, "value": bid.value, "forced": False}


def starter_trick_view(observation: TractorObservation) -> dict[str, Any] | None:
    """The starter trick, in progress or complete, as plain data (T41); None if there is none."""
    trick = observation.trick if observation.phase == "starter_trick" else observation.prelude.starter_trick
    if trick is None:
        return None
    winner = starter_winner(trick.plays, observation.trump_rank) if trick.plays else None
    return trick_view(trick, winner, card_points(trick.cards))


def _open_trick(observation: TractorObservation) -> dict[str, Any] | None:
    """The trick in progress with its winner so far and the suit led, as plain data; None if there is none."""
    trick: Trick | None = observation.trick
    if trick is None:
        return None
    if observation.phase == "starter_trick":
        return starter_trick_view(observation)
    table = trick_view(
        trick, observation.best_play.seat if observation.best_play else None, card_points(trick.cards)
    )
    return {**table, "led": observation.best_play.form.suit.text if observation.best_play else None}


def failed_throw_view(failed: FailedThrow) -> dict[str, Any]:
    """A failed throw as plain data; ``trick`` counts from 0 like the list of tricks."""
    data: dict[str, Any] = to_json(failed)
    return data


def levels_view(levels: SideLevels, sides: Sequence[AnySide]) -> dict[str, str]:
    """The level of each side, as letters by the side's name; ``sides`` are both sides of the table."""
    return {side.name: levels[side].letter for side in sides}


def match_view(observation: TractorObservation) -> dict[str, dict[str, int]]:
    """The key ``match`` of a match of so many deals, as in Rangvaar; no key in a match without a limit (T95).

    It has the number of deals, of those that count so far, and of the one in progress.
    """
    most, before = observation.rules.most_deals, observation.standing.counted
    if not most:
        return {}
    counted = before + (observation.score is not None)
    return {"match": {"deals": most, "counted": counted, "current": before + 1}}


def summary(observation: TractorObservation) -> dict[str, Any] | None:
    """The result of a deal as plain data; None before the deal is over."""
    if observation.phase == "thrown_in":
        return {"passed_out": True}
    declaring = observation.declaring_side
    if (
        observation.score is None
        or observation.starter is None
        or observation.trump is None
        or declaring is None
    ):
        return None
    return {
        "starter": observation.starter.name,
        "declaring_side": declaring.name,
        "trump_rank": to_json(observation.trump_rank),
        "trump": to_json(observation.trump.suit),
        "by_trick": [{"winner": won.winner.name, "points": won.points} for won in observation.taken],
        **score_view(observation.score),
        "buried": to_json(sorted_hand(observation.kitty, observation.trump)),
    }


def score_view(score: TractorScore) -> dict[str, Any]:
    """A score as plain data: levels by side, the kitty with its bonus, and how the levels changed (T37).

    ``rise`` is by how many levels the gainer rose, which a stop makes fewer than ``gain``; ``to_ace`` whether
    to the ace; ``held_at_ace`` whether the match was won by holding the deal at the ace.
    """
    data: dict[str, Any] = to_json(score)
    at = None if score.gainer is None else score.gainer.sides.index(score.gainer)
    data["rise"] = 0 if at is None else score.levels[at] - score.before[at]
    data["to_ace"] = at is not None and data["rise"] > 0 and score.levels[at] is Rank.ACE
    data["held_at_ace"] = at is not None and score.won_by is score.gainer and score.before[at] is Rank.ACE
    sides = score.declares_next.sides
    data["before"], data["levels"] = levels_view(score.before, sides), levels_view(score.levels, sides)
    if score.kitty is not None:
        data["kitty"]["bonus"] = score.kitty.bonus
    return data
