"""What is heard of what happened."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.sound.cues import Cue
from rules.core import Event
from rules.core.event import CommandGiven, Eliminated, MatchEnded

MOST = 6
"""How many sounds of one ply are heard: a table of Mono may be bared all at once."""

Sounds = Mapping[type[Event], str | Callable[[Any], str | None]]
"""The sound of an event of each kind that is heard, or what tells it of the event."""

_COMMON: Sounds = {CommandGiven: Cue.TURN, Eliminated: Cue.WRONG, MatchEnded: Cue.END}


def sounds_of(events: Iterable[Event], sounds: Sounds) -> tuple[str, ...]:
    """Return the names of at most `MOST` sounds that tell these events, in their order."""
    heard: list[str] = []
    for event in events:
        sound = sounds.get(type(event)) or _COMMON.get(type(event))
        name = sound(event) if callable(sound) else sound
        if name is not None:
            heard.append(name)
    return tuple(heard[:MOST])
