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
        Message("Move your two pieces to c4. A stack moves along a line, any distance."),
        success=_went(2, "c4"),
        show=("2xc1-c4",),
        learnt=Message("Six lines lead away from every cell. Pieces never jump over others."),
        missing=Message("Move the whole stack to c4, with both of its pieces."),
        position="O: c1=2; X: a5=3; move: O",
        mistakes=(
            Mistake(
                _went(1, "c4"),
                Message("One piece moved and one stayed behind. Take both."),
            ),
        ),
        spots=("c4",),
    ),
    Lesson(
        "split",
        Message("Split it"),
        Message("Send one piece to c5 and another to e3 in one turn. The others stay."),
        success=All((_went(1, "c5"), _went(1, "e3"))),
        show=("c3-c5,e3",),
        learnt=Message("A split may go in several directions, with as many pieces as you like."),
        missing=Message("Send one piece to c5 and one to e3 before you end your turn."),
        position="O: c3=4; X: d1=3; move: O",
        mistakes=(
            Mistake(
                All((_went(1, "c5"), Not(_went(1, "e3")))),
                Message("One piece is on c5. Send another to e3 before you play the move."),
            ),
            Mistake(
                All((_went(1, "e3"), Not(_went(1, "c5")))),
                Message("One piece is on e3. Send another to c5 before you play the move."),
            ),
        ),
        spots=("c5", "e3"),
    ),
    Lesson(
        "merge",
        Message("Merge"),
        Message("Bring all four pieces together on c3. Both of your stacks see that cell."),
        success=Happened(happens(Moved, player=0, target="c3", height=4)),
        show=("2xa3,2xc5-c3",),
        learnt=Message("Pieces of two or more stacks can meet on a cell that all of them see."),
        missing=Message("All four pieces must stand on c3: two from a3 and two from c5."),
        position="O: a3=2 c5=2; X: d1=3; move: O",
        mistakes=(
            Mistake(
                Happened(happens(Moved, player=0, target="c3", height=2)),
                Message("Two pieces are on c3. All four must meet there in one move."),
            ),
        ),
        spots=("c3",),
    ),
    Lesson(
        "capture",
        Message("Capture"),
        Message(
            "Two of your pieces see the stack on c3, which has height two. Move a piece onto it."
        ),
        success=_took("c3"),
        show=("a3-c3",),
        learnt=Message(
            "You can capture a stack when the number of your pieces that see it is exactly its "
            "height."
        ),
        missing=Message("The stack on c3 is still there. Move a piece onto it."),
        position="O: a3=1 c1=1; X: c3=2 e2=3; move: O",
        spots=("c3",),
    ),
    Lesson(
        "sight",
        Message("Who sees a stack"),
        Message(
            "Capture the one stack that you can capture. Only the first stack on each line counts."
        ),
        success=_took("c3"),
        show=("c5-c3",),
        learnt=Message("The stack on a3 saw nothing: your own piece on b3 stands in front of it."),
        missing=Message(
            "Add up the heights of the first stacks on the lines from c3, then from e1."
        ),
        position="O: a3=2 b3=1 c5=2 e2=1; X: c3=3 e1=2; move: O",
        asks=True,
    ),
    Lesson(
        "double",
        Message("Two at once"),
        Message("Four pieces see each of the two stacks of four. Capture both in one turn."),
        success=All((_took("d1"), _took("d3"))),
        show=("b3-d1,d3",),
        learnt=Message(
            "The pieces that see a stack are counted before the move, so one piece may count for "
            "two stacks."
        ),
        missing=Message("Capture both stacks with one split: send one piece from b3 to each."),
        position="O: a3=2 b3=2 b5=2 c1=1 e1=1; X: d1=4 d3=4; move: O",
        mistakes=(
            Mistake(
                _took("d1"),
                Message(
                    "The stack on d1 is captured. A piece from b3 can capture d3 in the same turn."
                ),
            ),
            Mistake(
                _took("d3"),
                Message(
                    "The stack on d3 is captured. A piece from b3 can capture d1 in the same turn."
                ),
            ),
        ),
        spots=("d1", "d3"),
    ),
    Lesson(
        "safe",
        Message("Protect your stack"),
        Message(
            "Three of your opponent’s pieces see your stack of three. Move so that "
            "nothing can be captured."
        ),
        success=Not(_LOST),
        show=("d1-b3",),
        learnt=Message(
            "A stack is safe if its height differs from the number of your "
            "opponent’s pieces that see it."
        ),
        missing=Message(
            "One of your stacks can still be captured. Count your opponent’s pieces "
            "that see each of them."
        ),
        position="O: c3=3 d1=1; X: a3=2 c5=1 e2=2; move: O",
        spots=("c3",),
    ),
    Lesson(
        "fork",
        Message("Attack without risk"),
        Message(
            "Move so that you can capture something next turn, whatever Orange does, and all your "
            "stacks stay safe."
        ),
        success=All((_CAUGHT, Not(_LOST))),
        show=("b3-c3",),
        learnt=Message("Two threats at once: your opponent can stop only one of them."),
        missing=Message("Orange can still escape. Look for a cell that sees both stacks."),
        position="O: b4=1 b3=1 a4=1; X: c5=1 c2=2; move: O",
        mistakes=(
            Mistake(
                _LOST,
                Message(
                    "Orange captures one of your stacks first. Count your opponent’s pieces "
                    "that see each of them."
                ),
            ),
        ),
    ),
    Lesson(
        "last",
        Message("Hunt the last piece"),
        Message(
            "Orange has one piece left. Move so that you can capture it next turn, wherever "
            "it goes."
        ),
        success=All((_CAUGHT, Not(_LOST))),
        show=("e1-d2",),
        learnt=Message("Wherever the piece moves now, exactly one of yours sees it."),
        missing=Message(
            "Orange finds a cell that no piece of yours sees, or that more than one sees."
        ),
        position="O: e2=1 e1=2; X: c5=1; move: O",
        mistakes=(
            Mistake(
                _LOST,
                Message(
                    "Orange captures one of your pieces: exactly one of Orange’s pieces sees it."
                ),
            ),
        ),
    ),
)
