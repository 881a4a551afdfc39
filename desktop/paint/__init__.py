"""Painting: paths, text, glyphs, pictures."""
