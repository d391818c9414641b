"""Nothing moves: what appears, a hint, the answer to a task, a third figure, a refusal, the coach, what may be declared, leaves
all else where it lies.

The scenes are set on the page and not played to: one page for all games.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

import pytest
from playwright.sync_api import Page

from published.serve import Server
from tests.shared.lesson_texts import GAMES, LANGUAGES
from tests.shared.page.scenes import Change, Scene, scenes
from tests.shared.page.staged_page import StagedPage
from tests.shared.page.tables_seen import declaring
from tests.shared.sampling import sample

#: Phones, one sideways, a desktop.
SIZES = [(360, 740), (390, 844), (844, 390), (1280, 800)]
#: And the smallest phone, another sideways, a tablet, a laptop.
ALL_SIZES = [(320, 568), *SIZES, (740, 360), (768, 1024), (1050, 700)]
#: What appears, and what stood there before.
BESIDES = [
    (", hint", ", plain"),
    (", refused", ", plain"),
    (", coach", ", plain"),
    (", puzzle, tried", ", puzzle"),
    (", won", ", playing"),
    (", failed", ", playing"),
]
#: What has most to say for the line that it stands in.
WORDY = (", coach", ", won", ", failed")
#: Where the cards, the plates and the buttons lie that can be seen, by what each is.
BOXES = """() => {
  const all = ".hand, .played, .plate, .self > .button[data-main], .hint-button, .prompt button, .help-buttons button, .ledger button";
  const found = {};
  for (const one of document.querySelectorAll(`.stage :is(${all})`)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top } = one.getBoundingClientRect();
    const part = one.closest("[data-seat]")?.dataset.seat ?? "";
    const name = [part, one.className, one.dataset.place ?? one.getAttribute("aria-label") ?? one.textContent.trim()];
    found[name.join(" ")] = [left, top];
  }
  return found;
}"""
Pair = tuple[Scene, Scene]
Boxes = Mapping[str, Sequence[float]]


def pairs() -> Iterator[Pair]:
    """Each scene with something that appears, and the same without: one of each kind of question in each game."""
    by_name = {(one.game, one.name): one for one in scenes()}
    known: set[tuple[str, ...]] = set()
    for (game, name), after in by_name.items():
        for more, less in BESIDES:
            before = by_name.get((game, name.removesuffix(more) + less)) if name.endswith(more) else None
            kind = (game, more, *name.split()[:2]) if not after.lessons else (game, more)
            if before and kind not in known:
                known.add(kind)
                yield before, after
                if more == ", coach":
                    yield before, shown(after)


def shown(scene: Scene) -> Scene:
    """The same once the coach shows the better play."""
    [*changes, asked] = scene.changes
    coach = {**asked["explanations"]["coach"], "isShown": True}
    changes.append({**asked, "explanations": {"coach": coach}})
    return Scene(scene.game, f"{scene.name}, better play", tuple(changes))


def more_points() -> Pair:
    """A trick before and after the attackers have a third figure."""
    scene = next(one for one in scenes() if one.game == "tractor" and one.name.endswith("True, plain"))
    [began, *_] = scene.changes
    view = began["answer"]["view"]
    score = [
        {**row, "values": dict.fromkeys(row["values"], 105)} if row["label"] == "attackers" else row
        for row in view["score"]
    ]
    view = {**view, "score": score}
    changed: Change = {**began, "answer": {**began["answer"], "view": view}}
    return scene, Scene(scene.game, f"{scene.name}, 105 points", (changed,))


def moved(first: Boxes, then: Boxes) -> list[str]:
    """What lies elsewhere in the second scene than in the first, with how far it has moved."""
    assert first.keys() & then.keys(), "nothing stayed"
    return [
        f"{name}: {then[name][0] - first[name][0]:+.0f} {then[name][1] - first[name][1]:+.0f}"
        for name in sorted(first.keys() & then.keys())
        if max(abs(one - other) for one, other in zip(first[name], then[name], strict=True)) > 1
    ]


def all_moved(stand: StagedPage, looked: Sequence[Pair], sizes: Iterable[tuple[int, int]]) -> list[str]:
    """What moves at these sizes, a line for each scene in which anything does."""
    wrong: list[str] = []
    unlike = list({(one.game, one.name): one for pair in looked for one in pair}.values())
    for width, height in sizes:
        stand.size(width, height)
        boxes = {
            (one.game, one.name): found for one, found in zip(unlike, stand.seen(unlike, BOXES), strict=True)
        }
        for before, after in looked:
            if found := moved(boxes[before.game, before.name], boxes[after.game, after.name]):
                told = f"{stand.language}, {width} × {height}, {after.game}, {after.name}"
                wrong.append(f"{told}: {'; '.join(found[:3])}")
    return wrong


def test_a_hint_an_answer_a_third_figure_and_a_refusal_move_nothing(
    page: Page, site: Server, every_look: bool
) -> None:
    stand = StagedPage(page, site)
    looked = [*pairs(), more_points()]
    assert {one.game for one, _ in looked} == set(GAMES)
    wrong = all_moved(stand, looked, sample(SIZES, 4 if every_look else 2))
    # French has the longest words, and lines of Urdu are half as high again.
    wordy = [(before, after) for before, after in looked if after.name.endswith(WORDY)]
    for language in ("fr", "ur"):
        stand.speak(language)
        wrong += all_moved(stand, wordy, sample(SIZES, 2 if every_look else 1, of=language))
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)


@pytest.mark.full("the same in all languages and at twice as many sizes")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_in_any_language_at_any_size(page: Page, site: Server, language: str) -> None:
    stand = StagedPage(page, site)
    stand.speak(language)
    wrong = all_moved(stand, [*pairs(), more_points()], ALL_SIZES)
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)


#: Where what stays while cards are dealt lies: the pack and its count, the plates, the hand, and what may be declared.
DEALING = """() => Object.fromEntries([...document.querySelectorAll(
  ".stage :is(.pack, .pack .card, .pack b, .plate, .self, .hand, .declare, .declare h2, .declare button)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one, at) => {
    const { left, top } = one.getBoundingClientRect();
    const part = one.closest("[data-seat]")?.dataset.seat ?? (one.closest(".declare") ? "declare" : "");
    const what = one.matches(".declare button") ? one.getAttribute("aria-label") ?? one.textContent.trim() : one.className || one.tagName;
    return [[part, what, one.closest(".pack") ? at : ""].join(" "), [left, top]];
  }))"""
#: Deals that have it all: one is offered, then more, South declares or somebody else.
DEALS = [
    ("9", False, 4, 2),
    ("5", True, 4, 2),
    ("2", True, 4, 3),
    ("7", False, 4, 3),
    ("7", True, 6, 3),
    ("8", True, 8, 4),
]


def dealt(seed: str, holds_back: bool, seats: int, packs: int) -> Iterator[Scene]:
    """The tables of a deal in turn: where something new is offered, once it is asked and once the person has passed."""
    timeline = {"since": 0, "from": 0, "interval": 0}
    begun = False
    for name, _, view in declaring(seed, holds_back, seats=seats, packs=packs):
        answer = {"ok": True, "view": view, "events": []}
        asked: Change = {"type": "answered" if begun else "began", "answer": answer, "timeline": timeline}
        begun = True
        told = f"{seats} seats, {packs} packs, {name}"
        yield Scene("tractor", told, (asked,))
        yield Scene("tractor", f"{told}, passed", ({"type": "dealing", "pace": "live"},))


def test_what_may_be_declared_and_what_is_moves_nothing_while_cards_are_dealt(
    page: Page, site: Server, every_look: bool
) -> None:
    stand = StagedPage(page, site)
    deals = [list(dealt(*one)) for one in DEALS]
    assert {"2 offered", "4 offered"} <= {one.name.split(", ")[2] for deal in deals for one in deal}
    wrong: list[str] = []
    for language in ("en", "ur"):
        stand.speak(language)
        for width, height in ALL_SIZES if every_look else sample(ALL_SIZES, 2, of=language):
            stand.size(width, height)
            for deal in deals:
                boxes: list[Boxes] = []
                for scene in deal:
                    assert stand.show(scene)
                    page.evaluate("() => stand.drawn()")
                    boxes.append(page.evaluate(DEALING))
                for scene, (first, then) in zip(deal[1:], itertools.pairwise(boxes), strict=True):
                    if found := moved(first, then):
                        wrong.append(f"{language}, {width} × {height}, {scene.name}: {'; '.join(found[:3])}")
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)


#: Where the buttons of the line above the hand lie that can be pressed or keep their room, by what each does.
LINE = """() => Object.fromEntries([...document.querySelectorAll(".stage .self > .button, .stage .self > .icon-button")].map((one, at) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [one.matches("[data-main]") ? "play" : one.matches(".hint-button") ? "hint" : `pace ${at}`, [left, top, width, height]];
}))"""


def lie_apart(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two boxes have nothing in common."""
    return any(
        one[axis] + one[axis + 2] <= other[axis] + 1 or other[axis] + other[axis + 2] <= one[axis] + 1
        for axis in (0, 1)
    )


def test_no_button_of_a_trick_stands_where_another_has_stood(
    page: Page, site: Server, every_look: bool
) -> None:
    stand = StagedPage(page, site)
    trick = (" playing ", " a trick is won")
    looked = [one for one in scenes() if one.name.endswith(", plain") and f" {one.name}".startswith(trick)]
    assert {one.game for one in looked} == set(GAMES)
    wrong: list[str] = []
    for language in ("en", "ur"):
        stand.speak(language)
        for width, height in ALL_SIZES if every_look else sample(ALL_SIZES, 3, of=language):
            stand.size(width, height)
            found = list(zip(looked, stand.seen(looked, LINE), strict=True))
            for game in GAMES:
                lines = [line for scene, line in found if scene.game == game]
                places = {(name, *box) for line in lines for name, box in line.items()}
                assert {name for name, *_ in places} == {"pace 0", "pace 1", "hint", "play"}
                wrong += [
                    f"{language}, {width} × {height}, {game}: {one[0]} and {other[0]}"
                    for one in places
                    for other in places
                    if one[0] < other[0] and not lie_apart(one[1:], other[1:])
                ]
    assert not wrong, "\n".join(sorted(set(wrong)))
