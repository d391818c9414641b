"""The environment: anything missing is named, with what to install."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from base import browsers, environment
from base.failure import BuildError, run
from base.paths import LOCKED, ROOT


def test_a_command_that_fails_says_what_and_what_to_do() -> None:
    with pytest.raises(BuildError) as raised:
        run(
            [sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)"],
            what="It broke",
            remedy="Mend it.",
        )
    assert str(raised.value) == "It broke (exit 3)\nthe reason\n  Mend it."


def test_a_command_that_is_not_there_says_so() -> None:
    with pytest.raises(BuildError, match="Install it"):
        run(["no-such-command-anywhere"], what="It broke", remedy="Install it.")


def test_a_machine_without_chromium_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "_chromium", lambda: None)
    monkeypatch.setattr(browsers, "_chromium_installers", lambda: [["false"]])
    with pytest.raises(BuildError, match="apt install chromium"):
        browsers.prepare_chromium()


def test_a_machine_without_the_other_browsers_is_told_exactly_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(browsers, "can_apt", lambda: False)
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(BuildError) as raised:
        browsers.prepare_browsers()
    assert "apt install firefox-esr." in str(raised.value)
    assert "apt install webkit2gtk-driver xvfb xauth. It runs on Linux only." in str(raised.value)


def test_where_only_one_of_the_other_browsers_can_be_had_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def install(command: list[str], **_: object) -> "subprocess.CompletedProcess[bytes]":
        if command[-1].endswith(" firefox-esr"):
            (tmp_path / "firefox-esr").write_text("#!/bin/sh\n")
            (tmp_path / "firefox-esr").chmod(0o755)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(browsers, "can_apt", lambda: True)
    monkeypatch.setattr(subprocess, "run", install)
    monkeypatch.setenv("PATH", str(tmp_path))
    browsers.install_browsers()
    assert browsers.browser_remedy("Firefox") == ""
    assert "apt install webkit2gtk-driver xvfb xauth" in browsers.browser_remedy("WebKitGTK")


def test_the_gate_skips_a_browser_that_cannot_be_had_and_says_what_to_install() -> None:
    words = [sys.executable, "-m", "pytest", "tests/browsers", "-p", "no:cacheprovider"]
    without = {**os.environ, "PATH": "/nowhere"}
    done = subprocess.run(words, cwd=ROOT, env=without, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert any("SKIPPED" in line and "apt install firefox-esr." in line for line in lines)
    assert any("SKIPPED" in line and "apt install webkit2gtk-driver xvfb xauth." in line for line in lines)
    assert re.search(r"\d skipped\b.* in ", lines[-1]), "pytest's summary is the last line"


@pytest.mark.parametrize(("root", "tried"), [(True, ["playwright", "apt"]), (False, ["playwright"])])
def test_a_missing_chromium_is_playwrights_first_and_then_the_distributions(
    monkeypatch: pytest.MonkeyPatch, root: bool, tried: list[str]
) -> None:
    monkeypatch.setattr(browsers, "can_apt", lambda: root)
    commands = [" ".join(command) for command in browsers._chromium_installers()]
    assert ["apt" if "apt-get install" in command else "playwright" for command in commands] == tried


def test_a_chromium_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    there = tmp_path / "chromium"
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browsers, "_chromium_installers", lambda: pytest.fail("nothing is to be installed"))
    assert browsers.prepare_chromium() == str(there)


@pytest.mark.parametrize("there", [True, False])
def test_a_chromium_without_a_window_is_taken_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, there: bool
) -> None:
    shell = tmp_path / "chromium-headless-shell"
    if there:
        shell.write_text("#!/bin/sh\n")
        shell.chmod(0o755)
    monkeypatch.setattr(browsers, "can_apt", lambda: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browsers.prepare_headless("/usr/bin/chromium") == (str(shell) if there else "/usr/bin/chromium")


def test_an_old_node_is_replaced_by_the_locked_one_from_pypi(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    versions = iter([(18, 0), (24, 19)])
    monkeypatch.setattr(environment, "_node_version", lambda: next(versions))
    monkeypatch.setattr(
        environment, "run", lambda command, **_: asked.append([str(part) for part in command])
    )
    monkeypatch.setenv("PATH", "/usr/bin")
    environment.prepare_node()
    (command,) = asked
    assert {"install", "--require-hashes", "--only-binary=:all:"} <= set(command)
    assert command[-1] == str(LOCKED / "node.txt")


def test_a_prepared_environment_is_not_prepared_again(capsys: pytest.CaptureFixture[str]) -> None:
    environment.prepare_python()
    environment.prepare_npm()
    environment.prepare_pyodide_site()
    assert capsys.readouterr().out == ""


def test_a_failing_build_stops_with_the_reason_and_no_traceback(tmp_path: Path) -> None:
    script = "import failure\ndef main():\n    raise failure.BuildError('No flour.', 'Buy some.')\nfailure.stop_on_failure(main)"
    build = Path(environment.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=build, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "build stopped: No flour.\n  Buy some." in done.stderr
    assert "Traceback" not in done.stderr


def test_the_command_line_runs_in_the_environment_without_installing(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told = subprocess.run(
        [environment.prepare_python(), "-m", "followsuit", "arena", "--help"],
        cwd=tmp_path,
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "half of the first" in " ".join(told.stdout.split())
