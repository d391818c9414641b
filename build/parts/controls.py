"""Controls: words and choices of the page, as HTML that its program says in another language."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from content.offer import Offer

ACROSS = 4
"""This many choices stand side by side at most."""


def words(offer: Offer, message: str, attributes: str = "", tag: str = "span") -> str:
    """Return an element that says a sentence; the page's program says it in another language."""
    words = escape(offer.spoken.say(message), quote=False)
    return f'<{tag}{f" {attributes}" if attributes else ""} data-text="{message}">{words}</{tag}>'


def choice(
    offer: Offer, name: str, value: str, message: str, attributes: str = "", *, is_chosen: bool
) -> str:
    """Return a radio button with a sentence as its label."""
    checked = " checked" if is_chosen else ""
    radio = f'<input type="radio" name="{name}" value="{value}"{checked}>'
    return f"<label{attributes}>{radio}{words(offer, message)}</label>"


def fieldset(offer: Offer, legend: str, attributes: str, choices: list[str]) -> Iterable[str]:
    """Return the HTML of a choice: two options as wide as their words, more of equal width, many in several
    rows.
    """
    even = " data-even" if len(choices) > 2 else ""
    yield f'<fieldset class="choice"{f" {attributes}" if attributes else ""}>'
    yield f"  {words(offer, legend, tag='legend')}"
    for row in _rows(choices):
        yield f'  <div class="choice-line"{even}>'
        yield from (f"    {choice}" for choice in row)
        yield "  </div>"
    yield "</fieldset>"


def _rows(choices: list[str]) -> list[list[str]]:
    """Return choices in as few rows as possible, the longer ones first."""
    count = -(-len(choices) // ACROSS)
    least, more = divmod(len(choices), count)
    rows, at = [], 0
    for index in range(count):
        end = at + least + (index < more)
        rows.append(choices[at:end])
        at = end
    return rows
