"""Wheel reader: imports bytecode from a wheel, and from the library's zip, as its RECORD lists it.

Ships with the standard library as `sitecustomize`, which Python imports as it starts. Python's zipimport
reads a zip's directory entry by entry and opens the file again for every module; here each module is one
read. What that saves is in tests/bench/RESULTS.md. Where this module is not, zipimport reads the same files.
"""

import posix
import sys
from _frozen_importlib import ModuleSpec
from marshal import loads

#: More bytes than a RECORD and the directory behind it have, each.
LONGEST = 131_072
#: How a file begins in a zip, how long that is without its name, and where it says how long the name is.
LOCAL, HEAD, NAME = b"PK\3\4", 30, 26
#: How long a zip's end is, and where it says where the directory begins.
END, DIRECTORY = 22, 16
PYC_HEADER = 16


class Reader:
    """Finds and loads the modules of one file, in which nothing is compressed and RECORD comes last."""

    def __init__(self, path):
        self.path = path
        self._file = -1
        self.files = {}
        self.modules = {}
        try:
            is_whole = self._list_files()
        except ValueError:
            is_whole = False
        if not is_whole:
            raise ValueError(f"{path} is cut short, or its RECORD does not fit")
        for listed in self.files:
            module, _, kind = listed.replace("/", ".").rpartition(".")
            if kind == "pyc":
                self.modules[module.removesuffix(".__init__")] = listed

    def _list_files(self):
        """List what RECORD names; tell whether it lies where it should."""
        end = self._read(END, max(0, posix.stat(self.path).st_size - END))
        directory = int.from_bytes(end[DIRECTORY : DIRECTORY + 4], "little")
        first = max(0, directory - LONGEST)
        tail = self._read(directory - first, first)
        at = tail.rfind(LOCAL)
        name = int.from_bytes(tail[at + NAME : at + NAME + 2], "little")
        start = 0
        for line in tail[at + HEAD + name :].decode().split("\n")[:-2]:
            listed, _, size = line.rsplit(",", 2)
            start += HEAD + len(listed)
            self.files[listed] = start, int(size)
            start += int(size)
        return at >= 0 and start == first + at

    def find_spec(self, name, target=None):
        """Return how to load a module, None if it is not here."""
        listed = self.modules.get(name)
        if listed is None:
            return None
        is_package = listed.endswith("/__init__.pyc")
        spec = ModuleSpec(name, self, origin=f"{self.path}/{listed}", is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(spec.origin.removesuffix("/__init__.pyc"))
        return spec

    def create_module(self, spec):
        """Leave it to Python."""

    def exec_module(self, module):
        """Run a module's code."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name):
        """Return a module's code."""
        start, size = self.files[self.modules[name]]
        return loads(self._read(size - PYC_HEADER, start + PYC_HEADER))

    def get_data(self, path):
        """Return a file's bytes."""
        start, size = self.files[path.removeprefix(f"{self.path}/")]
        return self._read(size, start)

    def get_source(self, name):
        """Return None: there is bytecode only."""

    def close(self):
        """Close the file; the next read opens it again. A snapshot cannot hold an open file."""
        if self._file >= 0:
            posix.close(self._file)
            self._file = -1

    def _read(self, size, start):
        if self._file < 0:
            self._file = posix.open(self.path, posix.O_RDONLY)
        return posix.pread(self._file, size, start)


#: By path, what has been read of.
readers = {}


def reader_of(path):
    """Return the reader of a place on `sys.path`, or within one. Raises ImportError if it is another kind."""
    for kind in (".zip", ".whl"):
        place, found, _ = path.partition(kind)
        if found:
            place += kind
            if place not in readers:
                readers[place] = Reader(place)
            return readers[place]
    raise ImportError(path)


if __name__ == "sitecustomize":
    sys.path_hooks.insert(0, reader_of)
    sys.path_importer_cache.clear()
