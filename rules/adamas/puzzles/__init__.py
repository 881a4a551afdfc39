"""Puzzles of Adamas."""
