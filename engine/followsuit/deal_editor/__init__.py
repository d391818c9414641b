"""Making a deal: cards are placed one by one or read from a text, and the rest is dealt by chance."""

from followsuit.deal_editor.frame import Frame, Place, frame_of
from followsuit.deal_editor.parser import Reading, read_hands, read_text
from followsuit.deal_editor.setup import Setup, blank_setup, made_record, problems_of
from followsuit.deal_editor.writer import write_setup

__all__ = [
    "Frame",
    "Place",
    "Reading",
    "Setup",
    "blank_setup",
    "frame_of",
    "made_record",
    "problems_of",
    "read_hands",
    "read_text",
    "write_setup",
]
