"""Agreements: how bots keep what partners have agreed that cards say, and what it tells them of hidden hands.

A bot keeps and reads the card of them that it is given: at the table that a person begins all that the game
has, elsewhere none unless it is asked for, so that what is fixed by a bot's choices stays as it is.
"""
