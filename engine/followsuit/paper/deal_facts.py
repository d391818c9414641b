"""Facts of a deal in words: what it opened with, what was played for and made, and its tricks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from followsuit.cards import parse_suit
from followsuit.paper.cards_shown import PIPS, cards_shown
from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.paper_deal import PaperDeal
from followsuit.paper.words import Words

#: The fields of openings that are told, in order, and those a slip tells.
OPENING_FIELDS: Final = ("dealer", "first", "levels", "declaring", "totals", "rows")
BRIEF_FIELDS: Final = ("dealer", "first", "levels")


def opening_facts(deal: PaperDeal, words: Words, names: Sequence[str] = OPENING_FIELDS) -> Iterator[str]:
    """Who deals and how the sides stand, one text each."""
    for name in names:
        if name in deal.standing:
            value = standing_text(deal.standing[name], words)
            yield joined(f"{words[f'field-{name}']}: ", value)


def standing_text(value: str, words: Words) -> str:
    """A field of an opening with its seats and sides in words: ``NS 110 EW 80``."""
    parts = value.split()
    if len(parts) == 4 and f"side-{parts[0]}" in words:
        return sides_text({parts[0]: parts[1], parts[2]: parts[3]}, words)
    return words.first(
        f"seat-{value}", f"side-{value}", "open" if value == "open" else "", figure_text(value)
    )


def sides_text(by_side: Mapping[str, object], words: Words) -> Markup:
    """What each side has; a side and its figure stay on one line."""
    one, *others = (
        element("span", f"{side_text(side, words)} {figure_text(str(figure))}", kind="side")
        for side, figure in by_side.items()
    )
    return joined(one, *(part for other in others for part in (", ", other)))


def side_text(side: str, words: Words) -> str:
    """A side in short: the letters of its seats."""
    return words.first(f"change-{side}", f"side-{side}")


def figure_text(text: str) -> str:
    """A level or a number: ten as figures, a minus as the sign it is."""
    return "10" if text == "T" else text.replace("-", "−")


def trump_text(trump: str | None, words: Words) -> str:
    """A trump suit as its pip, or that there is none."""
    if trump is None:
        return "–"
    return words["suit-NT"] if trump == "NT" else PIPS[parse_suit(trump)]


def result_facts(deal: PaperDeal, words: Words) -> list[str]:
    """Declarer, contract, trump, what each side took, and how the match stands, one text each."""
    if deal.thrown_in or deal.figures is None:
        return [words["thrown-in"] if deal.thrown_in else "–"]
    figures, facts = deal.figures, list[str]()
    if figures["declarer"]:
        facts.append(f"{words['declarer']}: {words['seat-' + figures['declarer']]}")
    if figures["contract"] is not None:
        facts.append(f"{words['contract']}: {figures['contract']}")
    facts.append(f"{words['trump']}: {trump_text(deal.trump, words)}")
    for key, by_side in ((f"took-{figures['unit']}", figures["took"]), ("standing", figures["standing"])):
        facts.append(joined(f"{words[key]}: ", sides_text(by_side, words)))
    return facts


def trick_table(deal: PaperDeal, words: Words) -> Markup:
    """A row for each trick: the leader's cards first, then the others' in turn, and who won it."""
    seats = len(deal.hands)
    head = [words["trick"], *(str(place) for place in range(1, seats + 1)), words["won"]]
    rows = [element("tr", *(element("th", text) for text in head))]
    for number, trick in enumerate(deal.tricks, start=1):
        plays = [
            element("td", f"{words['letter-' + seat]} ", cards_shown(cards, words))
            for seat, cards in trick.plays
        ]
        plays += [element("td")] * (seats - len(plays))
        won = words["letter-" + trick.winner] if trick.winner else ""
        rows.append(element("tr", element("td", str(number)), *plays, element("td", won)))
    return element("table", *rows, kind="plays")
