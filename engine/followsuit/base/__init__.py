"""Base: values and protocols that every room uses. Its modules import only each other."""
