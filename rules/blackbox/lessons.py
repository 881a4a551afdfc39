"""The lessons of Black Box: how to read rays, find the atoms, and hide them."""

from rules.blackbox.events import AtomsHidden, GuessRight, GuessWrong, MarkerPut, ProbeAnswered
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES, all_results
from rules.core import Message
from rules.core.lesson import All, Either, Happened, Lesson, Mistake, Not, Played, happens

_PROBED = Happened(happens(ProbeAnswered, player=0))
_HIT = Happened(happens(ProbeAnswered, player=0, mark="#"))
_BACK = Happened(happens(ProbeAnswered, player=0, mark="%"))
_OPPOSITE = [(str(row), str(row + 7)) for row in range(1, 8)]
_OPPOSITE += zip("abcdefg", "hijklmn", strict=True)
_STRAIGHT = Either(
    tuple(
        Happened(happens(ProbeAnswered, player=0, port=one, leaves=other))
        for pair in _OPPOSITE
        for one, other in (pair, pair[::-1])
    )
)

_CORNERS = ("a7", "d4", "g1", "g7")
_ROOF = ("a1", "a2", "d1", "g7")
_PAIR = ("a7", "c3", "e3", "g6")
_THREE = ("a1", "a7", "g1")
_PROBE_ASKED = Message("Send a ray into the box from one of the ports around it.")


def _known(*cells: str) -> str:
    """Return a set-up with these atoms in the learner's box; the other box does not matter."""
    return f"O: {' '.join(cells)}; X: a1 c4 e2 g7; move: O"


def _marked(*cells: str) -> str:
    return ",".join(f"+{cell}" for cell in cells)


def _results(*cells: str) -> tuple[int, ...]:
    return all_results(CELL_NAMES.index(cell) for cell in cells)


_TELLING = frozenset(
    port
    for port, here, there in zip(
        PORT_NAMES, _results(*_THREE, "c4"), _results(*_THREE, "e4"), strict=True
    )
    if here != there
)
"""The ports whose rays distinguish an atom on c4 from one on e4."""

LESSONS = (
    Lesson(
        "hit",
        Message("Hit an atom"),
        Message("Markers show all four atoms. Send a ray straight into one of them."),
        success=_HIT,
        show=("4",),
        learnt=Message("A burst at the port means that an atom absorbed the ray."),
        missing=_PROBE_ASKED,
        position=_known(*_CORNERS),
        moves=(f"{_marked(*_CORNERS)},end", "end"),
        mistakes=(
            Mistake(
                _PROBED,
                Message("That ray did not hit an atom. Use a port in line with one, such as 4."),
            ),
        ),
    ),
    Lesson(
        "turn",
        Message("Turn a ray"),
        Message("An atom diagonally ahead turns a ray. Send one that comes out at another port."),
        success=All((_PROBED, Not(_HIT), Not(_BACK))),
        show=("3",),
        learnt=Message("Both ends of such a ray get the same letter."),
        missing=_PROBE_ASKED,
        position=_known(*_CORNERS),
        moves=(f"{_marked(*_CORNERS)},end", "end"),
        mistakes=(Mistake(_HIT, Message("The ray ran straight into an atom, which absorbed it.")),),
    ),
    Lesson(
        "back",
        Message("Send one back"),
        Message("Two atoms can turn a ray right back. Find a port where the ray returns."),
        success=_BACK,
        show=("d",),
        learnt=Message("An arrow that turns back means that the ray came out where it went in."),
        missing=_PROBE_ASKED,
        position=_known(*_PAIR),
        moves=(f"{_marked(*_PAIR)},end", "end"),
        mistakes=(Mistake(_HIT, Message("The ray ran straight into an atom, which absorbed it.")),),
        spots=("c3", "e3"),
    ),
    Lesson(
        "through",
        Message("Straight through"),
        Message("Find a ray that crosses the whole box without turning."),
        success=_STRAIGHT,
        show=("5",),
        learnt=Message(
            "A ray that goes straight through tells you most: no atom is on its path or next to it."
        ),
        missing=_PROBE_ASKED,
        position=_known(*_ROOF),
        moves=(f"{_marked(*_ROOF)},end", "end"),
        mistakes=(Mistake(_HIT, Message("The ray ran straight into an atom, which absorbed it.")),),
    ),
    Lesson(
        "infer",
        Message("Where must it be?"),
        Message(
            "Three markers are right. The ray from 3 came out at c, and 4 was a hit. Mark "
            "the fourth atom."
        ),
        success=Happened(happens(MarkerPut, player=0, cell="d4")),
        show=("+d4",),
        learnt=Message(
            "The ray ran along row 3. An atom diagonally ahead of c3, on d4, turned it upwards."
        ),
        missing=Message("Mark the cell where an atom turns the ray from 3 towards c."),
        position=_known(*_CORNERS),
        moves=("+a7,+g1,+g7,3,end", "end", "4,end", "end"),
        mistakes=(
            Mistake(
                Happened(happens(MarkerPut, player=0)),
                Message("With an atom there, the ray from 3 would not come out at c."),
            ),
        ),
    ),
    Lesson(
        "ask",
        Message("Ask the right question"),
        Message(
            "Three markers are right, and the fourth atom is on c4 or e4. Send a ray that "
            "shows which."
        ),
        success=Played(_TELLING),
        show=("c",),
        learnt=Message(
            "A good ray has a different result for each arrangement that is still possible."
        ),
        missing=_PROBE_ASKED,
        position=_known(*_THREE, "c4"),
        moves=(f"{_marked(*_THREE)},end", "end"),
        mistakes=(
            Mistake(
                _PROBED,
                Message("That ray has the same result for c4 and e4, so it tells you nothing new."),
            ),
        ),
        spots=("c4", "e4"),
    ),
    Lesson(
        "guess",
        Message("Name the atoms"),
        Message(
            "The ray from 6 came back, and the ray from 7 hit an atom. Mark the fourth atom and "
            "guess."
        ),
        success=Happened(happens(GuessRight, player=0)),
        show=("+a7,?",),
        learnt=Message("Four right markers win at once. The third wrong guess loses."),
        missing=Message("Place a fourth marker, then press the guess button."),
        position=_known(*_PAIR),
        moves=("+c3,+e3,+g6,6,end", "end", "7,end", "end"),
        mistakes=(
            Mistake(
                Happened(happens(GuessWrong, player=0)),
                Message(
                    "An atom stops the ray from 6 at the edge, and the ray from 7 runs into it."
                ),
            ),
            Mistake(
                _PROBED, Message("You know enough: row 7 starts with an atom. Mark it and guess.")
            ),
        ),
    ),
    Lesson(
        "hide",
        Message("Hide your atoms"),
        Message("Hide four atoms for the other player: click four cells, then “Hide atoms”."),
        success=Happened(happens(AtomsHidden, player=0)),
        show=("b2,b3,c3,f6",),
        learnt=Message("Atoms next to each other can hide one another."),
        missing=Message("Choose four different cells of the box."),
    ),
)
