"""Review: what each decision of a match was worth, and what was luck."""

from rules.review.account import Account, accounts
from rules.review.kept import kept, name_of, restore
from rules.review.review import Review
from rules.review.verdict import EFFORTS, Mark, MoveVerdict, judge, marked, standing

__all__ = [
    "EFFORTS",
    "Account",
    "Mark",
    "MoveVerdict",
    "Review",
    "accounts",
    "judge",
    "kept",
    "marked",
    "name_of",
    "restore",
    "standing",
]
