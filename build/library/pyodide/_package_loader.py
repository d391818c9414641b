"""A stub of Pyodide's package loader, for a page that installs nothing.

The page has no package index. The loader itself imports zipfile, tempfile, pathlib and shutil at every start.
"""

from site import getsitepackages

# A snapshot of the interpreter's memory relies on this object existing.
from pyodide_js import loadedPackages


class _Place:
    # Pyodide calls __str__ from JavaScript, which a string does not have there.
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = _Place(getsitepackages()[0])
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages():
    """Do nothing: no package is loaded."""


def get_install_dir(target=None):
    """Return the folder for packages."""
    return str(DSO_DIR if target == "dynlib" else SITE_PACKAGES)


def unpack_buffer(*_, **__):
    """Refuse: there is nothing to install."""
    raise NotImplementedError("this page installs no packages; the engine and what it needs are there")
