"""Rulings: what the referee says about Tractor, as the rulebook's tests compare it."""

from followsuit.referee import answer as ruled


def answer(ask, rules, **question):
    """The referee's ruling, without what every ruling repeats."""
    ruling = ruled({"id": 1, "game": "tractor", "ask": ask, "rules": rules, **question})
    return {key: value for key, value in ruling.items() if key != "id"}


def verdict(ask, rules, **question):
    """``legal``, or the reason and clause of the refusal."""
    ruling = answer(ask, rules, **question)
    return "legal" if ruling["legal"] else f"{ruling['reason']} {ruling['rule']}"
