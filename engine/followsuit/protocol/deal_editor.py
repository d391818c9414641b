"""Deal editor: the messages with which a person makes a deal. Nothing is kept between two of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from followsuit.base.cards import Card, cards_text, parse_card
from followsuit.base.fields import Field
from followsuit.base.game import seats_of
from followsuit.base.seats import parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.bots import bot_for, default_level_of
from followsuit.card_games.registry import game_named
from followsuit.deal_editor import (
    Reading,
    Setup,
    blank_setup,
    made_record,
    problems_of,
    read_text,
    write_setup,
)
from followsuit.documents import LONGEST_SHARED
from followsuit.protocol.answers import describe_problem
from followsuit.protocol.message import (
    Message,
    bad_field,
    read_flag,
    read_level,
    read_name,
    read_object,
    read_rules,
    read_text_field,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import Player, record_link, write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages


def edit_deal(player: PlayerSession, message: Message) -> messages.DealEditorAnswer:
    """A setup after one change: new, read from a text, or with other cards or another standing."""
    rng = Random(Seed(read_text_field(message, "seed", "a text", "")).at("make"))
    reading, blank = _read_setup(message, rng)
    setup = reading.setup
    return _describe_setup(blank if setup is None else _apply_change(setup, message, rng), reading)


def finish_deal(player: PlayerSession, message: Message) -> messages.FinishedDeal:
    """The record of a match that begins with the deal of a setup, and the link of it."""
    reading, _ = _read_setup(message, Random(0))
    setup = reading.required()
    playing = game_named(setup.game)
    seats = seats_of(playing, setup.rules)
    you = parse_any_seat(message.get("you", seats[0].name), len(seats))
    level = read_level(message, default_level_of(playing))
    bot_for(playing, level)
    name = read_name(message) or ""
    players = {seat: Player(None, name) if seat is you else Player(level) for seat in seats}
    contract = None
    if message.get("contract") is not None:
        contract = {key: str(value) for key, value in read_object(message, "contract").items()}
    seed = read_text_field(message, "seed", "a text", "")
    record = made_record(setup, players, seed, contract, is_assisted=read_flag(message, "assisted"))
    link = record_link(record)
    return {
        "record": write_record(record),
        "deal": record.deals[0].number,
        "link": link,
        "fits": len(link) <= LONGEST_SHARED,
    }


def _read_setup(message: Message, rng: Random) -> tuple[Reading, Setup]:
    """What the setup of a message says, and an empty one of its game; that of a message without is empty."""
    game = game_named(message.get("game"))
    rules = game.rules(read_rules(message))
    blank = blank_setup(game.name, rules)
    if message.get("setup") is None:
        return Reading(blank), blank
    return read_text(read_text_field(message, "setup", "a text"), game.name, rules, rng), blank


def _apply_change(setup: Setup, message: Message, rng: Random) -> Setup:
    if "lay" in message:
        card, place = _read_card_place(read_object(message, "lay"))
        return setup.with_card(card, place, rng)
    if "take" in message:
        card, place = _read_card_place(read_object(message, "take"))
        return setup.without_card(card, place)
    if "clear" in message:
        return setup.cleared(read_text_field(message, "clear", "the name of a place, or empty") or None)
    if "set" in message:
        for name, value in read_object(message, "set").items():
            setup = setup.with_field(name, str(value))
        return setup
    return setup.filled(rng) if read_flag(message, "fill") else setup


def _read_card_place(given: Mapping[str, object]) -> tuple[Card, str]:
    place = given.get("place")
    if not isinstance(place, str):
        raise bad_field("place", "'place' is the name of a place")
    return parse_card(given.get("card")), place


def _describe_setup(setup: Setup, reading: Reading) -> messages.DealEditorAnswer:
    frame, left, counts = setup.frame, setup.left, setup.frame.counts
    return {
        "setup": write_setup(setup),
        "game": setup.game,
        "rules": game_named(setup.game).specification(setup.rules),
        "seats": cast("list[messages.Seat]", list(frame.seats)),
        "rows": [[_describe_face(card, left, counts) for card in row] for row in frame.rows()],
        "places": [
            {
                "name": place.name,
                "seat": cast("messages.Seat | None", place.seat or None),
                "size": place.size,
                "cards": cards_text(frame.sorted(setup.at(place.name))).split(),
            }
            for place in frame.places
        ],
        "missing": left.total(),
        "standing": [_describe_field(field, setup.standing.get(field.name, "")) for field in frame.standing],
        "contract": [_describe_field(field, "") for field in frame.contract],
        "problems": [] if left else [describe_problem(one) for one in problems_of(setup)],
        "is_read": reading.setup is not None,
        "unread": [describe_problem(one) for one in reading.problems],
        "has_more": reading.has_more,
    }


def _describe_face(card: Card, left: Counter[Card], counts: Counter[Card]) -> messages.PackFace:
    return {"card": card.text, "left": left[card], "of": counts[card]}


def _describe_field(field: Field, text: str) -> messages.SetupField:
    words = text.split()
    values = dict(zip(words[::2], words[1::2], strict=True)) if field.parts else {"": text}
    return {
        "name": field.name,
        "parts": list(field.parts),
        "choices": list(field.choices),
        "least": field.least or 0,
        "most": field.most or 0,
        "step": field.step,
        "values": values,
    }


OPS: Final[Mapping[str, Handler]] = {"edit_deal": edit_deal, "finish_deal": finish_deal}
