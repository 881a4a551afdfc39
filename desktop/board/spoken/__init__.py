"""Boards for screen readers: what is on them, what happened."""
