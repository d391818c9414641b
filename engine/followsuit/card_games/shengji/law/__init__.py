"""Law: what may be declared, led and followed, who wins a trick, what a deal scores."""
