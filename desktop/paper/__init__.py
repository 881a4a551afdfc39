"""Documents for paper: matches, positions, layouts and sheets to write on, as PDF."""

LAYOUTS_A_PAGE = (2, 4, 6)
"""The possible numbers of layouts on a page."""
