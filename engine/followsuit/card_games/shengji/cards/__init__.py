"""Cards: trump, the order of each suit, and sets of cards: holdings, units, formats, the pack."""
