"""One sitting at the installed program: a match is opened, played to its end and saved, by hand."""

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from installers.linux.screen import Hand, TooLate, wait_for
from rules import InvalidRecord, Match

OPTIONS = {"num_tiles": 20}
_NAMES = ("fred", "Newcomer")
_MOST_PLIES = 60  # far more than a match of twenty tiles has
_LOOK_AT = 8  # plies


class Sat(NamedTuple):
    """What was found once the program had been closed."""

    code: int
    saved: Match
    finished: Match


def lay_out(path: Path) -> None:
    """Write the record of a match that is about to begin, against a computer player."""
    match = Match.new("dragons", _NAMES, OPTIONS, seed=5)
    match.levels = (None, 1)
    match.save(path)


def sit_down(
    command: Sequence[str],
    display: str,
    record: Path,
    matches: Path,
    look: Callable[[Hand], None],
) -> Sat:
    """Run the program with the record, play to the end, save over it, close the window.

    `matches` is the folder in which the program keeps its matches. `look` is called in the middle.
    Raises TooLate when the program does not do its part.
    """
    program = subprocess.Popen(command, env={"PATH": os.environ["PATH"]})
    try:
        hand = Hand(display)
        hand.press("ctrl+e")
        play(hand, matches, record, look)
        opened = record.read_text(encoding="utf-8")
        hand.press("ctrl+s")
        wait_for("the saved record", lambda: record.read_text(encoding="utf-8") != opened)
        finished = wait_for(
            "the finished match", lambda: list((matches / "finished").glob("*.qcx"))
        )
        hand.close()
        code = program.wait(timeout=30)
    finally:
        program.kill()
        program.wait()
    return Sat(code, Match.load(record), Match.load(finished[0]))


def play(
    hand: Hand,
    matches: Path,
    record: Path,
    look: Callable[[Hand], None] = lambda _: None,
    most: int = 10**6,
) -> Match:
    """Type a legal move whenever it is fred's turn, until the match is over or has `most` plies.

    The line for moves has the keyboard. `look` is called in the middle. Raises TooLate.
    """
    match = Match.load(record)
    time.sleep(1)  # the window has only just come
    while match.outcome is None and match.last_ply < most:
        if match.last_ply > _MOST_PLIES:
            raise TooLate(f"the match was not over after {_MOST_PLIES} plies")
        if match.last_ply == _LOOK_AT:
            look(hand)
        _type(hand, str(next(match.legal_moves())), partial(_latest, matches, match.last_ply))
        match = wait_for("fred's turn", partial(_freds_turn, matches, match.last_ply))
    return match


def _type(hand: Hand, text: str, done: Callable[[], Match | None]) -> None:
    """Type a move until it is made: what is typed while a piece still moves may be lost."""
    for seconds in (2, 4, 8):
        hand.press("ctrl+a", "BackSpace")
        hand.type(text)
        hand.press("Return")
        with suppress(TooLate):
            wait_for("the move", done, seconds)
            return
    raise TooLate(f"the move {text} was not made")


def _freds_turn(matches: Path, at: int) -> Match | None:
    """Return the saved match once it has continued after ply `at`.

    It must be fred's turn there, or the end.
    """
    match = _latest(matches, at)
    over = match is not None and match.outcome is not None
    return match if over or (match is not None and match.to_move == 0) else None


def _latest(matches: Path, at: int) -> Match | None:
    """Return the match that is kept, if it has gone on since ply `at`."""
    for folder in ("finished", "unfinished"):
        for file in sorted((matches / folder).glob("*"), reverse=True):
            if file.suffix in (".qcx", ".now"):
                with suppress(OSError, InvalidRecord):
                    match = Match.load(file)
                    if match.problem is None and match.last_ply > at:
                        return match
    return None
