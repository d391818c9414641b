"""Front of Tractor: what a seat sees and is asked, its options, and the texts other programs read."""
