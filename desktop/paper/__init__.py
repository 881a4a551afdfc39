"""Documents for paper: matches, positions, layouts and sheets to write on, as PDF."""

SHEETS = ("mono", "blackbox")
"""The games that can be played with pencil and paper."""
