"""Law of Tractor: what may be led, declared, bid and followed, who wins a trick, what a deal scores."""
