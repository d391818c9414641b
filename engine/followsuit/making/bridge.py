"""Bridge texts: four hands as PBN, as BBO's ``lin``, and as an address of BBO's hand viewer.

Only hands and the dealer are taken. Bids and plays of bridge are no acts of these games, and are passed over.
Sources: https://www.tistis.nl/pbn/ (PBN 2.1); https://www.bridgebase.com/tools/hvdoc.html (the addresses).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from followsuit.cards import Card, Suit
from followsuit.errors import Refusal
from followsuit.making.found import Findings
from followsuit.making.frame import Frame
from followsuit.making.lines import SUITS, ranks_text, read_ranks

#: The seats as bridge turns, from the one that these texts name first.
_CLOCKWISE: Final = "NESW"
#: The order of hands in ``lin``, whose first figure counts the dealer in it.
_LIN: Final = "SWNE"

_DEAL: Final = re.compile(r'\[Deal\s+"([NESW]):([^"\n]*)"?', re.IGNORECASE)
_BARE_DEAL: Final = re.compile(r"^\s*([NESW]):([^\n]*\.[^\n]*)$", re.IGNORECASE | re.MULTILINE)
_DEALER: Final = re.compile(r'\[Dealer\s+"([NESW])"\]', re.IGNORECASE)
_PBN_ACTS: Final = re.compile(r'\[(?:Auction|Play)\b|\[Contract\s+"[^"?]', re.IGNORECASE)
_MD: Final = re.compile(r"(?:^|[|\s=])md\|([^|]*)", re.IGNORECASE)
_LIN_ACTS: Final = re.compile(r"\|(?:mb|pc)\|", re.IGNORECASE)
_QUERY: Final = re.compile(r"[?&]([neswdap]|lin)=([^&#\s]*)", re.IGNORECASE)
_SUIT_LETTERS: Final = "SHCD"


def read_bridge(found: Findings, text: str) -> bool:
    """Read a text of one of the three forms; whether it is one."""
    if _MD.search(text) or "lin=" in text.lower():
        return _read_lin(found, _decoded(text))
    if any(name.lower() in "nesw" for name, _ in _QUERY.findall(text)):
        return _read_address(found, _decoded(text))
    deal = _DEAL.search(text) or _BARE_DEAL.search(text)
    if deal:
        _read_pbn(found, text, deal)
    return deal is not None


def _read_pbn(found: Findings, text: str, deal: re.Match[str]) -> None:
    first = _CLOCKWISE.index(deal[1].upper())
    words = list(re.finditer(r"\S+", deal[2]))
    found.has_hands = True
    for turn, word in enumerate(words):
        line, at = _where(text, deal.start(2) + word.start())
        if turn >= len(_CLOCKWISE):
            found.wrong(Refusal("unknown_letter"), line, at, word[0])
            break
        seat = _CLOCKWISE[(first + turn) % len(_CLOCKWISE)]
        if word[0] != "-":
            _read_dotted(found, word[0], seat, line, at)
    dealer = _DEALER.search(text)
    found.dealer = dealer[1].upper() if dealer else ""
    found.has_more = bool(_PBN_ACTS.search(text)) or len(_DEAL.findall(text)) > 1


def _read_dotted(found: Findings, word: str, seat: str, line: int, at: int) -> None:
    suits = word.split(".")
    offset = 0
    for number, ranks in enumerate(suits):
        if number >= len(SUITS):
            found.wrong(Refusal("unknown_letter"), line, at + offset - 1, ".", seat=seat)
            return
        read_ranks(found, ranks, SUITS[number], seat, "", line, at + offset)
        offset += len(ranks) + 1


def _read_lin(found: Findings, text: str) -> bool:
    deal = _MD.search(text)
    if deal is None:
        return False
    body, start = deal[1], deal.start(1)
    figure = re.match(r"\s*([1-4])?", body)
    assert figure is not None, "the pattern may be empty"
    found.dealer = _LIN[int(figure[1]) - 1] if figure[1] else ""
    at = figure.end()
    for number, hand in enumerate(body[at:].split(",")):
        if number < len(_LIN):
            _read_lettered(found, text, hand, _LIN[number], start + at)
        elif hand.strip():
            line, column = _where(text, start + at)
            found.wrong(Refusal("unknown_letter"), line, column, hand)
        at += len(hand) + 1
    found.has_hands = found.gives_rest = True
    found.has_more = bool(_LIN_ACTS.search(text))
    return True


def _read_address(found: Findings, text: str) -> bool:
    for query in _QUERY.finditer(text):
        name, value = query[1].upper(), query[2]
        if name in "NESW":
            _read_lettered(found, text, value, name, query.start(2))
        elif name == "D" and value.upper() in [*_CLOCKWISE]:
            found.dealer = value.upper()
        elif name in "AP":
            found.has_more = True
    found.has_hands = found.gives_rest = True
    return True


def _read_lettered(found: Findings, text: str, hand: str, seat: str, start: int) -> None:
    """Read a hand as ``sakqh7d5c9``, the letter of a suit before its ranks."""
    suit: Suit | None = None
    for match in re.finditer(r"10|\S", hand):
        letter = match[0].upper()
        line, at = _where(text, start + match.start())
        if letter in _SUIT_LETTERS:
            suit = Suit(_SUIT_LETTERS.index(letter))
        elif suit is None:
            found.wrong(Refusal("unknown_letter"), line, at, match[0], seat=seat)
            return
        elif letter != "-":
            read_ranks(found, letter, suit, seat, "", line, at)


def _where(text: str, index: int) -> tuple[int, int]:
    """Line and place in it, from 1, of a character of a text."""
    before = text[:index]
    return before.count("\n") + 1, index - (before.rfind("\n") + 1) + 1


def _decoded(text: str) -> str:
    """A text with the characters that an address has as ``%7C``; those beyond ASCII stay as they are."""
    return re.sub(r"%([2-7][0-9a-fA-F])", lambda found: chr(int(found[1], 16)), text)


# Writing ---------------------------------------------------------------------------------------------------
def pbn_text(frame: Frame, hands: Mapping[str, tuple[Card, ...]], dealer: str) -> str:
    """The tags ``Dealer`` and ``Deal``; a hand without cards is ``-``."""
    words = (".".join(ranks_text(hands[seat], suit) for suit in SUITS) for seat in _CLOCKWISE)
    deal = " ".join("-" if word == "..." else word for word in words)
    return (f'[Dealer "{dealer}"]\n' if dealer else "") + f'[Deal "{_CLOCKWISE[0]}:{deal}"]\n'


def lin_text(hands: Mapping[str, tuple[Card, ...]], dealer: str) -> str:
    """The hands as ``md|3SAKH7…,…,…,…|``."""
    figure = str(_LIN.index(dealer) + 1) if dealer else ""
    return f"md|{figure}{','.join(_lettered(hands[seat]) for seat in _LIN)}|"


def address_text(hands: Mapping[str, tuple[Card, ...]], dealer: str) -> str:
    """The address at which BBO's hand viewer shows the hands."""
    queries = [f"{seat.lower()}={_lettered(hands[seat]).lower()}" for seat in _CLOCKWISE]
    queries += [f"d={dealer.lower()}"] if dealer else []
    return "https://www.bridgebase.com/tools/handviewer.html?" + "&".join(queries)


def _lettered(hand: tuple[Card, ...]) -> str:
    return "".join(suit.letter + ranks_text(hand, suit) for suit in SUITS) if hand else ""
