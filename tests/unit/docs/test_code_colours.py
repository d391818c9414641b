"""The colours of code in the documentation: each can be read on every ground of its theme."""

import re
import sys
from pathlib import Path

import pytest

import followsuit

# Reads the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

DOCS = Path(followsuit.__file__).parents[1] / "docs"
SHEET = (DOCS / "theme" / "static" / "docs.css").read_text() if DOCS.is_dir() else ""
LEAST = 4.5


def luminance(colour: str) -> float:
    """The relative luminance of `rrggbb`, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grounds() -> dict[str, dict[str, str]]:
    """The named colours of each theme in the documentation's sheet."""
    light, dark = re.findall(r":root \{(.*?)\}", SHEET, re.DOTALL)
    return {
        theme: dict(re.findall(r"--(\w+): #(\w{6});", block))
        for theme, block in (("Light", light), ("Dark", dark))
    }


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_every_token_of_code_can_be_read_on_both_grounds(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    style = getattr(__import__("code_colours"), theme)
    monkeypatch.delitem(sys.modules, "code_colours")
    named = grounds()[theme]
    assert {named["sheet"]} == {style.background_color.removeprefix("#")}
    tokens = dict(style)
    assert len(tokens) > 60
    for token, drawn in tokens.items():
        assert drawn["bgcolor"] is None, token
        for ground in ("paper", "sheet"):
            assert contrast(drawn["color"] or named["ink"], named[ground]) >= LEAST, (token, ground)


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_every_colour_of_words_in_the_documentation_can_be_read_on_both_grounds(theme: str) -> None:
    named = grounds()[theme]
    for word in ("ink", "soft", "green"):
        for ground in ("paper", "sheet"):
            assert contrast(named[word], named[ground]) >= LEAST, (word, ground)


def test_the_sheet_of_the_documentation_leaves_the_colours_of_code_to_their_style() -> None:
    assert not re.search(r"\.highlight [^{]*\{[^}]*color", SHEET)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)
