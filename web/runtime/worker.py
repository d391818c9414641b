"""The engine's end of the worker: JSON text in, JSON text out."""

from followsuit.protocol import session
from pyscript import sync

sync.handle = session.handle
