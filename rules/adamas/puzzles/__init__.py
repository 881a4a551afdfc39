"""Puzzles of Adamas."""

from rules.adamas.puzzles.capture import AdamasPuzzles
from rules.adamas.puzzles.win import AdamasWinPuzzles

KINDS = (AdamasPuzzles(), AdamasWinPuzzles())
