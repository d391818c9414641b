"""The playground: programs run in the page, say and draw what they should, can be stopped, and need no network later."""

import pytest
from playwright.sync_api import Locator, Page, expect

from base.paths import DIST
from published.serve import Server
from tests.shared.page.visits import Visitor
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

pytestmark = pytest.mark.long("starts the whole of Pyodide, and micropip in it")


def open_playground(page: Page, port: Server) -> None:
    page.goto(f"{port.url}play-with-python/")
    expect(page.get_by_role("status")).to_have_text("Ready.", timeout=LONG_MS)


def write(page: Page, program: str) -> None:
    """Put a program in the place of the one that is there."""
    page.get_by_label("Program").fill(program)


def lies_below(one: Locator, other: Locator) -> bool:
    """Whether one thing begins where another ends, both within the width of the page."""
    # The list of names is made anew with each letter.
    one.wait_for()
    below, above = one.bounding_box(), other.bounding_box()
    assert below and above
    return below["y"] >= above["y"] + above["height"] - 1 and below["x"] + below["width"] <= 390


def run(page: Page, program: str | None = None) -> str:
    """Run a program, or the example chosen; what it said."""
    if program is not None:
        write(page, program)
    output = page.locator(".output")
    before = int(output.get_attribute("data-run") or 0)
    page.get_by_role("button", name="Run").click()
    expect(output).to_have_attribute("data-run", str(before + 1), timeout=LONG_MS)
    return output.text_content() or ""


def test_programs_run_fail_draw_and_are_stopped(visitor: Visitor, port: Server) -> None:
    page = visitor.page()
    open_playground(page, port)
    page.get_by_label("Example").select_option("draw_a_deal.py")
    first = (DIST / "play-with-python/examples/draw_a_deal.py").read_text().splitlines()[0]
    expect(page.get_by_label("Program")).to_contain_text(first)
    assert "DealResult(" in run(page)
    picture = page.get_by_role("img", name="Figure 1")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth > 100")

    said = run(
        page, "import followsuit\nmatch = followsuit.match('two_hundred', seed='x')\nmatch.push('pass')\n"
    )
    assert said.startswith('Traceback (most recent call last):\n  File "program.py", line 3')
    assert "a deal is due: step(), run() or deal() begins it" in said
    expect(page.get_by_role("status")).to_have_text("Ended with an error in line 3.")
    expect(page.locator(".cm-lintRange-error")).to_have_text("match.push('pass')")
    expect(picture).to_have_count(0)

    write(page, "while True: pass")
    page.get_by_role("button", name="Run").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status")).to_have_text("Ready.", timeout=LONG_MS)
    assert run(page, "print(6 * 7)") == "42\n"


def test_the_editor_completes_public_names_and_lets_the_keyboard_out(visitor: Visitor, port: Server) -> None:
    page = visitor.page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{port.url}play-with-python/?lang=fr")
    program = page.get_by_label("Programme")
    expect(program).to_be_visible()
    expect(page.locator(".cm-lineNumbers")).to_be_visible()
    program.fill("")
    program.press_sequentially("followsuit.pre")
    # By a tap: for a moment after the list has opened the editor takes Enter for a new line.
    page.get_by_role("option", name="presets").click()
    expect(program).to_have_text("followsuit.presets")
    program.fill("")
    program.press_sequentially("followsuit.Mat")
    # What is said of one name covers none of the others.
    said, last = page.locator(".cm-completionInfo"), page.get_by_role("option").last
    expect(said).to_contain_text("A match in progress")
    wait_until(lambda: lies_below(said, last), "it stands below the list", page.wait_for_timeout)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(program).not_to_be_focused()


@pytest.mark.full("the same worker keeps the site offline")
def test_after_a_first_visit_it_and_the_guide_that_was_read_need_no_network(
    visitor: Visitor, port: Server
) -> None:
    page = visitor.page()
    open_playground(page, port)
    expect(page.locator("html[data-kept]")).to_be_attached(timeout=LONG_MS)
    page.goto(f"{port.url}docs/quickstart.html")
    guide = page.get_by_role("heading", level=1).inner_text()
    visitor.leave()
    port.stop()
    page = visitor.page()
    page.goto(f"{port.url}docs/quickstart.html")
    expect(page.get_by_role("heading", level=1)).to_have_text(guide)
    assert page.evaluate("() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)")
    open_playground(page, port)
    assert run(page, "import followsuit; print(followsuit.games())").startswith("('two_hundred'")
