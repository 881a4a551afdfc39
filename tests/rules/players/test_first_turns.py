"""The first turns of Newcomer: weak, but without moves that no child would make."""

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest

from rules import Match
from rules.adamas.board import capturable
from rules.adamas.game import Adamas, AdamasState
from rules.adamas.moves import Split
from rules.blackbox.players.results import atoms_of, explaining
from rules.blackbox.state import Guess
from rules.holomino.game import scored_placements
from rules.mono.moves import EndTurn
from rules.players import seat

TURNS = 3
SEEDS = 12


def first_turns(
    slug: str, options: dict[str, object], players: int, seed: int
) -> list[tuple[int, Any, Any, Any]]:
    """Return Newcomer's moves of the first turns: its seat, the view before, the move, the state.

    The others are Casuals.
    """
    match = Match.new(slug, [f"player {n}" for n in range(players)], options, seed)
    newcomer = seed % players
    seats = [seat(slug, 1 if n == newcomer else 2, seed) for n in range(players)]
    found = []
    while (player := match.to_move) is not None and match.view(None).turn < TURNS * players:
        view = match.view(player)
        move = seats[player].choose(view, Event())
        match.play(move)
        if player == newcomer:
            found.append((player, view, move, match.view(player)))
    return found


def offers_half(state: AdamasState, player: int) -> bool:
    """Whether a stack with at least half of a player's pieces can be captured."""
    own = {
        n: stack.height for n, stack in enumerate(state.stacks) if stack and stack.owner == player
    }
    return any(
        2 * height >= sum(own.values()) and capturable(state.board, state.stacks, cell)
        for cell, height in own.items()
    )


@pytest.mark.parametrize(
    ("options", "players"), [({}, 2), ({"size": 2}, 2), ({"prog_cap": True}, 2), ({}, 3)]
)
def test_in_adamas_it_does_not_offer_half_of_its_pieces_if_it_can_help_it(
    options: dict[str, object], players: int
) -> None:
    for seed in range(SEEDS):
        for player, view, _, after in first_turns("adamas", options, players, seed):
            if after.outcome is None and offers_half(after, player):
                others = (Adamas().apply(view, move) for move in splits_of_one_part(view))
                assert all(offers_half(state, player) for state in others)


def splits_of_one_part(view: AdamasState) -> Iterator[Split]:
    """Yield the moves that a Newcomer considers: one part of a stack to one cell."""
    for move in Adamas().legal_moves(view):
        if isinstance(move, Split) and len(move.parts) == 1:
            yield move


@pytest.mark.parametrize("options", [{}, {"cross": True, "long_loop": True}, {"num_tiles": 12}])
def test_in_dragons_it_closes_no_loop_for_the_other(options: dict[str, object]) -> None:
    for seed in range(SEEDS):
        for player, _, _, after in first_turns("dragons", options, 2, seed):
            alone = len(after.placed) == 1  # it does not see automatic tiles
            assert not alone or after.outcome is None or player in after.outcome.winners


def test_in_black_box_it_guesses_nothing_that_is_impossible() -> None:
    for seed in range(SEEDS):
        for player, view, move, _ in first_turns("blackbox", {}, 2, seed):
            box = view.boxes[player]
            if isinstance(move, Guess):
                found = explaining(box.marks, box.guesses)
                assert box.markers in map(atoms_of, found)


@pytest.mark.parametrize(("size", "players"), [(9, 2), (4, 2), (9, 4)])
def test_in_mono_it_ends_no_turn_that_could_go_on(size: int, players: int) -> None:
    for seed in range(SEEDS):
        for _, _, move, _ in first_turns("mono", {"size": size}, players, seed):
            assert not isinstance(move, EndTurn)


@pytest.mark.parametrize("options", [{}, {"num_digits": 4, "pool_size": 2}])
def test_in_holomino_it_closes_a_hole_that_it_sees(options: dict[str, object]) -> None:
    """If one of its tiles closes one without a turn."""
    for seed in range(SEEDS):
        for _, view, move, _ in first_turns("holomino", options, 2, seed):
            scores = {str(one.move): one.points for one in scored_placements(view)}
            easy = [points for text, points in scores.items() if text[:3] in view.pool]
            assert not max(easy, default=0) or scores[str(move)]
