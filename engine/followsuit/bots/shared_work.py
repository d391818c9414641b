"""Shared work: work in slices that several callers may advance, done only once."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

YieldT = TypeVar("YieldT")
ResultT = TypeVar("ResultT")


class SharedWork(Generic[YieldT, ResultT]):
    """Work that one caller may begin ahead of time and another finish."""

    def __init__(self, work: Generator[YieldT, None, ResultT]) -> None:
        self._work = work
        self._results: list[ResultT] = []
        self._error: Exception | None = None

    def advance(self) -> Generator[YieldT, None, ResultT]:
        """Go on, a slice at a time, and return the result. A caller may stop at any slice.

        Raises what the work raised, for every caller.
        """
        while not self._results:
            if self._error is not None:
                raise self._error
            try:
                progress = next(self._work)
            except StopIteration as done:
                self._results.append(done.value)
                break
            except Exception as error:
                self._error = error
                raise
            yield progress
        return self._results[0]
