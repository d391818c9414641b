"""Sheets of rules: the empty score sheet and the rules card of a game, by any rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from followsuit.cards import Rank, Suit
from followsuit.game import AnyGame
from followsuit.paper.cards_shown import cards_shown
from followsuit.paper.document import page, table
from followsuit.paper.game_paper import CardOrder, FigureTable, GamePaper, Point
from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.words import Words
from followsuit.plain import plain

#: Deals that a page of a score sheet has room for.
LINES: Final = 20


def rules_name(game: AnyGame, rules: Any, words: Words) -> str:
    """The game and its preset by name; of house rules the preset they are nearest to, with a plus."""
    specification = game.specification(rules)
    house = not isinstance(specification, str)
    preset = specification if isinstance(specification, str) else str(specification["preset"])
    name = words.first(f"rules-{preset}-{game.name}", f"rules-{preset}", preset)
    called = words.first(f"game-{game.name}", game.name.replace("_", " ").capitalize())
    return f"{called} · {name}{' +' if house else ''}"


def score_sheet(game: AnyGame, rules: Any, words: Words, paper: GamePaper) -> list[Markup]:
    """An empty sheet for a match, with what points are worth and what is owed below it."""
    columns = ["round", *paper.scores(rules)]
    rows = [
        [words[column] for column in columns],
        *[[str(n), *[""] * (len(columns) - 1)] for n in _numbers()],
    ]
    blanks = [
        joined(
            element("span", f"{words[key]}:", kind="label"), element("span", Markup("&nbsp;"), kind="fill")
        )
        for key in ("side-NS", "side-EW", "date")
    ]
    return [
        page(
            element("h1", f"{words['sheet-scores']} · {rules_name(game, rules, words)}"),
            element("div", *blanks, kind="line"),
            table(rows, kind="empty"),
            *figures_below(paper, rules, words),
            kind="scores",
        )
    ]


def figures_below(paper: GamePaper, rules: Any, words: Words) -> list[Markup]:
    """What stands below the deals of a score sheet: what points are worth, and what is owed."""
    owed = [point for point in paper.points(rules) if point.key in ("must-defend", "hundred", "match")]
    return [_tables(paper.figures(rules, words)), _sentences(owed, words)]


def _numbers() -> Iterator[int]:
    return iter(range(1, LINES + 1))


def rules_card(
    game: AnyGame, rules: Any, words: Words, paper: GamePaper, *, level: Rank, trump: Suit
) -> list[Markup]:
    """One page: the order of the cards at a level, what following owes, scoring, and every choice made."""
    points = paper.points(rules)
    owed = [point for point in points if point.is_owed]
    others = [point for point in points if not point.is_owed]
    orders = paper.orders(rules, words, level, trump)
    named = words.say(
        "trumps-with", suit=words[f"suit-{trump.letter}"], level=level.letter.replace("T", "10")
    )
    about = element("p", element("b", named)) if paper.asks_level else None
    equal = any(len(step) > 1 for order in orders for step in order.steps)
    return [
        page(
            element("h1", f"{words['sheet-rules']} · {rules_name(game, rules, words)}"),
            _sentences(others, words),
            joined(about, *(_order(order, words) for order in orders)),
            element("p", words["equal"], kind="note") if equal else Markup(""),
            joined(element("h2", words["owed"]), _sentences(owed, words)) if owed else Markup(""),
            joined(element("h2", words["scoring"]), _tables(paper.figures(rules, words)))
            if paper.figures(rules, words)
            else Markup(""),
            element("h2", words["chosen"]),
            element("ul", *_choices(game, rules, words), kind="choices columns"),
            kind="card-page",
        )
    ]


def _order(order: CardOrder, words: Words) -> Markup:
    steps = [
        element("span", cards_shown(step, words), kind="equal" if len(step) > 1 else "rank")
        for step in order.steps
    ]
    return joined(element("h2", order.title), element("div", *steps, kind="order", dir="ltr"))


def _tables(figures: tuple[FigureTable, ...]) -> Markup:
    return element(
        "div",
        *(
            element("div", element("h2", one.title, " ", _clauses(one.clauses)), table(one.rows, head=False))
            for one in figures
        ),
        kind="tables",
    )


def _sentences(points: list[Point], words: Words) -> Markup:
    return element(
        "ul",
        *(
            element("li", words.say(point.key, **dict(point.facts)), " ", _clauses(point.clauses))
            for point in points
        ),
    )


def _clauses(clauses: tuple[str, ...]) -> Markup:
    return element("span", f"({' '.join(clauses)})", kind="clause", dir="ltr")


def _choices(game: AnyGame, rules: Any, words: Words) -> Iterator[Markup]:
    """Each field of the rules that has a say, with its value in words and its clause."""
    idle = game.idle_rules(rules)
    for option in game.rule_options():
        if option.name in idle:
            continue
        name = words.first(f"option-{option.name}", option.name.replace("_", " "))
        value = _value(option.name, plain(getattr(rules, option.name)), words)
        yield element("li", name, " ", _clauses((option.clause,)), element("b", value))


def _value(field: str, value: Any, words: Words) -> str:
    if isinstance(value, list):
        return ", ".join("10" if one == "T" else str(one) for one in value) or "–"
    key = str(value).lower() if isinstance(value, bool) else str(value)
    fallback = {"true": words["yes"], "false": words["no"]}.get(key, key.replace("_", " "))
    return words.first(f"option-{field}-{key}", fallback)
