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
        Message("Lay a tile"),
        Message("Lay a tile beside the one on the table, any side and any way round."),
        success=_PLACED,
        show=("d1",),
        learnt=Message("Where edges touch, their colours agree: your blue runs on into the next."),
        missing=Message("Lay a tile on a marked place, turned so that the colours agree."),
        position="tiles: 0,0=a; move: O",
    ),
    Lesson(
        "auto",
        Message("It falls into place"),
        Message("Lay a tile so that another one is laid by itself, where only one way fits."),
        success=Happened(happens(AutoPlaced)),
        show=("e2",),
        learnt=Message("Three closed sides and one way to fill them: that tile is your move, too."),
        missing=Message("Nothing else was laid. Close a third side of a place between the tiles."),
        position="tiles: 0,0=g 0,1=d; move: O",
        mistakes=(
            Mistake(
                Happened(happens(GapsMade)),
                Message("That place can be filled in several ways, so it waits as a gap."),
            ),
        ),
        spots=("1,0", "-1,1"),
    ),
    Lesson(
        "gap",
        Message("Leave a gap"),
        Message(
            "Now leave a gap: three closed sides whose colours take turns. Orange must fill it."
        ),
        success=Happened(happens(GapsMade)),
        show=("a2",),
        learnt=Message("A gap takes the choice of place from the other player."),
        missing=Message("No gap was left. Close a third side so that its colours take turns."),
        position="tiles: 0,0=g 0,1=d; move: O",
        mistakes=(
            Mistake(
                Happened(happens(AutoPlaced)),
                Message("Only one tile fitted there, so it was laid by itself. Try other colours."),
            ),
        ),
    ),
    Lesson(
        "loop",
        Message("Close a loop"),
        Message("Your blue line nearly meets itself. Close a loop over six tiles or more to win."),
        success=Won(),
        show=("g2",),
        learnt=Message("A loop of six tiles or more ends the game at once."),
        missing=Message("Blue is still open. Find the place where both of its ends arrive."),
        position="tiles: 0,0=a -1,0=k 0,-1=l -1,1=e 1,-2=f 1,-1=d; move: O",
    ),
    Lesson(
        "stop",
        Message("Stop a loop"),
        Message("Orange is one tile from a loop. Lay yours so that it cannot close it next turn."),
        success=Not(_LOST),
        show=("a2",),
        learnt=Message("A tile in the way, or a tail at its end, stops a dragon."),
        missing=Message(
            "Orange closes the loop now. Spoil the place where both orange ends arrive."
        ),
        position="tiles: 0,0=a 1,0=d 0,-1=j 1,-1=k -1,-1=d -1,0=i; move: O",
    ),
    Lesson(
        "fork",
        Message("Two threats at once"),
        Message("Lay a tile after which you close a loop next turn, whatever Orange does."),
        success=All((_WINS_NEXT, Not(_LOST))),
        show=("d1",),
        learnt=Message("Two places would close your loop, and Orange can only spoil one of them."),
        missing=Message("Orange can still stop you. Make two places that would close your loop."),
        position="tiles: 0,0=a 0,-1=c -1,0=d 1,-2=i 1,-1=e -2,0=l -1,-1=f 0,-2=a; move: O",
    ),
)
