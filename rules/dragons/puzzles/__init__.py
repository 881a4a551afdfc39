"""Puzzles of Dragons."""
