"""Puzzles in the window: the page with their kinds, the table to solve them at, what is kept."""
