"""Card grammar: the one grammar of cards in a text, as people write hands.

A card is its rank and its suit, in letters, signs or words: ``AS``, ``10♥``, ``♠A``, ``ace of spades``. A
suit named alone, or before its ranks, holds for all ranks behind it until the next suit: ``♠ A K, 5 ♥ Q7``.
Behind their ranks suits hold for those before: ``AK5♠ Q7♥``. Spaces and commas end no suit. ``SJ`` and
``BJ`` are the jokers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple
from unicodedata import normalize

from followsuit.base.cards import Card
from followsuit.base.characters import folded
from followsuit.base.errors import Refusal
from followsuit.documents.card_words import BETWEEN, JOKERS, KITTY, RANKS, SEATS, SUITS
from followsuit.documents.lines import Line

#: The most characters of a line of cards: the words of a whole hand of Tractor have some 800.
_LONGEST: Final = 4_000
_LETTERS: Final = re.compile(r"[a-z]")
_SEPARATORS: Final = r"[\s,;/:|·]+|(?<![^\s,;:])-+(?![^\s,;:])"


class FoundCard(NamedTuple):
    """A card in a text, and the character it begins at, from 0."""

    card: Card
    at: int


class CardFault(NamedTuple):
    """What is no card: ``bad_card``, or ``no_suit`` for a rank whose suit is not said; where, and the
    text.
    """

    code: str
    at: int
    text: str


class _Atom(NamedTuple):
    """A piece of a text: its kind (``suit rank joker other``), its letter, where it begins and ends."""

    kind: str
    letter: str
    begin: int
    end: int


def cards_in(text: str) -> tuple[list[FoundCard], list[CardFault]]:
    """The cards of a text in order, and what in it is none; every character is one or the other, or between.

    >>> [found.card.text for found in cards_in("♣ AK5 ♦ 10, 7 ♠️ 3")[0]]
    ['AC', 'KC', '5C', 'TD', '7D', '3S']
    >>> [found.card.text for found in cards_in("AS 10♥ big joker")[0]], cards_in("AK5 ?")[1][0].code
    (['AS', 'TH', 'BJ'], 'no_suit')
    """
    hand = _Hand(text)
    for token in _tokens(text):
        hand.take(token)
    return hand.finished()


@dataclass(slots=True)
class _Hand:
    """What has been read of a text so far."""

    text: str
    cards: list[FoundCard] = field(default_factory=list)
    faults: list[CardFault] = field(default_factory=list)
    #: The suit that holds for the ranks to come, and suits named alone so far that no rank followed.
    suit: str = ""
    alone: list[_Atom] = field(default_factory=list)
    #: Ranks that wait for their suit; and whether any suit stood behind its ranks.
    pending: list[_Atom] = field(default_factory=list)
    is_behind: bool = False

    def take(self, token: Sequence[_Atom]) -> None:
        """Take the next atoms that nothing parts."""
        kinds = {atom.kind for atom in token}
        if "other" in kinds:
            self._give_up()
            self._add_fault("bad_card", token)
        elif "joker" in kinds:
            self._give_up()
            for atom in token:
                if atom.kind == "joker":
                    self.cards.append(FoundCard(Card(atom.letter), atom.begin))
                else:
                    self._add_fault("bad_card", [atom])
        elif token[0].kind == "suit" and not (self.pending and len(token) == 1):
            self._give_up()
            self._take_after_suit(token)
        elif "suit" in kinds:
            if token[0].kind == "rank":
                self._give_up()
            self._take_before_suit(token)
        elif self.suit:
            self._add(token, self.suit)
            self.alone = self.alone[:-1]
        else:
            self.pending += token

    def finished(self) -> tuple[list[FoundCard], list[CardFault]]:
        """The cards, and what is none. Where suits stand behind their ranks, one alone is none."""
        self._give_up()
        if self.is_behind:
            for atom in self.alone:
                self._add_fault("bad_card", [atom])
        return self.cards, sorted(self.faults, key=lambda fault: fault.at)

    def _take_after_suit(self, token: Sequence[_Atom]) -> None:
        for atom in token:
            if atom.kind == "suit":
                self.suit = atom.letter
                self.alone.append(atom)
            else:
                self._add([atom], self.suit)
                self.alone = [other for other in self.alone if other.end <= token[0].begin]

    def _take_before_suit(self, token: Sequence[_Atom]) -> None:
        for atom in token:
            if atom.kind == "rank":
                self.pending.append(atom)
            elif self.pending:
                self._add(self.pending, atom.letter)
                self.pending = []
            else:
                self._add_fault("bad_card", [atom])
        self.suit, self.is_behind = "", True

    def _add(self, ranks: Sequence[_Atom], suit: str) -> None:
        self.cards += [FoundCard(Card(rank.letter + suit), rank.begin) for rank in ranks]

    def _give_up(self) -> None:
        for rank in self.pending:
            self._add_fault("no_suit", [rank])
        self.pending = []

    def _add_fault(self, code: str, atoms: Sequence[_Atom]) -> None:
        begin, end = atoms[0].begin, atoms[-1].end
        self.faults.append(CardFault(code, begin, self.text[begin:end]))


def cards_of(line: Line, text: str) -> tuple[list[FoundCard], list[Refusal]]:
    """The cards of a text at the end of a line, each with its character in the line, from 1, and the
    problems.
    """
    if len(text) > _LONGEST:
        return [], [line.problem("text_too_long", most=_LONGEST)]
    start = len(line.raw.rstrip()) - len(text.rstrip()) + 1
    cards, faults = cards_in(text.rstrip())
    return (
        [FoundCard(card, start + at) for card, at in cards],
        [
            Refusal(fault.code, "", {"line": line.number, "at": start + fault.at, "text": fault.text[:20]})
            for fault in faults
        ],
    )


def _tokens(text: str) -> Iterator[list[_Atom]]:
    """The atoms of a text, those together that nothing parts."""
    token: list[_Atom] = []
    for atom in _atoms(text):
        if atom.kind == "between":
            if token:
                yield token
            token = []
        else:
            token.append(atom)
    if token:
        yield token


def _atoms(text: str) -> Iterator[_Atom]:
    plain, places = _plain(text)
    pattern, meanings = _grammar()
    at = 0
    while at < len(plain):
        found = pattern.match(plain, at)
        if found is None:
            end = at + 1
            kind, letter = "other", ""
        else:
            end = found.end()
            kind, letter = meanings.get(found[0].strip(), (found.lastgroup or "", found[0].upper()))
        yield _Atom(kind, {"10": "T", "X": "T"}.get(letter, letter), places[at], places[end])
        at = end


def _plain(text: str) -> tuple[str, list[int]]:
    """A text in lower case and folded, and the place in it of each character and of the end."""
    if text.isascii():
        return text.lower(), list(range(len(text) + 1))
    plain: list[str] = []
    places: list[int] = []
    for at, one in enumerate(text):
        said = " " if one.isspace() else (one if one.isascii() else folded(one)).lower()
        plain.append(said)
        places += [at] * len(said)
    return "".join(plain), [*places, len(text)]


@cache
def _grammar() -> tuple[re.Pattern[str], dict[str, tuple[str, str]]]:
    """The pattern of an atom, and the kind and letter of each word."""
    meanings: dict[str, tuple[str, str]] = {}
    for kind, words in (("suit", SUITS), ("rank", RANKS), ("joker", JOKERS)):
        for letter, said in words.items():
            meanings.update(dict.fromkeys(_words(said), (kind, letter)))
    meanings.update(dict.fromkeys(_words(BETWEEN), ("between", "")))
    named = "|".join(map(_word, sorted(meanings, key=len, reverse=True)))
    parts = (
        rf"(?P<word>{named})",
        rf"(?P<between>{_SEPARATORS})",
        r"(?P<joker>(?<![^\s,;:])[sb]j(?![^\s,;:]))",
        r"(?P<rank>10|[2-9tjqkax])",
        r"(?P<suit>[shcd])",
        r"(?P<other>[^\s,;]+?(?=[\s,;]|$))",
    )
    return re.compile("|".join(parts)), meanings


def _words(said: str) -> Iterator[str]:
    for word in said.lower().split():
        yield from {normalize(form, folded(word)).replace("_", " ") for form in ("NFC", "NFD")}


def _word(word: str) -> str:
    """The pattern of a word: one of letters stands alone."""
    escaped = re.escape(word)
    return rf"(?<![a-z]){escaped}(?![a-z])" if _LETTERS.search(word) and word.isascii() else escaped


@cache
def seat_words() -> dict[str, str]:
    """The name of a seat, or ``kitty``, by each word for it in lower case, and by the name itself."""
    found = {word: name for name, said in SEATS.items() for word in _words(said)}
    return {**found, **{name.lower(): name for name in SEATS}, **dict.fromkeys(_words(KITTY), "kitty")}
