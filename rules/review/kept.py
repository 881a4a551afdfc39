"""What a review has found, as plain data that a later review of the same match begins with."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import rules
from rules.core import Message
from rules.match import Match
from rules.review.review import Review
from rules.review.verdict import EFFORTS, MoveVerdict

FORMAT = 2
"""Of what `kept` makes; others are not read."""

_PLACE = re.compile(r"\{[a-z_]{1,20}(:[,.0-9a-z%]{0,4})?\}")
_LONGEST = 400


def identity_of(match: Match) -> str:
    """A name for a match: its players, its options, its luck and all its moves."""
    facts = (match.game.slug, match.names, match.options, match.seed)
    return _digest([*facts, match.history(None, whole=True)])


def name_of(match: Match) -> str:
    """What the findings on a match are kept under: the same for the same match alone.

    Another version of the program may find something else.
    """
    return _digest([rules.__version__, FORMAT, identity_of(match)])


def _digest(facts: Sequence[object]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def kept(review: Review) -> dict[str, Any]:
    """All that has been found so far."""
    return {
        "format": FORMAT,
        "verdicts": [
            verdict
            and {
                "best": verdict.best,
                "expected": verdict.expected,
                "expected_best": verdict.expected_best,
                "why": verdict.why and _plain(verdict.why),
                "effort": verdict.effort,
                "only": verdict.only,
            }
            for verdict in review.verdicts
        ],
        "standings": {str(n): list(shares) for n, shares in review.known_standings.items()},
    }


def restore(review: Review, data: object) -> None:
    """Has a review begin with what was kept. Raises ValueError, and leaves it, if that is damaged.

    What was kept of another match is not told from this one's: ask by `name_of`.
    """
    try:
        verdicts, standings = _read(review, data)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        raise ValueError("this is no review") from error
    review.take(verdicts, standings)


def _read(
    review: Review, data: Any
) -> tuple[list[MoveVerdict | None], dict[int, tuple[float, ...]]]:
    if data["format"] != FORMAT or len(data["verdicts"]) != len(review.decisions):
        raise ValueError("this is the review of another match")
    verdicts: list[MoveVerdict | None] = []
    for decision, facts in zip(review.decisions, data["verdicts"], strict=True):
        if facts is None:
            verdicts.append(None)
            continue
        why = facts["why"] and _message(facts["why"])
        shares = (_share(facts["expected"]), _share(facts["expected_best"]))
        if facts["effort"] not in range(len(EFFORTS)) or type(facts["best"]) is not str:
            raise ValueError("this is no verdict")
        found = facts["best"], *shares, why, facts["effort"], facts.get("only") is True
        verdicts.append(MoveVerdict(str(decision.move), *found))
    players = range(len(review.decisions[0].views)) if review.decisions else range(0)
    standings = {}
    for number, shares in data["standings"].items():
        if not 0 <= int(number) <= len(verdicts) or len(shares) != len(players):
            raise ValueError("this is no standing")
        standings[int(number)] = tuple(map(_share, shares))
    return verdicts, standings


def _share(value: object) -> float:
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError("this is no share of the win")
    return float(value)


def _plain(message: Message) -> dict[str, Any]:
    arguments = {
        name: _plain(value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
    }
    facts: dict[str, Any] = {"template": message.template, "arguments": arguments}
    if message.n is not None:
        facts |= {"singular": message.singular, "n": message.n}
    return facts


def _message(facts: Mapping[str, Any]) -> Message:
    """The message again. Raises ValueError for a template that is none of ours."""
    template, singular = facts["template"], facts.get("singular", "")
    for text in (template, singular):
        if len(text) > _LONGEST or set(_PLACE.sub("", text)) & set("{}"):
            raise ValueError("this is no message")
    arguments = {
        str(name): _message(value) if isinstance(value, dict) else _argument(value)
        for name, value in facts["arguments"].items()
    }
    if "n" not in facts:
        return Message(template, **arguments)
    n = facts["n"]
    if type(n) is not int:
        raise ValueError("this is no number")
    return Message.made_of(template, {**arguments, "n": n}, singular, n)


def _argument(value: object) -> int | float | str:
    if not isinstance(value, int | float | str) or len(str(value)) > _LONGEST:
        raise ValueError("this is no argument")
    return value
