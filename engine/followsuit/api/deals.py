"""Deals: positions that are made: from hands and a contract, by chance under conditions, or from a record."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

from followsuit.api.factory import rules_named, text_of
from followsuit.api.players import seat_among
from followsuit.api.position import Position
from followsuit.base.cards import Card, parse_cards
from followsuit.base.errors import DealError, Refusal, RequestError
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.deal_editor import Setup, blank_setup, made_record
from followsuit.deal_editor.parsed_cards import CardInText, Findings, settled
from followsuit.record import end_of, read_record, replay_steps

#: So many deals are looked at for each that is wanted, unless more are allowed.
MOST: Final = 10_000

#: The key of the kitty among hands.
KITTY: Final = "kitty"

#: Cards as text, ``"AS KS 5H"``, or one after the other.
Cards = str | tuple[Card, ...] | list[Card]


def deal(
    game: str,
    *,
    rules: Any = "reference",
    hands: Mapping[Any, Cards] | None = None,
    contract: Mapping[str, Any] | None = None,
    standing: Mapping[str, Any] | None = None,
    seed: str | int | None = None,
) -> Position[Any]:
    """Return a deal as it begins, or at its first lead under a ``contract``.

    ``hands`` are cards by seat, and the kitty's under ``"kitty"``, as text or as cards; hands may be short or
    missing, and the rest is dealt by the ``seed``. ``contract`` has the game's fields, ``declarer``, ``bid``
    and ``trump``, Court Piece ``trump`` alone, Tractor ``declarer`` and ``trump``. ``standing`` is what the
    match stands at, in the fields of a record: ``dealer``, ``totals`` and others.

    >>> from followsuit import deal
    >>> begun = deal("two_hundred", hands={"S": "AS KS QS JS 10S"}, seed=1)
    >>> begun.to_act, len(begun.dealt("S")), begun.dealt("S")[0] in begun.hand("S")
    (Seat.S, 10, True)

    Raises `RulesError`, `CardError`, `DealError` for cards that are no deal of the pack, `RequestError` and
    `IllegalActError` for a contract that the deal cannot have.
    """
    playing = game_named(game)
    its_rules = rules_named(playing, rules)
    rng = Random(_seed(seed).at("make"))
    setup = _with_standing(blank_setup(game, its_rules), standing or {})
    found = Findings([*_placed(playing, setup, hands or {})])
    setup = settled(found, setup.game, its_rules, setup.frame, setup.standing, rng)
    for problem in found.problems:
        facts = {name: fact for name, fact in problem.facts.items() if name not in ("line", "at")}
        raise DealError(problem.code, str(Refusal(problem.code, facts=facts)), facts=facts)
    made = made_record(setup.filled(rng), {}, "", _contract_of(setup, contract) if contract else None)
    return Position(playing, its_rules, end_of(playing, its_rules, made.deals[0]))


def deals(
    game: str,
    *,
    where: Callable[[Position[Any]], object] | None = None,
    n: int = 1,
    rules: Any = "reference",
    seed: str | int | None = None,
    most: int = MOST,
) -> Iterator[Position[Any]]:
    """Yield ``n`` deals as they begin, each dealt by chance and such that ``where(position)`` is true.

    >>> from followsuit import deals, parse_card
    >>> ace = parse_card("AS")
    >>> [ace in one.dealt("S") for one in deals("rangvaar", where=lambda one: ace in one.dealt("S"), n=2)]
    [True, True]

    Raises `RequestError` (``no_such_deal``) once ``most`` deals in a row have not met the condition.
    """
    playing = game_named(game)
    its_rules = rules_named(playing, rules)
    source = _seed(seed)
    for number, at_least in (("n", n), ("most", most)):
        if type(at_least) is not int or at_least < 1:
            raise RequestError("bad_field", f"{number} is a number from 1", facts={"field": number})
    return _met(playing, its_rules, source, where, n, most)


def positions(record: str) -> Iterator[Position[Any]]:
    """Yield every position of a record, in order: of each deal its beginning, and what each act led to.

    Raises `DocumentError` for an invalid record, with the number of the line, and `RequestError` for what is
    no text.
    """
    read = read_record(text_of(record))
    playing = game_named(read.game)
    return (Position(playing, read.rules, step.state) for step in replay_steps(read))


def _met(
    game: AnyGame,
    rules: Any,
    source: Seed,
    where: Callable[[Position[Any]], object] | None,
    n: int,
    most: int,
) -> Iterator[Position[Any]]:
    dealt = failed = 0
    while n:
        dealt += 1
        rng = Random(source.numbered(dealt).at("make"))
        position = Position[Any](game, rules, game.deal(game.new_match(rules, rng), rng).state)
        if where is None or where(position):
            yield position
            n, failed = n - 1, 0
            continue
        failed += 1
        if failed >= most:
            message = f"of {most} deals in a row none met the condition"
            error = RequestError("no_such_deal", message, facts={"most": most})
            raise error.advised("allow more with most=, ask for less, or place cards with deal(hands=…)")


def _placed(game: AnyGame, setup: Setup, hands: Mapping[Any, Cards]) -> Iterator[CardInText]:
    """The cards with the name of their owner, which is empty for the kitty."""
    seats, has_kitty = seats_of(game, setup.rules), "" in setup.frame.owners
    for owner, cards in hands.items():
        name = "" if owner == KITTY and has_kitty else seat_among(seats, owner).name
        held: Iterable[object] = parse_cards(cards) if isinstance(cards, str) else cards
        for card in held:
            if not isinstance(card, Card):
                error = RequestError("bad_field", f"{card!r} is no card", facts={"field": "hands"})
                raise error.advised("write hands={'S': 'AS KS'}, or parse_cards('AS KS')")
            yield CardInText(card, name, "", 0, 0)


def _with_standing(setup: Setup, standing: Mapping[str, Any]) -> Setup:
    names = ", ".join(field.name for field in setup.frame.standing)
    for name, value in standing.items():
        try:
            setup = setup.with_field(name, str(value))
        except DealError as error:
            raise error.advised(f"the standing of {setup.game} has {names}") from None
    return setup


def _contract_of(setup: Setup, contract: Mapping[str, Any]) -> dict[str, str]:
    fields = {field.name: field for field in setup.frame.contract}
    written = {name: str(value) for name, value in contract.items()}
    for name, text in written.items():
        if name not in fields or text not in fields[name].choices:
            error = RequestError(
                "bad_field", f"no contract has {name} {text[:40]}", facts={"field": "contract"}
            )
            named = (f"{field.name} ({', '.join(field.choices)})" for field in fields.values())
            raise error.advised(f"a contract of {setup.game} has {', '.join(named) or 'nothing'}")
    return written


def _seed(seed: str | int | None) -> Seed:
    return Seed(secrets.token_hex(8) if seed is None else seed)
