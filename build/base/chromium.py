"""Chromium: how every check, bench and picture starts it."""

from __future__ import annotations

FLAGS = [
    "--no-sandbox",  # the gate also runs as root
    "--disable-gpu",
    # The others keep it from contacting Google.
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
