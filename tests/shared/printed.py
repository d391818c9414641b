"""Printed sheets read back: their HTML as a tree, and the cards that stand in it."""

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

from followsuit.cards import BIG_JOKER, SMALL_JOKER, Card, parse_card, parse_suit
from followsuit.paper.cards_shown import PIPS
from followsuit.paper.words import Words

_VOID = ("meta",)
_SUITS = {pip.strip("\ufe0e"): suit for suit, pip in PIPS.items()}


@dataclass
class Node:
    """An element: its name, attributes, and children, which are texts or elements."""

    name: str
    attributes: dict[str, str]
    children: list["Node | str"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All text in it."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    def find(self, *, name: str = "", kind: str = "") -> list["Node"]:
        """The elements in it with this name or this class, in order."""
        found: list[Node] = []
        for child in self.children:
            if isinstance(child, Node):
                classes = child.attributes.get("class", "").split()
                if (not name or child.name == name) and (not kind or kind in classes):
                    found.append(child)
                found += child.find(name=name, kind=kind)
        return found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in _VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag, f"{tag} is closed where it is not open"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def tree(html: str) -> Node:
    """The tree of a file of HTML whose elements are all closed."""
    reader = _Reader()
    reader.feed(html)
    assert len(reader.open) == 1, "an element is not closed"
    return reader.open[0]


def hand_in(node: Node, words: Words) -> Counter[Card]:
    """The cards of the rows of suits in an element."""
    cards: Counter[Card] = Counter()
    for row in node.find(kind="suit"):
        sign, *ranks = row.text.replace("\ufe0e", "").split()
        for rank in ranks:
            if rank == "–":
                continue
            if sign == "★":
                cards[BIG_JOKER if rank == words["joker-big"] else SMALL_JOKER] += 1
            else:
                cards[parse_card(rank + _SUITS[sign].letter)] += 1
    return cards


def laid_by(article: Node, words: Words) -> dict[str, Counter[Card]]:
    """The piles that somebody makes who follows a dealing list with a sorted pack, by their short names."""
    piles: dict[str, Counter[Card]] = {}
    for lay in article.find(name="table", kind="lay"):
        head, *lines = lay.find(name="tr")
        sign, *ranks = [cell.text.strip("\ufe0e") for cell in head.find(name="th")]
        for line in lines:
            for rank, cell in zip(ranks, line.find(name="td"), strict=True):
                if sign == "★":
                    card = BIG_JOKER if rank == words["joker-big"] else SMALL_JOKER
                else:
                    card = parse_card(rank + _SUITS[sign].letter)
                piles.setdefault(cell.text, Counter())[card] += 1
    return piles


def card_in(text: str, words: Words) -> Card:
    """The card that stands as pip and rank."""
    if text == words["joker-big"]:
        return BIG_JOKER
    if text == words["joker-small"]:
        return SMALL_JOKER
    pip, rank = text[0], text[1:].strip("\ufe0e")
    return parse_card(rank + parse_suit(_SUITS[pip].letter).letter)
