"""Puzzles in the window: the list of kinds, the table, and the player's file."""
