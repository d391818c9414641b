"""The engine's end of the worker: JSON text in, JSON text out."""

from pyscript import sync

from followsuit.protocol import session

sync.handle = session.handle
