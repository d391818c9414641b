"""Program: ``python -m followsuit COMMAND``; ``--help`` lists the commands.

Ctrl-C is answered before anything else is imported: importing the commands takes longer than pressing it.
"""

from __future__ import annotations

import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: The status shells give an interrupted program.
INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: `run_command`'s, or 130 after Ctrl-C."""
    try:
        if words is None and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            _import_quietly()
        from followsuit.command_line import run_command

        return run_command(words)
    except KeyboardInterrupt:
        return INTERRUPTED


def _import_quietly() -> None:
    """Import the commands for a process of their own, which Ctrl-C ends without a word.

    An interrupt that is raised meanwhile might be lost in what Python itself does while it imports.
    """
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    import followsuit.command_line  # noqa: F401

    signal.signal(signal.SIGINT, signal.default_int_handler)


if __name__ == "__main__":
    sys.exit(main())
