"""Outside: a folder with games and features that a site is built with and that are not in these sources.

`engine` in it holds Python packages, each of which registers its game when it is imported; `games` holds a
folder for each game, as `web/games` does; `features` holds a folder for each feature of the page:

  index.js         exports `feature`, which says of the feature what web/js/features/types.d.ts asks for
  <language>.ftl   its sentences, in English at least, which stands in for other languages (may be missing)

and whatever `index.js` imports: its store, its view, its style sheet. `page:` stands for `web/js`, so that a
feature in any folder imports the page's own modules by `import { toast } from "page:parts/toast.js"`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from base.failure import BuildError
from base.paths import WEB

INDEX = "index.js"


@dataclass(frozen=True, slots=True)
class Outside:
    """A folder with games and features from outside."""

    folder: Path

    @property
    def packages(self) -> list[Path]:
        """Return the folders of its Python packages, in order."""
        return sorted(path.parent for path in (self.folder / "engine").glob("*/__init__.py"))

    @property
    def features(self) -> list[Path]:
        """Return the folders of its features of the page, in order."""
        return sorted(path.parent for path in (self.folder / "features").glob(f"*/{INDEX}"))


def outside_at(folder: Path) -> Outside:
    """Return what lies in a folder. Raises `BuildError` where that is neither a game nor a feature."""
    outside = Outside(folder.resolve())
    if not outside.packages and not outside.features:
        raise BuildError(
            f"{folder} has neither a game nor a feature",
            "build/content/outside.py says what lies where in such a folder.",
        )
    return outside


def features_of(outside: Iterable[Outside], web: Path = WEB) -> list[Path]:
    """Return the folders of all features from outside; no two, and none of the page's, share a name."""
    found: dict[str, Path] = {}
    for folder in (feature for one in outside for feature in one.features):
        if folder.name in found or (web / "js" / "features" / folder.name).exists():
            raise BuildError(f"{folder}: there is a feature {folder.name} already", "Rename its folder.")
        found[folder.name] = folder
    return list(found.values())
