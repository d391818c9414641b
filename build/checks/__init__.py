"""Checks: what may be in the site: sizes, checksums of what is foreign, licences."""
