"""Editors: Mono layouts, and positions of the other games to begin from."""
