"""The referee at the other end of a pipe: `python referee_pipe.py`. Any language can do what this does."""

from __future__ import annotations

import json
import subprocess
import sys

QUESTIONS = [
    {"id": 1, "game": "two_hundred", "ask": "follow", "trump": "S", "hand": "AS KH 6H", "lead": "AH"},
    {"id": 2, "game": "rangvaar", "ask": "follow", "trump": "C", "hand": "2C 9D", "lead": "KH"},
    {"id": 3, "game": "whist", "ask": "follow"},
]


def main() -> None:
    """Ask three questions; the last one makes no sense, and is answered all the same."""
    command = [sys.executable, "-m", "followsuit", "referee"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for question in QUESTIONS:
            print(json.dumps(question), file=referee.stdin, flush=True)
            ruling = json.loads(referee.stdout.readline())
            print(f"{ruling['id']}: {ruling.get('options') or ruling.get('error')}")
        referee.stdin.close()


if __name__ == "__main__":
    main()
