"""A complete use of the installed program: open a match, play it to its end and save it."""

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
_MOST_PLIES = 60  # far more plies than a match of twenty tiles has
_LOOK_AT = 8  # plies


class Sat(NamedTuple):
    """The result after the program was closed."""

    code: int
    saved: Match
    finished: Match


def lay_out(path: Path) -> None:
    """Write the record of a match against a computer player, before its first move."""
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
    """Run the program with the record, play to the end, save over it, and close the window.

    `matches` is the folder where the program keeps its matches. `look` is called in the middle.
    Raises TooLate if the program does not respond.
    """
    program = subprocess.Popen(command, env={"PATH": os.environ["PATH"]})
    try:
        hand = Hand(display)
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
    """Type a legal move at each of fred's turns, until the match is over or has `most` plies.

    The window is opening the record. `look` is called in the middle. Raises TooLate.
    """
    match = Match.load(record)
    wait_for("the match on the table", lambda: "Dragons" in hand.title)
    hand.press("ctrl+e")
    time.sleep(1)  # until the line for moves has the focus
    while match.outcome is None and match.last_ply < most:
        if match.last_ply > _MOST_PLIES:
            raise TooLate(f"the match was not over after {_MOST_PLIES} plies")
        if match.last_ply == _LOOK_AT:
            look(hand)
        _type(hand, str(next(match.legal_moves())), partial(_latest, matches, match.last_ply))
        match = wait_for("fred's turn", partial(_freds_turn, matches, match.last_ply))
    return match


def _type(hand: Hand, text: str, done: Callable[[], Match | None]) -> None:
    """Type a move repeatedly until it is made: text typed during an animation may be lost."""
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

    It is fred's turn then, or the match is over.
    """
    match = _latest(matches, at)
    over = match is not None and match.outcome is not None
    return match if over or (match is not None and match.to_move == 0) else None


def _latest(matches: Path, at: int) -> Match | None:
    """Return the saved match if it has continued since ply `at`, otherwise None."""
    for folder in ("finished", "unfinished"):
        for file in sorted((matches / folder).glob("*"), reverse=True):
            if file.suffix in (".qcx", ".now"):
                with suppress(OSError, InvalidRecord):
                    match = Match.load(file)
                    if match.problem is None and match.last_ply > at:
                        return match
    return None
