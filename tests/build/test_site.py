"""The built site: the same bytes every time, replaced as a whole, and independent of other sites."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import tomllib
import zipfile
from pathlib import Path

import pytest

from base import store
from base.failure import BuildError
from base.paths import BUILD, CACHE, DIST, LOCKED, NODE_MODULES, PYODIDE_NPM, ROOT, VENV, WEB
from pages.sharing import corrections_address
from published import dist
from published.serve import NOT_FOUND
from runtime import runtime, wheel
from tools import make_locks


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def unpacked(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name) for name in packed.namelist()}


def copy_sources(target: Path) -> None:
    """Copy what a clone of this state would hold: what git tracks or would track, and nothing it ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():  # one deleted and not yet committed is not
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)


def link_packages(target: Path) -> None:
    """Give a clone the locked packages, which this run has fetched already: each file is linked."""
    for folder in (VENV, NODE_MODULES):
        there = target / folder.relative_to(ROOT)
        shutil.copytree(folder, there, symlinks=True, copy_function=link_or_copy)


def link_or_copy(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except FileNotFoundError:
        pass  # what Python writes aside while it compiles a module, and has just renamed
    except OSError:  # another disk
        shutil.copy2(source, target)


def link_compressed(target: Path) -> None:
    """Give a clone the compressed forms: each is of the bytes its name says, and the site's folder has none."""
    kept = CACHE / "encoded"
    shutil.copytree(kept, target / kept.relative_to(ROOT), copy_function=link_or_copy)


@pytest.mark.full("the site a second time from nothing; CI builds it in a clean clone itself")
@pytest.mark.long("a site made from nothing that is kept")
def test_netlifys_own_command_builds_the_same_bytes_from_a_clean_clone(tmp_path: Path) -> None:
    # What git knows and the locked packages; no step of the build is kept but what files are sent as. The packages themselves are fetched from
    # nothing wherever the gate runs in a fresh clone.
    settings = tomllib.loads((ROOT / "netlify.toml").read_text())["build"]
    copy_sources(tmp_path)
    assert not any((tmp_path / name).exists() for name in (".venv", ".cache", "dist", "web/node_modules"))
    link_packages(tmp_path)
    link_compressed(tmp_path)
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "PYTHON"))
    }
    bare["PATH"] = os.pathsep.join(part for part in bare["PATH"].split(os.pathsep) if ".venv" not in part)
    done = subprocess.run(
        settings["command"], shell=True, cwd=tmp_path, env=bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert contents(tmp_path / settings["publish"]) == contents(DIST)


def test_every_address_in_the_built_pages_is_a_file() -> None:
    # The guides link to other sites; what they fetch is held by tests/build/test_documentation.py.
    for page in (found for found in DIST.rglob("*.html") if not found.is_relative_to(DIST / "docs")):
        for found in re.finditer(r'\b(?:src|href)="([^"#?]+)', page.read_text()):
            address = found[1]
            if address == (corrections_address() or None):  # a link for reporting mistakes
                continue
            assert not re.match(r"https?:|//", address), f"{page.name} names {address}"
            if not address.startswith("data:"):
                # The 404 page is sent at any depth: its addresses start at the root, its script's at every depth.
                if page.name == NOT_FOUND:
                    address = re.sub(r"^(\.{1,2}/)+", "/", address)
                folder = DIST if address.startswith("/") else page.parent
                assert (folder / address.lstrip("/")).exists(), f"{page.name} names {address}"


def test_every_file_under_the_immutable_folders_carries_a_hash() -> None:
    hashed = re.compile(r"-[0-9a-f]{12}(/|\.)|-[0-9A-Z]{8}\.|/core-\w+\.js$|/error-\w+\.js$")
    for folder in ("assets", "runtime"):
        for path in (DIST / folder).rglob("*"):
            if path.is_file():
                assert hashed.search(str(path.relative_to(DIST))), path


def test_what_is_shipped_of_python_is_bytecode_only() -> None:
    archives = [*DIST.glob("runtime/stdlib-*.zip"), *DIST.glob("runtime/wheel-*/*.whl")]
    assert len(archives) == 2
    for archive in archives:
        files = unpacked(archive)
        assert sum(name.endswith(".pyc") for name in files) > 100
        assert not any(name.endswith(".py") for name in files)


def test_the_pages_wheel_is_one_for_its_interpreter_alone() -> None:
    [wheel_] = DIST.glob("runtime/wheel-*/*.whl")
    python = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())["info"]["python"]
    tag = f"cp{''.join(python.split('.')[:2])}-none-any"
    published = wheel.make_wheel()
    assert wheel_.name == published.name.replace("py3-none-any", tag)
    files = unpacked(wheel_)
    about = "-".join(wheel_.name.split("-")[:2]) + ".dist-info"
    assert f"Tag: {tag}\n" in files[f"{about}/WHEEL"].decode()
    assert "Name: followsuit\n" in files[f"{about}/METADATA"].decode()
    rows = [row.rsplit(",", 2) for row in files[f"{about}/RECORD"].decode().splitlines()]
    assert [name for name, *_ in rows] == list(files)
    for name, said, size in rows[:-1]:
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).decode().rstrip("=")
        assert (said, int(size)) == (f"sha256={digest}", len(files[name])), name


def test_the_command_line_is_in_the_published_wheel_and_not_on_the_page() -> None:
    assert "followsuit/__main__.py" in unpacked(wheel.make_wheel())
    shipped = runtime.make_runtime()
    modules = unpacked(shipped.folder.parent / shipped.wheel)
    assert "followsuit/protocol/session.pyc" in modules
    assert "followsuit/__main__.pyc" not in modules


def test_a_build_that_fails_leaves_the_site_that_was_there(tmp_path: Path) -> None:
    target = tmp_path / "dist"
    target.mkdir()
    (target / "index.html").write_text("the site before")
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text('<script type="module" src="js/gone.js"></script>')
    with pytest.raises(BuildError, match=r"gone\.js"):
        dist.make_site(target, web)
    assert contents(target) == {"index.html": b"the site before"}


def test_a_failed_step_is_made_again_and_not_taken_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CACHE", tmp_path)

    def fail(folder: Path) -> None:
        (folder / "half").write_text("half")
        raise BuildError("it broke", "mend it")

    with pytest.raises(BuildError, match="mend it"):
        store.kept("step", ["made of"], fail)
    made = store.kept("step", ["made of"], lambda folder: (folder / "whole").touch())
    assert [path.name for path in made.iterdir()] == ["whole"]
    assert store.kept("step", ["made of"], fail) == made
    assert store.kept("step", ["made of other"], lambda folder: None) != made


def test_packages_and_caches_are_no_sources(tmp_path: Path) -> None:
    for name in (
        "a.js",
        "js/b.js",
        ".hidden",
        "node_modules/c.js",
        "js/node_modules/d.js",
        "e/__pycache__/f.pyc",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = [path.relative_to(tmp_path).as_posix() for path in store.sources(tmp_path)]
    assert found == ["a.js", "js/b.js"]


def test_a_step_made_from_a_folder_that_is_gone_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"There is no .*gone"):
        store.sources(tmp_path, tmp_path / "gone")


@pytest.mark.parametrize(
    "lock", [WEB / "package-lock.json", *sorted(LOCKED.glob("*.txt"))], ids=lambda path: path.name
)
def test_a_lock_file_names_checksums_and_no_registry(lock: Path) -> None:
    text = lock.read_text()
    if lock.suffix == ".json":
        packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
        assert [name for name, entry in packages.items() if "resolved" in entry] == []
        assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    else:
        assert "://" not in text
        assert "index-url" not in text
        pins = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
        assert [pin for pin in pins if not re.match(r"\S+==\S+ ", pin)] == []
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


def test_each_lock_has_the_versions_that_the_dependency_group_of_its_name_asks_for() -> None:
    assert {path.stem for path in LOCKED.glob("*.txt")} == set(make_locks.LOCKS)
    for group in make_locks.LOCKS:
        lock = (LOCKED / f"{group}.txt").read_text()
        locked = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE))
        asked = dict(make_locks.pins_of(group))
        assert {name: locked.get(name) for name in asked} == asked, "run build/tools/make_locks.py"


def test_the_packages_the_project_was_drawn_with_stand_in_its_dependency_groups_and_in_npms() -> None:
    asked = {name for group in make_locks.LOCKS for name, _ in make_locks.pins_of(group)}
    assert {"pyodide-build", "micropip", "pytest", "playwright"} <= asked
    assert "pyscript" not in asked, "the package of that name in the Python index is another tool"
    assert "@pyscript/core" in json.loads((WEB / "package.json").read_text())["dependencies"]


def test_no_source_of_the_build_names_a_place_of_some_machine() -> None:
    places = re.compile(r"(?<!js)(?<!css)/(?:home/(?!hypothesis)|Users/|root/|opt/|mnt/)\w")
    for path in [*BUILD.rglob("*"), ROOT / "netlify.toml", ROOT / "pyproject.toml", WEB / "package.json"]:
        if path.suffix in (".py", ".mjs", ".toml", ".json", ".txt"):
            assert not places.search(path.read_text()), path
