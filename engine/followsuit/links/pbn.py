"""PBN: a deal of 52 cards as bridge programs read it, and back.

PBN (Portable Bridge Notation) knows four hands, a declarer, a contract and tricks, so a deal of Rangvaar can
be looked at in a bridge program: a bid of n tricks is a contract of n − 6 in the suit named. A game without
bids says itself what its caller plays for (`followsuit.game.UnbidGame`). A deal is written as far as it was
played; the auction cannot be expressed, nor that turns pass counter-clockwise. The link of the deal stands in
tags of its own, from which the whole record comes back; a file without it gives the hands, the declarer, the
contract and the trump suit, as Rangvaar.
Source: https://www.tistis.nl/pbn/, version 2.1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from followsuit.actions import Bid, NameTrump, Play
from followsuit.cards import Card, Suit, cards_text, parse_card
from followsuit.errors import FollowSuitError, QuestionError, RecordError
from followsuit.game import FixedContract, UnbidGame, direction_of
from followsuit.links.deals import deal_link, linked_record
from followsuit.record import DealRecord, Opening, Player, Record, end_of, read_record
from followsuit.registry import game_named
from followsuit.seats import Rotation, Seat, Side

#: The game that is read from a PBN file without a link.
GAME: Final = "rangvaar"
#: Tricks that no contract of bridge counts.
BOOK: Final = 6
#: How many cards of each hand Rangvaar deals before the auction.
FIRST_PACKET: Final = 5

#: The order of the seats among the tags, and of the suits in a hand.
_TABLE: Final = (Seat.W, Seat.N, Seat.E, Seat.S)
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_SEATS: Final = {"S": "South", "W": "West", "N": "North", "E": "East"}
_TAG: Final = re.compile(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
_LINK: Final = "FollowSuitLink"
#: PBN's lines are of 255 characters at most: a link stands in several tags.
_PART: Final = 200


def write_pbn(record: Record) -> str:
    """The deals of a record in PBN's export format, each ending in an empty line.

    Raises `QuestionError` (``not_for_bridge``) for a deal that is not of 52 cards, thirteen a seat.
    """
    # An empty line ends every game, the last one too: some programs need it.
    games = ["\n".join(_game_lines(record, deal)) + "\n\n" for deal in record.deals]
    return "% PBN 2.1\n% EXPORT\n" + "".join(games)


def dealer_of(record: Record, deal: DealRecord) -> Seat:
    """The seat that deals, as bridge has it: the one after which the first to speak comes.

    Raises `QuestionError` (``not_for_bridge``), as `hands_text` does.
    """
    _hands(deal)
    return direction_of(game_named(record.game), record.rules).after(_first(record, deal), 3)


def hands_text(record: Record, deal: DealRecord) -> str:
    """The four hands of a deal as PBN writes them: ``N:AK5.Q7… …``, from the first to speak on."""
    hands, first = _hands(deal), _first(record, deal)
    return f"{first.name}:" + " ".join(_hand_text(hands[seat]) for seat in _from(first))


def _game_lines(record: Record, deal: DealRecord) -> Iterator[str]:
    dealer = dealer_of(record, deal)
    called = _called(record, deal)
    trump = next((action.suit for action in deal.actions if isinstance(action, NameTrump)), None)
    plays = [action for action in deal.actions if isinstance(action, Play)]
    tags = {
        "Event": record.game.replace("_", " ").capitalize(),
        "Site": "",
        "Date": "",
        "Board": str(deal.number),
        **{_SEATS[seat.name]: _name(record.players[seat]) for seat in _TABLE},
        "Dealer": dealer.name,
        "Vulnerable": "None",
        "Deal": hands_text(record, deal),
        "Scoring": record.game.replace("_", " ").capitalize(),
        "Declarer": called.declarer.name if called else "",
        "Contract": f"{called.tricks - BOOK}{trump.letter}" if called and isinstance(trump, Suit) else "",
        "Result": _result(record, deal, called),
        **_link_tags(deal_link(record, deal.number)),
    }
    for name, value in tags.items():
        yield f'[{name} "{_escaped(value)}"]'
    if plays:
        yield f'[Play "{plays[0].seat.name}"]'
        yield from _tricks(plays)


def _first(record: Record, deal: DealRecord) -> Seat:
    """The seat that speaks first. Raises `QuestionError` (``not_for_bridge``) where none can be told."""
    game = game_named(record.game)
    if not isinstance(game, UnbidGame):
        return Seat[deal.opening["first"]]
    fixed = game.contract(record.rules, deal.opening)
    if fixed is None:
        raise QuestionError("not_for_bridge", "PBN is for deals whose trump is named before the first lead")
    return fixed.declarer


def _called(record: Record, deal: DealRecord) -> FixedContract | None:
    """The declarer and how many tricks it plays for; None before it is known."""
    game = game_named(record.game)
    if isinstance(game, UnbidGame):
        return game.contract(record.rules, deal.opening)
    bids = [action for action in deal.actions if isinstance(action, Bid)]
    return FixedContract(Seat(bids[-1].seat), bids[-1].value, is_result=True) if bids else None


def _name(player: Player) -> str:
    # PBN is Latin 1; a name in other scripts is in the link only.
    name = player.name or player.level or ""
    return name if name.isascii() else "?"


def _link_tags(link: str) -> dict[str, str]:
    parts = range(0, len(link), _PART)
    return {f"{_LINK}{number}": link[at : at + _PART] for number, at in enumerate(parts, start=1)}


def _from(first: Seat) -> tuple[Seat, ...]:
    return tuple(Rotation.CLOCKWISE.order(first))


def _hands(deal: DealRecord) -> dict[Seat, tuple[Card, ...]]:
    """The thirteen cards of each seat. Raises `QuestionError` (``not_for_bridge``)."""
    opening = Opening(deal.opening)
    hands = {seat: opening.cards_of(seat.name) for seat in Seat}
    whole = {card for hand in hands.values() for card in hand}
    has_first = "first" in deal.opening or "dealer" in deal.opening
    if not has_first or len(whole) != 52 or any(len(hand) != 13 for hand in hands.values()):
        raise QuestionError("not_for_bridge", "PBN is for deals of 52 cards, thirteen a seat")
    return hands


def _hand_text(hand: Sequence[Card]) -> str:
    ranks = (sorted((card for card in hand if card.suit is suit), reverse=True) for suit in _SUITS)
    return ".".join("".join(card.rank.letter for card in suit) for suit in ranks)


def _result(record: Record, deal: DealRecord, called: FixedContract | None) -> str:
    """The tricks of the declaring side; empty while the deal goes on, and where they are no result."""
    if called is None or not called.is_result:
        return ""
    game = game_named(record.game)
    tricks = (game.summary(end_of(game, record.rules, deal)) or {}).get("tricks")
    return str(tricks[called.declarer.side.name]) if tricks else ""


def _tricks(plays: Sequence[Play]) -> Iterator[str]:
    """Return the tricks, one line each; the columns are the seats from the first leader on, in every
    trick.
    """
    columns = _from(Seat(plays[0].seat))
    for at in range(0, len(plays), 4):
        played = {Seat(play.seat): play.cards[0] for play in plays[at : at + 4]}
        yield " ".join(_card_text(played[seat]) if seat in played else "- " for seat in columns).rstrip()
    yield "*"


def _card_text(card: Card) -> str:
    return card.suit.letter + card.rank.letter


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


# Reading ---------------------------------------------------------------------------------------------------
def read_pbn(text: str) -> Record:
    """The first deal of a PBN file as a record.

    Raises `RecordError` (``not_pbn``, and what reading a record raises) or `LinkError`.
    """
    tags = _tags(text)
    link = "".join(value for name, value in tags.items() if name.startswith(_LINK))
    if link:
        return linked_record(link)
    try:
        first, hands = _read_deal(tags.get("Deal", ""))
    except FollowSuitError as error:
        raise RecordError("not_pbn", 0, f"no deal of four hands: {error.message}") from error
    declarer = Seat.__members__.get(tags.get("Declarer", "").lstrip("^"), first)
    contract = re.fullmatch(r"([1-7])([SHDC])X{0,2}", tags.get("Contract", ""))
    return read_record("\n".join(_record_lines(hands, declarer, contract)) + "\n")


def _tags(text: str) -> dict[str, str]:
    """The tags of the first deal of a file."""
    tags: dict[str, str] = {}
    for line in text.removeprefix("\ufeff").splitlines():
        found = _TAG.fullmatch(line.strip())
        if found and found[1] not in tags:
            tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        elif not line.strip() and "Deal" in tags:
            break
    return tags


def _read_deal(text: str) -> tuple[Seat, dict[Seat, list[Card]]]:
    """The first seat and the hands of a ``Deal`` tag. Raises `FollowSuitError`."""
    seat, _, rest = text.partition(":")
    words = rest.split()
    if seat not in Seat.__members__ or len(words) != 4:
        raise QuestionError("bad_line", f"{text[:40]!r} is no deal", facts={"text": text[:40]})
    hands: dict[Seat, list[Card]] = {}
    for owner, word in zip(_from(Seat[seat]), words, strict=True):
        suits = word.split(".")
        if len(suits) != 4:
            raise QuestionError("bad_line", f"{word[:40]!r} is no hand", facts={"text": word[:40]})
        by_suit = zip(_SUITS, suits, strict=True)
        hands[owner] = [parse_card(rank + suit.letter) for suit, ranks in by_suit for rank in ranks]
    return Seat[seat], hands


def _record_lines(
    hands: dict[Seat, list[Card]], declarer: Seat, contract: re.Match[str] | None
) -> Iterator[str]:
    """The lines of a record that begins with these hands; the declarer bids first and is not overbid."""
    yield "followsuit-deal 1"
    yield f"game {GAME}"
    for seat in Seat:
        yield f"player {seat.name} {Player().level or 'person'}"
    yield "deal 1"
    yield f"first {declarer.name}"
    yield "counted 0"
    yield "totals " + " ".join(f"{side.name} 0" for side in Side)
    for seat in _from(declarer):
        yield f"hand {seat.name} {cards_text(hands[seat][:FIRST_PACKET])}"
    for seat in _from(declarer):
        yield f"rest {seat.name} {cards_text(hands[seat][FIRST_PACKET:])}"
    if contract:
        others = ", ".join(f"{seat.name} pass" for seat in _from(declarer)[1:])
        yield f"auction {declarer.name} {int(contract[1]) + BOOK}, {others}"
        yield f"trump {declarer.name} {contract[2]}"
