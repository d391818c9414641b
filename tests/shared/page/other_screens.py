"""Other screens: those other than a plain deal, walked through in any language by the names in its file."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from followsuit.lessons import Task, each_puzzle, read_lesson, read_puzzle
from followsuit.record import record_link
from tests.shared.lesson_texts import WEB, lessons_of, texts_of
from tests.shared.linked_deals import linked_deals
from tests.shared.page.learner import Learner
from tests.shared.page.questions import wait_for
from tests.shared.page.reader import Reader
from tests.shared.page.tractor_player import RECORD
from tests.shared.patience import USUAL_MS
from tests.shared.records import last_chance


def other_screens(reader: Reader) -> Iterator[str]:
    """Yield what each screen is, while it stands there; the page starts once for each kind of them."""
    yield from _from_the_opening(reader)
    yield from _coached(reader)
    yield from _failing(reader)
    yield from _shared(reader)
    yield from _as_text(reader)


def _from_the_opening(reader: Reader) -> Iterator[str]:
    page, keys = reader.page, Learner(reader.page, "")
    reader.open()
    dialog = page.get_by_role("dialog")
    reader.open_options("two_hundred")
    page.locator("[data-part=game-day]").click()
    reader.named("button", "daily-play", within=dialog).click()
    expect(reader.hand).to_be_visible()
    while (asked := reader.wait()) != "play":
        reader.answer(asked)
    reader.hasten()
    while (asked := reader.wait()) != "over":
        reader.answer(asked)
    reader.next_deal.click()
    expect(reader.named("button", "daily-copy", within=dialog)).to_be_enabled()
    yield "a day's result"
    page.keyboard.press("Escape")

    puzzle = read_puzzle(each_puzzle((WEB / "games" / "rangvaar" / "puzzles.txt").read_text())[0])
    for fragment, shown, screen in (
        (f"l.{lessons_of('tractor')[-1].key}", ".lesson", "a lesson"),
        (f"p.{puzzle.key}", ".puzzle", "a puzzle"),
        (record_link(next(linked_deals("rangvaar", 1))), "dialog [type=range]", "a deal of a link"),
    ):
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(page.locator(shown).first).to_be_visible()
        yield screen
        if screen == "a puzzle":
            keys.acts(puzzle.best[0])
            expect(page.locator(".puzzle[data-status]")).not_to_have_attribute("data-status", "playing")
            yield "a puzzle that is found"
    page.get_by_text(reader.says("replay-hands")).click()
    yield "what a deal of a link offers"
    reader.named("button", "analysis-open").click()
    expect(page.locator(".analysis-play").first).to_contain_text(re.compile(r"\d ± \d"))
    yield "an analysis"


def _coached(reader: Reader) -> Iterator[str]:
    keys = Learner(reader.page, "")
    reader.page.evaluate("""() => { localStorage["follow-suit/settings"] = '{"coach": "on"}'; }""")
    lesson = read_lesson(texts_of("two_hundred")["two_hundred-trump"])
    reader.take_up(Task(lesson).table.record_text(), "two_hundred")
    costly = {"kind": "play", "cards": ["KD"]}
    keys.takes_up(costly)
    # A thought may take longer than a play waits for it: here it is done before.
    reader.person.ask("coach", turn=reader.person.view()["turn"], action=costly, ahead=True)
    keys.presses_play()
    asks = reader.named("group", "coach-sure")
    expect(asks).to_be_visible()
    yield "the coach's question"
    reader.named("button", "coach-show", within=asks).click()
    yield "the coach's better play"
    reader.page.evaluate("""() => { localStorage["follow-suit/settings"] = '{"coach": "off"}'; }""")


def _failing(reader: Reader) -> Iterator[str]:
    page, keys = reader.page, Learner(reader.page, "")
    # The failed throw is shown until the next trick, which is kept waiting.
    page.evaluate(
        """() => { localStorage["follow-suit/settings"] = '{"coach": "off", "tapToContinue": true}'; }"""
    )
    record = RECORD.format(rules="standard", level="2", declaring="open", first="E")
    # Bots without a name of their own bear one of the language's.
    record = re.sub("^(player . casual) .+$", r"\1", record, flags=re.MULTILINE).replace("You", "Ada")
    reader.take_up(record, "tractor")
    # The pair of big jokers makes the person the declarer, who buries and leads.
    last_chance = reader.named("group", "prompt-last-chance").get_by_role("button").first
    passing = page.locator(".declare [data-pass]").and_(
        reader.named("group", "prompt-declare").get_by_role("button")
    )
    # The deal stops wherever there is something new to declare.
    while wait_for({"offer": passing, "last chance": last_chance}, USUAL_MS) == "offer":
        passing.click()
    last_chance.click()
    # What was asked before may still be there: what is asked now is waited for by its own name.
    expect(reader.burying).to_be_visible()
    reader.answer("bury")
    expect(reader.burying).to_have_count(0)
    assert reader.wait() == "play"
    keys.takes_up({"kind": "play", "cards": ["AC", "7C"]})
    keys.presses_play()
    expect(page.get_by_role("note").filter(has_text=reader.says("throw-failed", whole=False))).to_be_visible()
    yield "a failed throw"
    page.evaluate("""() => { localStorage["follow-suit/settings"] = '{"coach": "off"}'; }""")


def _shared(reader: Reader) -> Iterator[str]:
    page = reader.page
    reader.open()
    reader.open_options("rangvaar")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(reader.says("home-levels-each")).click()
    # The first choice is a level as the others', the second one is a person.
    for who in dialog.locator("[data-part=seat-levels] select").all():
        who.select_option(index=1)
    yield "who sits where"
    reader.named("button", "home-deal", within=dialog).click()
    show = reader.named("button", "pass-show")
    expect(show).to_be_visible()
    yield "the cover"
    show.click()
    expect(reader.hand).to_be_visible()
    yield "a table that is shared"


def _as_text(reader: Reader) -> Iterator[str]:
    reader.take_up(last_chance(6, 3), "tractor", view="text")
    expect(reader.page.locator(".text-table")).to_be_visible()
    yield "six at the text table"
    for summary in reader.page.locator("summary:visible").all():
        summary.click()
    yield "what else the text table offers"
