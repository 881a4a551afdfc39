"""The best of each game, found in what happened in whole matches."""

from itertools import pairwise
from random import Random

import pytest

from rules.blackbox.events import GuessRight, GuessWrong, ProbeAnswered
from rules.core.event import Event, ScoreChanged
from rules.holomino.events import HoleClosed, Placed
from rules.match import Match
from rules.mono.events import RunsScored
from rules.playout import random_move
from rules.standing.bests import BESTS
from tests.rules.variants import FIVE


def played_out(slug: str, seed: int) -> Match:
    match, rng = Match.new(slug, seed=seed), Random(seed)
    while match.to_move is not None and match.ply < 400:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=40))
    return match


def happened(match: Match) -> list[Event]:
    return [event for ply in range(match.last_ply + 1) for event in match.events(ply, None)]


def test_our_five_games_have_one() -> None:
    assert set(BESTS) >= FIVE


@pytest.mark.parametrize("slug", BESTS)
def test_it_is_found_in_matches_at_random(slug: str) -> None:
    found = [
        BESTS[slug].of(happened(match), player)
        for match in (played_out(slug, seed) for seed in range(3))
        for player in range(2)
    ]
    assert all(number is None or number > 0 for number in found)
    assert any(found) or slug in ("dragons", "blackbox")  # hardly ever at random


def test_the_list_of_mono_is_what_it_scored() -> None:
    match = played_out("mono", 7)
    gained = [
        after.gained
        for event, after in pairwise(happened(match))
        if isinstance(event, RunsScored) and event.player == 0 and isinstance(after, ScoreChanged)
    ]
    assert gained
    assert BESTS["mono"].of(happened(match), 0) == max(gained)


def test_holes_of_one_tile_count_together_and_those_of_others_do_not() -> None:
    cells = (0, 0), (1, 0), (0, 1)
    hole, tile = HoleClosed(0, cells, (1, 2, 3)), Placed(0, "123", 1, cells[0])
    theirs = HoleClosed(1, cells, (1, 2, 3))
    plies = [tile, hole, hole, tile, theirs, theirs, theirs, tile, hole, tile, hole]
    assert BESTS["holomino"].of(plies, 0) == 2
    assert BESTS["holomino"].of(plies, 1) == 3


def test_probes_count_only_for_who_finds_the_atoms_and_fewer_are_better() -> None:
    probe, wrong = ProbeAnswered(0, "1", "#", None), GuessWrong(0, ("a1",), 1)
    right = GuessRight(0, ("a1",))
    best = BESTS["blackbox"]
    assert best.of([probe, probe, wrong, probe, right], 0) == 3
    assert best.of([probe, wrong], 0) is None
    assert best.better([7, 5, 9]) == 5
