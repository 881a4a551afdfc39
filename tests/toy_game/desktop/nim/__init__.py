"""Nim in the window."""
