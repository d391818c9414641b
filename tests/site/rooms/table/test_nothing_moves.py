"""Nothing moves: what comes besides, a hint, the answer to a task, a third figure, a refusal, the coach, leaves all else where it lies.

The scenes are set on the page and not played to: one page for all games.
"""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

from published.serve import Server
from tests.shared.page.scenes import Change, Scene, scenes
from tests.shared.page.stand import Stand

#: Phones, whose line above the hand is as high as what stands in it.
PHONES = [(360, 740), (390, 844)]
#: Those, one sideways, a desktop.
SIZES = [*PHONES, (844, 390), (1280, 800)]
#: What comes besides, and what stood there before.
BESIDES = [
    (", hint", ", plain"),
    (", refused", ", plain"),
    (", coach", ", plain"),
    (", won", ", playing"),
    (", failed", ", playing"),
]
#: Where the cards, the plates and the buttons lie that can be seen, by what each is.
BOXES = """() => {
  const all = ".hand, .played, .plate, .own > .button[data-main], .hint-button, .ask button, .aids button, .ledger button";
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


def pairs() -> Iterator[tuple[Scene, Scene]]:
    """Each scene with something besides, and the same without: one of each kind of question in each game."""
    by_name = {(one.game, one.name): one for one in scenes()}
    known: set[tuple[str, ...]] = set()
    for (game, name), after in by_name.items():
        for more, less in BESIDES:
            before = by_name.get((game, name.removesuffix(more) + less)) if name.endswith(more) else None
            kind = (game, more, *name.split()[:2]) if not after.lessons else (game, more)
            if before and kind not in known:
                known.add(kind)
                yield before, after


def more_points(scene: Scene) -> Scene:
    """The same once the attackers have a third figure."""
    [began, *_] = scene.changes
    view = {**began["answer"]["view"], "opposing_points": 105}
    changed: Change = {**began, "answer": {**began["answer"], "view": view}}
    return Scene(scene.game, f"{scene.name}, 105 points", (changed,))


def moved(stand: Stand, before: Scene, after: Scene) -> list[str]:
    """What lies elsewhere in the second scene than in the first, with how far it has moved."""
    boxes: list[dict[str, Sequence[float]]] = []
    for scene in (before, after):
        assert stand.show(scene)
        boxes.append(stand.page.evaluate(BOXES))
    first, then = boxes
    assert first.keys() & then.keys(), "nothing stayed"
    return [
        f"{name}: {then[name][0] - first[name][0]:+.0f} {then[name][1] - first[name][1]:+.0f}"
        for name in sorted(first.keys() & then.keys())
        if max(abs(one - other) for one, other in zip(first[name], then[name], strict=True)) > 1
    ]


def test_a_hint_an_answer_a_third_figure_and_a_refusal_move_nothing(page: Page, site: Server) -> None:
    stand = Stand(page, site)
    few = next(one for one in scenes() if one.game == "tractor" and one.name.endswith("True, plain"))
    looked = [*pairs(), (few, more_points(few))]
    assert {one.game for one, _ in looked} == {"two_hundred", "rangvaar", "court_piece", "tractor"}
    wrong: list[str] = []
    # Lines of Urdu are half as high again, and of a lesson's answer there are fewer than of its task.
    lessons = [pair for pair in looked if pair[1].lessons]
    for language, sizes, chosen in (("en", SIZES, looked), ("ur", PHONES, lessons)):
        stand.speak(language)
        for width, height in sizes:
            stand.size(width, height)
            for before, after in chosen:
                if found := moved(stand, before, after):
                    told = f"{language}, {width} × {height}, {after.game}, {after.name}"
                    wrong.append(f"{told}: {'; '.join(found[:3])}")
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)
