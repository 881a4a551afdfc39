"""The lessons of Holomino: from a first tile to blocking the other player."""

from rules.core import Message
from rules.core.event import ScoreChanged
from rules.core.lesson import CanAnswer, Happened, Lesson, Mistake, Not, happens
from rules.holomino.events import HoleClosed, Placed, ThrownBack

_CLOSED = Happened(happens(HoleClosed, player=0))


def _gained(points: int) -> Happened:
    return Happened(happens(ScoreChanged, player=0, gained=points))


LESSONS = (
    Lesson(
        "place",
        Message("Place a tile"),
        Message("Place one of your tiles next to the one on the table, where it fits."),
        success=Happened(happens(Placed, player=0)),
        show=("145:4",),
        learnt=Message("Corners with numbers meet, and their numbers must be equal."),
        missing=Message("Take a tile from your pool and put it on a highlighted position."),
        position="tiles: 0,0=123; O: 145 236; X: 126; move: O",
    ),
    Lesson(
        "hole",
        Message("Close a hole"),
        Message("One of your three tiles closes the round hole between the two on the table."),
        success=_CLOSED,
        show=("123:2",),
        learnt=Message("3 + 2 + 5: the numbers around a hole are your points."),
        missing=Message("No hole was closed. The tile must have a 3 and a 2 in the right order."),
        position="tiles: 1,0=526 0,1=435; O: 123 132 126; X: 125; move: O",
        spots=("0,0",),
    ),
    Lesson(
        "most",
        Message("The best hole"),
        Message("Three of your moves close a hole. Play the one that scores most."),
        success=_gained(12),
        show=("516:8",),
        learnt=Message("High numbers make valuable holes: 4 + 5 + 6 would be the most."),
        missing=Message("That move closes no hole. Look for places between two tiles."),
        position=(
            "tiles: 0,0=125 1,-1=536 1,0=652 1,1=361 -1,1=231; O: 243 124 165 364; X: 264 153 162;"
            " move: O"
        ),
        mistakes=(
            Mistake(
                _CLOSED, Message("You closed a hole, but another one scores more. Count again.")
            ),
        ),
    ),
    Lesson(
        "double",
        Message("Two holes at once"),
        Message("One tile can close two holes at once, and their values are multiplied. Find it."),
        success=_gained(180),
        show=("456:6",),
        learnt=Message("12 × 15 = 180 points. Games are decided by double holes."),
        missing=Message(
            "No hole was closed. One place touches four tiles: which of your tiles fits there?"
        ),
        position=("tiles: 0,-1=413 1,-1=531 1,0=451 0,1=264; O: 456 126 235; X: 162 125; move: O"),
        spots=("0,0",),
    ),
    Lesson(
        "back",
        Message("When nothing fits"),
        Message("Neither of your tiles fits. Return one to the bag to pass."),
        success=Happened(happens(ThrownBack, player=0)),
        show=("456",),
        learnt=Message("You may pass only when nothing fits. You draw again next turn."),
        missing=Message("Choose a tile to return to the bag."),
        position="tiles: 0,0=123; O: 456 465; X: 126 135; move: O",
    ),
    Lesson(
        "deny",
        Message("Block the hole"),
        Message(
            "Your opponent’s tile 123 closes the hole in the middle. Place a tile so that 123 "
            "no longer fits there."
        ),
        success=Not(CanAnswer(happens(HoleClosed, player=1))),
        show=("145:2",),
        learnt=Message("When all three numbers of a place are fixed, only one tile fits there."),
        missing=Message(
            "Your opponent places 123 and scores the hole. Place a tile beside it, so that another "
            "number is needed there."
        ),
        position="tiles: 1,0=526 0,1=435 1,-1=246; O: 145 346 245; X: 123 165; move: O",
        spots=("0,0",),
    ),
)
