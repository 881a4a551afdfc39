"""The game and its moves, as `from rules.nim import …` takes them."""

from rules.nim.game import Hide, Nim, NimOptions, NimState, Take

__all__ = ["Hide", "Nim", "NimOptions", "NimState", "Take"]
