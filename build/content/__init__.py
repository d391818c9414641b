"""Content: what there is to offer: games, languages, lessons, puzzles, the days played ahead."""
