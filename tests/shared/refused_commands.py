"""Refused commands: a command that refuses prints nothing but why."""

import pytest

from followsuit.__main__ import main


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says on the stream for errors, which is all that it says when it refuses and ends with 1."""
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("followsuit: ")
    return err
