"""Answers: the answer to each message, and what every answer has."""

from typing import Final, NotRequired, TypedDict

from followsuit.protocol.messages.analysis import BoardAnswer, Tried, Weighing
from followsuit.protocol.messages.challenges import Challenged, FieldRun, Missed
from followsuit.protocol.messages.deal_editor import MadeDeal, Making
from followsuit.protocol.messages.explanations import (
    Coached,
    Explained,
    Hinted,
    Listed,
    MomentShown,
    Part,
    Reviewed,
)
from followsuit.protocol.messages.fairness import Exchanged, Verified
from followsuit.protocol.messages.games import Hello, Meaning
from followsuit.protocol.messages.house_rules import Housed, HouseWritten, Remedies
from followsuit.protocol.messages.links import Linked
from followsuit.protocol.messages.matches import Begun
from followsuit.protocol.messages.play import Acted, Completed, Held, Looked, Viewed
from followsuit.protocol.messages.records import (
    OpenedRecord,
    Recorded,
    RecordLines,
    RecordWithText,
    StepShown,
    Written,
)
from followsuit.protocol.messages.referee import Forms, Ruled, Ruling, Rulings
from followsuit.protocol.messages.score_sheets import SheetWritten
from followsuit.protocol.messages.views import GameEvent
from followsuit.protocol.messages.words import Link, Nothing, Refusal


class Answers(TypedDict):
    """The answer to each message, beside what `Envelope` says."""

    ping: Nothing
    hello: Hello
    new: Begun
    resume: Begun
    record: Written
    rules: Meaning
    view: Looked
    uncover: Viewed
    cover: Viewed
    act: Acted
    complete: Completed
    step: Acted | Held
    next: Acted
    undo: Acted
    claim: Acted
    stand_in: Acted
    sit: Viewed
    cancel: Nothing
    progress: Part
    open: OpenedRecord | RecordWithText
    at: StepShown
    link: Link
    linked: Linked
    lesson: Acted
    decide: Acted
    forms: Forms
    rule: Ruled
    rulings: Rulings
    house: HouseWritten
    housed: Housed
    remedies: Remedies
    sheet: SheetWritten
    hint: Hinted
    acts: Listed
    why: Explained
    review: Reviewed
    moment: MomentShown
    coach: Coached
    challenge: Challenged
    field: FieldRun
    missed: Missed
    verify: Verified
    exchange: Exchanged
    board: BoardAnswer
    weigh: Weighing
    tried: Tried
    branch: RecordWithText
    from_here: Recorded
    remark: RecordWithText
    unbranch: RecordWithText
    make: Making
    made: MadeDeal


class Envelope(TypedDict):
    """What every answer has besides."""

    #: The version of the protocol.
    v: int
    #: The message's own.
    id: object
    ok: bool
    #: Why it is refused; then there is nothing else.
    error: NotRequired[Refusal]
    #: What is new in the record, for a message with `since`.
    record_lines: NotRequired[RecordLines]


#: Types that have other fields than those named, by what they are about.
OPEN: Final = (GameEvent, Ruling)
