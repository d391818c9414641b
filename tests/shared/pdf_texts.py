"""Texts of PDFs: what a printed file says, read by poppler's pdftotext, in pieces that can be compared."""

import re
import subprocess
import unicodedata
from collections import Counter
from pathlib import Path

#: A page ends with this.
FORM_FEED = "\f"
#: Marks that change how a sign looks or runs, and say nothing.
_UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufe0e\ufe0f\u00ad]")
#: What every font has, in whatever language the rest is: cards, numbers, Latin letters.
_PLAIN = re.compile("[!-~♠♡♣♢★×−–·]+")


def pages_of(pdf: Path) -> list[str]:
    """The text of each page."""
    read = subprocess.run(["pdftotext", "-raw", str(pdf), "-"], capture_output=True, check=True)
    return read.stdout.decode().removesuffix(FORM_FEED).split(FORM_FEED)


def plain_signs(text: str) -> Counter[str]:
    """The signs of cards, numbers and Latin letters in a text, however often each stands there."""
    return Counter("".join(_PLAIN.findall(_UNSEEN.sub("", text))))


def all_signs(text: str) -> Counter[str]:
    """Every sign of a text but white space; letters that a font joins are taken apart."""
    return Counter(re.sub(r"\s", "", unicodedata.normalize("NFKC", _UNSEEN.sub("", text))))


def squeezed(text: str) -> str:
    """The text without white space and what is not seen: rows of cards stand in it as they were written."""
    return re.sub(r"\s", "", _UNSEEN.sub("", text))
