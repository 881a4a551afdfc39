"""The lessons of Dragons: from a first tile to two threats at once."""

from rules.core import Message
from rules.core.lesson import (
    All,
    CanAnswer,
    CannotPrevent,
    Happened,
    Lesson,
    Mistake,
    Not,
    Won,
    happens,
)
from rules.dragons.events import AutoPlaced, GapsMade, LoopClosed, Placed

_PLACED = Happened(happens(Placed, player=0))
_LOST = CanAnswer(happens(LoopClosed, player=1))
_WINS_NEXT = CannotPrevent(happens(LoopClosed, player=0))

LESSONS = (
    Lesson(
        "place",
        Message("Place a tile"),
        Message(
            "Place a tile next to the one on the table, either side up and turned as you like."
        ),
        success=_PLACED,
        show=("d1",),
        learnt=Message(
            "Where edges touch, their colours match: your blue continues into the next tile."
        ),
        missing=Message("Put a tile on a highlighted position, turned so that the colours match."),
        position="tiles: 0,0=a; move: O",
    ),
    Lesson(
        "auto",
        Message("Automatic tiles"),
        Message(
            "Place a tile so that another one is placed automatically where only one way fits."
        ),
        success=Happened(happens(AutoPlaced)),
        show=("e2",),
        learnt=Message(
            "If only one tile fits a place that touches three tiles, it is placed automatically as "
            "part of your move."
        ),
        missing=Message(
            "No tile was placed automatically. Close the third side of an empty place."
        ),
        position="tiles: 0,0=g 0,1=d; move: O",
        mistakes=(
            Mistake(
                Happened(happens(GapsMade)),
                Message("A tile fits that place in several ways, so the place stays as a gap."),
            ),
        ),
        spots=("1,0", "-1,1"),
    ),
    Lesson(
        "gap",
        Message("Leave a gap"),
        Message(
            "Now leave a gap: three closed sides with alternating colours. Orange must fill it."
        ),
        success=Happened(happens(GapsMade)),
        show=("a2",),
        learnt=Message("A gap forces your opponent to play there."),
        missing=Message(
            "You left no gap. "
            "Close the third side of an empty place so that the colours around it alternate."
        ),
        position="tiles: 0,0=g 0,1=d; move: O",
        mistakes=(
            Mistake(
                Happened(happens(AutoPlaced)),
                Message(
                    "Only one tile fitted there, so it was placed automatically. Try other colours."
                ),
            ),
        ),
    ),
    Lesson(
        "loop",
        Message("Close a loop"),
        Message("Your blue line is nearly closed. A loop of six or more tiles wins."),
        success=Won(),
        show=("g2",),
        learnt=Message("A loop of six tiles or more ends the game at once."),
        missing=Message("Blue is still open. Find the place where both of its ends meet."),
        position="tiles: 0,0=a -1,0=k 0,-1=l -1,1=e 1,-2=f 1,-1=d; move: O",
    ),
    Lesson(
        "stop",
        Message("Stop a loop"),
        Message(
            "Orange needs one tile for a loop. Place yours so that Orange cannot close it next "
            "turn."
        ),
        success=Not(_LOST),
        show=("a2",),
        learnt=Message("To stop a dragon, put a tile in its way or a tail at its end."),
        missing=Message("Orange closes the loop now. Block the place where both orange ends meet."),
        position="tiles: 0,0=a 1,0=d 0,-1=j 1,-1=k -1,-1=d -1,0=i; move: O",
    ),
    Lesson(
        "fork",
        Message("Two threats at once"),
        Message("Place a tile so that you can close a loop next turn, whatever Orange does."),
        success=All((_WINS_NEXT, Not(_LOST))),
        show=("d1",),
        learnt=Message("Two places would close your loop, and Orange can only block one of them."),
        missing=Message("Orange can still stop you. Make two places that would close your loop."),
        position="tiles: 0,0=a 0,-1=c -1,0=d 1,-2=i 1,-1=e -2,0=l -1,-1=f 0,-2=a; move: O",
    ),
)
