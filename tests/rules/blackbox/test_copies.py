"""Whatever holds a rule a second time agrees with the rules, in random positions."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random

import pytest

from rules.blackbox import (
    BlackBox,
    BlackBoxOptions,
    BlackBoxState,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Probe,
    Unmark,
)
from rules.blackbox.coaching import ADVICE
from rules.blackbox.placements import consistent, members, placement_number, results_of
from rules.blackbox.players.lens import RESULT_NAMES
from rules.blackbox.players.plans import Plan, towards
from rules.blackbox.players.race import threats
from rules.blackbox.players.reading import newcomers_guess, newcomers_port
from rules.blackbox.players.results import atoms_of, explaining, tells
from rules.blackbox.players.win_chance import Prospect
from rules.blackbox.rays import CELLS, PORT_NAMES, PORTS, trace
from rules.blackbox.state import GUESSES
from rules.core.clock import Clock
from rules.core.coaching import Moment
from tests.rules.variants import Variant, variants_of

pytestmark = pytest.mark.slow

GAME = BlackBox()
BOARDS = variants_of("blackbox")


def states(variant: Variant, games: int) -> Iterator[BlackBoxState]:
    """Yield positions of random games after the atoms were hidden, many with wrong guesses."""
    for seed in range(games):
        rng = Random(f"{variant} {seed}")
        state = GAME.initial_state(BlackBoxOptions.read(variant.options, 2), 2)
        for _ in range(2):
            state = GAME.apply(state, Hide(frozenset(rng.sample(CELLS, 4))))
        while state.to_move is not None and state.turn < 22:
            yield state
            legal = [*GAME.legal_moves(GAME.view(state, state.to_move))]
            kind = rng.choice((Mark, Unmark, Probe, Probe, Guess, EndTurn))
            fitting = [move for move in legal if isinstance(move, kind)]
            state = GAME.apply(state, rng.choice(fitting or legal))


@pytest.mark.parametrize("variant", BOARDS, ids=str)
class TestRules:
    def test_what_may_be_done_now_is_what_the_rules_accept(self, variant: Variant) -> None:
        guesses = set[bool]()
        for state in states(variant, 4):
            view = GAME.view(state, state.mover)
            assert view.may_guess == GAME.is_legal(view, Guess())
            assert {p for p in PORTS if view.may_probe(p)} == {
                p for p in PORTS if GAME.is_legal(view, Probe(p))
            }
            legal = set(map(str, GAME.legal_moves(view)))
            assert ("?" in legal) == view.may_guess
            assert {PORT_NAMES[p] for p in PORTS if view.may_probe(p)} == legal & {*PORT_NAMES}
            guesses.add(view.may_guess)
        assert guesses == {True, False}

    def test_the_coach_speaks_of_a_guess_just_if_one_may_be_made(self, variant: Variant) -> None:
        (look,) = (advice.look for advice in ADVICE if advice.slug == "guess")
        for state in states(variant, 4):
            view = GAME.view(state, state.mover)
            found = look(Moment(GAME, view, state.mover, 9, ()))
            assert (found is not None) == GAME.is_legal(view, Guess())

    def test_marks_mean_what_the_rays_did(self, variant: Variant) -> None:
        for state in states(variant, 4):
            for box in state.boxes:
                assert box.atoms is not None
                truth = {p: trace(box.atoms, p) for p in PORTS if box.marks[p]}
                assert results_of(box.marks) == truth
                number = placement_number(box.atoms)
                assert all(tells(p)[number] == result for p, result in truth.items())
                assert all(box.marks[p] == RESULT_NAMES[r] for p, r in truth.items() if r >= 28)

    def test_players_rule_out_what_the_rules_rule_out(self, variant: Variant) -> None:
        for number, state in enumerate(states(variant, 2)):
            box = state.boxes[state.mover]
            if number % 9 == 8 and box.probes > 4:
                there = {placement_number(atoms) for atoms in members(consistent(box.marks))}
                there -= {placement_number(guess) for guess in box.guesses}
                assert set(explaining(box.marks, box.guesses)) == there
                assert box.atoms is not None
                assert placement_number(box.atoms) in there
                known = [atoms_of(one) for one in [*there][:2]]
                left = explaining(box.marks, (*box.guesses, *known))
                assert set(left) == there - {placement_number(one) for one in known}

    def test_plans_are_carried_out_by_legal_moves(self, variant: Variant) -> None:
        rng = Random(4)
        for state in states(variant, 3):
            view = GAME.view(state, state.mover)
            box = view.boxes[view.mover]
            port = newcomers_port(box, rng)
            assert (port is None) == all(box.marks)
            if port is not None and not view.probed:
                assert GAME.is_legal(view, towards(view, Plan(port=port)))
            guess = newcomers_guess(box, 0)
            assert guess not in box.guesses
            if guess is not None:
                assert newcomers_guess(replace(box, guesses=(guess,)), 0) != guess
            if guess is not None and not view.guessed:
                move = towards(view, Plan(target=guess))
                assert GAME.is_legal(view, move)
                assert isinstance(move, Guess) == (box.markers == guess)

    def test_the_last_wrong_guess_loses_for_players_too(self, variant: Variant) -> None:
        for state in states(variant, 6):
            box = state.boxes[state.mover]
            if not state.may_guess or box.markers == box.atoms:
                continue
            for wrong in range(GUESSES):
                boxes = [replace(one, guesses=(box.markers,) * wrong) for one in state.boxes]
                tried = replace(state, boxes=(boxes[0], boxes[1]))
                lost = GAME.apply(tried, Guess()).outcome is not None
                assert lost == (wrong == GUESSES - 1)
                prospect = Prospect.of(GAME.view(tried, tried.mover), tried.mover)
                assert (prospect.missed(10) == 0) == lost
            return
        pytest.fail("nobody could guess")

    def test_a_threat_ends_with_the_last_guess(self, variant: Variant) -> None:
        for number, state in enumerate(states(variant, 1)):
            if number % 10 == 5:
                view = GAME.view(state, state.mover)
                there = view.boxes[1 - view.mover]
                for threat in threats(view, Clock(inf)):
                    assert threat.fails == 0 or there.guesses_left == 1
