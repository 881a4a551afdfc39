"""The five characters, weakest first."""

from rules.adamas.players.candidates import Breadth
from rules.adamas.players.evaluation import Weights
from rules.adamas.players.search import Character

CHARACTERS = {
    1: Character(Weights(takes=False), Breadth(whole=0, beam=0, parts=1, most=60)),
    2: Character(Weights(), Breadth(whole=0, beam=0, parts=1, most=60)),
    3: Character(
        Weights(answer=0.6, fork=0.3, tempo=0.1, hunt=15.0),
        Breadth(whole=60, beam=3, parts=3, most=250),
        depth=3,
        inner=Breadth(whole=20, beam=2, parts=2, most=100),
        first=8,
        width=4,
    ),
    4: Character(
        Weights(
            answer=0.6,
            fork=0.5,
            tempo=0.1,
            room=5.0,
            links=3.0,
            steady=26.0,
            tall=23.0,
            hunt=15.0,
            solved=True,
        ),
        Breadth(whole=100, beam=4, parts=4, most=500),
        depth=3,
        inner=Breadth(whole=40, beam=2, parts=3, most=150),
        first=10,
        width=6,
    ),
    5: Character(
        Weights(
            answer=0.6,
            fork=0.5,
            tempo=0.1,
            room=10.0,
            links=6.0,
            steady=50.0,
            close=-28.0,
            tall=46.0,
            hunt=20.0,
            flee=True,
            solved=True,
            restless=True,
        ),
        Breadth(whole=400, beam=8, parts=6, most=1200),
        depth=12,
        inner=Breadth(whole=60, beam=3, parts=4, most=250),
        first=20,
        width=10,
    ),
}
"""By level number. Higher levels weigh the placement of stacks; an early piece is 200 points."""

CAREFUL = Character(Weights(takes=False, guards=True), CHARACTERS[1].root)
"""Newcomer in its first turns; if it played so all the time, a beginner would never win."""

CAREFUL_TURNS = 3
"""The number of each player's first turns in which Newcomer does not offer half of its pieces."""
