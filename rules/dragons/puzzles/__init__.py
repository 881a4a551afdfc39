"""Puzzles of Dragons."""

from rules.dragons.puzzles.loops import DragonsPuzzles

KINDS = (DragonsPuzzles(1), DragonsPuzzles(2), DragonsPuzzles(3))
