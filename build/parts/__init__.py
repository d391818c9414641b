"""Parts: what several pages are made of: drawings, colours and tables, as text."""
