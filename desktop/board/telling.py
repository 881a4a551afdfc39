"""What happened, in sentences: what screen readers say after a move."""

from collections.abc import Iterable

from desktop.board.rule_text import capitalised
from rules.core import Event
from rules.core.event import Eliminated, MatchEnded, TurnPassed


def what_happened(events: Iterable[Event], names: tuple[str, ...]) -> str:
    """The sentences of events, those left out that something else says.

    Whose turn it is stands in the prompt, and why somebody is out in the result.
    """
    events = list(events)
    reasons = [event.outcome.reason for event in events if isinstance(event, MatchEnded)]
    sentences = [
        capitalised(event.sentence(names))
        for event in events
        if not isinstance(event, TurnPassed)
        and not (isinstance(event, Eliminated) and event.why in reasons)
    ]
    return " ".join(f"{sentence}." for sentence in sentences)
