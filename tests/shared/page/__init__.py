"""The page, for tests: people who play at it, and whether it is whole, clear and within reach."""
