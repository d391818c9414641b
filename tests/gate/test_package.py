"""The package as it is uploaded: the same bytes each time, checked by PyPI's own tools, installed on each Python."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from base import environment
from base.paths import LOCKED, ROOT
from tools import make_locks, release

#: The oldest; the workflows run the engine's tests on others, too.
VERSIONS = [
    "3.11",
    *(
        pytest.param(version, marks=pytest.mark.full("a newer Python"))
        for version in ("3.12", "3.13", "3.14")
    ),
]
long = pytest.mark.long("builds the package, or makes environments for it")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the source archive and the wheel."""
    return release.pack(tmp_path_factory.mktemp("packed"))


@pytest.fixture(scope="module")
def extras() -> Path:
    """Return the interpreter of the environment that `check.py --all` makes."""
    return environment.prepare_extras()


def test_the_notes_of_a_release_are_what_the_changelog_says_of_it() -> None:
    changelog = "# Changes\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0\n\n- Old.\n- Older.\n"
    assert release.notes(changelog, "0.2.0") == "# Follow Suit 0.2.0\n\n- New.\n"
    assert release.notes(changelog, "0.1.0") == "# Follow Suit 0.1.0\n\n- Old.\n- Older.\n"
    with pytest.raises(ValueError, match=r"nothing of 0\.3\.0"):
        release.notes(changelog, "0.3.0")


def test_the_changelog_has_notes_for_the_version_there_is() -> None:
    import followsuit

    assert len(release.notes((ROOT / "CHANGELOG.md").read_text(), followsuit.__version__)) > 500


@long
def test_a_copy_of_the_sources_elsewhere_and_later_gives_the_same_bytes(
    packed: list[Path], tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    names = ("engine", "tests", "pyproject.toml", "LICENSE", "CHANGELOG.md", ".gitignore")
    for name in names:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, copy_function=shutil.copyfile)
        else:
            copy.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / name, copy / name)
    again = release.pack(tmp_path / "again", copy)
    assert [path.name for path in again] == [path.name for path in packed]
    for one, other in zip(packed, again, strict=True):
        assert one.read_bytes() == other.read_bytes(), one.name


@long
def test_the_source_archive_gives_the_same_wheel(packed: list[Path], tmp_path: Path) -> None:
    archive, wheel = packed
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "sources", filter="data")
    [tree] = (tmp_path / "sources").iterdir()
    for name in ("engine/docs/quickstart.md", "engine/examples/search_bot.py", "tests/unit/api/test_api.py"):
        assert (tree / name).is_file()
    made = release.pack(tmp_path / "again", tree)[1]
    assert made.read_bytes() == wheel.read_bytes()


@long
def test_the_wheel_holds_the_package_its_types_and_its_licence(packed: list[Path]) -> None:
    names = zipfile.ZipFile(packed[1]).namelist()
    assert {name.split("/")[0] for name in names} == {"followsuit", "followsuit-0.1.0.dist-info"}
    assert "followsuit/py.typed" in names
    assert packed[1].stat().st_size < 800_000
    assert not [name for name in names if name.endswith(".md") or "/authoring/" in name]
    assert "followsuit-0.1.0.dist-info/licenses/LICENSE" in names
    metadata = zipfile.ZipFile(packed[1]).read("followsuit-0.1.0.dist-info/METADATA").decode()
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:")]
    assert required
    assert all("extra ==" in line for line in required), "nothing is required without an extra"
    assert "Project-URL" not in metadata, "nothing is published there yet"


@long
def test_the_tools_of_pypi_find_nothing_wrong(packed: list[Path], extras: Path) -> None:
    check = subprocess.run(
        [extras, "-m", "twine", "check", "--strict", *packed], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr
    assert check.stdout.count("PASSED") == 2
    contents = subprocess.run(
        [extras.with_name("check-wheel-contents"), packed[1]], capture_output=True, text=True, check=False
    )
    # PyInstaller asks for a hook by a name that no module can have.
    said = contents.stdout.partition(": ")[2].split("\n")
    assert [line.strip() for line in said if line] == [
        "W004: Module is not located at importable path:",
        "followsuit/adapters/pyinstaller/hook-followsuit.py",
    ], contents.stdout + contents.stderr
    project = subprocess.run(
        [extras.with_name("validate-pyproject"), ROOT / "pyproject.toml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert project.returncode == 0, project.stdout + project.stderr


@long
@pytest.mark.parametrize("name", sorted(make_locks.LOCKS))
def test_a_lock_is_what_the_one_command_makes_of_its_dependency_group(
    name: str, extras: Path, tmp_path: Path
) -> None:
    made = tmp_path / f"{name}.txt"
    shutil.copyfile(LOCKED / made.name, made)
    done = subprocess.run(
        make_locks.command(extras.with_name("uv"), name, made), capture_output=True, text=True, check=False
    )
    if re.search(r"[Ff]ailed to fetch|error sending request", done.stderr):
        pytest.skip("The index of Python packages gave no answer: this lock was not made again.")
    assert done.returncode == 0, done.stderr
    assert made.read_bytes() == (LOCKED / made.name).read_bytes(), "run build/tools/make_locks.py"


@long
def test_uvx_runs_the_command_from_the_wheel(packed: list[Path], extras: Path, tmp_path: Path) -> None:
    here = {
        **os.environ,
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "UV_PYTHON": sys.executable,
        "UV_OFFLINE": "1",
    }
    for command in (["--version"], ["play", "rangvaar", "--auto", "--seed", "1"]):
        done = subprocess.run(
            [extras.with_name("uv"), "tool", "run", "--from", packed[1], "followsuit", *command],
            env=here,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip()


@long
@pytest.mark.parametrize("version", VERSIONS)
def test_it_installs_and_plays_on(version: str, packed: list[Path], tmp_path: Path) -> None:
    python = environment.interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    # The gate's own pip installs in it: to put one into each environment takes longer than all the rest.
    subprocess.run([python, "-m", "venv", "--without-pip", tmp_path], check=True)
    own = tmp_path / "bin" / "python"
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "--python",
            own,
            "install",
            "--quiet",
            "--no-index",
            "--find-links",
            packed[1].parent,
            "followsuit",
        ],
        check=True,
    )
    program = (
        "import sys, followsuit; match = followsuit.match('two_hundred', seed='x'); match.run(); "
        "print('%d.%d' % sys.version_info[:2], match.result().won_by)"
    )
    played = subprocess.run(
        [own, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path
    ).stdout
    assert played == f"{version} NS\n"
