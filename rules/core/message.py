"""Messages from the rules to people, which can be translated into any language."""

from collections.abc import Mapping, Sequence
from typing import Self

from rules.text import visible

Argument = int | float | str
"""The value of a placeholder: a number, a name or notation (not translated), or a message."""


class Message(str):
    """A sentence or part of one: its English text, with the template and arguments it is made of.

    The template is the key for translation: English with `str.format` placeholders in braces.
    Arguments are plain values and other messages. Messages are translated themselves, and numbers
    are written as in the reader's language. In a counted message (`counted`) the template is the
    plural form, `singular` is the other form, and `n` decides between them.

    >>> held = Message.counted(3, "{n} piece", "{n} pieces")
    >>> Message("{cell} holds {held}", cell="d1", held=held)
    'd1 holds 3 pieces'
    """

    __slots__ = ("arguments", "n", "singular", "template")

    template: str
    arguments: Mapping[str, Argument]
    singular: str
    n: int | None

    def __new__(cls, template: str, /, **arguments: Argument) -> Self:
        """Return a message made from its template; a message as template is returned as it is."""
        if isinstance(template, cls) and not arguments:
            return template
        return cls.made_of(template, arguments)

    @classmethod
    def counted(cls, n: int, singular: str, plural: str, /, **arguments: Argument) -> Self:
        """Return a message about `n` things; the templates name the number as `{n}`."""
        return cls.made_of(plural, {"n": n, **arguments}, singular, n)

    @classmethod
    def made_of(
        cls,
        template: str,
        arguments: Mapping[str, Argument],
        singular: str = "",
        n: int | None = None,
    ) -> Self:
        """Return a message restored from its stored parts.

        `n` is None if the message is not counted. Control characters in arguments are escaped, as
        the parts may come from a file, and must not reach a terminal.
        """
        arguments = {
            name: visible(value) if type(value) is str else value
            for name, value in arguments.items()
        }
        chosen = singular if n == 1 else template
        made = super().__new__(cls, chosen.format_map(arguments) if arguments else chosen)
        made.template, made.arguments = template, arguments
        made.singular, made.n = singular, n
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).made_of, (self.template, self.arguments, self.singular, self.n)


def listed(parts: Sequence[str], *, alternatives: bool = False) -> Message:
    """Return the parts as a list: “a”, “a and b”, “a, b and c”; with `alternatives`, “or”.

    After a first part with a comma, “and” has one too.
    """
    *some, last = parts
    if not some:
        #: the only part of a list
        return Message("{part}", part=last)
    if len(some) == 1 and ", " in some[0] and not alternatives:
        #: the end of a list whose first part has a comma
        return Message("{parts}, and {part}", parts=some[0], part=last)
    row = some[0]
    for part in some[1:]:
        #: the beginning of a list
        row = Message("{parts}, {part}", parts=row, part=part)
    if alternatives:
        #: the end of a list of alternatives
        return Message("{parts} or {part}", parts=row, part=last)
    #: the end of a list
    return Message("{parts} and {part}", parts=row, part=last)
