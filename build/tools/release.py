"""Release: all that a version publishes, in one command: `.venv/bin/python build/tools/release.py FOLDER`.

The folder gets the wheel and the source archive for PyPI, `NOTES.md`, the npm package with the element,
`dist.zip` with the built site, `follow-suit.html` with all of it in one file, `sbom.cdx.json` with what is
shipped of other people's work, and `SHA256SUMS`. The same sources give the same bytes anywhere. `--package`
makes the two files for PyPI alone, and needs nothing but hatchling.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base.paths import DIST, ROOT
from runtime.wheel import EPOCH

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The first time a zip can say."""
SUMS = "SHA256SUMS"


def main() -> int:
    """Make the files and say their checksums."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--package", action="store_true", help="only the two files for PyPI")
    wanted = parser.parse_args()
    folder: Path = wanted.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if strange := sorted(path.name for path in folder.iterdir()):
        parser.error(f"{folder} is not empty: {', '.join(strange[:3])}")
    made = pack(folder) if wanted.package else publish(folder)
    for line in checksums(made):
        print(line)
    return 0


def publish(folder: Path) -> list[Path]:
    """Make all the files of a release; return them. Builds the site."""
    # What only a whole release needs: the two files for PyPI are made with hatchling alone.
    from base import environment
    from published import dist
    from tools import embed_package, one_file, sbom

    environment.prepare()
    runtime = dist.make_site()
    made = [*pack(folder), embed_package.pack(folder), zip_site(DIST, folder / "dist.zip")]
    made.append(one_file.write_one_file(folder / one_file.NAME, runtime))
    (folder / "sbom.cdx.json").write_text(sbom.text())
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None, "pyproject.toml says which version it is"
    (folder / "NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(), version[1]))
    made += [folder / "sbom.cdx.json", folder / "NOTES.md"]
    (folder / SUMS).write_text("".join(f"{line}\n" for line in checksums(made)))
    return made


def checksums(files: list[Path]) -> list[str]:
    """Return a line for each file, as `sha256sum --check` reads it."""
    return [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(files)]


def zip_site(site: Path, target: Path) -> Path:
    """Pack a built site, for a host that takes a zip; return it. Times and rights are always the same."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(site).as_posix(), EARLIEST)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o100644 << 16
                packed.writestr(entry, path.read_bytes())
    return target


def pack(folder: Path, root: Path = ROOT) -> list[Path]:
    """Make the source archive and the wheel of a source tree in a folder; return them in that order."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", folder.resolve()],
        cwd=root,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return [*folder.glob("*.tar.gz"), *folder.glob("*.whl")]


def notes(changelog: str, version: str) -> str:
    """Return what the changelog says of a version. Raises ValueError where it says nothing of it."""
    found = re.search(
        rf"^## {re.escape(version)}(?: [^\n]*)?\n+(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md says nothing of {version}")
    return f"# Follow Suit {version}\n\n{found[1].strip()}\n"


if __name__ == "__main__":
    sys.exit(main())
