"""The errors of letters: each is one sentence for the reader, and changes nothing."""

from rules.core.message import Argument, Message


class InvalidLetter(ValueError):
    """A text that is not the next letter of this match; `message` says what to do."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        self.message = Message(reason, **arguments)
        super().__init__(self.message)


class KnownLetter(InvalidLetter):
    """A letter that has been read already."""


class Lie(InvalidLetter):
    """A letter whose writer signed something that cannot be true.

    `writer` is the writer's place in the invitation, `number` the letter's, and `ply` that of the
    ply it would have made.
    """

    def __init__(self, writer: int, number: int, ply: int, name: str, reason: Message) -> None:
        self.writer, self.number, self.ply, self.reason = writer, number, ply, reason
        super().__init__(
            "{name}'s letter {number}, move {ply}: {reason}",
            name=name,
            number=number,
            ply=ply,
            reason=reason,
        )
