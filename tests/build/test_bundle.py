"""The bundle: its names depend on its content, not on where it was built."""

import json
import subprocess
from pathlib import Path

from paths import BUILD


def names_in(folder: Path) -> dict[str, str]:
    """Bundle a script that fetches a view, which has a style sheet of its own; return what the files are called."""
    source = folder / "web"
    source.mkdir(parents=True)
    (source / "app.js").write_text('import("./view.js").then(({ style }) => console.log(style));')
    (source / "view.js").write_text('import style from "./view.css"; export { style };')
    (source / "view.css").write_text("p { color: red; }")
    (folder / "input.json").write_text(json.dumps({"define": {}}))
    command: list[str | Path] = [
        "node",
        BUILD / "node" / "bundle.mjs",
        source,
        folder / "out",
        folder / "input.json",
        "app.js",
    ]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=True)
    made = json.loads(done.stdout)
    del made["imports"]
    return dict(made)


def test_files_are_called_the_same_in_whatever_folder_they_are_made(tmp_path: Path) -> None:
    here, there = names_in(tmp_path / "here"), names_in(tmp_path / "elsewhere" / "and deeper")
    assert set(here) == {"app.js", "view.js"}
    assert here == there
