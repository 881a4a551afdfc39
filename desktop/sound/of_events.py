"""The sounds of events."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.sound.cues import Cue
from rules.core import Event
from rules.core.event import CommandGiven, Eliminated, MatchEnded

MOST = 6
"""The most sounds for one ply, as a whole table of Mono may be uncovered at once."""

Sounds = Mapping[type[Event], str | Callable[[Any], str | None]]
"""The sound of each kind of event, or a function that returns it for an event."""

_COMMON: Sounds = {CommandGiven: Cue.TURN, Eliminated: Cue.WRONG, MatchEnded: Cue.END}


def sounds_of(events: Iterable[Event], sounds: Sounds) -> tuple[str, ...]:
    """Return the names of the events' sounds in order, at most `MOST`."""
    heard: list[str] = []
    for event in events:
        sound = sounds.get(type(event)) or _COMMON.get(type(event))
        name = sound(event) if callable(sound) else sound
        if name is not None:
            heard.append(name)
    return tuple(heard[:MOST])
