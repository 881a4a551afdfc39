"""A match and an oracle side by side, for comparing Holomino and Dragons."""

import json
import os
import random
import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import pytest

from rules.match import Match

VIEWERS = (0, 1, None)


class Oracle(Protocol):
    to_move: int | None
    ending: str

    def legal_texts(self) -> set[str]: ...
    def facts(self) -> dict[str, object]: ...


def scaled(plies: int) -> int:
    """Return this number of plies, or more in a long run."""
    return round(plies * float(os.environ.get("QUINCUNX_PLIES", "1")))


def facts(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer may know, after a round trip through JSON."""
    told = match.view(viewer).to_dict()
    plain: dict[str, Any] = json.loads(json.dumps(told))
    assert plain == told
    return plain


def everything(match: Match) -> list[object]:
    return [facts(match, viewer) for viewer in VIEWERS] + [match.to_move, match.outcome]


def in_any_order(key: str, value: Any) -> Any:
    if key == "pools":
        return [sorted(pool) for pool in value]
    return sorted(value) if key == "gaps" else value


def assert_agree(match: Match, oracle: Oracle, options: Mapping[str, object]) -> None:
    """Check every fact for every viewer, and the legal moves."""
    expected = oracle.facts()
    for viewer in VIEWERS:
        told = facts(match, viewer)
        for key, value in expected.items():
            if key == "outcome" and value is not None:
                assert told["outcome"].pop("reason")
            assert in_any_order(key, told[key]) == value, (key, viewer)
        assert options.items() <= told["options"].items()
        assert len(told["names"]) == 2
    assert match.to_move == oracle.to_move
    assert_same_outcome(match, expected["outcome"])
    assert_same_moves(match, oracle)


def assert_same_outcome(match: Match, expected: Any) -> None:
    if expected is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert match.outcome.winners == frozenset(expected["winners"])
        assert match.outcome.scores == tuple(expected["scores"])


def assert_same_moves(match: Match, oracle: Oracle) -> None:
    offered = [str(move) for move in match.legal_moves()] if match.to_move is not None else []
    assert len(offered) == len(set(offered))
    assert set(offered) == (oracle.legal_texts() if oracle.to_move is not None else set())


def assert_refused(match: Match, *texts: str) -> None:
    """Check that none of these texts can be played, and that none changes anything."""
    before = everything(match)
    for text in texts:
        with pytest.raises(ValueError, match=r"\S"):
            match.play(text)
        assert everything(match) == before, text


def assert_options_refused(slug: str, options: Mapping[str, object], named: list[set[str]]) -> None:
    """Check that the error names all options of at least one of these contradictions."""
    with pytest.raises(ValueError, match=r"\S") as caught:
        Match.new(slug, names=("O", "X"), options=dict(options), seed=1)
    words = set(re.findall(r"\w+", str(caught.value)))

    def is_named(option: str) -> bool:
        return bool({option, option.removeprefix("num_")} & words)

    assert any(all(map(is_named, names)) for names in named), (options, str(caught.value))


def twin(match: Match) -> Match:
    """Return an independent match in the same position."""
    return match.copy()


def some(rng: random.Random, texts: Iterable[str], count: int) -> list[str]:
    pile = sorted(set(texts))
    return rng.sample(pile, min(count, len(pile)))


def shown(value: object) -> str:
    """Return a parameter for the name of a test.

    Sets are sorted, so every process uses one name.
    """
    return str(sorted(value) if isinstance(value, set) else value)[:70]
