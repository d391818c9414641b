"""Record lines: the record of a match, sent line by line as it grows.

A front end that keeps the match holds the record's lines. A message with ``since``, the revision of the lines
it holds, is answered with the lines that are new. The last line of a trick grows, and an undo removes lines,
so ``keep`` is the number of lines, from the first, that are still right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from followsuit.protocol.figures import describe_figures
from followsuit.protocol.message import Message, bad_field
from followsuit.record import DealRecord, Record, deal_lines, header_lines
from followsuit.table import Table

if TYPE_CHECKING:
    from followsuit.protocol import messages


class RecordLines:
    """The lines of one front end: those it was sent last, and their revision."""

    def __init__(self) -> None:
        self._revision = 0
        self._sent: list[str] = []
        #: The deals written so far with their lines: those before the last deal are not written again.
        self._written: list[tuple[DealRecord, list[str]]] = []

    def since(self, revision: int, table: Table) -> messages.RecordUpdate:
        """The lines that are new since a revision; all of them where the front end holds other lines.

        ``revision`` is the new revision, ``keep`` how many of the lines held stay, ``lines`` what follows
        them; ``figures`` those of the deal that is just over, else None. Where nothing is new the revision
        stays: a front end that drops such an answer still holds the newest lines.
        """
        lines = self._lines(table.record())
        keep = _count_common(self._sent, lines) if revision == self._revision else 0
        if revision != self._revision or lines != self._sent:
            self._revision += 1
            self._sent = lines
        return {
            "revision": self._revision,
            "keep": keep,
            "lines": lines[keep:],
            "figures": find_last_figures(table),
        }

    def _lines(self, record: Record) -> list[str]:
        lines = header_lines(record)
        for index, deal in enumerate(record.deals):
            if index >= len(self._written) or self._written[index][0] is not deal:
                self._written[index:] = [(deal, deal_lines(record.game, deal))]
            lines += self._written[index][1]
        return lines


def read_since(message: Message) -> int | None:
    """The revision of a message's ``since``, None without one. Raises `RequestError` (``bad_field``)."""
    if "since" not in message:
        return None
    since = message["since"]
    if not isinstance(since, int) or isinstance(since, bool):
        raise bad_field("since", "'since' is the revision of the record lines you hold, or 0")
    return since


def find_last_figures(table: Table) -> messages.Figures | None:
    """The figures of the deal that is just over, None while one is played."""
    if not (table.needs_deal or table.is_over):
        return None
    summary = table.summary()
    number = table.record().deals[-1].number
    return describe_figures(table.game, number, summary, is_assisted=table.is_assisted) if summary else None


def _count_common(held: list[str], lines: list[str]) -> int:
    """How many lines both begin with."""
    pairs = zip(held, lines, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(held), len(lines)))
