"""The tree of a match: alternatives are confirmed within a budget that no clock changes."""

from itertools import islice
from typing import Any

import pytest

from rules.core import Position
from rules.core.analysis import Analysis, Line
from rules.review.tree import MatchTree, Question
from tests.rules.variants import Variant

GAME = Variant("adamas", options={"size": 3}).match(seed=1).game


def tree_of(plies: int, each: float) -> MatchTree:
    """Return the tree of a match, with the alternatives of `hopeful`."""
    views, moves, last = played(plies)
    tree = MatchTree(GAME, views, moves, last, each)
    tree.take([hopeful(question) for question in tree.questions()])
    return tree


def played(plies: int) -> tuple[list[Position], list[Any], Position]:
    """Return a match in which the first legal move was always played."""
    match = Variant("adamas", options={"size": 3}).match(seed=1)
    views, moves = [], []
    for _ in range(plies):
        views.append(match.view(match.to_move))
        moves.append(next(iter(match.legal_moves())))
        match.play(moves[-1])
    return views, moves, match.view(match.to_move)


def hopeful(question: Question) -> Analysis[object]:
    """Return an analysis that finds the move played bad and many others good."""
    moves = [*islice(GAME.legal_moves(question.view), 12)]
    lines = [Line(move, 0.9 - 0.01 * place) for place, move in enumerate(moves)]
    lines += [Line(move, 0.1) for move in question.include if move not in moves]
    return Analysis(tuple(lines), 1.0)


def asked(tree: MatchTree, plies: int) -> list[list[Position]]:
    """Return the positions asked about for each decision, the last decision first."""
    found = []
    for number in reversed(range(plies)):
        confirming, some, replies = tree.confirm(number), list[Position](), None
        while True:
            try:
                wanted: list[Question] = (
                    next(confirming) if replies is None else confirming.send(replies)
                )
            except StopIteration:
                break
            some += [question.view for question in wanted]
            replies = [hopeful(question) for question in wanted]
        found.append(some)
    return found


@pytest.mark.parametrize("each", [0.5, 2.0, 6.0])
def test_all_decisions_together_take_no_more_analyses_than_their_share(each: float) -> None:
    plies = 30
    counts = [len(some) for some in asked(tree_of(plies, each), plies)]
    assert sum(counts) <= 16 + max(16, each * plies)
    assert max(counts) <= 16


def test_a_decision_may_use_what_later_ones_have_left() -> None:
    counts = [len(some) for some in asked(tree_of(30, 0.5), 30)]
    assert counts[0] > 1


def test_the_same_match_has_the_same_questions() -> None:
    assert asked(tree_of(12, 2.0), 12) == asked(tree_of(12, 2.0), 12)


def test_a_tree_that_was_given_up_says_so() -> None:
    tree = tree_of(2, 2.0)
    assert not tree.given_up
    next(tree.confirm(1))
    tree.give_up(1)
    assert tree.given_up
    best: Any = tree.decided[1].best
    assert best.value >= tree.decided[1].played.value


def test_a_proof_of_the_next_position_gives_the_move_played_its_reply() -> None:
    views, moves, last = played(2)
    tree = MatchTree(GAME, views, moves, last, include=False)
    assert not any(question.include for question in tree.questions())
    win = Line(moves[1], 1.0, ("then", "that"), proof=3)
    tree.take(
        [
            Analysis((Line(moves[0], 0.5),), 1.0),
            Analysis((win,), 1.0),
            Analysis((Line("any", 0.0, proof=2),), 1.0),
        ]
    )
    for number in (1, 0):
        assert list(tree.confirm(number)) == []
    own = tree.decided[0].played
    assert (own.value, own.proof) == (0.0, 4)
    assert own.reply == (moves[1], "then", "that")
