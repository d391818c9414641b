"""Answers: the answer to each message, and what every answer has."""

from typing import Final, NotRequired, TypedDict

from followsuit.protocol.messages.analysis import BoardAnswer, Tried, Weighing
from followsuit.protocol.messages.challenges import Challenged, FieldRun, Missed
from followsuit.protocol.messages.deal_editor import MadeDeal, Making
from followsuit.protocol.messages.documents import OpenedDocument
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
    resolve_rules: Meaning
    view: Looked
    uncover_seat: Viewed
    cover_cards: Viewed
    act: Acted
    select_cards: Completed
    step: Acted | Held
    deal: Acted
    undo: Acted
    claim_tricks: Acted
    act_for_seat: Acted
    take_seat: Viewed
    cancel_thinking: Nothing
    get_progress: Part
    open_record: OpenedRecord | RecordWithText
    show_step: StepShown
    open: OpenedDocument
    write: OpenedDocument
    make_link: Link
    read_link: Linked
    start_lesson: Acted
    start_practice: Acted
    leave_practice: Acted
    list_referee_forms: Forms
    get_ruling: Ruled
    get_rulings: Rulings
    write_house_rules: HouseWritten
    read_house_rules: Housed
    find_remedies: Remedies
    edit_score_sheet: SheetWritten
    hint: Hinted
    list_acts: Listed
    explain_act: Explained
    review_deal: Reviewed
    view_before_act: MomentShown
    coach: Coached
    make_challenge: Challenged
    get_bot_result: FieldRun
    find_missed_tricks: Missed
    verify_record: Verified
    exchange_cards: Exchanged
    show_position: BoardAnswer
    weigh_acts: Weighing
    extend_line: Tried
    add_branch: RecordWithText
    export_position: Recorded
    annotate_act: RecordWithText
    remove_branch: RecordWithText
    edit_deal: Making
    finish_deal: MadeDeal


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
