"""Shelf: modules one after another in a file, with a list of them at its head.

Goes with the shipped standard library as `sitecustomize`, which Python imports by itself as it starts. A zip
is read entry by entry by Python code, and opened again for every module; of a shelf each module is one read.
At a first visit, before the browser has optimised anything, that is a tenth of Python's start.

The list has a line for each module, its name and the length of its code; a package's name ends in a slash. An
empty line ends it, and the code of each follows as Python marshals it, in the same order.
"""

import posix
import sys
from _frozen_importlib import ModuleSpec
from marshal import loads

#: More bytes than any list has.
HEAD = 65_536


class Shelf:
    """Finds and loads the modules of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file = -1
        head, mark, _ = self._read(HEAD, 0).partition(b"\n\n")
        if not mark:
            raise ImportError(f"{path} is no shelf: its list does not end")
        start = len(head) + 2
        self.places: dict[str, tuple[int, int, bool]] = {}
        for line in head.decode().split("\n"):
            name, _, size = line.partition(" ")
            self.places[name.rstrip("/")] = start, int(size), name.endswith("/")
            start += int(size)

    def find_spec(self, name, path=None, target=None):
        """Return how to load a module, None if it is not here."""
        place = self.places.get(name)
        if place is None:
            return None
        is_package = place[2]
        at = f"{self.path}/{name.replace('.', '/')}"
        spec = ModuleSpec(name, self, origin=f"{at}{'/__init__' * is_package}.pyc", is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(at)
        return spec

    def create_module(self, spec):
        """Leave it to Python."""

    def exec_module(self, module):
        """Run a module's code."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name):
        """Return a module's code."""
        start, size, _ = self.places[name]
        return loads(self._read(size, start))

    def get_source(self, name):
        """Return None: there is bytecode only."""

    def leave(self) -> None:
        """Close the file, until it is wanted again: an open one is not part of a snapshot."""
        if self._file >= 0:
            posix.close(self._file)
            self._file = -1

    def _read(self, size: int, start: int) -> bytes:
        if self._file < 0:
            self._file = posix.open(self.path, posix.O_RDONLY)
        return posix.pread(self._file, size, start)


#: The standard library, which Python has been started from, and the engine.
shelves = []
if __name__ == "sitecustomize":
    for path in (next(path for path in sys.path if path.endswith(".zip")), "/lib/followsuit.shelf"):
        shelves.append(Shelf(path))
        sys.meta_path.insert(0, shelves[-1])
