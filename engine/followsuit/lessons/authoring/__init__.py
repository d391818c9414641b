"""Authoring: lessons written in short and made whole, and whether they can be done as described. Not for the page."""
