"""Plain games: what the bots of Two Hundred and Rangvaar share, one pack and one card a play."""
