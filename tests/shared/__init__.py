"""What several suites share: positions, scripted people at the page, checkers. Nothing in here is a test."""
