"""Failures of a build step: what failed, and what to do about it."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, AnyStr

NETWORK = "Check the network, or how this machine's pip and npm reach their registries, and run it again."
SPACE = "Free some space on the disk and run it again."
NO_ANSWER = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|ConnectionResetError"
    r"|Connection refused|Network is unreachable|Temporary failure in name resolution"
    r"|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT"
)
"""How pip, npm and apt say that a registry was not reached."""
NO_ROOM = re.compile(
    r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT|No usable temporary directory"
)
"""How programs say that the disk is full."""
CHATTER = re.compile(
    r"Looking in indexes|\s*(Collecting|Processing|Downloading|Using cached|Installing collected) |npm http ",
    re.IGNORECASE,
)
"""What pip and npm say while nothing is wrong yet."""
ADDRESS = re.compile(r"\bhttps?://[^\s'\"<>)]+")
MACHINE = {
    errno.ENOSPC: ("The disk is full", SPACE),
    errno.EDQUOT: ("The disk's quota is used up", SPACE),
    errno.EROFS: ("The disk can only be read", "Run it where files may be written."),
    errno.EACCES: ("A file may not be used", "Run it as the owner of these files."),
    errno.EPERM: ("A file may not be used", "Run it as the owner of these files."),
}
"""Errors that the machine is the cause of, not these programs."""
INTERRUPTED = 130
"""The status of a program that Ctrl-C or its caller has ended."""
ENDING = (signal.SIGINT, signal.SIGTERM)
"""The signals that end a program; only the main thread handles them."""
FULL = 2_000_000
"""A disk with fewer bytes free is full: what could not be written whole has been taken back by then."""
ROOT = Path(__file__).parents[2]
_running: set[subprocess.Popen[str]] = set()
_programs: set[subprocess.Popen[bytes]] = set()
"""Those that end themselves when they are interrupted, and say how."""
_starting = threading.RLock()
"""Held from the start of a command until it is among those that run."""
_interrupts: list[int] = []
"""The signal that came. After it no thread starts another command: everybody would wait for its end."""


class BuildError(Exception):
    """A step that cannot run: `what` failed, `remedy` says what to install or change."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what}\n  {remedy}")
        self.what = what
        self.remedy = remedy


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    remedy: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    given: str | None = None,
    hear: Callable[[str], None] | None = None,
) -> str:
    """Run a command and return its output; if it fails, stop the build with that output.

    `given`: what it reads. `hear` gets each line of the output, and of the errors among it, as soon as it is
    there.
    """
    try:
        status, output, said = _ended([str(part) for part in command], cwd, env, given, hear)
    except OSError as error:
        raise of_machine(error) or BuildError(f"{what}: {error}", remedy) from error
    # npm warns of a file that it could not write, and ends well.
    if status != 0 or (hear and NO_ROOM.search(said)):
        raise _failed(what, remedy, status, said)
    return output


def _ended(
    command: list[str],
    cwd: Path | None,
    env: Mapping[str, str] | None,
    given: str | None,
    hear: Callable[[str], None] | None,
) -> tuple[int, str, str]:
    """Run a command; return its status, its output, and that with its errors."""
    with _start(command, cwd, env, given, hear) as process:
        try:
            if hear is None:
                output, errors = process.communicate(given)
                return process.returncode, output, output + errors
            lines = []
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                hear(line)
            return process.wait(), "".join(lines), "".join(lines)
        except BaseException:
            process.kill()
            raise
        finally:
            _running.discard(process)


def _start(
    command: list[str],
    cwd: Path | None,
    env: Mapping[str, str] | None,
    given: str | None,
    hear: Callable[[str], None] | None,
) -> subprocess.Popen[str]:
    """Start a command, to be ended by `end_commands`."""
    pipe = subprocess.PIPE
    return _start_noted(
        _running,
        lambda: subprocess.Popen(
            command,
            cwd=cwd,
            env=env,
            stdin=None if given is None else pipe,
            stdout=pipe,
            stderr=pipe if hear is None else subprocess.STDOUT,
            text=True,
            errors="replace",
        ),
    )


def _start_noted(
    among: set[subprocess.Popen[AnyStr]], start: Callable[[], subprocess.Popen[AnyStr]]
) -> subprocess.Popen[AnyStr]:
    """Start a program and note it among those that run; a signal in between waits until it is noted."""
    with _starting:
        if _interrupts:
            raise KeyboardInterrupt
        with _hold_signals():
            process = start()
            among.add(process)
    return process


@contextlib.contextmanager
def _hold_signals() -> Iterator[None]:
    """Keep Ctrl-C and SIGTERM until the end of the block, where they act.

    They are not blocked: a program inherits what is blocked.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {which: signal.signal(which, lambda number, _: came.append(number)) for which in ENDING}
    try:
        yield
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)
        for number in came:
            signal.raise_signal(number)


def _failed(what: str, remedy: str, status: int, said: str) -> BuildError:
    """Return the failure of a command: a sentence where the machine is the cause, else what it said last."""
    if NO_ROOM.search(said) or _is_full():
        return BuildError(f"{what}: the disk is full.", SPACE)
    if remedy == NETWORK and NO_ANSWER.search(said):
        return BuildError(f"{what}: the registry does not answer.", NETWORK)
    lines = [line for line in said.strip().splitlines() if not CHATTER.match(line)]
    # Where a machine fetches its packages from is nobody else's business: logs are passed on.
    last = ADDRESS.sub("…", "\n".join(lines[-30:])) if remedy == NETWORK else "\n".join(lines[-30:])
    return BuildError(f"{what} (exit {status})\n{last}", remedy)


def _is_full() -> bool:
    """Tell whether a disk is full: many a program that finds no room does not say so."""
    return any(shutil.disk_usage(place).free < FULL for place in (ROOT, tempfile.gettempdir()))


def of_machine(error: OSError) -> BuildError | None:
    """Return what to say of an error that the machine is the cause of; None if it is another."""
    if NO_ROOM.search(str(error)):
        what, remedy = MACHINE[errno.ENOSPC]
    elif error.errno in MACHINE:
        what, remedy = MACHINE[error.errno]
    else:
        return None
    return BuildError(f"{what}: {error.filename}" if error.filename else f"{what}.", remedy)


def require_room(folder: Path, megabytes: int) -> None:
    """Raise `BuildError` where a folder's disk has too little room: else something fails later."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        raise BuildError(
            f"The disk is full: {free} MB are free where {folder} lies, and {megabytes} MB are needed.", SPACE
        )


def run_program(
    command: Sequence[str | Path], *, cwd: Path | None = None, output: IO[bytes] | None = None
) -> int:
    """Run a program and return its status; after an interrupt, wait until it has reported its own end."""
    sys.stdout.flush()
    process = _start_noted(
        _programs, lambda: subprocess.Popen(command, cwd=cwd, stdout=output, stderr=output)
    )
    is_interrupted = False
    try:
        while True:
            try:
                status = process.wait()
                break
            except KeyboardInterrupt:
                is_interrupted = True  # the process got the signal too
    finally:
        _programs.discard(process)
    if is_interrupted and status <= 0:
        # The signal has killed it, and it said nothing; or it came while Python fetched the status,
        # which is lost then and counts as 0.
        raise KeyboardInterrupt
    return status


def stop_on_failure(main: Callable[[], int]) -> None:
    """Run a script's main and exit with its status.

    A step that fails, a machine that has no more room and an interrupt are reported in a sentence, without a
    traceback.
    """
    _interrupts.clear()
    before = {which: signal.getsignal(which) for which in ENDING}
    if threading.current_thread() is threading.main_thread():
        for which, handler in before.items():
            # A job of a shell that is no person's ignores Ctrl-C; `timeout` has no other word for it.
            if handler in (signal.default_int_handler, signal.SIG_DFL, signal.SIG_IGN):
                signal.signal(which, _interrupt)
    try:
        status = main()
    except BuildError as error:
        status = _tell(error)
    except OSError as error:
        sentence = of_machine(error)
        if sentence is None:
            raise
        status = _tell(sentence)
    except KeyboardInterrupt:
        print("\ninterrupted: what was half done is done anew the next time.", file=sys.stderr)
        status = INTERRUPTED
        # What Python handles itself it forgets while it ends, and the signal that comes then would kill it.
        if _interrupts:
            for which in ENDING:
                signal.signal(which, signal.SIG_IGN)
    finally:
        for which, handler in before.items():
            if signal.getsignal(which) is _interrupt and not _interrupts:
                signal.signal(which, handler)
    _end(status)


def end_commands() -> None:
    """End what `run` runs in other threads: nobody wants its result any more, and all would wait for it."""
    with _starting:
        # Another thread may just see one of them end.
        for process in list(_running):
            process.kill()


def _interrupt(which: int, _: object) -> None:
    """End all that runs. A signal that comes again is not heard: `timeout` sends each twice, and a lock that
    is held while the first is handled (`subprocess` has some) would be kept for ever.
    """
    if _interrupts:
        return
    _interrupts.append(which)
    end_commands()  # npm listens to no signal while it fetches
    if which == signal.SIGTERM:
        # Ctrl-C reaches every program of a terminal; this reached nobody else.
        for process in list(_programs):
            process.send_signal(signal.SIGINT)
    raise KeyboardInterrupt


def _tell(error: BuildError) -> int:
    print(f"\nbuild stopped: {error}", file=sys.stderr)
    return 1


def _end(status: int) -> None:
    """Exit. What is still to be written may find no room, and Python would say so with a traceback."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = status or 1
    sys.exit(status)
