"""The sentences about a move's events, which screen readers say after it."""

from collections.abc import Iterable
from dataclasses import dataclass

from desktop.board.spoken.rule_text import capitalised
from rules.core import Event
from rules.core.event import Eliminated, MatchEnded, TurnPassed


@dataclass(frozen=True, slots=True)
class News:
    """The events of a move: one sentence for each, and a shorter version."""

    whole: str = ""
    brief: str = ""


def what_happened(events: Iterable[Event], names: tuple[str, ...]) -> News:
    """Return the sentences of events, without those that are shown elsewhere.

    The prompt says whose turn it is, and the result says why a player is out.
    """
    events = list(events)
    reasons = [event.outcome.reason for event in events if isinstance(event, MatchEnded)]
    told = [
        event
        for event in events
        if not isinstance(event, TurnPassed)
        and not (isinstance(event, Eliminated) and event.why in reasons)
    ]
    whole = (event.sentence(names) for event in told)
    return News(_text(whole), _text(event.brief(names) for event in _joined(told)))


def _joined(events: Iterable[Event]) -> list[Event]:
    """Return the events; neighbours that fit into one sentence are joined."""
    joined: list[Event] = []
    for event in events:
        both = joined[-1].joined(event) if joined else None
        if both is None:
            joined.append(event)
        else:
            joined[-1] = both
    return joined


def _text(sentences: Iterable[str]) -> str:
    return " ".join(f"{capitalised(sentence)}." for sentence in sentences)
