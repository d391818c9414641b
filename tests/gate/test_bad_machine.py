"""A machine without a network or room on its disk, and a person who interrupts: a sentence, no traceback, and red."""

import errno
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from base import failure
from base.failure import NETWORK, BuildError
from base.paths import BUILD, ROOT
from tests.shared.patience import USUAL_S

#: What the first steps of every script read; the rest of a clone makes no difference to them.
NEEDED = ("build", ".ci", "web/package.json", "web/package-lock.json")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder with the scripts of a fresh clone, in which nothing has been fetched yet."""
    return copied(tmp_path / "clone")


def copied(to: Path) -> Path:
    for name in NEEDED:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / name, to / name)
    return to


def bare(**more: str) -> dict[str, str]:
    """Return an environment in which nothing of this one's is installed, and no package is at hand."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_", "npm_"))
    }
    kept["PATH"] = os.pathsep.join(part for part in kept["PATH"].split(os.pathsep) if ".venv" not in part)
    return {**kept, "PIP_NO_CACHE_DIR": "1", "PIP_RETRIES": "1", "npm_config_fetch_retries": "0", **more}


def registry_at(port: int, cache: Path) -> dict[str, str]:
    """Return where pip and npm look for packages: on a port of this machine."""
    address = f"http://127.0.0.1:{port}/"
    return {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": address,
        "npm_config_registry": address,
        "npm_config_cache": str(cache),
    }


def start(command: list[str], cwd: Path, env: dict[str, str]) -> "subprocess.Popen[str]":
    """Start a program at the head of a group of its own, as a terminal would."""
    return subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        # A shell's background job ignores Ctrl-C, and whatever it starts inherits that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def interrupted(process: "subprocess.Popen[str]", way: str = "Ctrl-C") -> str:
    """Press Ctrl-C or end the program; return what it said once it and all it had started have ended."""
    if way == "Ctrl-C":
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.terminate()  # it alone
    said, _ = process.communicate(timeout=USUAL_S)
    wait_until(lambda: not running_in(process.pid))
    assert "Traceback" not in said
    return said


def running_in(group: int) -> list[str]:
    """Return the programs of a group that still run."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pgid=,stat=,args="], capture_output=True, text=True, check=True
    )
    found = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    return [words[-1] for words in found if words[0] == str(group) and not words[1].startswith("Z")]


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + USUAL_S
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def unused_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@pytest.mark.long("the whole way from a fresh clone to the sentence, which is tested by itself below")
def test_without_a_network_play_says_so_in_a_sentence_that_names_no_host(clone: Path, tmp_path: Path) -> None:
    nowhere = bare(**registry_at(unused_port(), tmp_path / "npm"))
    done = run([sys.executable, "build/play.py", "--check"], clone, nowhere)
    assert done.returncode == 1
    assert "build stopped: The locked Python packages could not be installed" in done.stdout
    assert done.stdout.endswith(f"\n  {NETWORK}\n")
    assert "127.0.0.1" not in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.long("the same by the gate's own command, on a machine whose network is really gone")
def test_without_a_network_the_gate_of_main_is_red_and_says_so(clone: Path) -> None:
    alone = ["unshare", "--net"]
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("only root may take a program's network away, with unshare")
    done = run([*alone, ".ci/run"], clone, bare())
    assert done.returncode == 1
    assert "could not be installed: the registry does not answer." in done.stdout
    assert "Traceback" not in done.stdout
    assert "://" not in done.stdout


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a disk of its own with eight megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.long("the whole way from a fresh clone to the sentence, which is tested by itself below")
def test_on_a_full_disk_play_says_so_and_not_that_the_network_is_gone(small_disk: Path) -> None:
    done = run([sys.executable, "build/play.py", "--check"], copied(small_disk / "clone"), bare())
    assert done.returncode == 1
    assert "the disk is full." in done.stdout
    assert done.stdout.endswith(f"\n  {failure.SPACE}\n")
    assert NETWORK not in done.stdout
    assert "Traceback" not in done.stdout


def test_a_gate_begins_no_test_where_there_is_no_room_for_what_it_writes(small_disk: Path) -> None:
    gate = [sys.executable, "build/check.py", "--fast", "tests/unit/test_seats.py"]
    done = run(gate, ROOT, {**os.environ, "TMPDIR": str(small_disk)})
    assert done.returncode == 1
    assert f"MB are free where {small_disk} lies, and" in done.stdout
    assert "passed" not in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "dist"), "The disk is full: dist"),
        (OSError(errno.ENOSPC, "No space left on device"), "The disk is full."),
        (OSError(errno.EDQUOT, "Disk quota exceeded", "dist"), "The disk is full: dist"),
        (OSError(errno.EROFS, "Read-only file system", "dist"), "The disk can only be read: dist"),
        (PermissionError(errno.EACCES, "Permission denied", "dist"), "A file may not be used: dist"),
        (
            FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']"),
            "The disk is full.",
        ),
    ],
)
def test_what_the_machine_is_the_cause_of_is_told_wherever_it_happens(
    error: OSError, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> int:
        raise error

    with pytest.raises(SystemExit) as ended:
        failure.stop_on_failure(fail)
    assert ended.value.code == 1
    assert capsys.readouterr().err.startswith(f"\nbuild stopped: {says}\n  ")


def test_a_file_that_our_own_programs_miss_is_a_bug_and_shows_where() -> None:
    with pytest.raises(FileNotFoundError):
        failure.stop_on_failure(lambda: len(Path("/nowhere/at/all").read_bytes()))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("OSError: [Errno 28] No space left on device: 'x'", "It broke: the disk is full."),
        ("npm error code ENOSPC", "It broke: the disk is full."),
        ("npm error code ENOTFOUND", "It broke: the registry does not answer."),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError(: Connection refused')'",
            "It broke: the registry does not answer.",
        ),
        (
            "Looking in indexes: http://somewhere/simple\nERROR: No matching http://somewhere/simple/x",
            "It broke (exit 3)\nERROR: No matching …",
        ),
    ],
)
def test_a_command_that_the_machine_stops_is_told_by_the_cause(said: str, told: str) -> None:
    heard: list[str] = []
    for hear in (None, heard.append):
        with pytest.raises(BuildError) as raised:
            failure.run(
                [sys.executable, "-c", f"import sys; print({said!r}); sys.exit(3)"],
                what="It broke",
                remedy=NETWORK,
                hear=hear,
            )
        assert raised.value.what == told
    assert "".join(heard) == f"{said}\n"


@pytest.mark.long("pip itself; steps and tests are interrupted in the gate of every commit")
@pytest.mark.parametrize("way", ["Ctrl-C", "SIGTERM"])
def test_an_interrupt_while_packages_are_fetched_ends_all_of_it(
    way: str, clone: Path, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        process = start(
            [sys.executable, "build/play.py", "--check"],
            clone,
            bare(**registry_at(deaf.getsockname()[1], tmp_path / "npm")),
        )
        deaf.settimeout(USUAL_S)
        caller, _ = deaf.accept()  # pip or npm asks, and nobody answers
        with caller:
            said = interrupted(process, way)
    assert process.returncode == failure.INTERRUPTED
    assert "interrupted: what was half done is done anew the next time." in said


@pytest.mark.parametrize("way", ["Ctrl-C", "SIGTERM"])
def test_an_interrupt_while_steps_run_side_by_side_ends_them_and_leaves_nothing_half_done(
    way: str, tmp_path: Path
) -> None:
    program = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from base import failure, store

store.CACHE = Path(sys.argv[1])

def make(folder):
    (folder / "half").touch()
    (store.CACHE / f"{folder.parent.name} began").touch()
    failure.run(["sleep", "600"], what="It could not sleep", remedy="Try again.")

def build():
    with ThreadPoolExecutor() as beside:
        beside.submit(store.kept, "one", ["a"], make)
        store.kept("other", ["b"], make)
    return 0

failure.stop_on_failure(build)
"""
    env = {**os.environ, "PYTHONPATH": str(BUILD)}
    process = start([sys.executable, "-c", program, str(tmp_path)], tmp_path, env)
    for name in ("one began", "other began"):
        wait_until((tmp_path / name).exists)
    said = interrupted(process, way)
    assert process.returncode == failure.INTERRUPTED
    assert said.strip() == "interrupted: what was half done is done anew the next time."
    assert list(tmp_path.rglob("half")) == []


@pytest.mark.parametrize(
    "way",
    [
        "Ctrl-C",
        pytest.param("SIGTERM", marks=pytest.mark.long("ends steps that run side by side in each gate")),
    ],
)
def test_an_interrupt_while_tests_run_is_red_and_ends_with_pytests_summary(way: str, tmp_path: Path) -> None:
    asleep = tmp_path / "test_asleep.py"
    asleep.write_text(
        "import pathlib, time\n\n"
        f"def test_asleep():\n    pathlib.Path({str(tmp_path)!r}, 'began').touch()\n    time.sleep(600)\n"
    )
    # In two processes, as in a gate.
    gate = [sys.executable, "build/check.py", "--fast", str(asleep), "--numprocesses=1"]
    process = start(gate, ROOT, dict(os.environ))
    wait_until((tmp_path / "began").exists)
    said = interrupted(process, way)
    assert process.returncode == pytest.ExitCode.INTERRUPTED
    assert "KeyboardInterrupt" in said
    assert "no tests ran in" in said.strip().splitlines()[-1]


def test_a_job_in_the_background_that_is_told_to_ignore_an_interrupt_ends_with_it_all_the_same(
    tmp_path: Path,
) -> None:
    """`timeout`, which bounds the gate of main, has no other word for it."""
    program = """
import sys, time
from pathlib import Path
from base import failure

def wait():
    Path(sys.argv[1], "began").touch()
    time.sleep(600)

failure.stop_on_failure(wait)
"""
    command = [sys.executable, "-c", program, str(tmp_path)]
    deaf = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *command]
    process = start(deaf, tmp_path, {**os.environ, "PYTHONPATH": str(BUILD)})
    wait_until((tmp_path / "began").exists)
    assert "interrupted: what was half done" in interrupted(process)
    assert process.returncode == failure.INTERRUPTED


def test_a_signal_that_comes_again_and_again_while_it_is_handled_ends_a_program_as_one_does(
    tmp_path: Path,
) -> None:
    """`timeout` sends each signal to its program and then to its group, which that is part of."""
    program = """
from pathlib import Path
from base import failure

def sleep():
    Path("began").touch()
    return failure.run_program(["sleep", "600"])

failure.stop_on_failure(sleep)
"""
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        process = start([sys.executable, "-c", program], folder, {**os.environ, "PYTHONPATH": str(BUILD)})
        wait_until((folder / "began").exists)
        time.sleep(number / 20)  # before its program has begun, and after
        # Until its very end, when Python hears of none any more.
        while process.poll() is None:
            process.terminate()
        assert interrupted(process, "SIGTERM").strip().startswith("interrupted: what was half done")
        assert process.returncode == failure.INTERRUPTED


def test_the_gate_of_main_that_is_ended_from_outside_is_red_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    shutil.copytree(ROOT / "build" / "base", tmp_path / "build" / "base")
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    # A gate whose tests say nothing when they are killed.
    (tmp_path / "build" / "check.py").write_text(
        "from base import failure\n"
        "sleep = ['sh', '-c', 'touch began; sleep 600']\n"
        "failure.stop_on_failure(lambda: failure.run_program(sleep))\n"
    )
    process = start([".ci/run"], tmp_path, bare())
    wait_until((tmp_path / "began").exists)
    assert "interrupted: what was half done" in interrupted(process, "SIGTERM")
    assert process.returncode == failure.INTERRUPTED


@pytest.fixture
def signals() -> Iterator[None]:
    """Handle signals again as before: a script that has been interrupted hears no more of them."""
    before = {which: signal.getsignal(which) for which in failure.ENDING}
    yield
    for which, handler in before.items():
        signal.signal(which, handler)


@pytest.mark.usefixtures("signals")
def test_an_interrupt_between_the_start_of_a_command_and_its_note_ends_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[subprocess.Popen[str]] = []
    real_popen = subprocess.Popen

    def start_and_interrupt(*words: Any, **more: Any) -> "subprocess.Popen[str]":
        started.append(real_popen(*words, **more))
        signal.raise_signal(signal.SIGTERM)
        return started[0]

    monkeypatch.setattr(subprocess, "Popen", start_and_interrupt)
    monkeypatch.setattr(failure, "_interrupts", [])
    sleep = ["sleep", "600"]
    with pytest.raises(SystemExit) as ended:
        failure.stop_on_failure(
            lambda: len(failure.run(sleep, what="It could not sleep", remedy="Try again."))
        )
    assert ended.value.code == failure.INTERRUPTED
    assert started[0].wait(USUAL_S) == -signal.SIGKILL


def test_a_program_whose_status_an_interrupt_has_lost_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    real_wait = os.waitpid

    def wait_and_interrupt(pid: int, options: int) -> tuple[int, int]:
        real_wait(pid, options)
        monkeypatch.undo()
        raise KeyboardInterrupt  # a signal that comes before the status is kept

    monkeypatch.setattr(os, "waitpid", wait_and_interrupt)
    with pytest.raises(KeyboardInterrupt):
        failure.run_program(["false"])


def run(command: list[str], cwd: Path, env: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
