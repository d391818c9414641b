"""Reasons: the thoughts of bots as plain data, which a front end turns into sentences."""

from __future__ import annotations

from followsuit.actions import Play, action_data
from followsuit.protocol.answers import Answer
from followsuit.table import CostlyDecision, Table, Thought, Weighed, bots_of


def thought_data(table: Table, thought: Thought) -> Answer:
    """A thought: the action, the rules of thumb's reason and action, the figures of its search.

    ``tie``: what the next best would have cost cannot be told from chance.
    """
    chosen = thought.chosen
    told: Answer = {
        "action": action_data(thought.action),
        "reason": thought.reason,
        "rule": action_data(thought.heuristic) if thought.is_override else None,
        "worlds": thought.worlds,
        "exact": thought.is_exact,
        "chosen": None if chosen is None else weighed_data(table, chosen),
        "next_best": None,
        "tie": False,
    }
    second = next((one for one in thought.weighed if one.action == thought.next_best), None)
    if second is not None:
        told["next_best"] = {
            **weighed_data(table, second),
            "worse": round(thought.gain * bots_of(table.game).points, 2),
        }
        told["tie"] = thought.gain <= thought.error
    return told


def weighed_data(table: Table, weighed: Weighed) -> Answer:
    """An action with its means: how often the trick is won (None where none is played), how the deal ends."""
    result = bots_of(table.game).result
    own = weighed.result if result.startswith("own") else abs(weighed.result)
    return {
        "action": action_data(weighed.action),
        "worlds": weighed.worlds,
        "trick": round(weighed.trick, 3) if isinstance(weighed.action, Play) else None,
        "ends": {"of": result, "value": round(own, 1)},
    }


def finding_data(table: Table, finding: CostlyDecision) -> Answer:
    """A decision that cost something: what was made, what was better, and by how many points."""
    verdict, points = finding.verdict, bots_of(table.game).points
    return {
        "made": weighed_data(table, verdict.made),
        "better": weighed_data(table, verdict.better),
        "cost": round(verdict.cost * points, 1),
        "error": round(verdict.error * points, 2),
        "exact": verdict.is_exact,
    }
