"""Helpers for the lockstep tests of Mono, Adamas and Black Box."""

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from rules.match import Match

Facts = dict[str, Any]

NAMES = ("fred", "ned", "ann", "bob")


def plies(number: int) -> int:
    """Return `number`, multiplied by an environment variable for long runs."""
    return number * int(os.environ.get("QUINCUNX_PLIES", "1"))


class Lockstep:
    """A match and its oracle, with the moves played so far for the failure message."""

    def __init__(self, slug: str, players: int, options: Facts, seed: int) -> None:
        self.match = Match.new(slug, names=NAMES[:players], options=options, seed=seed)
        self.players = players
        self.viewers: list[int | None] = [*range(players), None]
        self.trail = [f"{slug} players={players} {options} seed={seed}"]

    def told(self) -> str:
        return "\n".join(self.trail)

    def real(self, viewer: int | None) -> Facts:
        facts: Facts = self.match.view(viewer).to_dict()
        return facts

    def everything(self) -> str:
        """Return everything that players can see, to check that a refused text changes nothing."""
        facts = [self.real(viewer) for viewer in self.viewers]
        histories = [self.match.history(player) for player in range(self.players)]
        return json.dumps([facts, histories], sort_keys=True)

    def compare(self, oracle: Callable[[int | None], Facts]) -> None:
        for viewer in self.viewers:
            real = tidy(self.real(viewer))
            for key, value in tidy(oracle(viewer)).items():
                assert real[key] == value, f"{key} for viewer {viewer}\n{self.told()}"
        expected = oracle(None)["to_move"]
        assert self.match.to_move == expected, self.told()
        assert (self.match.outcome is None) == (oracle(None)["outcome"] is None), self.told()

    def play(self, text: str) -> None:
        self.trail.append(text)
        try:
            self.match.play(text)
        except ValueError as error:
            pytest.fail(f"legal, but refused: {text}: {error}\n{self.told()}")

    def resign(self, player: int) -> None:
        self.trail.append(f"player {player} resigns")
        self.match.resign(player)

    def refuse(self, text: str) -> None:
        """Check that the text is refused and changes nothing."""
        before = self.everything()
        try:
            self.match.play(text)
        except ValueError:
            assert self.everything() == before, f"{text} left a trace\n{self.told()}"
        else:
            pytest.fail(f"illegal, but accepted: {text!r}\n{self.told()}")


def tidy(facts: Facts) -> Facts:
    """Return the facts as plain JSON.

    Unordered lists are sorted, and the outcome's reason is removed.
    """
    plain: Facts = json.loads(json.dumps(facts))
    if plain["outcome"] is not None:
        plain["outcome"].pop("reason", None)
        plain["outcome"]["winners"].sort()
    if "uncovered" in plain:
        plain["uncovered"] = [sorted(cells) for cells in plain["uncovered"]]
    if "out" in plain:
        plain["out"].sort()
    for box in plain.get("boxes", []):
        box["markers"].sort()
        if box["atoms"] is not None:
            box["atoms"].sort()
    return plain
