"""Pages: the pages of the site, and what stands in their heads."""
