"""Tests that `compare` finds what a player did not hear, or heard wrongly."""

import json
from random import Random
from typing import Any

import pytest

from desktop.board.spoken.telling import what_happened
from rules.match import Match
from rules.playout import random_move
from tests.tools.eyes.__main__ import compare
from tests.tools.eyes.blind_players import PLAYERS


def played(game: str) -> Match:
    """Return a short random match."""
    match, rng = Match.new(game, ("Player 1", "Newcomer"), seed=4), Random(4)
    while match.to_move is not None and match.ply < 12:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    return match


def heard(match: Match, game: str) -> dict[str, Any]:
    """Return the log of a player in the first seat who hears everything."""
    seen = []
    for ply in range(match.last_ply):
        match.goto(ply)
        if match.to_move == 0:
            facts = PLAYERS[game]().truth(match.view(0), 0)
            seen.append({"me": 0, "facts": json.loads(json.dumps(facts))})
    match.goto(match.last_ply)
    plies = range(1, match.last_ply + 1)
    return {
        "seen": seen,
        "said": [what_happened(match.events(p, None), match.names).brief for p in plies],
    }


@pytest.mark.parametrize("game", PLAYERS)
def test_who_hears_all_is_told_of_no_fault(game: str) -> None:
    match = played(game)
    assert compare(match, heard(match, game), game) == []


@pytest.mark.parametrize("game", PLAYERS)
def test_a_stale_position_and_a_ply_nobody_tells_are_found(game: str) -> None:
    match = played(game)
    told = heard(match, game)
    told["seen"][-1]["facts"] = told["seen"][0]["facts"]
    del told["said"][3]
    faults = compare(match, told, game)
    assert any(fault.startswith("before ply") for fault in faults)
    assert any(fault.startswith("ply 4 was not told") for fault in faults)


def test_a_turn_that_was_taken_unheard_is_found() -> None:
    match = played("adamas")
    told = heard(match, "adamas")
    del told["seen"][-1]
    assert compare(match, told, "adamas") == ["5 turns were taken of 6"]
