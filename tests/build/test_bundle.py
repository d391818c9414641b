"""The bundle: its names depend on its content, not on where it was built."""

import json
import subprocess
from pathlib import Path
from typing import Any

from base.paths import BUILD


def bundled(folder: Path, files: dict[str, str], entry: str) -> dict[str, Any]:
    """Bundle a script in a folder of its own; return what the bundler says of it."""
    source = folder / "web"
    for name, text in files.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    (folder / "input.json").write_text(json.dumps({"define": {}}))
    command: list[str | Path] = [
        "node",
        BUILD / "node" / "bundle.mjs",
        source,
        folder / "out",
        folder / "input.json",
        entry,
    ]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def names_in(folder: Path) -> dict[str, str]:
    """Bundle a script that fetches a view, which has a style sheet of its own; return what the files are called."""
    files = {
        "app.js": 'import("./view.js").then(({ style }) => console.log(style));',
        "view.js": 'import style from "./view.css"; export { style };',
        "view.css": "p { color: red; }",
    }
    made = bundled(folder, files, "app.js")
    del made["imports"]
    return made


def test_files_are_called_the_same_in_whatever_folder_they_are_made(tmp_path: Path) -> None:
    here, there = names_in(tmp_path / "here"), names_in(tmp_path / "elsewhere" / "and deeper")
    assert set(here) == {"app.js", "view.js"}
    assert here == there


def test_what_the_page_is_made_of_comes_in_one_file_whoever_else_uses_some_of_it(tmp_path: Path) -> None:
    late = [f"late{number}" for number in range(3)]
    parts = [f"part{number}" for number in range(3)]
    files = {
        "js/app.js": "".join(
            f'import {{ {name} }} from "./{name}.js"; console.log({name});' for name in parts
        )
        + "".join(f'import("./{name}.js");' for name in late),
        **{f"js/{name}.js": f'export const {name} = document.title + "{name}";' for name in parts},
        **{
            f"js/{name}.js": "".join(
                f'import {{ {part} }} from "./{part}.js"; console.log({part});'
                for part in parts[: number + 1]
            )
            for number, name in enumerate(late)
        },
    }
    made = bundled(tmp_path, files, "js/app.js")
    assert len(made["imports"][made["js/app.js"]]) == 1
    assert all(len(made["imports"][made[f"js/{name}.js"]]) == 1 for name in late)
