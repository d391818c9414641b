"""Tools: what a person runs by hand; the build itself needs none of them."""
