"""Requests: what each message asks, and what it does."""

from typing import TypedDict

from followsuit.protocol.messages.agreements import AgreementChoice, AgreementListRequest
from followsuit.protocol.messages.analysis import ExtensionRequest, PositionRequest, WeighingRequest
from followsuit.protocol.messages.challenges import BotResultRequest
from followsuit.protocol.messages.deal_editor import EditDealRequest, FinishDealRequest
from followsuit.protocol.messages.documents import OpenDocumentRequest, WriteDocumentRequest
from followsuit.protocol.messages.explanations import (
    ActNumberRequest,
    CoachRequest,
    HintRequest,
    StandInRequest,
)
from followsuit.protocol.messages.fairness import ExchangeRequest
from followsuit.protocol.messages.matches import NewMatchRequest, ResumeRequest
from followsuit.protocol.messages.play import (
    ActRequest,
    SeatingRequest,
    SeatRequest,
    SelectionRequest,
    StepRequest,
    TurnRequest,
    UndoRequest,
    ViewRequest,
)
from followsuit.protocol.messages.records import (
    BranchRequest,
    DealRequest,
    OpenRecordRequest,
    RecordRequest,
    RemarkRequest,
    ShowStepRequest,
)
from followsuit.protocol.messages.referee import RulingRequest, RulingsRequest
from followsuit.protocol.messages.score_sheets import ScoreSheetRequest
from followsuit.protocol.messages.tasks import TaskRequest
from followsuit.protocol.messages.words import Nothing, RulesRequest


class Requests(TypedDict):
    """What each message asks, beside `v`, `id`, `op` and `since`, and what it does."""

    #: The engine is ready. Loads no game.
    ping: Nothing
    #: What there is to play: each game as below, and every name of a level, weakest first.
    hello: Nothing
    #: A match begins, its first deal dealt: `seed` is a text or whole number, `you` the person's seat
    #: (`S` where it is left out) or `people` a list of seats, see *People at one device*; `level` is
    #: that of all bots, or `levels` gives one by seat; `stake` is what each seat puts into the pot, in cents;
    #: `agreements` is the card of the bots, see *Agreements*. With `again`, true, it has the game, rules,
    #: players and agreements of the match at the table; with `challenge`, see *Challenges*; with `one_deal`,
    #: true, the match is its first deal, played as a challenge whose link is answered; with `multiplayer`,
    #: `seat`, `numbers` and `draw`, see *People with a device each*.
    new: NewMatchRequest
    #: Goes on where a record ends. `names` are shown for seats whose name the record leaves empty;
    #: `multiplayer` and `seat` as in `new`.
    resume: ResumeRequest
    #: The match so far as `.deal` text, and the figures of the deal that is just over, see *The past*.
    record: Nothing
    #: Every field of the rules as it would hold; `idle` are the fields that have no say, each with the one
    #: that switches it off. Refused (`contradiction`, facts `fields`) where they do not hold together.
    resolve_rules: RulesRequest
    #: What partners may agree on in a game, in the order to list it, see *Agreements*.
    list_agreements: AgreementListRequest
    #: Changes the card of the bots from the next deal on. Refused (`not_offered`) in a challenge and in a
    #: task.
    set_agreements: AgreementChoice
    #: The view of the table.
    view: ViewRequest
    #: Shows the cards of a person's seat, see *People at one device*.
    uncover_seat: SeatRequest
    #: Covers all cards.
    cover_cards: Nothing
    #: The person acts.
    act: ActRequest
    #: The set that is chosen once `card` has been tapped (Tractor: the tractor or pair it is part of for a
    #: lead, the led shape for a follow), or `chosen` where no card is; and why playing or burying it would be
    #: refused. Changes nothing.
    select_cards: SelectionRequest
    #: The table makes one act (a bot's, or its own). A front end asks for a bot's act while cards are still
    #: moving on the screen and shows it after its pause; with `hold_end` true an act that would end the deal,
    #: after which nothing can be undone, is not made but answered with `held`: ask again to have it made,
    #: without more thinking. With `hold` true the bot whose turn it is only thinks. With `until` `asked` the
    #: table goes on dealing until a person can declare what they could not before, and until before a bot
    #: declares and before the last card; where each person has a device, until all is dealt. With `most` it
    #: makes no more acts than so many.
    step: StepRequest
    #: Deals the next deal.
    deal: TurnRequest
    #: Back to where the person last had a choice in this deal; the deal is marked as assisted. Refused
    #: (`nothing_to_undo`) where there is none and once the deal is scored.
    undo: UndoRequest
    #: The person leads out and takes every trick left, where the prompt offers it. Refused (`not_certain`).
    claim_tricks: TurnRequest
    #: One act of a bot of that level in the place of the seat's person, whose turn it is. The deal is not
    #: assisted: the record does not know who chose. With `hold` true it only thinks. See *People with a
    #: device each*.
    act_for_seat: StandInRequest
    #: A bot of that level plays on for the person until `take_over` or the end of the deal; the deal is
    #: marked as assisted. Refused (`cannot_hand_over`) where no deal is played or a bot decides already.
    hand_over: HintRequest
    #: The person decides again.
    take_over: TurnRequest
    #: A person sits down at the seat of a bot or of somebody else, before a deal is dealt, for all of the
    #: record. See *People with a device each*.
    take_seat: SeatingRequest
    #: Cancels all thinking in progress, which is answered with `cancelled`.
    cancel_thinking: Nothing
    #: How far a review is.
    get_progress: Nothing
    #: Opens a record to be looked through, see *The past*.
    open_record: OpenRecordRequest
    #: One step of one of its deals.
    show_step: ShowStepRequest
    #: Opens what people send and keep: a text, a link in whatever it is wrapped, or a file. Its first line or
    #: letter says what it is: a record, house rules, a challenge, a question to the referee, a score sheet, a
    #: lesson, a puzzle, or hands as text. Nothing is kept.
    open: OpenDocumentRequest
    #: Writes such a document as text and as link. Of a record or challenge without `record` it is that of the
    #: match at the table.
    write: WriteDocumentRequest
    #: A task begins: a lesson or puzzle ([as the site has them](../lessons/LESSONS.md)), a moment of one's
    #: own deal, or with `again` the one that is tried. See *Tasks*.
    start_task: TaskRequest
    #: Goes back from a task to the match as it was left.
    leave_task: Nothing
    #: What a person can ask the referee, with the cards and seats, in order of play, to fill it in with. The
    #: kinds of fields are in `followsuit.base.fields`; a ruling without a `rule` of its own rests on the
    #: form's `clauses`.
    list_referee_forms: RulesRequest
    #: The referee rules.
    get_ruling: RulingRequest
    #: The referee rules on several questions, 400 at most.
    get_rulings: RulingsRequest
    #: Changes of one field after which rules hold that are refused for a contradiction.
    find_remedies: RulesRequest
    #: The score of a match with real cards: reads a sheet or begins one, does one thing to it, and answers
    #: all of it. See *The score keeper*.
    edit_score_sheet: ScoreSheetRequest
    #: What a bot of that level (the game's strongest) would do in the person's place, from what the person
    #: may know; the deal is now `assisted`. See *Explaining*.
    hint: HintRequest
    #: The acts of the deal that is over, see *Explaining*.
    list_acts: TurnRequest
    #: What a bot thought when it acted, see *Explaining*.
    explain_act: ActNumberRequest
    #: The decisions of the person that cost most, see *Explaining*.
    review_deal: TurnRequest
    #: The table as the person saw it before an act, see *Explaining*.
    view_before_act: ActNumberRequest
    #: The caution against a play or a burial before it is made, null if nothing is proven; if there is one,
    #: the deal is now `assisted`. With `ahead` the engine only begins to think, and sends and marks nothing.
    #: See *Explaining*.
    coach: CoachRequest
    #: A bot plays a deal from the person's seat, see *Challenges*.
    get_bot_result: BotResultRequest
    #: The tricks in which the person's decisions cost something, see *Challenges*.
    find_missed_tricks: DealRequest
    #: Deals a record again, and asks its bots again, see *Fairness*.
    verify_record: RecordRequest
    #: Asks bots again with other hidden cards, see *Fairness*.
    exchange_cards: ExchangeRequest
    #: A position in which acts are tried, see *Analysis*.
    show_position: PositionRequest
    #: What its legal acts are worth, see *Analysis*.
    weigh_acts: WeighingRequest
    #: The line after the next act of a bot, see *Analysis*.
    extend_line: ExtensionRequest
    #: Keeps the line as a branch of the open record, see *Analysis*.
    add_branch: PositionRequest
    #: A record that ends at the position, see *Analysis*.
    export_position: ExtensionRequest
    #: Sets the remark on an act, see *Analysis*.
    annotate_act: RemarkRequest
    #: Takes a branch away, see *Analysis*.
    remove_branch: BranchRequest
    #: A deal that is being made, after a change: a card is laid or taken, places are cleared, the standing is
    #: set, or the rest is dealt by chance. See *Making a deal*.
    edit_deal: EditDealRequest
    #: The record of a match that begins with a deal that was made. See *Making a deal*.
    finish_deal: FinishDealRequest
