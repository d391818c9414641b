"""Documents: the messages that open what people send and keep, whatever it is, and that write it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.errors import DocumentError, LinkError
from followsuit.base.game import AnyGame
from followsuit.base.parsing import read_json
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.documents import (
    LONGEST_SHARED,
    Document,
    decoded,
    document_link,
    document_of,
    read_document,
    text_of,
    value_of,
)
from followsuit.documents.question import write_question
from followsuit.protocol.answers import describe_problem
from followsuit.protocol.challenges import describe_challenge, make_played_challenge
from followsuit.protocol.house_rules import describe_house
from followsuit.protocol.message import (
    Message,
    bad_field,
    read_deal_number,
    read_name,
    read_object,
    read_record_field,
    read_rules,
    read_text_field,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import read_record, write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages

# The rooms of the kinds are imported where they are used, so that the engine's first answer comes sooner.


def open_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """What a text or a link carries, with what of it was not understood. Nothing is kept."""
    text = _read_text(message)
    if text.strip().startswith("{"):
        return _open_json(text, message)
    document = read_document(text)
    if document.kind in ("", "setup"):
        return _open_hands(text, message)
    return _describe(document, value_of(document))


def write_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """A document as text and as link."""
    kind = read_text_field(message, "kind", "the name of a kind of documents")
    value = {} if message.get("value") is None else read_object(message, "value")
    text = _WRITERS.get(kind, _take_text)(player, value)
    try:
        document = document_of(text, kind, is_bare=kind == "setup")
    except KeyError as error:
        raise bad_field("kind", f"no document is a {kind[:40]!r}") from error
    if kind == "setup":
        return _open_hands(text, value)
    return _describe(document, value_of(document))


# What is opened --------------------------------------------------------------------------------------------
def _read_text(message: Message) -> str:
    if message.get("data") is None:
        return read_text_field(message, "text", "a text or a link")
    data = read_text_field(message, "data", "a file's bytes in base64")
    try:
        return decoded(b64decode(data, validate=True))
    except ValueError as error:
        raise bad_field("data", "'data' is bytes in base64") from error


def _open_json(text: str, message: Message) -> messages.OpenedDocument:
    """A question to the referee, or rules, as JSON."""
    from followsuit.house_rules import read_house_rules

    try:
        said = read_json(text)
    except ValueError as error:
        raise DocumentError("not_house_rules", 0, f"not JSON: {error}") from error
    if "ask" in said:
        return _describe(Document("question", ()), said)
    game = message.get("game", "")
    return _describe(Document("rules", ()), read_house_rules(text, game if isinstance(game, str) else ""))


def _open_hands(text: str, message: Message) -> messages.OpenedDocument:
    """Hands as text, of the game that the message names where the text names none."""
    from followsuit.deal_editor import read_hands

    document = read_document(text, "setup")
    named = message.get("game")
    game = game_named(named) if named is not None else None
    rules = None if game is None else game.rules(read_rules(message))
    rng = Random(Seed(text[:1_000]).at("make"))
    if game is None and not any(line.word == "game" for line in document.lines):
        raise DocumentError("not_a_document", 0, "the text does not say what it is")
    reading = read_hands(document, "" if game is None else game.name, rules, rng)
    document.kind = "setup"
    return _describe(document, reading.required())


# What is written -------------------------------------------------------------------------------------------
def _write_record(player: PlayerSession, value: Message) -> str:
    text, deal = read_record_field(value, optional=True), read_deal_number(value)
    record = player.table().record() if text is None else read_record(text)
    if deal is not None:
        record = record.with_deals(one for one in record.deals if one.number == deal)
    if not record.deals:
        raise bad_field("deal", "the record has no such deal")
    return write_record(record)


def _write_rules(player: PlayerSession, value: Message) -> str:
    from followsuit.house_rules import make_house_rules, write_house_rules

    house = make_house_rules(game_named(value.get("game")), read_rules(value), read_name(value) or "")
    return write_house_rules(house)


def _write_challenge(player: PlayerSession, value: Message) -> str:
    from followsuit.challenges import write_challenge

    return write_challenge(make_played_challenge(player, value))


def _take_text(player: PlayerSession, value: Message) -> str:
    return read_text_field(value, "text", "a document as text")


def _write_question(player: PlayerSession, value: Message) -> str:
    return write_question(value)


_WRITERS: Final[Mapping[str, Callable[[PlayerSession, Message], str]]] = {
    "record": _write_record,
    "rules": _write_rules,
    "challenge": _write_challenge,
    "question": _write_question,
}


# What is answered ------------------------------------------------------------------------------------------
def _describe(document: Document, value: Any) -> messages.OpenedDocument:
    """A document as plain data."""
    text, title, described = _DESCRIBED.get(document.kind, _describe_other)(value, document)
    try:
        link = document_link(text)
    except LinkError:  # longer than any link: it is kept and sent as a text
        link = ""
    return cast(
        "messages.OpenedDocument",
        {
            "kind": document.kind,
            "value": described,
            "text": text,
            "title": title,
            "link": link,
            "fits": 0 < len(link) <= LONGEST_SHARED,
            "problems": [describe_problem(problem) for problem in document.problems],
        },
    )


#: The text of a value, what a list calls it, and the value as plain data.
Described = tuple[str, str, object]


def _describe_record(value: Any, document: Document) -> Described:
    record = value.record
    names = ", ".join(player.name for player in record.players.values() if player.name)
    head = {
        "game": record.game,
        "rules": game_named(record.game).specification(record.rules),
        "players": {seat.name: player.name for seat, player in record.players.items()},
        "deals": [deal.number for deal in record.deals],
        "act": document.act,
    }
    return write_record(record), record.tags.get("event", "") or names, head


def _describe_rules(value: Any, document: Document) -> Described:
    from followsuit.house_rules import write_house_rules

    return write_house_rules(value), value.name, describe_house(value)


def _describe_challenge(value: Any, document: Document) -> Described:
    from followsuit.challenges import write_challenge

    shown = describe_challenge(value)
    return write_challenge(value), shown["claim"]["name"] if shown["claim"] else "", shown


def _describe_question(value: Any, document: Document) -> Described:
    return write_question(value), "", value


def _describe_sheet(value: Any, document: Document) -> Described:
    from followsuit.protocol.score_sheets import describe_head
    from followsuit.score_sheet import write_sheet

    return write_sheet(value), value.title.note, describe_head(value)


def _describe_setup(value: Any, document: Document) -> Described:
    from followsuit.deal_editor import setup_text

    game: AnyGame = game_named(value.game)
    head = {"game": game.name, "rules": game.specification(value.rules), "missing": value.left.total()}
    return setup_text(value), "", head


def _describe_task(value: Any, document: Document) -> Described:
    return text_of(document), "", {"key": value.key}


def _describe_other(value: Any, document: Document) -> Described:
    """One of a kind from outside, whose feature reads its text."""
    return text_of(document), "", {}


_DESCRIBED: Final[Mapping[str, Callable[[Any, Document], Described]]] = {
    "record": _describe_record,
    "rules": _describe_rules,
    "challenge": _describe_challenge,
    "question": _describe_question,
    "sheet": _describe_sheet,
    "setup": _describe_setup,
    "lesson": _describe_task,
    "puzzle": _describe_task,
}

OPS: Final[Mapping[str, Handler]] = {"open": open_document, "write": write_document}
