"""Content: what there is to offer: games, languages, lessons, puzzles, exercises, the days played ahead."""
