"""Review: what each decision of a match was worth, and what was luck."""

from rules.review.account import Account, accounts
from rules.review.kept import identity_of, kept, name_of, restore
from rules.review.line import LineStep, answer_to, line_after
from rules.review.review import Review
from rules.review.verdict import EFFORTS, Mark, MoveVerdict, compare, judge, marked, standing

__all__ = [
    "EFFORTS",
    "Account",
    "LineStep",
    "Mark",
    "MoveVerdict",
    "Review",
    "accounts",
    "answer_to",
    "compare",
    "identity_of",
    "judge",
    "kept",
    "line_after",
    "marked",
    "name_of",
    "restore",
    "standing",
]
