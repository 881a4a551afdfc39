"""What everybody is told in a match of Adamas, beyond what random play comes to."""

from rules.adamas.events import Repeated
from rules.match import Match
from tests.rules.adamas.rebuilt import RebuiltAdamas

ROUND = ("8xa3-b3", "8xe3-d3", "8xb3-a3", "8xd3-e3")
"""Both players' only stacks go one cell towards each other, and back."""


def rebuilt(match: Match) -> RebuiltAdamas:
    """Return the facts, as the events of a match alone tell them."""
    model = RebuiltAdamas(match.copy(0).view(None).to_dict())
    for ply in range(1, match.ply + 1):
        for event in match.events(ply, None):
            model.take(event)
        assert model.facts == match.copy(ply).view(None).to_dict()
    return model


def test_every_position_that_comes_for_the_third_time_is_told() -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=1)
    for move in ROUND * 2:
        match.play(move)
    match.play(ROUND[0])
    match.play(ROUND[1])
    told = [ply for ply in range(1, 11) if Repeated() in match.events(ply, None)]
    assert told == [8, 9, 10]
    assert rebuilt(match).facts["repeated"]


def test_a_command_repeats_no_position() -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=1)
    for move in ROUND * 2:
        match.play(move)
    match.propose_draw(1)
    assert Repeated() not in match.events(9, None)
    assert rebuilt(match).facts["repeated"]
    match.claim_tie()
    assert not rebuilt(match).facts["repeated"]
