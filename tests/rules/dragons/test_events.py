"""What everybody is told in a match of Dragons, beyond what random play comes to."""

import pytest

from rules.dragons.events import GapsMade
from rules.match import Match
from tests.rules.dragons.rebuilt import RebuiltDragons


def with_a_gap() -> Match:
    match = Match.new("dragons", ("fred", "ned"), seed=1)
    for move in ("d5", "a4"):
        match.play(move)
    return match


def test_a_gap_is_told_with_its_position() -> None:
    assert GapsMade((4,), ((1, -1),)) in with_a_gap().events(2, None)


@pytest.mark.parametrize("player", [0, 1])
def test_no_gap_is_to_be_filled_once_the_game_is_over(player: int) -> None:
    match = with_a_gap()
    model = RebuiltDragons(match.view(None).to_dict())
    assert model.facts["gaps"] == ["1,-1"]
    match.resign(player)
    for event in match.events(3, None):
        model.take(event)
    assert model.facts == match.view(None).to_dict()
