"""Reasons: the thoughts of bots as plain data, which a front end turns into sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, overload

from followsuit.base.actions import Play
from followsuit.base.cards import Suit
from followsuit.base.game import ShapedGame
from followsuit.base.seats import Seat
from followsuit.bots import COUNTED_FROM, HeadToHead, find_difference, is_contract_own, is_counted
from followsuit.bots.agreements.said import find_kept, list_said
from followsuit.protocol.answers import describe_action, seat_name
from followsuit.table import BotDecision, CandidateStats, CostlyDecision, KeyCard, PlayWarning, Table, bots_of

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: Reasons to play a card so that it takes the trick, and how often it has to, in imagined deals.
TO_WIN: Final = frozenset(
    ("lead_high", "cash_master", "lead_master", "win_with_master", "win_trick", "throw_of_masters")
)
MORE_OFTEN_THAN_NOT: Final = 0.5

#: The least difference that is shown as a cost, by what is counted.
LEAST_SHOWN: Final = {"own_points": 1, "opposing_points": 1, "own_tricks": 0.1}


@overload
def describe_shaped_action(table: Table, observation: object, action: None) -> None: ...


@overload
def describe_shaped_action(table: Table, observation: object, action: object) -> messages.Action: ...


def describe_shaped_action(table: Table, observation: object, action: object) -> messages.Action | None:
    """An action as data, and of several cards that are played the ``shape``, where they have one."""
    data, game = describe_action(action), table.game
    if isinstance(action, Play) and isinstance(game, ShapedGame):
        played = cast("messages.CardsAction", data)
        return {**played, "shape": game.shape_of(observation, action.cards)}
    return data


def describe_bot_decision(table: Table, observation: object, thought: BotDecision) -> messages.Thought:
    """Return a thought: the action, a reason that is true of it, the heuristic's action, the search's
    figures.

    ``observation`` is the observation it was thought from.
    ``tie``: what the next best would have cost cannot be told from chance.
    """
    chosen = thought.chosen
    data: messages.Thought = {
        "action": describe_shaped_action(table, observation, thought.action),
        "reason": thought.reason if is_borne_out(thought.reason, chosen) else "",
        "decided": None,
        "counts": None,
        "rule": describe_shaped_action(table, observation, thought.heuristic)
        if thought.is_override
        else None,
        "worlds": thought.worlds,
        "exact": thought.is_exact,
        "chosen": None if chosen is None else describe_candidate(table, observation, chosen),
        "next_best": None,
        "tie": False,
        "key_card": None if thought.key_card is None else _describe_key_card(table, thought.key_card),
        "read": [],
        "keeps": None,
    }
    data["read"], data["keeps"] = _describe_agreements(table, observation, thought.action)
    second = next((one for one in thought.candidates if one.action == thought.next_best), None)
    if second is not None and thought.head_to_head is not None:
        data["next_best"] = {
            **describe_candidate(table, observation, second),
            "worse": _round_figure(bots_of(table.game).result, thought.head_to_head.result),
            "head_to_head": _describe_head_to_head(thought.head_to_head),
        }
        data["tie"] = thought.gain <= thought.error
        if chosen is not None and not data["tie"]:
            data["decided"], data["counts"] = describe_difference(table, observation, second, chosen)
    return data


def _describe_agreements(
    table: Table, observation: Any, action: object
) -> tuple[list[messages.AgreementRead], messages.AgreementKept | None]:
    """What the partner has said by the agreements of this deal, and the one that an action itself keeps."""
    agreements = table.agreements_now
    sight = bots_of(table.game).see(agreements, observation)
    if sight is None or not isinstance(action, Play) or (sight.trick and len(sight.trick[0][1]) > 1):
        return [], None
    cards = list(dict.fromkeys(play.cards[0] for play in table.game.options(observation)))
    said = list_said(agreements, sight, cards)
    kept = find_kept(agreements, sight, cards, action.cards[0])
    partner = seat_name(sight.own.partner)
    return (
        [{"clause": one.word, "seat": partner, "suit": _name_suit(one.suit)} for one in said],
        None
        if kept is None
        else {"clause": kept.word, "suit": _name_suit(kept.suit), "leads": not sight.trick},
    )


def _name_suit(suit: int) -> str:
    """A suit as a bot counts them, of which the trumps of Tractor are one."""
    return Suit(suit).letter if suit < len(Suit) else "trump"


def describe_difference(
    table: Table, observation: object, worse: CandidateStats, better: CandidateStats
) -> tuple[messages.Difference, messages.DifferenceFigures | None]:
    """What one action does better than another, and what was counted of it, if anything."""
    has_contract = bots_of(table.game).has_contract
    code, counts = find_difference(observation, worse, better, has_contract=has_contract)
    said = None if counts is None else cast("messages.DifferenceFigures", counts._asdict())
    return cast("messages.Difference", code), said


def _describe_head_to_head(figures: HeadToHead) -> messages.HeadToHeadFigures | None:
    """Return the figures of a comparison; None of fewer deals than are counted out loud."""
    if figures.worlds < COUNTED_FROM:
        return None
    return {"worlds": figures.worlds, "better": figures.better, "worse": figures.worse}


def is_borne_out(reason: str, chosen: CandidateStats | None) -> bool:
    """Whether the figures agree with a reason: a card that is to take the trick mostly has to do so."""
    return chosen is None or reason not in TO_WIN or chosen.trick >= MORE_OFTEN_THAN_NOT


def _describe_key_card(table: Table, key_card: KeyCard) -> messages.KeyCardFigures:
    """Return what a choice depends on most: a seat's card, or that it has few of a suit."""
    held, result = key_card.circumstance, bots_of(table.game).result
    return {
        "seat": seat_name(Seat(held.seat)),
        "card": None if held.card is None else held.card.text,
        "suit": _name_suit(held.suit),
        "most": held.most,
        "worlds": key_card.worlds,
        "count": key_card.count,
        "gain": _round_figure(result, key_card.gain),
    }


def describe_candidate(table: Table, observation: object, stats: CandidateStats) -> messages.ActFigures:
    """An action with its means: how often the trick is won (None where none is played), how the deal ends.

    ``made`` is how often the contract is made, None where there is none yet.
    """
    bots = bots_of(table.game)
    own = stats.result if bots.result.startswith("own") else abs(stats.result)
    is_own = is_contract_own(observation, stats.action, has_contract=bots.has_contract)
    return {
        "action": describe_shaped_action(table, observation, stats.action),
        "worlds": stats.worlds,
        "counted": is_counted(stats),
        "trick": round(stats.trick, 3) if isinstance(stats.action, Play) else None,
        "made": None if is_own is None else round(stats.made, 3),
        "contract": None if is_own is None else _describe_chance(stats, is_own=is_own),
        "ends": {"of": bots.result, "value": _round_figure(bots.result, own)},
    }


def _describe_chance(stats: CandidateStats, *, is_own: bool) -> messages.Chance:
    """In how many imagined deals the contract comes out as the seat wishes: made if it is its own side's."""
    made = round(stats.made * stats.worlds)
    return {"own": is_own, "count": made if is_own else stats.worlds - made, "worlds": stats.worlds}


def describe_finding(table: Table, finding: CostlyDecision) -> messages.DecisionCost:
    """A decision that cost something: what was made, what was better, and what that cost.

    ``cost`` is the difference of the two figures that are shown, in their unit; None if they do not show it,
    because it lies in the score of the match.
    """
    verdict, observation = finding.verdict, finding.decision.observation
    made, better = (describe_candidate(table, observation, one) for one in (verdict.made, verdict.better))
    reason, counts = describe_difference(table, observation, verdict.made, verdict.better)
    sign = 1 if verdict.better.result >= 0 else -1
    cost = round(sign * (better["ends"]["value"] - made["ends"]["value"]), 1)
    return {
        "made": made,
        "better": better,
        "cost": cost if cost >= LEAST_SHOWN[bots_of(table.game).result] else None,
        "reason": reason,
        "counts": counts,
        "why": finding.better_reason,
        "exact": verdict.is_exact,
    }


def describe_warning(table: Table, observation: object, warning: PlayWarning) -> messages.Caution:
    """Return the caution against a play: why it costs, how much, and the better play with its reason.

    ``observation`` is the observation the play would be made from.
    """
    verdict = warning.verdict
    made, better = (describe_candidate(table, observation, one) for one in (verdict.made, verdict.better))
    reason, counts = describe_difference(table, observation, verdict.made, verdict.better)
    return {
        "reason": reason,
        "counts": counts,
        "cost": _round_cost(bots_of(table.game).result, verdict.loss),
        "made": made,
        "better": better,
        "why": warning.better_reason,
        "exact": verdict.is_exact,
    }


def _round_cost(result: str, loss: float) -> float | None:
    """A cost in the unit of the deal; None where it shows in the match only."""
    cost = _round_figure(result, loss)
    return cost if cost >= LEAST_SHOWN[result] else None


def _round_figure(result: str, value: float) -> float:
    """A figure as it is shown: points as whole numbers, tricks with one decimal."""
    return round(value, 1) if result == "own_tricks" else round(value)
