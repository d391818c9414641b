"""Lines: gives each function's bytecode one line, that of its head.

A table of lines is a seventh of the engine's download. Without it an error in the page still names every
function it passed through and where each begins, and the record it carries repeats it where lines are known.
"""

from types import CodeType

#: An entry of the table without columns, for eight instructions (CPython's Objects/locations.md).
NO_COLUMNS = 0x80 | 13 << 3
LONGEST = 8


def by_function(code: CodeType) -> CodeType:
    """Return a module's code in which every instruction is of the first line of its function."""
    units = len(code.co_code) // 2
    table = bytearray()
    for start in range(0, units, LONGEST):
        table += bytes((NO_COLUMNS | min(LONGEST, units - start) - 1, 0))
    inner = tuple(by_function(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=inner)
