"""A review's results as plain data, from which a later review of the same match can start."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

import rules
from rules.core import Message
from rules.match import Match
from rules.review.review import Review, Settled
from rules.review.verdict import DEEP, STANDARD, MoveVerdict

FORMAT = 4
"""The version of the data format; other versions are not read."""

_PLACE = re.compile(r"\{[a-z_]{1,20}(:[,.0-9a-z%]{0,4})?\}")
_LONGEST = 400


def identity_of(match: Match) -> str:
    """Return an id of a match, made from its players, options, draws and moves."""
    facts = (match.game.slug, match.names, match.options, match.seed)
    return _digest([*facts, match.history(None, whole=True)])


def name_of(match: Match) -> str:
    """Return the key for storing a match's results, unique to the match and program version."""
    return _digest([rules.__version__, FORMAT, identity_of(match)])


def _digest(facts: Sequence[object]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def kept(review: Review) -> dict[str, object]:
    """Return a review's results as plain data; empty for an unfinished review."""
    settled = review.settled
    if settled is None or settled.unfinished:
        return {}
    return {
        "format": FORMAT,
        "effort": settled.effort,
        "verdicts": [
            verdict
            and {
                "best": verdict.best,
                "expected": verdict.expected,
                "expected_best": verdict.expected_best,
                "why": verdict.why and _plain(verdict.why),
                "only": verdict.only,
                "win": verdict.win,
                "loss": verdict.loss,
                "weight": verdict.weight,
                "points": verdict.points,
            }
            for verdict in settled.verdicts
        ],
        "series": [list(shares) for shares in settled.series],
    }


def restore(review: Review, data: object) -> None:
    """Load stored results into a review. Raises ValueError, without changes, if they are damaged.

    Results of another match are not detected, so find them by `name_of`.
    """
    try:
        settled = _read(review, data)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        raise ValueError("this is no review") from error
    review.take(settled)


def _read(review: Review, data: Any) -> Settled:
    decisions = review.decisions
    if data["format"] != FORMAT or len(data["verdicts"]) != len(decisions):
        raise ValueError("this is the review of another match")
    effort = data["effort"]
    if effort not in range(STANDARD, DEEP + 1):
        raise ValueError("this is no effort")
    verdicts = list[MoveVerdict | None]()
    for decision, facts in zip(decisions, data["verdicts"], strict=True):
        if (facts is None) != decision.command:
            raise ValueError("this is no verdict")
        verdicts.append(facts and _verdict(str(decision.move), facts, effort))
    series = [tuple(map(_share, shares)) for shares in data["series"]]
    players = len(decisions[0].views) if decisions else len(series[0])
    if len(series) != len(decisions) + 1 or any(len(shares) != players for shares in series):
        raise ValueError("this is no series")
    return Settled(tuple(verdicts), tuple(series), effort)


def _verdict(played: str, facts: Mapping[str, Any], effort: int) -> MoveVerdict:
    if type(facts["best"]) is not str:
        raise ValueError("this is no move")
    points = facts["points"]
    if not isinstance(points, int | float) or not 0 <= points < inf:
        raise ValueError("these are no points")
    return MoveVerdict(
        played=played,
        best=facts["best"],
        expected=_share(facts["expected"]),
        expected_best=_share(facts["expected_best"]),
        why=facts["why"] and _message(facts["why"]),
        effort=effort,
        only=facts["only"] is True,
        win=_length(facts["win"]),
        loss=_length(facts["loss"]),
        weight=_share(facts["weight"]),
        points=float(points),
    )


def _length(value: object) -> int | None:
    if value is not None and (type(value) is not int or not 0 <= value < _LONGEST):
        raise ValueError("this is no number of moves")
    return value


def _share(value: object) -> float:
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError("this is no share of the win")
    return float(value)


def _plain(message: Message) -> dict[str, object]:
    arguments = {
        name: _plain(value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
    }
    facts: dict[str, object] = {"template": message.template, "arguments": arguments}
    if message.n is not None:
        facts |= {"singular": message.singular, "n": message.n}
    return facts


def _message(facts: Mapping[str, Any]) -> Message:
    """Return the stored message. Raises ValueError for an unknown template."""
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
