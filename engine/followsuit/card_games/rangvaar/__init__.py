"""Rangvaar (Court Piece with an auction): five cards, bids in tricks, trump, eight cards more."""
