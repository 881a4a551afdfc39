"""Review: what each decision of a match was worth, and what was luck."""

from rules.review.account import Account, accounts
from rules.review.review import Review
from rules.review.verdict import EFFORTS, Mark, Verdict, judge, marked, standing

__all__ = [
    "EFFORTS",
    "Account",
    "Mark",
    "Review",
    "Verdict",
    "accounts",
    "judge",
    "marked",
    "standing",
]
