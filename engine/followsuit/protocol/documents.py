"""Documents: the messages that open what people send and keep, whatever it is, and that write it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.errors import LinkError, RequestError
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.protocol.challenges import describe_challenge, make_challenge
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
from followsuit.record import Record, read_record, write_record

if TYPE_CHECKING:
    from followsuit.protocol import messages

# The rooms of the kinds are imported where they are used, so that the engine's first answer comes sooner.


def open_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """What a text or a link carries, with what of it was not understood. Nothing is kept."""
    text = _read_text(message)
    kind = _find_kind(text)
    return _OPENED[kind](text, message)


def write_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """A document as text and as link."""
    kind = message.get("kind")
    value = {} if message.get("value") is None else read_object(message, "value")
    if not isinstance(kind, str) or kind not in _OPENED:
        raise bad_field("kind", f"'kind' is one of {', '.join(_OPENED)}")
    if kind == "challenge":
        made = make_challenge(player, value)
        return _OPENED[kind](made["link"], value)
    if kind == "record":
        record, deal = read_record_field(value, optional=True), read_deal_number(value)
        meant = player.table().record() if record is None else read_record(record)
        if deal is not None:
            meant = meant.with_deals(one for one in meant.deals if one.number == deal)
            if not meant.deals:
                raise bad_field("deal", f"the record has no deal {deal}")
        return _describe_record(meant)
    if kind == "rules":
        from followsuit.links import make_house_rules, write_house_rules

        house = make_house_rules(game_named(value.get("game")), read_rules(value), read_name(value) or "")
        return _open_rules(write_house_rules(house), value)
    if kind == "question":
        return _describe_question(value)
    return _OPENED[kind](read_text_field(value, "text", "a document as text"), value)


def _read_text(message: Message) -> str:
    if message.get("data") is None:
        return read_text_field(message, "text", "a text or a link")
    data = read_text_field(message, "data", "a file's bytes in base64")
    try:
        return b64decode(data, validate=True).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RequestError("not_text", f"byte {error.start} is no text", facts={"at": error.start}) from error
    except ValueError as error:
        raise bad_field("data", "'data' is bytes in base64") from error


def _find_kind(text: str) -> str:
    from followsuit.links import LinkKind, read

    beginning = text.lstrip("\ufeff \r\n\t")
    first = beginning.split(None, 1)[0].lower() if beginning else ""
    if first in _FIRST:
        return _FIRST[first]
    if beginning.startswith(("house rules for ", "{")):
        return "rules"
    try:
        kind = read(text).kind
    except LinkError as error:
        if error.code != "not_a_link" or "#" in text or "\n" not in text:
            raise
        return "setup"
    return {
        LinkKind.DEAL: "record",
        LinkKind.QUESTION: "question",
        LinkKind.CHALLENGE: "challenge",
        LinkKind.HOUSE: "rules",
        LinkKind.SHEET: "sheet",
    }[kind]


#: The kind of a text by the first word of its first line.
_FIRST: Final = {
    "followsuit-deal": "record",
    "followsuit-rules": "rules",
    "followsuit-challenge": "challenge",
    "followsuit-question": "question",
    "followsuit-sheet": "sheet",
    "followsuit-setup": "setup",
    "followsuit-lesson": "lesson",
    "followsuit-puzzle": "puzzle",
}


def _described(
    kind: str, text: str, value: object, link: str = "", title: str = ""
) -> messages.OpenedDocument:
    from followsuit.links import LONGEST_SHARED

    said = {"kind": kind, "text": text, "title": title, "value": value, "problems": []}
    return cast("messages.OpenedDocument", {**said, "link": link, "fits": 0 < len(link) <= LONGEST_SHARED})


def _open_record(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.links import linked_record

    is_text = text.lstrip("\ufeff \r\n\t").lower().startswith("followsuit-deal")
    return _describe_record(read_record(text) if is_text else linked_record(text))


def _describe_record(record: Record) -> messages.OpenedDocument:
    from followsuit.links import deal_link

    try:
        link = deal_link(record)
    except LinkError:  # longer than any link: it is kept and sent as a text
        link = ""
    value = {
        "game": record.game,
        "rules": game_named(record.game).specification(record.rules),
        "players": {seat.name: player.name for seat, player in record.players.items()},
        "deals": [deal.number for deal in record.deals],
        "act": None,
    }
    return _described("record", write_record(record), value, link)


def _open_rules(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.links import house_rules_link, read_house_rules, write_house_rules

    game = message.get("game", "")
    house = read_house_rules(text, game if isinstance(game, str) else "")
    link = "" if house.clash else house_rules_link(house)
    shown = describe_house(house)
    return _described("rules", write_house_rules(house), shown, link, house.name)


def _open_challenge(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.links import challenge_link, linked_challenge

    challenge = linked_challenge(text)
    link = challenge_link(challenge)
    return _described("challenge", link, describe_challenge(challenge), link)


def _open_question(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.links import linked_question

    return _describe_question(linked_question(text))


def _describe_question(question: dict[str, Any]) -> messages.OpenedDocument:
    from followsuit.links import question_link

    link = question_link(question)
    return _described("question", link, question, link)


def _open_sheet(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.protocol.score_sheets import describe_head
    from followsuit.score_sheet import any_sheet, sheet_link, write_sheet

    sheet = any_sheet(text)
    link = sheet_link(write_sheet(sheet, brief=True))
    value = describe_head(sheet)
    return _described("sheet", write_sheet(sheet), value, link, sheet.title.note)


def _open_setup(text: str, message: Message) -> messages.OpenedDocument:
    from random import Random

    from followsuit.base.errors import RecordError
    from followsuit.deal_editor import read_text, setup_text

    game = game_named(message.get("game", "tractor"))
    rules = game.rules(read_rules(message))
    rng = Random(Seed(text[:1000]).at("make"))
    reading = read_text(text, game.name, rules, rng)
    if reading.setup is None:
        first = reading.problems[0]
        raise RecordError(first.code, int(first.facts.get("line", 0)), str(first), facts=first.facts)
    setup = reading.setup
    value = {
        "game": setup.game,
        "rules": game_named(setup.game).specification(setup.rules),
        "missing": setup.left.total(),
    }
    return _described("setup", setup_text(setup), value)


def _open_lesson(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.lessons import read_lesson

    return _described("lesson", text, {"key": read_lesson(text).key})


def _open_puzzle(text: str, message: Message) -> messages.OpenedDocument:
    from followsuit.lessons import read_puzzle

    return _described("puzzle", text, {"key": read_puzzle(text).key})


#: What opens a document of each kind.
_OPENED: Final[Mapping[str, Callable[[str, Message], messages.OpenedDocument]]] = {
    "record": _open_record,
    "rules": _open_rules,
    "challenge": _open_challenge,
    "question": _open_question,
    "sheet": _open_sheet,
    "setup": _open_setup,
    "lesson": _open_lesson,
    "puzzle": _open_puzzle,
}

OPS: Final[Mapping[str, Handler]] = {"open": open_document, "write": write_document}
