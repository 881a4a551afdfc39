"""Events tell each viewer all that happened, and no more than that viewer may know.

`QUINCUNX_PLIES=20 pytest tests/rules/test_events.py -n 2` plays over 100,000 plies.
"""

import copy
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import CHANCE, IllegalMove, Position
from rules.core.commands import COMMANDS
from rules.match import Match
from rules.playout import random_move
from tests.oracles.lockstep import plies
from tests.rules.adamas.rebuilt import RebuiltAdamas
from tests.rules.blackbox.rebuilt import RebuiltBlackBox
from tests.rules.dragons.rebuilt import RebuiltDragons
from tests.rules.holomino.rebuilt import RebuiltHolomino
from tests.rules.mono.rebuilt import RebuiltMono
from tests.rules.rebuilding import Rebuilt
from tests.rules.variants import VARIANTS, Variant

pytestmark = pytest.mark.no_cover
REBUILT: dict[str, type[Rebuilt]] = {
    "adamas": RebuiltAdamas,
    "holomino": RebuiltHolomino,
    "dragons": RebuiltDragons,
    "blackbox": RebuiltBlackBox,
    "mono": RebuiltMono,
}
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_rebuilt = pytest.mark.parametrize(
    "variant", [variant for variant in VARIANTS if variant.slug in REBUILT], ids=str
)
MOST_PLIES = 150


def seeds(first: int, number: int = 1) -> pytest.MarkDecorator:
    """So many matches of each variant, or more on a long run."""
    return pytest.mark.parametrize("seed", range(first, first + plies(number)))


def play_on(match: Match, rng: Random) -> None:
    """Play a random move, or now and then give a command that anybody may give."""
    if rng.random() < 0.04:
        player, command = rng.choice(match.in_play), rng.choice(COMMANDS)
        try:
            match.agreements._command(player, command)
        except IllegalMove:
            pass
        else:
            return
    match.play(random_move(match.game, match.view(match.to_move), rng, most=60))


def played(variant: Variant, seed: int) -> Iterator[Match]:
    """Yield a match after each ply, the start included."""
    match, rng = variant.match(seed), Random(seed)
    yield match
    while match.to_move is not None and match.ply < MOST_PLIES:
        play_on(match, rng)
        yield match


def viewers(variant: Variant) -> list[int | None]:
    return [None, *range(variant.players)]


@every_rebuilt
@seeds(0, 2)
def test_events_alone_rebuild_the_facts_of_each_viewer(variant: Variant, seed: int) -> None:
    models: dict[int | None, Rebuilt] = {}
    for match in played(variant, seed):
        for viewer in viewers(variant):
            facts = match.view(viewer).to_dict()
            if viewer not in models:
                models[viewer] = REBUILT[variant.slug](copy.deepcopy(facts))
                continue
            for event in match.events(match.ply, viewer):
                models[viewer].take(event)
            assert models[viewer].facts == facts


@every_variant
@seeds(7)
def test_every_ply_is_told_in_sentences(variant: Variant, seed: int) -> None:
    for match in played(variant, seed):
        for viewer in viewers(variant):
            said = [event.sentence(match.names) for event in match.events(match.ply, viewer)]
            assert said or not match.ply
            assert all(said)
            assert not any("{" in sentence or sentence.endswith(".") for sentence in said)


@every_variant
@seeds(3)
def test_different_effects_have_different_sentences(variant: Variant, seed: int) -> None:
    """Of moves that could be made in one position, those said alike do the same."""
    for match in played(variant, seed):
        if match.ply % 5 or match.to_move is None:
            continue
        told: dict[tuple[int | None, tuple[str, ...]], dict[str, Any]] = {}
        for move in islice(match.legal_moves(), 40):
            other = match.copy()
            other.play(move)
            for viewer in viewers(variant):
                events = other.events(other.ply, viewer)
                said = tuple(event.sentence(match.names) for event in events)
                facts = other.view(viewer).to_dict()
                assert told.setdefault((viewer, said), facts) == facts


def knowable_steps(match: Match) -> list[tuple[Position, Any, Position]]:
    """Return the moves and draws of the last ply, each with the states before and after it."""
    line = match._line
    if not match.ply or line.plies[match.ply].command:
        return []
    state, steps = line.plies[match.ply - 1].state, []
    moves, draws = iter(line.plies[match.ply].moves), iter(line.plies[match.ply].draws)
    while state != line.plies[match.ply].state:
        move = next(draws if state.to_move == CHANCE else moves)
        after = match.game.apply(state, move)
        steps.append((state, move, after))
        state = after
    return steps


@every_variant
@seeds(9)
def test_what_a_viewer_may_not_know_changes_no_event(variant: Variant, seed: int) -> None:
    """Another truth that looks the same before and after tells the same events."""
    rng = Random(5)
    for match in played(variant, seed):
        for before, move, after in knowable_steps(match):
            for viewer in viewers(variant):
                other = match.game.resample(match.game.view(before, viewer), rng)
                try:
                    then = match.game.apply(other, move)
                except IllegalMove:
                    continue
                if match.game.view(then, viewer) != match.game.view(after, viewer):
                    continue
                assert match.game.events(other, move, then, viewer) == match.game.events(
                    before, move, after, viewer
                )


@every_variant
@seeds(2)
def test_secret_moves_that_look_the_same_tell_the_same(variant: Variant, seed: int) -> None:
    """Two ways to hide atoms, say: a viewer reads them alike and has the same view after them."""
    rng = Random(11)
    alike = 0
    for match in played(variant, seed):
        for before, move, after in knowable_steps(match) if match.game.hidden else []:
            for viewer in viewers(variant):
                was, seen = match.game.view(before, viewer), match.game.view(after, viewer)
                text = match.game.describe(move, was)
                told = match.game.events(before, move, after, viewer)
                for _ in range(3):
                    other = another_move(match, before, rng)
                    then = match.game.apply(before, other)
                    if other == move or match.game.describe(other, was) != text:
                        continue
                    if match.game.view(then, viewer) != seen:
                        continue
                    alike += 1
                    assert match.game.events(before, other, then, viewer) == told
    assert alike or not variant.match().game.hidden


def another_move(match: Match, state: Position, rng: Random) -> Any:
    if state.to_move == CHANCE:
        return match.game.draw(state, rng)
    return random_move(match.game, match.game.view(state, state.mover), rng, most=60)
