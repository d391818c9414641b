"""Court Piece (Rang, Coat Piece, Hokm): a caller names trump from five cards, and seven tricks win."""
