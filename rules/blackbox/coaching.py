"""What a coach says in a first match of Black Box."""

from rules.blackbox.events import GuessWrong, ProbeAnswered
from rules.blackbox.state import BlackBoxView
from rules.core import Message
from rules.core.coaching import Advice, Look, Moment, Spots, after, from_move

_HIT, _BACK = "#", "%"


def _hiding(moment: Moment) -> Spots | None:
    view = moment.view
    assert isinstance(view, BlackBoxView)
    return () if view.phase == "hide" else None


def _answered(*marks: str) -> Look:
    """A ray of the learner's got one of these marks, or a letter if none is named."""

    def look(moment: Moment) -> Spots | None:
        for event in moment.events:
            if isinstance(event, ProbeAnswered) and event.player == moment.seat:
                letter = event.mark not in (_HIT, _BACK)
                if event.mark in marks or (letter and not marks):
                    return (event.port, *([event.leaves] if event.leaves else ()))
        return None

    return look


def _four_markers(moment: Moment) -> Spots | None:
    view = moment.view
    assert isinstance(view, BlackBoxView)
    return () if len(view.boxes[moment.seat].markers) == 4 else None


ADVICE = (
    Advice(
        "hide",
        Message("Hide four atoms for the other player: press four squares, then confirm."),
        _hiding,
    ),
    Advice(
        "begin",
        Message("Send a ray into the box from a port: what comes of it tells where atoms are not."),
        from_move(1),
    ),
    Advice(
        "hit",
        Message(
            "Swallowed by an atom: straight ahead of this port, or where others had turned the ray."
        ),
        _answered(_HIT),
    ),
    Advice(
        "back",
        Message("It came back: an atom lies beside its entry, or two atoms turned it right round."),
        _answered(_BACK),
    ),
    Advice(
        "out",
        Message("It came out: an atom diagonally ahead turned it, or none was near its way."),
        _answered(),
    ),
    Advice(
        "wrong",
        Message("One marker at least is wrong: hold every answer you have against your markers."),
        after(GuessWrong, mine=True),
    ),
    Advice(
        "guess",
        Message("Four markers can be guessed with. Do so when sure: the third wrong guess loses."),
        _four_markers,
    ),
    Advice(
        "mark",
        Message("Put a marker where you believe an atom to be; it can be taken away again."),
        from_move(5),
    ),
)
