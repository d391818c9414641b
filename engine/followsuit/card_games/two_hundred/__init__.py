"""Two Hundred (Deux Cents): forty cards, one round of bets, first side to 200."""
