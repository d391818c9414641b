"""Agreements: how bots keep what partners have agreed that cards say, and what it tells them of hidden hands.

Nobody has a card of them yet who does not ask for it: with it a level chooses otherwise, and people have to
see what those opposite them keep.
"""
