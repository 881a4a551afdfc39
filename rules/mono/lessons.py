"""The lessons of Mono: from a first cell to a whole region in one run."""

from rules.core import Message
from rules.core.event import ScoreChanged
from rules.core.lesson import All, Happened, Lesson, Mistake, Not, happens
from rules.mono.events import Revealed, RunsScored, TurnEnded

_OWN = "445553445533221"
_HIDDEN = "555445544312233"
"""Top row 5 5 5 4 4, then 5 5 4 4 3 and 1 2 2 3 3."""

_LAID = (_OWN, _HIDDEN)
_SIZE = "size=5 no_auto=yes"

_FELL = Mistake(
    Happened(happens(TurnEnded, player=0, why="lower")),
    Message("That number is lower than the one before it. It ends your turn and does not score."),
)
_ENDED = Happened(happens(TurnEnded, player=0, why="chosen"))
_EARLY = Mistake(
    _ENDED,
    Message("Your turn is over, but you could have scored more."),
)


def _found(cell: str) -> Happened:
    return Happened(happens(Revealed, player=0, cell=cell))


def _gained(points: int) -> Happened:
    return Happened(happens(ScoreChanged, player=0, gained=points))


LESSONS = (
    Lesson(
        "uncover",
        Message("Reveal a cell"),
        Message("The other board is hidden. Click any of its cells to see its number."),
        success=Happened(happens(Revealed, player=0)),
        show=("c2",),
        learnt=Message("The number tells you the region and how many cells it has."),
        missing=Message("Click a hidden cell."),
        options=_SIZE,
        moves=_LAID,
    ),
    Lesson(
        "pair",
        Message("Find its partner"),
        Message(
            "Your list starts with the 2 on b1. Region 2 has two cells: where is the other one?"
        ),
        success=_found("c1"),
        show=("c1",),
        learnt=Message(
            "The cells of a region share edges, so no other cell was left for the second 2."
        ),
        missing=Message("A 2 must touch the other 2, and a1 and b2 hold other numbers."),
        options=_SIZE,
        moves=(*_LAID, "a1,b2,end", "a1,end", "b1"),
        mistakes=(
            Mistake(
                All((Happened(happens(Revealed, player=0)), Not(_found("c1")))),
                Message("That is not a 2. The other 2 shares an edge with b1."),
            ),
        ),
    ),
    Lesson(
        "stop",
        Message("Keep going"),
        Message("Your list 3, 3, 3 scores 3 × 3 = 9, whatever comes next. Reveal another cell."),
        success=Happened(happens(Revealed, player=0)),
        show=("c2",),
        learnt=Message("A lower number only ends your turn. What you had before still scores."),
        missing=Message("Click a hidden cell: you cannot lose the nine points."),
        options=_SIZE,
        moves=(*_LAID, "d1,e1,e2"),
        mistakes=(
            Mistake(
                _ENDED, Message("You scored 9 points, but the next cells could only add more.")
            ),
        ),
    ),
    Lesson(
        "run",
        Message("Make a run"),
        Message("Two 4s are still hidden between those you know. Take both, then end your turn."),
        success=Happened(happens(RunsScored, player=0, runs=((4, 2),))),
        show=("d2,d3,end",),
        learnt=Message(
            "Two equal numbers in a row score four points. In separate turns they score only two."
        ),
        missing=Message("Take d2 and d3 in one turn, and nothing else."),
        options=_SIZE,
        moves=(*_LAID, "d1,e2,c2,e3,c3,end", "a1,end"),
        mistakes=(
            _FELL,
            _EARLY,
            Mistake(
                All(
                    (
                        Happened(happens(Revealed, player=0)),
                        Not(_found("d2")),
                        Not(_found("d3")),
                    )
                ),
                Message("That is not a 4. The 4s on c2 and e3 are connected by d2 and d3."),
            ),
        ),
    ),
    Lesson(
        "order",
        Message("Low before high"),
        Message("A 1 and two 4s are hidden. Take all three in one turn, then end it."),
        success=_gained(5),
        show=("a1,d2,d3,end",),
        learnt=Message("1 + 4 = 5 points. After a 4 you could not have scored the 1."),
        missing=Message("Start with the lowest number: the 1 on a1, then d2 and d3."),
        options=_SIZE,
        moves=(*_LAID, "b1,c1,d1,e1,e2,c2,e3,a2,b2,a3,b3,c3,end", "a1,end"),
        mistakes=(_FELL, _EARLY),
    ),
    Lesson(
        "region",
        Message("A whole region"),
        Message(
            "Only the 1 and the 5s are still hidden. Take everything in one turn, then end it."
        ),
        success=Happened(happens(RunsScored, player=0, runs=((1, 1), (5, 5)))),
        show=("a1,a2,b2,a3,b3,c3",),
        learnt=Message("25 points for five in a row. As runs of 3 and 2 they would score only 13."),
        missing=Message("The lowest number comes first: a1, then the five cells above it."),
        options=_SIZE,
        moves=(*_LAID, "b1,c1,d1,e1,e2,c2,d2,d3,e3,end", "a1,end"),
        mistakes=(_FELL, _EARLY),
    ),
)
