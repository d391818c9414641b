"""The release: one version everywhere, each action by its commit, and files that are the same each time they are made."""

import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from base.paths import BUILD, ROOT
from tools import release, sbom, versions

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_place_names_the_same_version() -> None:
    import followsuit

    assert set(versions.versions().values()) == {followsuit.__version__}, (
        "python3 build/tools/versions.py says which differ"
    )


def test_a_tag_of_another_version_stops_the_release(capsys: pytest.CaptureFixture[str]) -> None:
    import followsuit

    assert versions.main(["tag", f"v{followsuit.__version__}"]) == 0
    assert versions.main(["branch", "main"]) == 0
    assert versions.main(["tag", "v99.0"]) == 1
    assert "99.0  the tag" in capsys.readouterr().err


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_named_by_its_commit_and_its_version(workflow: Path) -> None:
    used = re.findall(r"uses: (.*)", workflow.read_text())
    assert used
    for action in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_no_workflow_knows_a_secret_and_one_job_alone_may_publish(workflow: Path) -> None:
    text = workflow.read_text()
    assert "secrets." not in text
    assert "\npermissions: {}\n" in text
    publishing = text.split("  publish:\n")
    assert "id-token" not in publishing[0]
    if len(publishing) == 2:
        assert "run:" not in publishing[1]
        assert "if: github.event_name == 'release'" in publishing[1]


def test_what_the_workflows_run_is_there() -> None:
    for workflow in WORKFLOWS:
        for path in re.findall(r"\b((?:build|tests)/[\w./]+)", workflow.read_text()):
            assert (ROOT / path).exists(), (workflow.name, path)


def test_the_site_is_zipped_the_same_each_time(tmp_path: Path) -> None:
    one = tmp_path / "one"
    (one / "inner").mkdir(parents=True)
    (one / "index.html").write_text("<p>")
    (one / "inner" / "b.bin").write_bytes(bytes(range(256)))
    (one / "inner" / "b.bin").chmod(0o600)
    other = tmp_path / "other"
    (other / "inner").mkdir(parents=True)
    shutil.copyfile(one / "inner" / "b.bin", other / "inner" / "b.bin")
    shutil.copyfile(one / "index.html", other / "index.html")
    zips = [release.zip_site(folder, tmp_path / f"{folder.name}.zip").read_bytes() for folder in (one, other)]
    assert zips[0] == zips[1]
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert packed.namelist() == ["index.html", "inner/b.bin"]
        assert packed.read("inner/b.bin") == bytes(range(256))


def test_the_list_of_what_is_shipped_names_every_package_and_no_time() -> None:
    listed = json.loads(sbom.text())
    assert "timestamp" not in sbom.text()
    names = {component["name"] for component in listed["components"]}
    shipped = json.loads((BUILD / "checks" / "shipped.json").read_text())
    packages = {name.rstrip("/") for name in shipped if not name.startswith((".", "build"))}
    assert {name for name in packages if "/" not in name.removeprefix("@").replace("/", "", 1)} - names <= {
        name for name in packages if name not in names and "." in name
    }
    assert {"pyodide", "@pyscript/core", "lit-html", "micropip"} <= names
