"""Tournaments between computer players."""
