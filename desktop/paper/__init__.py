"""Documents for paper: matches, positions, layouts and sheets to write on, as PDF."""

LAYOUTS_A_PAGE = (2, 4, 6)
"""How many layouts a page may show."""
