"""The engine's end of the worker: JSON text in, JSON text out.

An answer that takes thought is worked out in slices; in the pauses between them other messages are heard.
"""

from asyncio import sleep
from time import perf_counter

from pyscript import sync

from followsuit import compiled_methods  # noqa: F401 - what follows is imported faster with it
from followsuit.protocol import session

#: Seconds of thought between two pauses, and the longest a bot may think about a move on a slow device.
SLICE = 0.04
LONGEST = 0.95


async def handle(text):
    """Answer one message."""
    answering = session.begin(text)
    until = perf_counter() + SLICE
    while True:
        try:
            next(answering)
        except StopIteration as done:
            return done.value
        if perf_counter() >= until:
            await sleep(0)
            until = perf_counter() + SLICE


session.pace(LONGEST, perf_counter)
sync.handle = handle
