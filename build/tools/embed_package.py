"""Embed package: the element for npm: `.venv/bin/python build/tools/embed_package.py FOLDER`.

The folder gets `follow-suit-table-VERSION.tgz`, as `npm publish` takes it; the same sources give the same
bytes anywhere. The element is that of the site, web/embed/element.js, as a module; web/embed/package has its
types and its description.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import re
import shutil
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import environment
from base.failure import BuildError
from base.paths import ROOT, WEB
from base.store import kept, sources
from pages.embedding import element_script

SOURCE = WEB / "embed" / "package"
TAG = "follow-suit"
DEFINED = "customElements.define("
WRAPPED = """\
/** The element of Follow Suit as a module: the class, undefined where there are no custom elements. */
function made() {{
  let found;
  // The element defines itself where its script is a page's; here the importing program decides.
  const customElements = {{ get: () => undefined, define: (_, element) => (found = element) }};
  // Nor is the script that runs the site's: `src` names the site.
  const document = new Proxy(globalThis.document, {{
    get: (page, name) =>
      name === "currentScript" ? null
      : name === "querySelector" ? () => null
      : typeof page[name] === "function" ? page[name].bind(page)
      : page[name],
  }});
  {element}
  return found;
}}
export const FollowSuit = globalThis.customElements ? made() : undefined;
"""
INDEX = """\
/** Defines `<follow-suit>` where there are custom elements; on a server importing it does nothing. */
import { FollowSuit } from "./element.js";

if (FollowSuit && !customElements.get("follow-suit")) customElements.define("follow-suit", FollowSuit);
export { FollowSuit };
"""


def main() -> int:
    """Make the package."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    environment.prepare()
    print(pack(parser.parse_args().folder.resolve()))
    return 0


def pack(folder: Path) -> Path:
    """Make the package's archive in a folder; return it."""
    made = make_package()
    described = json.loads((SOURCE / "package.json").read_text())
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{described['name']}-{described['version']}.tgz"
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sources(made):
            entry = tarfile.TarInfo(f"package/{path.relative_to(made).as_posix()}")
            content = path.read_bytes()
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))
    target.write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return target


def make_package() -> Path:
    """Return the package's folder, complete."""
    script = element_script()
    made_from = [
        script,
        ROOT / "LICENSE",
        *sources(SOURCE),
        Path(__file__),
    ]

    def make(folder: Path) -> None:
        for path in sources(SOURCE):
            shutil.copyfile(path, folder / path.name)
        shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
        (folder / "index.js").write_text(INDEX)
        plain = folder / "element.js"
        element = script.read_text().strip()
        if element.count(DEFINED) != 1:
            raise BuildError(
                f"The element is defined {element.count(DEFINED)} times",
                "build/tools/embed_package.py expects it once.",
            )
        plain.write_text(WRAPPED.format(element=element))
        manifest = json.dumps(custom_elements((SOURCE / "element.d.ts").read_text()), indent=1)
        (folder / "custom-elements.json").write_text(f"{manifest}\n")

    return kept("embed-package", made_from, make)


def custom_elements(types: str) -> dict[str, object]:
    """Return the manifest by which editors complete the element, from the types of its attributes and
    events.
    """
    attributes = [
        {"name": name, "type": {"text": kind}, **({"description": told} if told else {})}
        for told, name, kind in _fields(types, "FollowSuitAttributes")
    ]
    events = [
        {"name": name, "type": {"text": " ".join(kind.split())}}
        for _, name, kind in _fields(types, "FollowSuitEvents")
    ]
    if not attributes or not events:
        raise BuildError("web/embed/package/element.d.ts has no attributes or events", "Put them back.")
    element = {
        "kind": "class",
        "name": "FollowSuit",
        "tagName": TAG,
        "customElement": True,
        "description": "A table of Follow Suit.",
        "attributes": attributes,
        "events": events,
    }
    exports = [
        {"kind": "js", "name": "FollowSuit", "declaration": {"name": "FollowSuit", "module": "element.js"}}
    ]
    definition = {
        "kind": "custom-element-definition",
        "name": TAG,
        "declaration": {"name": "FollowSuit", "module": "element.js"},
    }
    return {
        "schemaVersion": "1.0.0",
        "modules": [
            {
                "kind": "javascript-module",
                "path": "element.js",
                "declarations": [element],
                "exports": exports,
            },
            {"kind": "javascript-module", "path": "index.js", "declarations": [], "exports": [definition]},
        ],
    }


def _fields(types: str, interface: str) -> list[tuple[str, str, str]]:
    """Return what an interface says: of each field its comment, name and type."""
    body = re.search(rf"interface {interface} \{{\n(.*?)\n\}}", types, re.DOTALL)
    assert body is not None, f"element.d.ts has the interface {interface}"
    field = r'(?:/\*\* (.*?) \*/\s*)?^  "?([\w-]+)"?\??: (.*?);$(?!\n    )'
    return re.findall(field, body[1], re.DOTALL | re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main())
