"""The coach's advice in a first match of Black Box."""

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
    """Return a `Look` for a learner's ray with one of these marks; by default with a letter."""

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
    return () if view.may_guess else None


ADVICE = (
    Advice(
        "hide",
        Message("Hide four atoms for the other player: click four cells, then “Hide atoms”."),
        _hiding,
    ),
    Advice(
        "begin",
        Message("Send a ray into the box from a port. Its result tells you where atoms can be."),
        from_move(1),
    ),
    Advice(
        "hit",
        Message(
            "An atom absorbed the ray: straight ahead of this port, or after another turned it."
        ),
        _answered(_HIT),
    ),
    Advice(
        "back",
        Message("The ray came back: an atom is next to its entry, or two atoms turned it around."),
        _answered(_BACK),
    ),
    Advice(
        "out",
        Message("The ray came out: an atom diagonally ahead turned it, or none was near its path."),
        _answered(),
    ),
    Advice(
        "wrong",
        Message("At least one marker is wrong. Compare your markers with every result."),
        after(GuessWrong, mine=True),
    ),
    Advice(
        "guess",
        Message(
            "With four markers you can guess. Guess when you are sure: the third wrong guess loses."
        ),
        _four_markers,
    ),
    Advice(
        "mark",
        Message("Place a marker where you expect an atom. You can remove it later."),
        from_move(5),
    ),
)
