"""Names of games, presets and options by language, as the page says them."""
