"""What happened, in sentences: what screen readers say after a move."""

from collections.abc import Iterable
from dataclasses import dataclass

from desktop.board.spoken.rule_text import capitalised
from rules.core import Event
from rules.core.event import Eliminated, MatchEnded, TurnPassed


@dataclass(frozen=True, slots=True)
class News:
    """What happened: every event in a sentence of its own, and briefly."""

    whole: str = ""
    brief: str = ""


def what_happened(events: Iterable[Event], names: tuple[str, ...]) -> News:
    """Return the sentences of events, without those that something else says.

    Whose turn it is stands in the prompt, and why somebody is out in the result.
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
    """Return the events, with those joined that one sentence can tell."""
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
