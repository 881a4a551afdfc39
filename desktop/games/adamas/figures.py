"""The figures of Adamas' rules: the source text's example game and its notes."""

from desktop.board.figure import Figure, still
from desktop.board.figure_positions import after_one, played, told
from rules.adamas.game import AdamasOptions, AdamasState, position

_GAME = ("a3-a5,b3,4xc3,c1", "e3-d3,3xe1", "3xc3,a5,b3-b4")
_DOUBLE = {
    "a3": ("X", 2), "b3": ("X", 2), "b5": ("X", 2), "c1": ("X", 1), "e1": ("X", 1),
    "d1": ("O", 4), "d3": ("O", 4),
}  # fmt: skip
_ASYMMETRIC = {"a3": ("O", 2), "c3": ("X", 3), "c5": ("O", 1)}
_NEAR = {"c4": ("O", 3), "e4": ("X", 4), "d5": ("X", 2), "e3": ("O", 1)}
_PART = (0.345, 0.33, 0.32, 0.27)
_TWO_LEFT = {"b4": ("O", 1), "d1": ("X", 1)}


def _double() -> AdamasState:
    return position(_DOUBLE, 1)


def _progressive() -> AdamasState:
    stacks = {"c3": ("O", 3), "e3": ("X", 2), "b5": ("X", 1)}
    return position(stacks, 0, AdamasOptions(prog_cap=True))


CLOSE_UP = Figure("adamas", lambda: position(_NEAR, 0, AdamasOptions(size=4)), part=_PART)
"""A stack under threat, for newcomers."""

FIGURES = {
    "start": Figure("adamas", lambda: still(played("adamas"))),
    "cells": Figure("adamas", lambda: played("adamas", *_GAME[:2]), height=420),
    "three": Figure("adamas", lambda: still(played("adamas", players=3))),
    "sight": Figure("adamas", lambda: played("adamas", *_GAME[:2]), seat=0, press=("c3",)),
    "split": Figure("adamas", lambda: told("adamas", _GAME[0])),
    "threat": Figure("adamas", lambda: told("adamas", *_GAME[:2])),
    "retreat": Figure("adamas", lambda: told("adamas", *_GAME)),
    "double": Figure("adamas", _double),
    "doubled": Figure("adamas", lambda: after_one(_double(), "b3-d1,d3")),
    "asymmetric": Figure("adamas", lambda: position(_ASYMMETRIC, 0)),
    "tie": Figure("adamas", lambda: position(_TWO_LEFT, 0)),
    "progressive": Figure("adamas", _progressive),
    "progressed": Figure("adamas", lambda: after_one(_progressive(), "c3-e1,e3")),
}
