"""Exercise sheet: positions of puzzles, lessons and packs with their question, the answers upside down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from followsuit.cards import parse_cards
from followsuit.errors import LessonError
from followsuit.exercises import Pack, read_pack, write_pack
from followsuit.exercises.reading import FORMAT as PACK
from followsuit.lessons.model import FORMAT as LESSON
from followsuit.lessons.puzzles import FORMAT as PUZZLE
from followsuit.lessons.puzzles import read_puzzle
from followsuit.lessons.reading import read_lesson
from followsuit.paper.cards_shown import cards_shown, suit_rows
from followsuit.paper.deal_facts import trump_text
from followsuit.paper.document import page
from followsuit.paper.markup import Markup, element, joined
from followsuit.paper.words import Words
from followsuit.record import end_of, read_record
from followsuit.registry import game_named

#: Positions on a page where one card is played at a time.
PER_PAGE: Final = 4
#: Where several are: two, if their tricks have so few lines together.
PER_PAGE_OF_MANY: Final = 2
LINES_OF_MANY: Final = 22
#: As many cards of a play stand on a line.
CARDS_A_LINE: Final = 4
#: The most positions at once.
MOST: Final = 60
#: The question for each kind of act that is asked for; another kind has a general one.
_ASKS: Final = {
    "play": "ask-play",
    "bury": "ask-bury",
    "bid": "ask-bid",
    "pass": "ask-bid",
    "name_trump": "ask-trump",
}


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to be printed: its ``game``, the ``view`` of the seat to act, and the acts that are right.

    ``next`` comes nearest to them; None where that is not known. ``task`` is the question in words of its
    author; empty where the general one is asked. ``said`` is the answer where no act is known to be right.
    """

    game: str
    view: Mapping[str, Any]
    best: tuple[Mapping[str, Any], ...]
    next: Mapping[str, Any] | None
    task: str = ""
    said: str = ""


def texts_of(text: str) -> list[str]:
    """The puzzles and lessons of a file's text, one text each; of a pack of exercises a pack of each.

    Raises `LessonError` (``not_a_lesson``), and as `read_pack` does.
    """
    if text.removeprefix("\ufeff").lstrip().startswith(PACK):
        pack = read_pack(text)
        return [write_pack(Pack(pack.title, (one,))) for one in pack.exercises]
    found: list[list[str]] = []
    for line in text.removeprefix("\ufeff").splitlines():
        if line.strip().split(" ")[0] in (PUZZLE, LESSON):
            found.append([])
        if found:
            found[-1].append(line)
    if not found:
        raise LessonError("not_a_lesson", 0, f"no line begins with {PUZZLE} or {LESSON}")
    return ["\n".join(lines) + "\n" for lines in found]


def read_exercise(text: str, task: str = "") -> Exercise:
    """The position of a puzzle, a lesson or a pack's first exercise. Raises `LessonError`, `RecordError`."""
    said = ""
    if text.lstrip().startswith(PACK):
        [given, *_] = read_pack(text).exercises
        record, at, best, second = given.record, None, given.right, None
        task, said = task or given.task, given.praise
    elif text.lstrip().startswith(PUZZLE):
        puzzle = read_puzzle(text)
        record, at, best, second = puzzle.record, puzzle.at, puzzle.best, puzzle.next
    else:
        lesson = read_lesson(text)
        record, at, best, second = lesson.record, None, lesson.solution[:1], None
    read = read_record(record)
    deal = read.deals[-1]
    if at is not None:
        deal = replace(deal, actions=deal.actions[:at])
    game = game_named(read.game)
    state = end_of(game, read.rules, deal)
    seat = game.to_act(state)
    if seat is None:
        raise LessonError("bad_puzzle", 0, "nobody is to act in this position")
    return Exercise(read.game, game.view(game.observe(state, seat)), best, second, task, said)


def exercise_sheet(exercises: Sequence[Exercise], words: Words) -> list[Markup]:
    """The positions, and a last page with the answers upside down."""
    numbered = list(enumerate(exercises, start=1))
    many = any(len(play["cards"]) > 1 for one in exercises for play in _plays(one.view))
    columns = "grid rows" if many else "grid two rows2"
    pages = [
        page(
            element("h1", words["sheet-exercises"]),
            element("div", *(_position(number, one, words) for number, one in some), kind=columns),
        )
        for some in _by_pages(numbered, many=many)
    ]
    answers = [element("li", _answer(one, words), value=str(number)) for number, one in numbered]
    turned = element(
        "div", element("h1", words["answers"]), element("ol", *answers, kind="columns"), kind="upside-down"
    )
    return [*pages, page(turned)]


def _by_pages(numbered: Sequence[tuple[int, Exercise]], *, many: bool) -> list[list[tuple[int, Exercise]]]:
    """The positions of each page, in their order."""
    if not many:
        return [list(numbered[at : at + PER_PAGE]) for at in range(0, len(numbered), PER_PAGE)]
    pages: list[list[tuple[int, Exercise]]] = []
    for one in numbered:
        last = [*pages[-1], one] if pages else [one]
        if pages and len(last) <= PER_PAGE_OF_MANY and sum(_lines(of) for _, of in last) <= LINES_OF_MANY:
            pages[-1] = last
        else:
            pages.append([one])
    return pages


def _lines(exercise: Exercise) -> int:
    """How many lines the tricks of a position take."""
    return sum(
        max(-(-len(play["cards"]) // CARDS_A_LINE) for play in trick["plays"])
        for trick in exercise.view.get("tricks") or ()
    )


def _plays(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Every play of the tricks that are complete."""
    return [play for trick in view.get("tricks") or () for play in trick["plays"]]


def _position(number: int, exercise: Exercise, words: Words) -> Markup:
    view = exercise.view
    kind = str(exercise.best[0]["kind"]) if exercise.best else ""
    facts = list(_facts(view, words))
    hand = parse_cards(" ".join(view["hand"]))
    jokers = any(card.is_joker for card in hand)
    return element(
        "article",
        element("b", words.say("exercise", number=number)),
        element("div", *(element("span", fact) for fact in facts), kind="line note"),
        _on_table(view, words),
        element("h2", f"{words['hand']} · {words['seat-' + view['you']]}"),
        suit_rows(hand, words, jokers=jokers),
        element("p", element("b", exercise.task or words[_ASKS.get(kind, "ask-other")])),
        _played(view, words),
        kind="box small",
    )


def _facts(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    """What everybody knows: the game, trump, the contract, and the tricks so far."""
    yield words.first(f"game-{view['game']}", view["game"])
    trump = view.get("trump")
    suit = trump.get("suit") if isinstance(trump, Mapping) else trump
    rank = trump.get("rank") if isinstance(trump, Mapping) else view.get("trump_rank")
    level = f" {str(rank).replace('T', '10')}" if rank else ""
    yield f"{words['trump']}: {trump_text(suit, words)}{level}"
    contract = view.get("contract")
    if isinstance(contract, Mapping) and contract.get("value"):
        yield words.say("contract-is", value=contract["value"]) + f", {words['seat-' + contract['declarer']]}"
    if view.get("tricks"):
        yield f"{words['tricks']}: {len(view['tricks'])}"


def _on_table(view: Mapping[str, Any], words: Words) -> Markup:
    """The plays of the trick that goes on, in turn."""
    plays = (view.get("trick") or {}).get("plays", ())
    lines = [
        element(
            "div",
            f"{words['seat-' + play['seat']]} ",
            cards_shown(parse_cards(" ".join(play["cards"])), words),
        )
        for play in plays
    ]
    return joined(element("h2", words["on-table"]), *lines) if lines else Markup("")


def _played(view: Mapping[str, Any], words: Words) -> Markup:
    """The tricks so far, which a player at the table would remember."""
    tricks = view.get("tricks") or ()
    if not tricks:
        return Markup("")
    rows = [
        element(
            "tr",
            *(
                element(
                    "td",
                    f"{words['letter-' + play['seat']]} ",
                    cards_shown(parse_cards(" ".join(play["cards"])), words),
                )
                for play in trick["plays"]
            ),
        )
        for trick in tricks
    ]
    return joined(element("h2", words["tricks"]), element("table", *rows, kind="plays"))


def _answer(exercise: Exercise, words: Words) -> Markup:
    best = [_act(act, words) for act in exercise.best]
    parts: list[str] = []
    for act in best:
        parts += [act] if not parts else [f" {words['or']} ", act]
    if exercise.next is None:
        return joined(*parts) if parts else element("bdi", exercise.said)
    before, after = words["next-best"].split("{act}")
    return joined(*parts, f" · {before}", _act(exercise.next, words), after)


def _act(act: Mapping[str, Any], words: Words) -> Markup:
    """An act of a message in print: its cards, its number, its suit, or its name."""
    if act.get("cards"):
        return cards_shown(parse_cards(" ".join(act["cards"])), words)
    if "value" in act:
        return element("bdi", str(act["value"]))
    if act.get("suit"):
        return element("bdi", trump_text(str(act["suit"]), words))
    return element("bdi", words.first(f"act-{act['kind']}", str(act["kind"]).replace("_", " ")))
