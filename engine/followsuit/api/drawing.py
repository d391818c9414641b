"""Drawing: hands, results and whole positions as HTML and SVG, as notebooks show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from followsuit.base.cards import Card, Suit

if TYPE_CHECKING:
    from followsuit.api.position import Position

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def _suits_of(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """The cards of each suit in a hand, highest first, and the jokers, as text with its colour."""
    held = sorted(cards, reverse=True)
    found = [
        ("#b3261e" if suit in _RED else "currentColor", f"{suit.symbol} {' '.join(ranks)}")
        for suit in Suit
        if (ranks := [card.rank.letter for card in held if not card.is_joker and card.suit is suit])
    ]
    jokers = " ".join(card.text for card in held if card.is_joker)
    return [*found, *([("currentColor", jokers)] if jokers else [])]


def cards_html(cards: Iterable[Card]) -> str:
    """Return cards as a line of HTML, suit by suit."""
    return " ".join(f'<span style="color:{colour}">{text}</span>' for colour, text in _suits_of(cards))


def table_html(caption: str, rows: Iterable[Sequence[str]]) -> str:
    """Return a table of HTML cells; the first of a row is its head."""
    lines = (
        f"<tr><th>{head}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for head, *cells in rows
    )
    return f"<table><caption>{escape(caption)}</caption>{''.join(lines)}</table>"


def result_html(caption: str, fields: Mapping[str, Any]) -> str:
    """Return the fields of a result as a table, those that say nothing left out."""
    rows = (
        (escape(name), escape(_words(value))) for name, value in fields.items() if value not in (None, "")
    )
    return table_html(caption, rows)


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {one}" for key, one in value.items())
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def position_svg(position: Position[Any]) -> str:
    """Return a position as a picture: the hands around the table, and the trick on it."""
    seats = position.seats
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 560" font-family="serif" font-size="18"'
        ' style="max-width:760px;background:#f6f1e4;color:#1d1b16" fill="currentColor">',
        f"<title>{escape(str(position))}</title>",
        '<ellipse cx="380" cy="280" rx="130" ry="80" fill="#2f6b4f"/>',
    ]
    played = {play.seat: play.cards for play in position.trick}
    for seat in seats:
        angle = pi / 2 + 2 * pi * seat / len(seats)
        x, y = 380 + 270 * cos(angle), 250 + 190 * sin(angle)
        parts.append(f'<text x="{x - 60:.0f}" y="{y:.0f}" font-weight="bold">{seat.name}</text>')
        for row, (colour, text) in enumerate(_suits_of(position.hand(seat)), 1):
            parts.append(f'<text x="{x - 60:.0f}" y="{y + 20 * row:.0f}" fill="{colour}">{text}</text>')
        if cards := played.get(seat):
            x, y = 380 + 85 * cos(angle), 285 + 52 * sin(angle)
            laid = " ".join(card.text for card in cards)
            parts.append(f'<text x="{x:.0f}" y="{y:.0f}" fill="white" text-anchor="middle">{laid}</text>')
    return "".join([*parts, "</svg>"])
