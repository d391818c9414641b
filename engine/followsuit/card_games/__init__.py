"""Games: the games by name, and what trick games share. No game imports another."""
