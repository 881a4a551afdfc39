"""What hints say of a move of Adamas is true of the position."""

import re
from itertools import islice
from random import Random

import pytest

from rules.adamas import Adamas, AdamasOptions, AdamasState, Move, position
from rules.adamas.board import capturable
from rules.adamas.players.board import Field
from rules.adamas.players.reasons import reason

GAME = Adamas()
STANDARD = AdamasOptions().resolved(2)


def said(state: AdamasState, text: str) -> str:
    (move,) = GAME.parse_move(state, text)
    return reason(field := Field(state), field.built(move))


def test_a_capture_names_the_cells_and_the_pieces() -> None:
    state = position({"c1": ("O", 2), "c3": ("X", 2), "a4": ("O", 1), "e1": ("X", 3)}, 0, STANDARD)
    assert said(state, "c1-c3").startswith("captures 2 pieces on c3")


def test_wins_are_said_to_be_wins() -> None:
    taken = position({"c1": ("O", 2), "c3": ("X", 2), "a4": ("O", 1)}, 0, STANDARD)
    assert said(taken, "c1-c3") == "captures c3 and wins: nothing else is left"
    stuck = position({"a3": ("X", 1), "a4": ("O", 2), "b3": ("O", 2), "c2": ("O", 3)}, 0, STANDARD)
    assert said(stuck, "2xc2-b2") == "wins: no other player has a legal move left"


def test_what_is_saved_is_named() -> None:
    state = position({"a3": ("O", 3), "c1": ("O", 1), "d3": ("X", 2), "a5": ("X", 1)}, 0, STANDARD)
    assert said(state, "a3-b2").startswith("saves your 3 pieces on a3 from capture")


def test_a_tie_is_said_to_be_one() -> None:
    state = position({"a3": ("O", 1), "b3": ("X", 1), "e1": ("X", 1)}, 0, STANDARD)
    assert said(state, "a3-b3").startswith("draws, and no better move was found: two pieces")


def test_a_price_is_compared_with_what_was_in_danger_before() -> None:
    stacks = {"a3": ("O", 3), "c1": ("O", 1), "d3": ("X", 3), "e1": ("X", 1)}
    price = "Then only 1 of your pieces is in danger instead of 4: the one on c1"
    assert price in said(position(stacks, 0, STANDARD), "a3-a4")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("prog_cap", [False, True])
def test_every_sentence_is_true(players: int, prog_cap: bool) -> None:
    rng = Random(players)
    options = AdamasOptions(size=3, pieces=6, prog_cap=prog_cap)
    seen = set[str]()
    for _ in range(6):
        state = GAME.initial_state(options, players)
        for _ in range(40):
            moves = list(islice(GAME.legal_moves(state), 200))
            if not moves:
                break
            move = rng.choice(moves)
            seen |= assert_true(state, move)
            state = GAME.apply(state, move)
    assert {"captures", "threatens", "saves", "danger", "risk", "None of your"} <= seen


def assert_true(state: AdamasState, move: Move) -> set[str]:
    """Check a sentence against the rules; return the kinds of things it says."""
    mover, board = state.mover, state.board
    field = Field(state)
    sentence = reason(field, field.built(move))
    assert field.stacks() == state.stacks
    assert sentence[0].islower()
    assert not sentence.endswith(".")
    after = GAME.apply(state, move)
    outcome = after.outcome
    won = outcome is not None and outcome.winners == {mover}
    assert ("wins" in sentence) == won
    if outcome is not None:
        return {"wins"}

    def standing(stacks: AdamasState, mine: bool) -> set[str]:
        return {
            cell
            for i, cell in enumerate(board.cells)
            if (s := stacks.stacks[i])
            and (s.owner == mover) == mine
            and capturable(board, stacks.stacks, i)
        }

    named = {
        kind: set(re.findall(r"\b[a-e][1-5]\b", text))
        for kind, text in re.findall(
            r"(captures|saves|threatens|risk|danger) "
            r"(?:(?:instead of \d+: (?:the one|those) |(?:your )?\d+ pieces? )on )?"
            r"((?:[a-e][1-5](?:, | and )?)+)",
            sentence,
        )
    }
    taken = {
        cell
        for i, cell in enumerate(board.cells)
        if (s := state.stacks[i]) and s.owner != mover and cell in after.last
    }
    assert named.get("captures", set()) in (taken, set())
    assert named.get("risk", set()) in (standing(after, True), set())
    assert named.get("danger", set()) in (standing(after, True), set())
    assert named.get("saves", set()) <= standing(state, True) - standing(after, True)
    assert named.get("threatens", set()) <= standing(after, False) - standing(state, False)
    return set(named) | ({"None of your"} if "None of your" in sentence else set())
