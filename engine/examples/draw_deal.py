"""A deal as a picture: `python draw_deal.py RECORD.deal OUT.svg [--deal N]` draws all four hands."""

from __future__ import annotations

import argparse
from html import escape
from pathlib import Path

import followsuit
from followsuit import Card, Suit

PLACES = {"N": (260, 40), "W": (30, 190), "E": (490, 190), "S": (260, 340)}
RED = {Suit.HEARTS, Suit.DIAMONDS}


def hands_of(record: str, deal: int) -> dict[str, list[Card]]:
    """The cards each seat was dealt, by the seat's name."""
    hands: dict[str, list[Card]] = {}
    for step in followsuit.replay(record):
        if step.deal == deal:
            for event in step.events:
                if type(event).__name__ == "CardsDealt":
                    hands.setdefault(event.seat.name, []).extend(event.cards)  # type: ignore[attr-defined]
    return hands


def line(cards: list[Card], suit: Suit | None) -> str:
    """The cards of a suit, or the jokers, highest first, as a line of text."""
    if suit is None:
        return " ".join(card.text for card in cards if card.is_joker)
    held = sorted((card for card in cards if not card.is_joker and card.suit is suit), reverse=True)
    return f"{suit.symbol} {' '.join(card.rank.letter for card in held) or '–'}"


def svg(hands: dict[str, list[Card]], title: str) -> str:
    """The hands around a table as SVG."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 480" font-family="serif" font-size="20">',
        f"<title>{escape(title)}</title>",
        '<rect width="760" height="480" fill="#f6f1e4"/>',
        '<rect x="270" y="180" width="200" height="130" rx="16" fill="#2f6b4f"/>',
    ]
    for seat, (x, y) in PLACES.items():
        parts.append(f'<text x="{x}" y="{y}" font-weight="bold">{seat}</text>')
        for row, suit in enumerate((*Suit, None), 1):
            text = line(hands.get(seat, []), suit)
            if text:
                colour = "#b3261e" if suit in RED else "#1d1b16"
                parts.append(f'<text x="{x}" y="{y + 24 * row}" fill="{colour}">{escape(text)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Draw a deal of a record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--deal", type=int, default=1)
    options = parser.parse_args()
    hands = hands_of(options.record.read_text(encoding="utf-8"), options.deal)
    options.out.write_text(svg(hands, f"{options.record.name}, deal {options.deal}"), encoding="utf-8")
    print(f"{sum(map(len, hands.values()))} cards in {options.out}")


if __name__ == "__main__":
    main()
