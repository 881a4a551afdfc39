"""The lessons of Adamas: from moving a stack to an attack without risk."""

from rules.adamas.events import Captured, Moved
from rules.core import Message
from rules.core.lesson import (
    All,
    CanAnswer,
    CannotPrevent,
    Happened,
    Lesson,
    Mistake,
    Not,
    happens,
)

_LOST = CanAnswer(happens(Captured, owner=0))
_CAUGHT = CannotPrevent(happens(Captured, owner=1))


def _took(cell: str) -> Happened:
    return Happened(happens(Captured, player=0, cell=cell))


def _went(count: int, target: str) -> Happened:
    return Happened(happens(Moved, player=0, count=count, target=target))


LESSONS = (
    Lesson(
        "move",
        Message("Move a stack"),
        Message("Bring your two pieces to c4. A stack goes along a line, as far as you like."),
        success=_went(2, "c4"),
        show=("2xc1-c4",),
        learnt=Message("Six lines lead away from every cell; nothing jumps over a piece."),
        missing=Message("Your stack is to stand on c4, with both of its pieces."),
        position="O: c1=2; X: a5=3; move: O",
        mistakes=(
            Mistake(
                _went(1, "c4"),
                Message("One piece went and one stayed behind. Take both along."),
            ),
        ),
        spots=("c4",),
    ),
    Lesson(
        "split",
        Message("Split it"),
        Message("Send one piece to c5 and another to e3, in one turn; the others stay."),
        success=All((_went(1, "c5"), _went(1, "e3"))),
        show=("c3-c5,e3",),
        learnt=Message("A split may go in several directions, with as many pieces as you like."),
        missing=Message("One piece is to go to c5 and one to e3 before the turn is over."),
        position="O: c3=4; X: d1=3; move: O",
        mistakes=(
            Mistake(
                All((_went(1, "c5"), Not(_went(1, "e3")))),
                Message("One piece stands on c5. Send another to e3 before you play the move."),
            ),
            Mistake(
                All((_went(1, "e3"), Not(_went(1, "c5")))),
                Message("One piece stands on e3. Send another to c5 before you play the move."),
            ),
        ),
        spots=("c5", "e3"),
    ),
    Lesson(
        "merge",
        Message("Merge"),
        Message("Bring all four pieces together on c3, a cell that both of your stacks see."),
        success=Happened(happens(Moved, player=0, target="c3", height=4)),
        show=("2xa3,2xc5-c3",),
        learnt=Message("Pieces of two or more stacks may meet on a cell that all of them see."),
        missing=Message("Four pieces are to stand on c3: two from a3 and two from c5."),
        position="O: a3=2 c5=2; X: d1=3; move: O",
        mistakes=(
            Mistake(
                Happened(happens(Moved, player=0, target="c3", height=2)),
                Message("Two pieces stand on c3. All four are to meet there in one move."),
            ),
        ),
        spots=("c3",),
    ),
    Lesson(
        "capture",
        Message("Capture"),
        Message("Two of your pieces see the stack on c3, and it is two high: land on it."),
        success=_took("c3"),
        show=("a3-c3",),
        learnt=Message(
            "A stack can be taken when exactly as many enemy pieces see it as it is high."
        ),
        missing=Message("The stack on c3 is still there: move a piece onto it."),
        position="O: a3=1 c1=1; X: c3=2 e2=3; move: O",
        spots=("c3",),
    ),
    Lesson(
        "sight",
        Message("What sees a stack"),
        Message("Take the one stack that can be taken. Only the first stack on each line counts."),
        success=_took("c3"),
        show=("c5-c3",),
        learnt=Message("The stack on a3 saw nothing: your own piece on b3 stands before it."),
        missing=Message(
            "Add up the first stacks on the lines that lead away from c3, then from e1."
        ),
        position="O: a3=2 b3=1 c5=2 e2=1; X: c3=3 e1=2; move: O",
        asks=True,
    ),
    Lesson(
        "double",
        Message("Two at once"),
        Message("Four pieces see each of the two stacks of four. Take both in one turn."),
        success=All((_took("d1"), _took("d3"))),
        show=("b3-d1,d3",),
        learnt=Message("Counts are taken before the move, so one piece may count for two stacks."),
        missing=Message(
            "Both stacks are to be taken by one split: from b3 one piece goes to each."
        ),
        position="O: a3=2 b3=2 b5=2 c1=1 e1=1; X: d1=4 d3=4; move: O",
        mistakes=(
            Mistake(
                _took("d1"),
                Message("The stack on d1 is taken. A piece from b3 can take d3 in the same turn."),
            ),
            Mistake(
                _took("d3"),
                Message("The stack on d3 is taken. A piece from b3 can take d1 in the same turn."),
            ),
        ),
        spots=("d1", "d3"),
    ),
    Lesson(
        "safe",
        Message("Keep yours safe"),
        Message("Three enemy pieces see your stack of three. Move so that nothing can be taken."),
        success=Not(_LOST),
        show=("d1-b3",),
        learnt=Message("A sum that is wrong is a defence: step away, or change what is seen."),
        missing=Message("One of your stacks can still be taken. Count what sees each of them."),
        position="O: c3=3 d1=1; X: a3=2 c5=1 e2=2; move: O",
        spots=("c3",),
    ),
    Lesson(
        "fork",
        Message("Attack without risk"),
        Message(
            "Move so that you take something next turn, whatever Orange does, and nothing of yours"
            " is taken."
        ),
        success=All((_CAUGHT, Not(_LOST))),
        show=("b3-c3",),
        learnt=Message("Two threats at once: only one of them can be met."),
        missing=Message(
            "Orange still has an answer to this. Look for a cell that sees both stacks."
        ),
        position="O: b4=1 b3=1 a4=1; X: c5=1 c2=2; move: O",
        mistakes=(
            Mistake(_LOST, Message("Orange takes one of yours first. Count what sees each piece.")),
        ),
    ),
    Lesson(
        "last",
        Message("Hunt the last piece"),
        Message(
            "One piece is left to Orange. Move so that it is yours next turn, wherever it goes."
        ),
        success=All((_CAUGHT, Not(_LOST))),
        show=("e1-d2",),
        learnt=Message("Wherever the piece goes now, exactly one of yours sees it."),
        missing=Message("Orange finds a cell that none of your pieces sees, or more than one."),
        position="O: e2=1 e1=2; X: c5=1; move: O",
        mistakes=(
            Mistake(_LOST, Message("Orange takes one of yours: exactly one enemy piece sees it.")),
        ),
    ),
)
