"""Published: the folder that is published: put together, kept by browsers, served on this machine."""
