import os
from playwright.sync_api import Page, expect
OUT = "/tmp/h3/pics3"
os.makedirs(OUT, exist_ok=True)
SIZES = {"phone": (390, 844), "small": (320, 568), "side": (740, 360), "desk": (1280, 800)}
def shots(page, name, sizes=SIZES):
    for k, (w, h) in sizes.items():
        page.set_viewport_size({"width": w, "height": h})
        page.wait_for_timeout(400)
        page.screenshot(path=f"{OUT}/{name}-{k}.png")
def test_pics_guide(person, page: Page):
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    person.open()
    page.get_by_role("button", name="Play your first deal").click()
    expect(person.hand).to_be_visible()
    person.wait()
    shots(page, "bet")
    while (asked := person.wait()) != "deal":
        person.answer(asked)
    page.wait_for_timeout(500)
    shots(page, "guide-score")
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    shots(page, "guide-score-dark", {"phone": (390, 844)})
