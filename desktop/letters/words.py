"""The words about letters at the table."""

from PySide6.QtCore import QCoreApplication

from desktop.frame.banner import BannerWords
from desktop.language.messages import listed
from desktop.letters.letter_file import LetterFile
from rules.letters.table import Table

translate = QCoreApplication.translate


def banner_of(kept: LetterFile, reader: str, *, ready: bool) -> BannerWords:
    """Return what to do with the next letter, or whose letter the match waits for."""
    table, party = kept.side.table, kept.side.party
    if ready:
        number = len(table.letters) + (not kept.unsent)
        title = translate("letters", "Letter {n} is ready. Send it to {name}.")
        title = title.format(n=number, name=reader)
        line = translate("letters", "Copy it, and paste it into a mail or a chat.")
        copy = translate("common", "Copy letter")
        #: verb on a button: opens a sheet to save or mail a letter
        other = translate("letters", "More ways…")
        hides = kept.side.hides and "commitment" in table.fields_wanted()
        free = not kept.unsent and (hides or not kept.plan.is_empty)
        change = translate("letters", "Change") if free else ""
        return BannerWords(frozenset({kept.seat}), title, line, copy, change, other, beside=True)
    assert table.pen is not None
    name = table.names[table.pen]
    title = translate("letters", "Waiting for {name}’s letter").format(name=name)
    last = table.letters[-1]
    line = translate("letters", "When it comes, copy it and paste it here.")
    if match_over(table):
        line = translate("letters", "It shows what was hidden, and ends the game.")
    paste = translate("commands", "Paste letter")
    again = translate("letters", "Send again…") if last.writer == party else ""
    players = frozenset({kept.seat})
    return BannerWords(players, title, line, paste, other=again, beside=True)


def outdated_banner(kept: LetterFile) -> BannerWords:
    """Return how to go on with an older copy of a match."""
    title = translate("letters", "This is an older copy of the game.")
    line = translate("letters", "Ask for all letters of the game, and paste them here.")
    paste = translate("commands", "Paste letter")
    return BannerWords(frozenset({kept.seat}), title, line, paste, beside=True)


def away_banner(kept: LetterFile) -> BannerWords:
    """Return where to go on with a match that was moved."""
    title = translate("letters", "You have moved this game to another computer.")
    line = translate("letters", "It continues there.")
    return BannerWords(frozenset({kept.seat}), title, line, "", beside=True)


def match_over(table: Table) -> bool:
    """Whether the game is over, so that only secrets must still be told."""
    match = table.match
    return match is not None and match.outcome is not None


def readers_of(table: Table, party: int, pen: int | None) -> str:
    """Return the names of those who read a party's letter: the next writer, or all at the end."""
    others = [one for one in range(len(table.names)) if one != party]
    readers = [pen] if pen in others else others
    return listed(*(table.names[one] for one in readers))
