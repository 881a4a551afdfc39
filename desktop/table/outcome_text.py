"""The outcome of a game in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.board.rule_text import capitalised
from rules.core import Outcome

translate = QCoreApplication.translate


def verdict(outcome: Outcome, names: tuple[str, ...]) -> tuple[str, str]:
    """Who won, and why (with the scores, if the game counts and the reason does not name them)."""
    winners = [names[player] for player in sorted(outcome.winners)]
    if len(winners) == 1:
        title = translate("verdict", "{name} wins").format(name=winners[0])
    elif len(winners) == len(names) or not winners:
        title = translate("verdict", "A tie")
    else:
        several, last = ", ".join(winners[:-1]), winners[-1]
        title = translate("verdict", "A tie between {several} and {last}").format(
            several=several, last=last
        )
    reason = capitalised(outcome.reason)
    told = re.findall("[0-9]+", reason)
    if any(outcome.scores) and not all(str(score) in told for score in outcome.scores):
        reason = f"{reason} ({' : '.join(map(str, outcome.scores))})"
    return title, reason


def what_was_taken_back(counts: Mapping[int, int], names: tuple[str, ...]) -> tuple[str, ...]:
    """A line for everybody who took back moves that had shown something."""
    one = translate("verdict", "{name} took back a move that had shown something")
    several = translate("verdict", "{name} took back {count} moves that had shown something")
    return tuple(
        (one if count == 1 else several).format(name=names[player], count=count)
        for player, count in counts.items()
    )
