"""Arena: bots against each other on the same deals from both sides, with statistics."""
