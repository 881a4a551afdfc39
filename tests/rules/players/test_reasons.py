"""Every part of every reason is true, by the rules alone.

`QUINCUNX_PLIES=10 pytest tests/rules/players/test_reasons.py` holds 60 reasons of each game against
the rules. What a game's reasons say is worked out again in `tests/rules/<game>/reasons.py`.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rules import players
from rules.core.analysis import Line
from rules.core.message import Message
from rules.core.mind import YOURS, Hint, Mind
from rules.match import Match
from rules.players import MINDS, analysis
from rules.playout import random_move
from tests.oracles.lockstep import plies
from tests.rules.adamas.reasons import holds as adamas_holds
from tests.rules.blackbox.reasons import holds as blackbox_holds
from tests.rules.dragons.reasons import holds as dragons_holds
from tests.rules.holomino.reasons import holds as holomino_holds
from tests.rules.mono.reasons import holds as mono_holds
from tests.work import steps

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]
HOLDS: dict[str, Callable[[Any, Any, Message], bool]] = {
    "mono": mono_holds,
    "adamas": adamas_holds,
    "holomino": holomino_holds,
    "dragons": dragons_holds,
    "blackbox": blackbox_holds,
}
SECONDS = 0.2
"""What a hint is worth: a tenth of the work of a review."""

APART = 4
"""Of so many positions one is looked at."""

FEW = 20
"""How often the clock is asked for moves between them."""

ROWS = {
    "{part}",
    "{parts} and {part}",
    "{parts}, and {part}",
    "{parts}, {part}",
    "{parts} or {part}",
    "{first}. It also {second}",
    YOURS.template,
}


def hints(slug: str, wanted: int) -> Iterator[tuple[Any, Hint[Any]]]:
    """Yield views with a hint for each, from matches played by hints and now and then at random."""
    rng, seen, seed = Random(slug), 0, 0
    while True:
        match = Match.new(slug, ("fred", "ned"), seed=seed)
        seed += 1
        while match.to_move is not None:
            view = match.view(match.to_move)
            looked_at = rng.random() < 1 / APART
            hint = (
                players.hint(view, SECONDS, seed=1)
                if looked_at
                else MINDS[slug].advise(view, steps(FEW), rng)
            )
            if looked_at:
                yield view, hint
                seen += 1
                if seen == wanted:
                    return
            strays = rng.random() < 0.2
            match.play(random_move(match.game, view, rng, most=60) if strays else hint.move)


def parts(message: Message) -> Iterator[Message]:
    """Yield a message and all messages in it, but for what only puts them in a row."""
    if message.template not in ROWS:
        yield message
    for argument in message.arguments.values():
        if isinstance(argument, Message):
            yield from parts(argument)


@pytest.mark.parametrize("slug", HOLDS)
def test_every_part_of_every_reason_is_true(slug: str) -> None:
    for view, hint in hints(slug, plies(6)):
        for part in parts(hint.message):
            assert HOLDS[slug](view, hint.move, part), f"{hint.move}: {hint.why}"


@pytest.mark.parametrize("slug", HOLDS)
def test_the_same_question_has_the_same_answer_and_a_purpose(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for view, hint in hints(slug, plies(2)):
        monkeypatch.setattr(analysis, "_ANSWERS", analysis._Answers())  # as in another process
        assert players.hint(view, SECONDS, seed=1) == hint
        assert players.hint(view, SECONDS, seed=1) == hint
        assert hint.message.template != Mind.explain(MINDS[slug], view, Line(hint.move, 0.5))
