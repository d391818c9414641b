"""Faces: a block at each plate, on phones too, which takes no room from a name and none where there is little."""

from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.scenes import few
from tests.shared.page.staged_page import StagedPage

#: Screens, each with the width of a face there.
SIZES = [(390, 844, 16), (360, 740, 16), (375, 667, 0), (320, 568, 0), (844, 390, 0), (1280, 800, 22)]
#: Of each plate with a face that can be seen: how wide the face is, and whether it lies in the screen and beside the name.
FACES = """() => [...document.querySelectorAll(".stage .plate")].flatMap((plate) => {
  const face = plate.querySelector(".avatar");
  if (!face?.checkVisibility()) return [];
  const { left, right, width } = face.getBoundingClientRect();
  const name = plate.querySelector("bdi").getBoundingClientRect();
  return [[width, left >= 0 && right <= innerWidth && (left >= name.right || right <= name.left)]];
})"""


def test_faces_stand_beside_the_names_of_four_wherever_there_is_room(page: Page, site: Server) -> None:
    stand = StagedPage(page, site)
    scene = next(one for one in few() if one.name == "bots bid, plain")
    for language in ("en", "ur"):
        stand.speak(language)
        assert stand.show(scene)
        expect(page.locator(".stage .plate .avatar")).to_have_count(4)
        for width, height, wide in SIZES:
            stand.size(width, height)
            found = page.evaluate(FACES)
            assert found == [[wide, True]] * (4 if wide else 0), f"{language}, {width} × {height}"
