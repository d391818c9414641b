"""The npm package with the element: what npm's own judges say of it, its types in use, and what it does on a server."""

import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from base import environment
from base.paths import NODE_MODULES, WEB
from tools import embed_package

TYPED = {
    "plain.ts": """
import { FollowSuit } from "follow-suit-table";
const table = document.querySelector("follow-suit");
table?.addEventListener("deal-over", (event) => event.detail.deal.toFixed());
// @ts-expect-error there is no such detail
table?.addEventListener("ready", (event) => event.detail.nothing);
if (FollowSuit) new FollowSuit().title;
""",
    **{
        f"{library}.tsx": f"""
import type {{}} from "follow-suit-table/{library}";
export const one = <follow-suit src="https://x/" game="tractor" onready={{(event) => event.detail.game}} />;
// @ts-expect-error there is no such game
export const two = <follow-suit game="whist" />;
"""
        for library in ("react", "preact")
    },
}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return embed_package.pack(tmp_path_factory.mktemp("packed"))


@pytest.fixture(scope="module")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return folder / "package"


def said(*command: str | Path, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_the_same_bytes_each_time(archive: Path, tmp_path: Path) -> None:
    assert embed_package.pack(tmp_path).read_bytes() == archive.read_bytes()


def test_it_has_what_its_description_names_and_nothing_else(unpacked: Path) -> None:
    described = json.loads((unpacked / "package.json").read_text())
    there = {path.name for path in unpacked.iterdir()}
    assert there == {*described["files"], "package.json"}
    assert (unpacked / "element.js").stat().st_size < 6000


def test_importing_it_where_there_are_no_custom_elements_does_nothing(unpacked: Path) -> None:
    program = "const found = await import('./index.js'); console.log(Object.keys(found), found.FollowSuit)"
    assert said("node", "--input-type=module", "-e", program, folder=unpacked) == (
        "[ 'FollowSuit' ] undefined\n"
    )


def test_its_types_and_its_manifest_name_the_attributes_that_the_element_reads(unpacked: Path) -> None:
    manifest = json.loads((unpacked / "custom-elements.json").read_text())
    [element] = manifest["modules"][0]["declarations"]
    named = {attribute["name"] for attribute in element["attributes"]}
    source = (WEB / "embed" / "element.js").read_text()
    line = next(line for line in source.splitlines() if "const names = [" in line)
    read = set(line.split('"')[1::2]) | {"theme", "lang", "replay", "src"}
    assert read <= named
    events = next(line for line in source.splitlines() if "const events = [" in line)
    assert {event["name"] for event in element["events"]} >= set(events.split('"')[1::2])


@pytest.mark.long("installs npm's judges")
def test_the_judges_of_npm_find_nothing_wrong(archive: Path, unpacked: Path) -> None:
    programs = environment.prepare_embed_checks() / ".bin"
    said(programs / "publint", unpacked, "--strict", folder=unpacked)
    said(programs / "attw", archive, "--profile", "esm-only", folder=unpacked)


@pytest.mark.long("installs React's and Preact's types")
@pytest.mark.parametrize("library", ["react", "preact"])
def test_its_types_hold_in_a_program(unpacked: Path, tmp_path: Path, library: str) -> None:
    packages = environment.prepare_embed_checks()
    modules = tmp_path / "node_modules"
    modules.mkdir()
    shutil.copytree(unpacked, modules / "follow-suit-table")
    for name in ("@types", "csstype", "preact"):
        (modules / name).symlink_to(packages / name)
    programs = ["plain.ts", "react.tsx"] if library == "react" else ["preact.tsx"]
    for program in programs:
        (tmp_path / program).write_text(TYPED[program])
    options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"]
    options += ["--target", "es2022", "--types", "", "--preserveSymlinks", "--jsx", "react-jsx"]
    if library == "preact":
        options += ["--jsxImportSource", "preact"]
    said(NODE_MODULES / ".bin" / "tsc", *options, *programs, folder=tmp_path)
