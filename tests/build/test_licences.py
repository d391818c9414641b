"""Licences: everything shipped is in the list, with its licence."""

import re

from base.paths import DIST, WEB
from checks import licences

LISTED = (WEB / "THIRD_PARTY.md").read_text()


def test_every_shipped_package_is_listed_with_its_licence() -> None:
    rows = {found[1]: found[2] for found in re.finditer(r"^\| (\S+) \| ([^|]+) \|", LISTED, re.MULTILINE)}
    not_shipped = LISTED.rsplit("not shipped:", 1)[1]
    for name, licence in licences.shipped_packages().items():
        if name not in not_shipped:
            assert rows.get(name, "").lower() == licence.lower(), name


def test_the_texts_are_published_with_the_site() -> None:
    published = (DIST / "THIRD_PARTY.txt").read_text()
    assert published.startswith(LISTED)
    assert "@pyscript/core: LICENSE" in published
    assert "Apache License" in published
    assert (DIST / "LICENSE.txt").read_text().startswith("MIT License")
