"""Terminal: a match on the command line, from the same views the page gets."""
