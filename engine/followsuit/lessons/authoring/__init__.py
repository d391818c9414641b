"""Authoring: lessons written in short and made whole, and whether they can be done. Not for the page."""
