"""Case answers: whether a ruling agrees with a public case."""

from collections import Counter


def agrees(want: object, got: object, key: str = "") -> bool:
    """Whether every field that is expected is there; lists of options and bettors in any order."""
    if key in ("options", "bettors") and isinstance(want, list) and isinstance(got, list):
        return Counter(map(str, want)) == Counter(map(str, got))
    if isinstance(want, dict):
        return isinstance(got, dict) and all(agrees(value, got.get(k), k) for k, value in want.items())
    return want == got and type(want) is type(got)
