"""Compiled methods: gives `dataclasses` the code of the methods it writes, where the build has compiled them.

A dataclass writes its methods as text and has Python compile that at every import. Whatever text the build
did not see (build/inside/methods.py) is compiled as ever, so a Python that writes other texts is slower and
nothing else. The time it takes off a cold visit is in tests/bench/RESULTS.md.
"""

import dataclasses
from marshal import loads
from zlib import crc32

# By length and checksum of a text, its code as `marshal` writes it; beside this module in the wheel.
codes = loads(__loader__.get_data(__file__.removesuffix("pyc") + "bin"))


def execute(text, scope, names):
    """Run the methods' text, which `dataclasses` does by this name."""
    code = codes.get((len(text), crc32(text.encode())))
    exec(loads(code) if code else text, scope, names)


dataclasses.exec = execute
