"""What a review has found is kept and taken up again; whatever is damaged is found anew."""

import json
from copy import deepcopy
from importlib import import_module
from string import Formatter
from threading import Event
from typing import Any

import pytest

from rules.match import Match
from rules.review import Review, kept, name_of, restore
from tests.rules.variants import FIVE


@pytest.fixture(scope="module")
def match() -> Match:
    made = Match.new("holomino", ("Fred", "Ned"), {"pool_size": 2}, seed=4)
    for _ in range(4):
        made.play(next(made.legal_moves()))
    made.resign(0)
    return made


@pytest.fixture(scope="module")
def found(match: Match) -> dict[str, Any]:
    """Return a review that has settled, as it lies on the disk."""
    review = Review(match)
    for _ in review.work(Event(), scale=0.05):
        pass
    told: dict[str, Any] = json.loads(json.dumps(kept(review)))
    return told


def test_a_review_begins_with_what_was_kept(match: Match, found: dict[str, Any]) -> None:
    review = Review(match)
    restore(review, found)
    assert [v is None for v in review.verdicts] == [False] * 4 + [True]
    assert kept(review) == found
    assert any(v.why is not None for v in review.verdicts if v is not None)
    assert list(review.work(Event())) == [], "it has settled"
    assert kept(Review(match)) == {}, "nothing was found"


@pytest.mark.parametrize("slug", sorted(FIVE))
def test_whatever_a_reason_may_say_is_taken_up_again(
    match: Match, found: dict[str, Any], slug: str
) -> None:
    for template in import_module(f"tests.rules.{slug}.reasons").CLAIMS:
        facts = deepcopy(found)
        arguments = {name: 1234.5 for _, name, *_ in Formatter().parse(template) if name}
        for verdict in facts["verdicts"][:4]:
            verdict["why"] = {"template": template, "arguments": arguments}
        review = Review(match)
        restore(review, facts)
        assert review.verdicts[0] is not None
        assert review.verdicts[0].why == template.format_map(arguments)


def test_names_tell_matches_apart(match: Match) -> None:
    other = Match.new("holomino", ("Fred", "Ned"), {"pool_size": 2}, seed=4)
    assert name_of(match) == name_of(Match.from_text(match.to_text()))
    assert name_of(match) != name_of(other)


def damaged(found: dict[str, Any]) -> list[Any]:
    """Return the same, damaged in many ways."""
    made: list[Any] = [None, [], "x", {}, {**found, "format": 99}, {**found, "verdicts": []}]
    made += [{**found, "effort": effort} for effort in (-1, 0, 9, None)]
    spoilt = (
        ("expected", 7), ("expected", None), ("expected_best", "1"), ("best", 3),
        ("win", -1), ("loss", "2"), ("weight", 2), ("points", None),
        ("why", {"template": "{a.__class__}", "arguments": {"a": 1}}),
        ("why", {"template": "{a:999999999}", "arguments": {"a": 1}}),
        ("why", {"template": "{b}", "arguments": {"a": 1}}),
    )  # fmt: skip
    for name, value in spoilt:
        one = deepcopy(found)
        one["verdicts"][0][name] = value
        made.append(one)
    odd: tuple[Any, ...] = ([], [[0.5, 0.5]], [[0.5]] * 6, [[0.5, 2]] * 6, None)
    return made + [{**found, "series": series} for series in odd]


def test_what_is_damaged_is_refused_and_changes_nothing(
    match: Match, found: dict[str, Any]
) -> None:
    for data in damaged(found):
        review = Review(match)
        with pytest.raises(ValueError, match=r".+"):
            restore(review, data)
        assert review.verdicts == (None,) * 5
