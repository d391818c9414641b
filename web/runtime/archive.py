"""Bytecode archive: imports modules from one file of bytecode.

Ships with the standard library as `sitecustomize`, which Python imports as it starts. Python's zipimport
reads a zip's directory entry by entry in Python code and opens the file again for every module; here each
module is one read. What that saves is in tests/bench/RESULTS.md.

The file begins with a line for each module: its name, the length of its code and that of its dataclasses'
methods; a package's name ends in a slash. An empty line follows, then both of each module as `marshal` writes
them, in the same order.

A dataclass writes its methods as text and has Python compile that, whenever its module is imported. The build
has compiled it before (build/inside/methods.py): the library's `dataclasses` asks here for the code.
"""

import posix
import sys
from _frozen_importlib import ModuleSpec
from marshal import loads

#: More bytes than any list of modules has.
HEAD = 65_536


class Archive:
    """Finds and loads the modules of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file = -1
        head, mark, _ = self._read(HEAD, 0).partition(b"\n\n")
        if not mark:
            raise ImportError(f"{path} is no bytecode archive: its list does not end")
        start = len(head) + 2
        self.entries: dict[str, tuple[int, int, int, bool]] = {}
        for line in head.decode().split("\n"):
            name, code, methods = line.split(" ")
            self.entries[name.rstrip("/")] = start, int(code), int(methods), name.endswith("/")
            start += int(code) + int(methods)

    def find_spec(self, name, path=None, target=None):
        """Return how to load a module, None if it is not here."""
        entry = self.entries.get(name)
        if entry is None:
            return None
        is_package = entry[3]
        at = f"{self.path}/{name.replace('.', '/')}"
        spec = ModuleSpec(name, self, origin=f"{at}{'/__init__' * is_package}.pyc", is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(at)
        return spec

    def create_module(self, spec):
        """Leave it to Python."""

    def exec_module(self, module):
        """Run a module's code, with what its dataclasses will ask for at hand."""
        name = module.__name__
        start, code, methods, _ = self.entries[name]
        if methods:
            compiled[name] = loads(self._read(methods, start + code))
        try:
            exec(self.get_code(name), module.__dict__)
        finally:
            compiled.pop(name, None)

    def get_code(self, name):
        """Return a module's code."""
        start, code, _, _ = self.entries[name]
        return loads(self._read(code, start))

    def get_source(self, name):
        """Return None: there is bytecode only."""

    def close(self) -> None:
        """Close the file; the next read opens it again. A snapshot cannot hold an open file."""
        if self._file >= 0:
            posix.close(self._file)
            self._file = -1

    def _read(self, size: int, start: int) -> bytes:
        if self._file < 0:
            self._file = posix.open(self.path, posix.O_RDONLY)
        return posix.pread(self._file, size, start)


#: The methods of dataclasses whose modules are being imported: by module and class, the length of their text
#: and its code.
compiled = {}


def methods_of(cls, text):
    """Return the code of a dataclass's methods if the build compiled that text, else the text."""
    length, code = compiled.get(cls.__module__, {}).get(cls.__qualname__, (0, None))
    return code if length == len(text) else text


class Later:
    """Finds what no match waits for: an archive that is fetched when the first of its modules is imported."""

    PATH = "/lib/followsuit-later.archive"
    #: Has the archive's address, beside it.
    ADDRESS = f"{PATH}.txt"

    def find_spec(self, name, path=None, target=None):
        """Return how to load a module of the engine, None if it is not there either.

        Raises ImportError if the archive cannot be fetched; the next import tries again.
        """
        if not name.startswith("followsuit."):
            return None
        self._fetch()
        archive = Archive(self.PATH)
        archives.append(archive)
        sys.meta_path[sys.meta_path.index(self)] = archive
        return archive.find_spec(name, path, target)

    def _fetch(self):
        try:
            posix.stat(self.PATH)
        except FileNotFoundError:
            # Importing pathlib would take longer than reading the file.
            with open(self.ADDRESS) as file:  # noqa: PTH123
                packed = _received(file.read())
            with open(self.PATH, "wb") as file:  # noqa: PTH123
                file.write(packed)


def _received(address):
    """Return an archive as the site has it, unpacked. A worker may wait for a file."""
    from zlib import decompress

    from js import XMLHttpRequest

    request = XMLHttpRequest.new()
    request.open("GET", address, False)
    request.responseType = "arraybuffer"
    try:
        request.send()
        if request.status != 200:
            raise ImportError(f"{address}: status {request.status}")
        return decompress(request.response.to_bytes(), 31)
    except ImportError:
        raise
    except Exception as error:
        raise ImportError(f"{address}: {error}") from error


#: The standard library, from which Python was started, and the engine; then what has been fetched later.
archives = []
if __name__ == "sitecustomize":
    for path in (next(path for path in sys.path if path.endswith(".zip")), "/lib/followsuit.archive"):
        archives.append(Archive(path))
        sys.meta_path.insert(0, archives[-1])
    sys.meta_path.append(Later())
