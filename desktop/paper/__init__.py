"""Documents for paper: matches, positions, layouts and sheets to write on, as PDF."""

SHEETS = ("mono", "blackbox")
"""The games that can be played with pencil and paper."""
LAYOUTS_A_PAGE = (2, 4, 6)
"""How many layouts of Mono a page may show."""
