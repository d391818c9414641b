"""Asyncio as the page needs it: tasks and futures at once, the rest on demand.

The loop is the browser's. Sockets, processes, streams and asyncio's own loops are a third of what a start
would import, and nothing here uses them.
"""

import importlib

from . import coroutines, events, exceptions, futures, locks, queues, runners, tasks, timeouts
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .tasks import *
from .timeouts import *

LATER = (
    "base_events",
    "graph",
    "protocols",
    "streams",
    "subprocess",
    "taskgroups",
    "threads",
    "transports",
    "unix_events",
)


def __getattr__(name):
    if not name.startswith("__"):
        for module in [importlib.import_module(f"{__name__}.{later}") for later in LATER]:
            if name in module.__all__:
                return getattr(module, name)
        if name in LATER:
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
