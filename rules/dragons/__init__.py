"""The game and its moves, as `from rules.dragons import …` takes them."""

from rules.dragons.game import Dragons, DragonsOptions, DragonsState, Place, position

__all__ = ["Dragons", "DragonsOptions", "DragonsState", "Place", "position"]
