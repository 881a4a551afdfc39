"""No secret leaks: what a player sees, reads and may do does not depend on hidden facts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import AnyGame, Position
from rules.games import game_named
from rules.match import Match
from rules.playout import random_move
from rules.replay import describe
from tests.rules.variants import VARIANTS, Variant

HIDDEN = [variant for variant in VARIANTS if variant.match().game.hidden]
TEXTS = (
    "a1", "e3", "zz", "a1,a1", "a1,b2,end", "end", "random", "+a1", "/a1", "?", "d", "14",
    "1,2", "+a1,+b2,+c3,+d4,?", "112233", "a1,a2,d4,d5", "h8,a1,b2,c3", "9", "x99",
)  # fmt: skip
every_hidden = pytest.mark.parametrize("variant", HIDDEN, ids=str)


def error_of(game: AnyGame, view: Position, text: str) -> str:
    try:
        return str([str(move) for move in game.parse_move(view, text)])
    except ValueError as error:
        return str(error)


def knowable(game: AnyGame, state: Position, viewer: int | None) -> list[Any]:
    """All that reaches a viewer: facts, board, moves, and every answer to something typed."""
    view = game.view(state, viewer)
    moves = list(islice(game.legal_moves(view), 80))
    return [
        view,
        view.to_dict(),
        game.diagram(view),
        moves,
        [game.describe(move, view) for move in moves],
        [game.reveals(view, move) for move in moves],
        [game.preview(view, move) for move in moves[:5]],
        [error_of(game, view, text) for text in TEXTS] if state.to_move is not None else [],
    ]


def states(match: Match, plies: int, rng: Random) -> Iterator[Position]:
    for _ in range(plies):
        yield match._state
        if match.to_move is None:
            return
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))


@every_hidden
@pytest.mark.parametrize("seed", range(3))
def test_a_resampled_state_cannot_be_told_from_the_true_one(variant: Variant, seed: int) -> None:
    match, rng = variant.match(seed), Random(seed)
    differed = False
    for state in states(match, 60, rng):
        for viewer in (None, *range(variant.players)):
            other = match.game.resample(match.game.view(state, viewer), rng)
            assert knowable(match.game, other, viewer) == knowable(match.game, state, viewer)
            differed |= other != state
    assert differed


HIDDEN_TEXTS: Mapping[str, Callable[[Sequence[dict[str, Any]], int], str]] = {
    "mono": lambda views, owner: "".join(views[owner]["boards"][owner]),
    "blackbox": lambda views, owner: ",".join(views[owner]["boxes"][1 - owner]["atoms"]),
}
"""What a player hid, as they would type it, from the facts that each player sees."""


def hidden_text(state: Position, owner: int) -> str:
    """Return what a player hid in a state, as they would type it."""
    game = game_named(state.game)
    views = [game.view(state, player).to_dict() for player in range(len(state.names))]
    return HIDDEN_TEXTS[state.game](views, owner)


@pytest.mark.parametrize("variant", [v for v in HIDDEN if v.slug in HIDDEN_TEXTS], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_twin_with_other_secrets_looks_the_same_all_along(variant: Variant, seed: int) -> None:
    """The same match, with what a viewer cannot know exchanged, ply by ply."""
    drawn, match = variant.match(seed), variant.match(seed)
    rng, players = Random(seed), range(variant.players)
    for _ in players:
        drawn.play(random_move(match.game, drawn.view(drawn.to_move), rng, most=80))
    for player in players:
        # Typed, so that the twins make the same draws later on.
        match.play(hidden_text(drawn._state, player))
    while match.to_move is not None and match.ply < 40:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))
    if match.outcome is not None:
        match.undo()
    for viewer in (None, *players):
        other = match.game.resample(match.view(viewer), rng)
        twins = [variant.match(seed), variant.match(seed)]
        for twin, state in zip(twins, (match._state, other), strict=True):
            for player in players:
                twin.play(hidden_text(state, player))
        for ply in match._line.plies[1 + variant.players : match.ply + 1]:
            for twin in twins:
                for move in ply.moves:
                    if twin.to_move == ply.player:
                        twin.play(move)
            one, two = (
                (t.view(viewer).to_dict(), t.history(viewer), t.diagram(viewer), t.to_move)
                for t in twins
            )
            assert one == two


@every_hidden
def test_the_move_list_tells_nothing_of_hidden_moves(variant: Variant) -> None:
    """Two matches that differ only in what one player hid read the same to the others."""
    game = variant.match().game
    for seed in range(10):
        match, rng = variant.match(seed), Random(seed)
        plies = []
        for _ in range(variant.players):
            before = match._history.now
            match.play(random_move(game, match.view(match.to_move), rng, most=80))
            plies.append((before, match._history.now))
        for viewer in (None, *range(variant.players)):
            texts = {
                describe(game, before, ply, viewer) for before, ply in plies if viewer != ply.player
            }
            assert len(texts) == 1


@every_hidden
def test_an_unfinished_record_shows_no_secret_to_the_eye(variant: Variant) -> None:
    match, rng = variant.match(3), Random(3)
    for _ in range(variant.players):
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))
    text = match.to_text()
    for player, own in enumerate(match.history(0)):
        mine = match.history(player)[player]
        assert mine not in text or len(mine) < 7
        assert own
    assert "seed: =" in text or not match.game.chance
    assert Match.from_text(text).history(0) == match.history(0)


@every_hidden
def test_a_finished_record_can_be_read_whole(variant: Variant) -> None:
    match, rng = variant.match(4), Random(4)
    while match.to_move is not None:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))
    text = match.to_text()
    assert ". O =" not in text
    assert f"seed: {match.seed}" in text
