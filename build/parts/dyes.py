"""Dyes: the colours of the page's style sheets as numbers, for pictures without a style sheet."""

from __future__ import annotations

import re

from base.failure import BuildError
from base.paths import WEB

DYE = re.compile(r"^  (--[\w-]+): (#[0-9a-f]{6});", re.MULTILINE)
CLOTH = re.compile(
    r"^  --cloth: light-dark\((?P<light>#[0-9a-f]{6}), (?P<dark>#[0-9a-f]{6})\);", re.MULTILINE
)
PIECE = re.compile(r"^\.(piece-[\w-]+) \{\s*fill: ([^;]+);", re.MULTILINE)
VARIABLE = re.compile(r"var\((--[\w-]+)\)")
MIX = re.compile(r"color-mix\(in oklab, (#[0-9a-f]{6}) (\d+)%, (#[0-9a-f]{6}|black)\)")

Numbers = tuple[float, float, float]


def pieces() -> dict[str, str]:
    """Return the colour of each class of web/css/cards/pieces.css, as `#rrggbb`."""
    dyes = dict(DYE.findall(_sheet("base/tokens")))
    found = PIECE.findall(_sheet("cards/pieces"))
    return {name: _plain(VARIABLE.sub(lambda used: dyes[used[1]], colour)) for name, colour in found}


def cloths() -> dict[str, str]:
    """Return the colour of the cloth by day and in the evening: `light` and `dark`."""
    found = CLOTH.search(_sheet("base/tokens"))
    if not found:
        raise BuildError("web/css/base/tokens.css has no --cloth.", "Write it as light-dark(#…, #…).")
    return found.groupdict()


def _sheet(name: str) -> str:
    return (WEB / "css" / f"{name}.css").read_text()


def _plain(colour: str) -> str:
    found = MIX.fullmatch(colour)
    if found:
        one, share, other = found[1], int(found[2]) / 100, found[3].replace("black", "#000000")
        mixed = [share * a + (1 - share) * b for a, b in zip(_oklab(one), _oklab(other), strict=True)]
        return _hex((mixed[0], mixed[1], mixed[2]))
    if not re.fullmatch(r"#[0-9a-f]{6}", colour):
        raise BuildError(f"web/css/cards/pieces.css has a colour {colour}", "Write it like the others.")
    return colour


# From https://bottosson.github.io/posts/oklab, as CSS Color 4 has it.
def _oklab(colour: str) -> Numbers:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    cones = (
        0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
        0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
        0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
    )
    long, middle, short = (cone ** (1 / 3) for cone in cones)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _hex(oklab: Numbers) -> str:
    light, a, b = oklab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(min(max(_curved(part), 0), 1) * 255):02x}" for part in parts)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _curved(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * float(part ** (1 / 2.4)) - 0.055
