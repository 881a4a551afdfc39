"""The lines above a letter's block, for people; programs read the block alone."""

from collections.abc import Sequence

from rules.core.message import Message
from rules.letters.body import Letter
from rules.letters.table import SEPARATOR, Table


def heading(table: Table, letters: Sequence[Letter]) -> str:
    """Return the lines above the last letter, with what it and those sent with it play."""
    played = [line for letter in letters for line in played_lines(table, letter)]
    return "\n".join([title_line(table), *played, next_line(table)])


def title_line(table: Table) -> Message:
    """Return who wrote which letter of which match."""
    letter = table.letters[-1]
    return Message(
        "{name}, letter {number} of a match of {game}",
        name=table.names[letter.writer],
        number=letter.number,
        game=table.title,
    )


def played_lines(table: Table, letter: Letter) -> list[Message]:
    """Return what a letter does and its note, a line each."""
    name = table.names[letter.writer]
    if letter.number == 1:
        names = ", ".join(table.names)
        lines = [Message("{name} invites to a match: {names}", name=name, names=names)]
    elif letter.key:
        lines = [Message("{name} accepts the invitation", name=name)]
    else:
        acts = letter.played.split(SEPARATOR) if letter.played else []
        lines = [Message("{name}: {move}", name=name, move=act) for act in acts]
    note = note_line(table, letter)
    return lines if note is None else [*lines, note]


def note_line(table: Table, letter: Letter) -> Message | None:
    """Return what a letter's writer notes in it, None without a note."""
    if not letter.note:
        return None
    name = table.names[letter.writer]
    return Message("{name} writes: {note}", name=name, note=letter.visible_note)


def next_line(table: Table) -> Message:
    """Return who writes next, or how the match ended."""
    if table.pen is not None:
        return Message("{name} writes the next letter.", name=table.names[table.pen])
    match = table.match
    if match is None or match.outcome is None:
        return Message("")
    return Message("The match is over: {result}", result=match.outcome.sentence(match.names))
