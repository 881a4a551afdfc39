"""Boards for screen readers: their contents, and what happened on them."""
