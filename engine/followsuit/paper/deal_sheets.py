"""Sheets of deals: hand record, dealing list, hand slips, travellers, and how many deals a page takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from followsuit.cards import Card, Suit
from followsuit.paper.cards_shown import PIPS, card_text, rank_text, suit_rows
from followsuit.paper.deal_facts import BRIEF_FIELDS, OPENING_FIELDS, opening_facts, result_facts, trick_table
from followsuit.paper.document import page, table
from followsuit.paper.game_paper import GamePaper
from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.paper_deal import PaperDeal
from followsuit.paper.words import Words

#: How many deals a page takes, by the most cards a pack may have: hand records, and dealing lists.
_RECORDS: Final = ((52, 8), (108, 3), (162, 2), (216, 1))
_RECORDS_WITH_TRICKS: Final = ((52, 3), (216, 1))
_LISTS: Final = ((52, 4), (108, 2), (216, 1))
#: Slips on a page, two beside each other.
_SLIPS: Final = ((52, 8), (108, 6), (216, 4))
#: The seats of a table whose compass has free corners.
_CORNERED: Final = ("S", "W", "N", "E")
#: Pairs on a traveller.
_LINES: Final = 12


def per_page(cards: int, bounds: tuple[tuple[int, int], ...]) -> int:
    """How many of something a page takes, where a pack has so many cards."""
    return next((count for most, count in bounds if cards <= most), 1)


def hand_record(
    deals: Sequence[PaperDeal], words: Words, *, results: bool = False, tricks: bool = False
) -> list[Markup]:
    """All hands of each deal as a compass; optionally what was played for and made, and each trick."""
    cards = max(deal.cards for deal in deals)
    count = per_page(cards, _RECORDS_WITH_TRICKS if tricks else _RECORDS)
    columns = "two" if cards <= 52 and not tricks else ""
    size = "tiny" if words.language == "ur" and cards <= 52 else "small"

    def one(deal: PaperDeal) -> Markup:
        result = result_facts(deal, words) if results or tricks else []
        played = trick_table(deal, words) if tricks and deal.tricks else None
        hands, head = _compass(deal, words, result), _head(deal, words, BRIEF_FIELDS)
        if len(deal.hands) > len(_CORNERED):
            line = element("footer", *(element("span", fact) for fact in result), kind="line note")
            hands, head = joined(_compass(deal, words), line), _head(deal, words)
        if played and cards <= 52:
            hands = element("div", element("div", hands), element("div", played), kind="grid two")
        else:
            hands = joined(hands, played)
        return element("article", head, hands, kind=f"box {size}")

    note = element("p", words["first-five"], kind="note") if deals[0].first else None
    return _filled(deals, count, one, f"grid {columns}".rstrip(), words["sheet-hands"], note)


def dealing_list(deals: Sequence[PaperDeal], words: Words) -> list[Markup]:
    """For each suit from ace down the pile that each card of a sorted pack goes to, with the counts."""
    count = per_page(max(deal.cards for deal in deals), _LISTS)
    how = [words["dealing-how"]]
    if deals[0].first:
        how.append(words["dealing-packets"])
    if "dealing-note" in words and deals[0].kitty:
        how.append(words["dealing-note"])
    note = element("p", words.in_line(how), kind="note")
    return _filled(
        deals, count, lambda deal: _list_of(deal, words), "grid", words["sheet-dealing"], note, stretch=False
    )


def hand_slips(deals: Sequence[PaperDeal], words: Words) -> list[Markup]:
    """A slip for each hand and the kitty, to be cut; the flap is folded up over the cards."""
    pages: list[Markup] = []
    count = per_page(max(deal.cards for deal in deals), _SLIPS)
    slips = [slip for deal in deals for slip in _slips_of(deal, words)]
    for at in range(0, len(slips), count):
        rows = f"rows{(count + 1) // 2}"
        pages.append(page(element("div", *slips[at : at + count], kind=f"grid two {rows}")))
    return pages


def travellers(deals: Sequence[PaperDeal], words: Words, paper: GamePaper) -> list[Markup]:
    """A table for each deal that goes round with it: who played it, for what, and with which result."""
    columns = ("pair-NS", "pair-EW", *paper.traveller, "margin", "place")
    rows = [[words[column] for column in columns], *[[""] * len(columns)] * _LINES]

    def one(deal: PaperDeal) -> Markup:
        return element("article", _head(deal, words), table(rows, kind="empty"), kind="box")

    return _filled(deals, 2, one, "grid", words["sheet-traveller"], None)


def _filled(
    deals: Sequence[PaperDeal],
    count: int,
    one: Callable[[PaperDeal], Markup],
    grid: str,
    title: str,
    note: Markup | None,
    *,
    stretch: bool = True,
) -> list[Markup]:
    """Pages with so many deals each, under a title."""
    width = 2 if "two" in grid else 1
    rows = f"rows{-(-count // width)}" if stretch else "rows"
    return [
        page(
            joined(element("h1", title), note),
            element("div", *map(one, deals[at : at + count]), kind=f"{grid} {rows}"),
        )
        for at in range(0, len(deals), count)
    ]


def _head(deal: PaperDeal, words: Words, names: Sequence[str] = OPENING_FIELDS) -> Markup:
    facts = [element("span", fact) for fact in opening_facts(deal, words, names)]
    return element("header", element("b", words.say("deal", number=deal.number)), *facts, kind="line")


def _compass(deal: PaperDeal, words: Words, result: Sequence[str] | None = None) -> Markup:
    """The hands where their seats are; with a ``result``, what else is told stands in the free corners."""
    jokers = any(card.is_joker for hand in (*deal.hands.values(), deal.kitty) for card in hand)
    places = [
        element(
            "div",
            element("div", words[f"seat-{seat}"], kind="seat", dir="auto"),
            suit_rows(hand, words, deal.first.get(seat, ()), jokers=jokers),
            kind=f"at-{seat}",
        )
        for seat, hand in deal.hands.items()
    ]
    if deal.kitty:
        name = element("div", words["kitty"], kind="seat", dir="auto")
        places.append(element("div", name, suit_rows(deal.kitty, words, jokers=jokers), kind="at-kitty"))
    if result is not None:
        standing = [name for name in OPENING_FIELDS if name not in BRIEF_FIELDS]
        places.append(_corner("NW", list(opening_facts(deal, words, standing)), words))
        half = (len(result) + 1) // 2
        places += [_corner("SW", result[:half], words), _corner("SE", result[half:], words)]
    # A compass is not mirrored: west is on the left in every language.
    return element("div", *places, kind=f"compass compass{len(deal.hands)}", dir="ltr")


def _corner(place: str, facts: Sequence[str], words: Words) -> Markup:
    lines = (element("div", fact) for fact in facts)
    return element("div", *lines, kind=f"corner at-{place}", dir=words.direction)


def pile_name(pile: str, words: Words) -> str:
    """The short name of a pile of `PaperDeal.piles`, as the list has it."""
    seat, packet = (pile[:-1], pile[-1]) if pile[-1:] in "12" else (pile, "")
    return words[f"letter-{seat}"] + packet


def _list_of(deal: PaperDeal, words: Words) -> Markup:
    left = {pile: list(cards) for pile, cards in deal.piles.items()}
    packs: dict[Card, int] = {}
    for cards in left.values():
        for card in cards:
            packs[card] = packs.get(card, 0) + 1
    rows = []
    for suit in Suit:
        row = sorted((card for card in packs if not card.is_joker and card.suit is suit), reverse=True)
        rows.append(_laid(PIPS[suit], row, packs, left, words))
    jokers = sorted((card for card in packs if card.is_joker), reverse=True)
    if jokers:
        rows.append(_laid("★", jokers, packs, left, words))
    counts = ", ".join(f"{pile_name(pile, words)} {len(cards)}" for pile, cards in deal.piles.items())
    check = element("p", element("b", words["dealing-check"] + ": "), element("bdi", counts), kind="note")
    return element("article", _head(deal, words), *rows, check, kind="box")


def _laid(
    sign: str, row: Sequence[Card], packs: dict[Card, int], left: dict[str, list[Card]], words: Words
) -> Markup:
    """A suit as a table: its ranks, and under each the pile of every copy; what is laid leaves ``left``."""
    copies = max(packs[card] for card in row)
    lines: list[list[str]] = [[card_text(card, words) if card.is_joker else rank_text(card) for card in row]]
    lines += [[_pile_of(card, left, words) for card in row] for _ in range(copies)]
    head = element(
        "tr",
        element("th", sign, kind="pip", rowspan=str(len(lines))),
        *(element("th", text) for text in lines[0]),
    )
    body = [element("tr", *(element("td", text) for text in line)) for line in lines[1:]]
    return element("table", head, *body, kind="lay", dir="ltr")


def _pile_of(card: Card, left: dict[str, list[Card]], words: Words) -> str:
    for pile, cards in left.items():
        if card in cards:
            cards.remove(card)
            return pile_name(pile, words)
    return ""


def _slips_of(deal: PaperDeal, words: Words) -> Iterator[Markup]:
    jokers = any(card.is_joker for hand in (*deal.hands.values(), deal.kitty) for card in hand)
    places = {**deal.hands, **({"kitty": deal.kitty} if deal.kitty else {})}
    for seat, hand in places.items():
        name = words["kitty"] if seat == "kitty" else words[f"seat-{seat}"]
        label = element(
            "div",
            element("b", name),
            element("span", words.say("deal", number=deal.number)),
            *(element("span", fact) for fact in opening_facts(deal, words, BRIEF_FIELDS)),
            kind="line",
        )
        inner = suit_rows(hand, words, deal.first.get(seat, ()), jokers=jokers)
        under = element("p", words["first-five"], kind="note") if deal.first else None
        flap = element("div", element("span", words["slip-fold"]), kind="flap")
        yield element("article", label, element("div", inner, under, kind="inner"), flap, kind="box slip")
