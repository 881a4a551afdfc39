"""A reason compares the move played with the better one, and every number in it is true."""

from collections.abc import Callable
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.core.message import Message
from rules.match import Match
from rules.playout import random_move
from rules.review import MoveVerdict, Review
from tests.rules.adamas.reasons import holds as adamas_holds
from tests.rules.dragons.reasons import CLAIMS as DRAGONS
from tests.rules.dragons.reasons import holds as dragons_holds
from tests.rules.players.test_reasons import parts

HOLDS: dict[str, Callable[[Any, Any, Message], bool]] = {
    "adamas": adamas_holds,
    "dragons": lambda view, move, part: (
        part.template not in DRAGONS or dragons_holds(view, move, part)
    ),
}


def reasons(slug: str, seed: int, most: int = 20) -> list[tuple[Any, Any, MoveVerdict]]:
    """Return the views, better moves and verdicts of a random match wherever there is a reason."""
    match, rng = Match.new(slug, seed=seed), Random(seed)
    while match.ply < most and match.outcome is None:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    review = Review(match)
    for _ in review.work(Event(), scale=0.1):
        pass
    found = list[tuple[Any, Any, MoveVerdict]]()
    for decision, verdict in zip(review.decisions, review.verdicts, strict=True):
        if verdict is not None and verdict.why is not None:
            view = decision.views[decision.player]
            better = match.game.parse_move(view, verdict.best, closed=False)[0]
            found.append((view, better, verdict))
    return found


def is_true(slug: str, view: Any, better: Any, verdict: MoveVerdict, part: Message) -> bool:
    """Whether a part of a reason is true of the better move or of the move played."""
    said = part.arguments
    if part.template == "{good}. {bad}":
        return True
    if "share" in said:
        return (said["share"], said["other"]) == (verdict.expected_best, verdict.expected)
    if part.template.startswith("{move} lets {opponent} win by force"):
        return bool(said["n"] == verdict.loss)
    if part.template.startswith("{move} risks {cells}"):
        return bool(
            _at_risk(view, verdict) >= set(str(said["cells"]).replace(" and", ",").split(", "))
        )
    if part.template.startswith("{move}"):
        return verdict.lost > 0
    return HOLDS[slug](view, better, part)


def _at_risk(view: Any, verdict: MoveVerdict) -> set[str]:
    from rules.adamas import Adamas
    from rules.adamas.board import capturable

    game = Adamas()
    after = game.apply(view, game.parse_move(view, verdict.played, closed=False)[0])
    return {
        after.board.cells[cell]
        for cell, stack in enumerate(after.stacks)
        if stack and stack.owner == view.mover and capturable(after.board, after.stacks, cell)
    }


@pytest.mark.parametrize("slug", HOLDS)
def test_every_part_of_a_comparison_is_true(slug: str) -> None:
    compared = [one for seed in (1, 2) for one in reasons(slug, seed)]
    assert compared
    for view, better, verdict in compared:
        assert verdict.why is not None
        for part in parts(verdict.why):
            assert is_true(slug, view, better, verdict, part), f"{verdict}: {part.template}"
