"""Whole deals of Tractor against what was written down, byte for byte."""

from pathlib import Path

import pytest

from followsuit.record import read_record, write_record
from tests.shared.tractor.transcribe import transcript

RECORDS = sorted(Path(__file__).parent.glob("*.deal"))
records = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def test_there_is_a_golden_of_every_preset():
    assert {path.stem for path in RECORDS} >= {"reference", "howto", "auction", "standard"}


@records
def test_a_record_is_read_and_written_as_it_stands(path):
    text = path.read_bytes().decode()
    assert write_record(read_record(text)) == text


@records
def test_what_happens_in_a_record_is_what_was_written_down(path):
    record = read_record(path.read_text(encoding="utf-8"))
    assert transcript(record).encode() == path.with_suffix(".txt").read_bytes()
