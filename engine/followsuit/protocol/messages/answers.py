"""Answers: the answer to each message, and what every answer has."""

from typing import Final, NotRequired, TypedDict

from followsuit.protocol.messages.agreements import AgreementList
from followsuit.protocol.messages.analysis import ExtensionAnswer, PositionAnswer, WeighingAnswer
from followsuit.protocol.messages.challenges import BotResultAnswer, MissedTricksAnswer
from followsuit.protocol.messages.deal_editor import DealEditorAnswer, FinishedDeal
from followsuit.protocol.messages.documents import OpenedDocument
from followsuit.protocol.messages.explanations import (
    ActListAnswer,
    CoachAnswer,
    ExplanationAnswer,
    HintAnswer,
    MomentAnswer,
    ProgressAnswer,
    ReviewAnswer,
)
from followsuit.protocol.messages.fairness import ExchangeAnswer, VerificationAnswer
from followsuit.protocol.messages.games import Hello, RulesAnswer
from followsuit.protocol.messages.house_rules import Remedies
from followsuit.protocol.messages.matches import NewMatchAnswer
from followsuit.protocol.messages.play import ActAnswer, HeldAnswer, SelectionAnswer, TableAnswer, ViewAnswer
from followsuit.protocol.messages.records import (
    RecordAnswer,
    RecordOverview,
    RecordTextAnswer,
    RecordUpdate,
    RecordWithText,
    StepAnswer,
)
from followsuit.protocol.messages.referee import Forms, Ruling, RulingAnswer, Rulings
from followsuit.protocol.messages.score_sheets import ScoreSheetAnswer
from followsuit.protocol.messages.views import GameEvent
from followsuit.protocol.messages.words import Nothing, RefusalData


class Answers(TypedDict):
    """The answer to each message, beside what `Envelope` says."""

    ping: Nothing
    hello: Hello
    new: NewMatchAnswer
    resume: NewMatchAnswer
    record: RecordAnswer
    resolve_rules: RulesAnswer
    list_agreements: AgreementList
    set_agreements: TableAnswer
    view: ViewAnswer
    uncover_seat: TableAnswer
    cover_cards: TableAnswer
    act: ActAnswer
    select_cards: SelectionAnswer
    step: ActAnswer | HeldAnswer
    deal: ActAnswer
    undo: ActAnswer
    claim_tricks: ActAnswer
    act_for_seat: ActAnswer
    hand_over: ActAnswer
    take_over: ActAnswer
    take_seat: TableAnswer
    cancel_thinking: Nothing
    get_progress: ProgressAnswer
    open_record: RecordOverview
    show_step: StepAnswer
    open: OpenedDocument
    write: OpenedDocument
    start_task: ActAnswer
    leave_task: ActAnswer
    list_referee_forms: Forms
    get_ruling: RulingAnswer
    get_rulings: Rulings
    find_remedies: Remedies
    edit_score_sheet: ScoreSheetAnswer
    hint: HintAnswer
    list_acts: ActListAnswer
    explain_act: ExplanationAnswer
    review_deal: ReviewAnswer
    view_before_act: MomentAnswer
    coach: CoachAnswer
    get_bot_result: BotResultAnswer
    find_missed_tricks: MissedTricksAnswer
    verify_record: VerificationAnswer
    exchange_cards: ExchangeAnswer
    show_position: PositionAnswer
    weigh_acts: WeighingAnswer
    extend_line: ExtensionAnswer
    add_branch: RecordWithText
    export_position: RecordTextAnswer
    annotate_act: RecordWithText
    remove_branch: RecordWithText
    edit_deal: DealEditorAnswer
    finish_deal: FinishedDeal


class Envelope(TypedDict):
    """What every answer has besides."""

    #: The version of the protocol.
    v: int
    #: The message's own.
    id: object
    ok: bool
    #: Why it is refused; then there is nothing else.
    error: NotRequired[RefusalData]
    #: What is new in the record, for a message with `since`.
    record_lines: NotRequired[RecordUpdate]


#: Types that have other fields than those named, by what they are about.
OPEN: Final = (GameEvent, Ruling)
