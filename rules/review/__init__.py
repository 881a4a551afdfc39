"""Review: what each decision of a match was worth, and what was luck."""

from rules.core.marks import FAULTS, Mark, marked
from rules.review.account import Account, accounts
from rules.review.course import Ending, Turning
from rules.review.kept import identity_of, kept, name_of, restore
from rules.review.line import LineStep, answer_to, line_after
from rules.review.review import Review, Settled
from rules.review.summary import happened
from rules.review.verdict import (
    DEEP,
    QUICK,
    REACH,
    STANDARD,
    MoveVerdict,
    after_preparing,
    compare,
    is_exercise,
    judge,
    reach_of,
)

__all__ = [
    "DEEP",
    "FAULTS",
    "QUICK",
    "REACH",
    "STANDARD",
    "Account",
    "Ending",
    "LineStep",
    "Mark",
    "MoveVerdict",
    "Review",
    "Settled",
    "Turning",
    "accounts",
    "after_preparing",
    "answer_to",
    "compare",
    "happened",
    "identity_of",
    "is_exercise",
    "judge",
    "kept",
    "line_after",
    "marked",
    "name_of",
    "reach_of",
    "restore",
]
