"""View: the parts of an observation that look the same in every game, as plain data for a front end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.decks import Deck
from followsuit.base.jsonable import to_json
from followsuit.base.seats import AnySide, Seat, TableSeat
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.cardplay import CardplayRules, TakenTrick
from followsuit.card_games.trick.claim import sure_plays
from followsuit.card_games.trick.hand import cards_of, check_follow, is_void, playable
from followsuit.card_games.trick.observation import AuctionObservation
from followsuit.card_games.trick.order import by_rank, sorted_hand
from followsuit.card_games.trick.trick import Trick, card_points


def trick_view(trick: Trick, winner: TableSeat | None, points: int) -> dict[str, Any]:
    """A trick as plain data: leader, plays in order, the winner and the card points so far."""
    return {
        "leader": trick.leader.name,
        "plays": [{"seat": play.seat.name, "cards": to_json(play.cards)} for play in trick.plays],
        "winner": to_json(winner),
        "points": points,
    }


def taken_view(taken: Sequence[TakenTrick]) -> list[dict[str, Any]]:
    """The complete tricks as plain data, in order."""
    return [trick_view(won.trick, won.winner, won.points) for won in taken]


def open_trick_view(trick: Trick, trump: Any, rules: CardplayRules) -> dict[str, Any]:
    """The trick in progress as plain data, for a game in which each play is one card."""
    seen = trick_view(trick, trick.winner(trump), card_points(trick.cards, rules.worth))
    return {**seen, "led": to_json(trick.led)}


def calls_view(auction: Auction) -> list[dict[str, Any]]:
    """The calls as plain data, in order: ``bid`` is None for a pass; a forced bid comes last."""
    calls = [
        {"seat": call.seat.name, "bid": call.value if isinstance(call, Bid) else None, "forced": False}
        for call in auction.calls
    ]
    if auction.is_forced and (bid := auction.standing):
        calls.append({"seat": bid.seat.name, "bid": bid.value, "forced": True})
    return calls


def contract_view(contract: Contract | None) -> dict[str, Any] | None:
    """The contract with its side as plain data; None if there is none."""
    return {**to_json(contract), "side": contract.side.name} if contract else None


def score_row(label: str, values: Mapping[Any, object], **more: object) -> dict[str, Any]:
    """A row of the score as plain data: what it is called, its values by side, and ``more`` of its fields."""
    return {"label": label, "values": to_json(values), **more}


def taken_row(values: Mapping[Any, int], unit: str, contract: Contract | None = None) -> dict[str, Any]:
    """The row of what each side has taken in this deal; with a contract, the value its side plays for."""
    goals = {"goals": {contract.side.name: contract.value}} if contract else {}
    return score_row("taken", values, unit=unit, **goals)


def court_rows(court: object) -> list[dict[str, Any]]:
    """The row of the score that says which side has a court, and of which kind; no row without one."""
    told = to_json(court)
    return [score_row("court", {told["side"]: told["kind"]}, place="mark")] if told else []


def zone(
    kind: str,
    *,
    cards: Sequence[Card] | None = None,
    count: int = 0,
    owner: TableSeat | AnySide | None = None,
    is_secret: bool = False,
) -> dict[str, Any]:
    """A zone as plain data: its cards, or their count where the seat may not know them.

    ``owner`` is the seat or the side whose it is; ``is_secret``: nobody else may know the cards.
    """
    told: dict[str, Any] = {"count": count}
    if cards is not None:
        told = {"cards": to_json(tuple(cards)), **({"secret": True} if is_secret else {})}
    return {"kind": kind, **({} if owner is None else {"owner": owner.name}), **told}


def tile(kind: str, code: str, *, is_open: bool = False, **facts: object) -> dict[str, Any]:
    """A tile beside the score as plain data: its sentence and what fills it; one that is open may change."""
    told = {"kind": kind, "code": code, "facts": to_json(facts)}
    return {**told, "open": True} if is_open else told


def contract_tile(contract: Contract | None, auction: Auction | None) -> dict[str, Any]:
    """The tile of the contract; until there is one, of the last bid."""
    if contract is not None:
        seat, value, is_forced = contract.declarer, contract.value, contract.forced
    elif auction is not None and (bid := auction.standing) is not None:
        seat, value, is_forced = bid.seat, bid.value, auction.is_forced
    else:
        return tile("contract", "contract-none", is_open=True)
    facts = {"seat": seat, "value": value, "forced": "yes" if is_forced else "no"}
    return tile("contract", "contract-label", is_open=contract is None, **facts)


def roles_view(**roles: TableSeat | None) -> dict[str, list[str]]:
    """The roles of each seat that has any, by the seat's name."""
    seats = {seat: [role for role, one in roles.items() if one is seat] for seat in roles.values() if seat}
    return {seat.name: held for seat, held in seats.items()}


def deal_view(
    observation: AuctionObservation[Any, Any], pack: Deck, begins: TableSeat | None = None
) -> dict[str, Any]:
    """The keys of a view that mean the same in every game with an auction, a named trump and tricks.

    ``pack`` are all cards of the game; the seat that ``begins`` the deal is shown as its dealer.
    """
    rules: CardplayRules = observation.rules.cardplay
    cards = tuple(cards_of(observation.hand))
    return {
        "phase": observation.phase,
        "rotation": [seat.name for seat in rules.rotation.order(Seat.S)],
        "deal": observation.number,
        "you": observation.seat.name,
        "to_act": to_json(observation.to_act),
        "held": to_json(observation.held),
        "roles": roles_view(declarer=observation.contract and observation.contract.declarer, dealer=begins),
        "hand": to_json(sorted_hand(cards, observation.trump)),
        "by_rank": to_json(by_rank(cards, observation.trump)),
        "trumps": to_json(
            tuple(card for card in sorted_hand(cards, observation.trump) if card.suit is observation.trump)
        ),
        "tiles": [
            tile("trump", "trump-label", suit=observation.trump),
            contract_tile(observation.contract, observation.auction),
        ],
        "calls": calls_view(observation.auction) if observation.auction else [],
        "contract": contract_view(observation.contract),
        "trump": to_json(observation.trump),
        "trick": open_trick_view(observation.trick, observation.trump, rules) if observation.trick else None,
        "tricks": taken_view(observation.taken),
        "order": order_view(pack, observation.trump, rules.worth),
        "prompt": prompt(observation, rules.clause, pack),
    }


def order_view(pack: Deck, trump: Suit | None, worth: Mapping[Rank, int]) -> dict[str, Any]:
    """Which card beats which as plain data, the highest first, and what counts; ``trump`` as all know it."""
    ranks = sorted({card.rank for card in pack.cards}, reverse=True)
    return {
        "trumps": [] if trump is None else [[Card.of(rank, trump).text] for rank in ranks],
        "plain": [rank.letter for rank in ranks],
        "points": {rank.letter: worth[rank] for rank in ranks if rank in worth},
    }


def worth_view(pack: Deck, rules: CardplayRules) -> dict[str, int]:
    """The points of each card of the pack that has any, by the card's text."""
    return {card.text: worth for card in pack.cards if (worth := card_points((card,), rules.worth))}


def prompt(observation: AuctionObservation[Any, Any], clause: str, pack: Deck) -> dict[str, Any] | None:
    """The choice that the observing seat has, as plain data; None when it is not its turn.

    ``clause`` is the game's rule that a seat has to follow suit, ``pack`` all cards of the game.
    """
    if observation.to_act is not observation.seat:
        return None
    if observation.trick is not None:
        claim = len(sure_plays(observation, pack))
        # No claim of the last trick: playing its card is just as quick.
        return {
            **play_prompt(observation.hand, observation.trick, clause),
            "is_void": is_void(observation.hand, observation.trick.led, observation.trump),
            "claim": claim if claim > 1 else None,
        }
    if observation.contract is not None:
        return {"kind": "name_trump", "suits": to_json(tuple(Suit))}
    assert observation.auction is not None, "a seat with a turn and neither trick nor contract bids"
    return bid_prompt(observation.auction)


def bid_prompt(auction: Auction) -> dict[str, Any]:
    """The calls open to the seat to speak, as plain data."""
    seat = auction.to_act
    refused = None if auction.can_pass or seat is None else auction.check(Pass(seat))
    return {
        "kind": "bid",
        "can_pass": auction.can_pass,
        "no_pass": refused and refused.as_data(),
        "values": list(auction.values),
    }


def play_prompt(hand: int, trick: Trick, clause: str) -> dict[str, Any]:
    """The cards that may be played, and for each other card why not, as plain data.

    ``hand`` is a bit mask; ``only`` is the one card that may be played, None if there are several.
    """
    allowed = playable(hand, trick.led)
    refused: dict[str, Mapping[str, Any]] = {}
    for card in cards_of(hand & ~allowed):
        refusal = check_follow(hand, trick.led, card, clause)
        assert refusal is not None, "a card outside the playable ones is refused"
        refused[card.text] = refusal.as_data()
    playable_now = to_json(tuple(cards_of(allowed)))
    only = playable_now if len(playable_now) == 1 else None
    return {"kind": "play", "playable": playable_now, "refused": refused, "only": only}
