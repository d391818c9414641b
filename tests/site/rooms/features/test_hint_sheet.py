"""The sheet with a hint's figures: whatever it says, it covers the hint, all of it, and leaves question, trick and hand free."""

from playwright.sync_api import Page

from published.serve import Server
from tests.shared.page.scenes import few
from tests.shared.page.staged_page import StagedPage
from tests.shared.sampling import sample

SIZES = [(320, 568), (360, 740), (390, 844), (844, 390), (1280, 800)]
#: What the open sheet lies on; whether it covers the hint, all of it, from where that begins; it is on the screen, and three lines high if it scrolls.
LIES_ON = """() => {
  const sheet = document.querySelector(":popover-open");
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const { clientHeight: height, scrollHeight: all } = sheet;
  const hint = sheet.closest(".advice").getBoundingClientRect();
  const isElsewhere = hint.bottom > bottom + 1 || Math.abs(hint.left - left) > 1 || hint.top < top - 1;
  const under = [...document.querySelectorAll(".stage :is(.prompt, .played, .hand .card)")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
  });
  const isLow = all > height + 1 && height < 60;
  return [...under.map((one) => one.className), ...(isElsewhere ? ["not the hint"] : []), ...(isLow || bottom > innerHeight ? ["no room"] : [])];
}"""


def test_the_figures_of_a_hint_stand_in_its_place_and_lie_on_no_question_trick_or_hand(
    page: Page, site: Server
) -> None:
    stand = StagedPage(page, site)
    asked = [scene for scene in few() if scene.name.endswith("hint and more")]
    assert {scene.game for scene in asked} == {"tractor", "rangvaar", "two_hundred"}
    wrong = []
    # Hindi says the most.
    for language in ("en", "hi"):
        stand.speak(language)
        for width, height in sample(SIZES, 2, of=language):
            stand.size(width, height)
            for scene in asked:
                assert stand.show(scene)
                if under := page.evaluate(LIES_ON):
                    wrong.append(f"{language}, {width} × {height}, {scene.game}, {scene.name}: {under}")
    assert not wrong, "\n".join(wrong)


def test_it_stands_there_still_when_the_screen_changes_its_size_while_it_is_open(
    page: Page, site: Server
) -> None:
    stand = StagedPage(page, site)
    for scene in (scene for scene in few() if scene.name.endswith("hint and more")):
        stand.size(390, 844)
        assert stand.show(scene)
        for width, height in ((360, 740), (1280, 800), (390, 844)):
            stand.size(width, height)
            assert page.evaluate(LIES_ON) == [], f"{width} × {height}, {scene.game}"
