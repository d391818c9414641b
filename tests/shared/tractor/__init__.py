"""Tractor, for tests: positions, deals and scenes, and its law written a second time."""
