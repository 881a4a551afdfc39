"""The errors of the rules, each with a reason written for the person who caused it.

A reason is either the template of a `Message` with its arguments, or a finished `Message`.
"""

from rules.core.message import Argument, Message


def message_of(error: ValueError) -> Message:
    """Return the message of an error of the rules; its `str` is the English text."""
    return Message(getattr(error, "message", str(error)))


class InvalidOptions(ValueError):
    """A match cannot have these options; `option` names the wrong one ("" for the players)."""

    def __init__(self, option: str, reason: str, /, **arguments: Argument) -> None:
        self.option = option
        self.reason = self.message = Message(reason, **arguments)
        if option:
            self.message = Message("{option}: {reason}", option=option, reason=self.reason)
        super().__init__(self.message)


class InvalidSetup(InvalidOptions):
    """A set-up that cannot be read or cannot be a position; `reason` says why in one sentence."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        super().__init__("setup", reason, **arguments)


class InvalidMove(ValueError):
    """A text cannot be read as a move; `position` is the offset of the error in the text."""

    def __init__(self, reason: str, position: int = 0, /, **arguments: Argument) -> None:
        self.reason = self.message = Message(reason, **arguments)
        self.position = position
        super().__init__(self.reason)


class InvalidText(ValueError):
    """A part of a record or of an option text cannot be used."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        self.message = Message(reason, **arguments)
        super().__init__(self.message)


class IllegalMove(ValueError):
    """A move was understood but breaks a rule; the reason is written for the player."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        self.reason = self.message = Message(reason, **arguments)
        super().__init__(self.reason)
