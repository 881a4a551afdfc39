"""Of the games with secrets, all that a viewer may know can be rebuilt from names alone, always.

The tests look at whole games, after every ply, as every player and as a spectator. A scene stays
the same for its viewer all the time, as at the table: what is stale would be found as well.
`QUINCUNX_PLIES=20` looks at so many games.
"""

import os
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from desktop.board.contract import Spot
from desktop.board.scene import BoardScene
from desktop.games.catalogue import ui_of
from desktop.theme.theme import Theme
from rules.core import Position
from rules.games import game_named
from rules.match import Match
from rules.mono.board import HIDDEN
from rules.playout import random_move
from tests.rules.variants import NAMES, VARIANTS, Variant

pytestmark = pytest.mark.usefixtures("look")
SEEDS = int(os.environ.get("QUINCUNX_PLIES", "1"))
STANDARD = Variant("mono")
MONO = [variant for variant in VARIANTS if variant.slug == "mono"]


class Listener:
    """Somebody with the names of one scene, and nothing else."""

    def __init__(self, slug: str, viewer: int | None) -> None:
        self.scene: BoardScene = ui_of(slug).scene(game_named(slug), Theme(False))
        self.panel = self.scene.make_panel()
        self.scene.place_rack(QRectF(0, 0, 900, 100))
        self.viewer = viewer

    def hear(self, match: Match) -> Position:
        """Hear of the position there is now; it is handed back for the comparison."""
        view = match.view(self.viewer)
        seat = self.viewer if self.viewer == match.to_move else None
        self.scene.show_view(view, viewer=self.viewer, seat=seat, animate=False)
        assert self.panel is None or not self.panel.isVisible()  # as a window of its own
        return view

    @property
    def names(self) -> list[str]:
        return _names(self.scene.spots())

    @property
    def names_beside(self) -> list[str]:
        small = self.scene.beside()
        return _names(small.spots()) if small is not None else []


def _names(spots: Iterable[Spot]) -> list[str]:
    return [spot.name for spot in spots]


def whole_game(variant: Variant, seed: int, viewers: Iterable[int | None]) -> Iterable[Any]:
    """Yield a listener and the view it is to know, for every viewer after every ply."""
    match, rng = variant.match(seed), Random(seed)
    listeners = [Listener(variant.slug, viewer) for viewer in viewers]
    while True:
        for listener in listeners:
            yield listener, listener.hear(match)
        if match.to_move is None:
            break
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))


# Mono


SMALL = re.compile(r"(\w+)’s board, small: (?:\d+ of \d+ hidden|\d+ points)(.*)")


def mono_boards(listener: Listener, view: Any) -> dict[int, dict[str, str]]:
    """Return what is said of the cells on the table, by player and cell.

    Of small boards it is what is known.
    """
    boards: dict[int, dict[str, str]] = {}
    alone = next(iter(listener.scene.shown.looks))  # type: ignore[attr-defined]
    for name in listener.names:
        if small := SMALL.fullmatch(name):
            known = dict(re.findall(r", ([a-z]\d+), (\w+(?:, never revealed)?)", small[2]))
            hidden = dict.fromkeys(view.grid.names, "hidden")
            boards[NAMES.index(small[1])] = hidden | known
        elif several := re.fullmatch(r"([a-z]\d+) of (\w+), (.*)", name):
            boards.setdefault(NAMES.index(several[2]), {})[several[1]] = several[3]
        elif one := re.fullmatch(r"([a-z]\d+), (.*)", name):
            boards.setdefault(alone, {})[one[1]] = one[2]
    return boards


def as_labels(cells: dict[str, str]) -> str:
    return "".join(HIDDEN if said in ("hidden", "empty") else said[0] for said in cells.values())


def as_mask(seen: Iterable[bool]) -> int:
    return sum(1 << cell for cell, one in enumerate(seen) if one)


@pytest.mark.parametrize("variant", MONO, ids=str)
def test_mono_is_rebuilt_whole(variant: Variant) -> None:
    heard: set[str] = set()
    for listener, view in whole_game(variant, 3, [*range(variant.players), None]):
        own = [re.fullmatch(r"([a-z]\d+), (\w), (\w.*)", n) for n in listener.names_beside]
        boards = mono_boards(listener, view)
        for player, cells in boards.items():
            assert list(cells) == list(view.grid.names)
            assert as_labels(cells) == (view.layouts[player] or HIDDEN * len(cells))
            if player != listener.viewer:
                seen = (s != "hidden" and "never revealed" not in s for s in cells.values())
                assert as_mask(seen) == view.uncovered[player]
        known = {p for p, layout in enumerate(view.layouts) if layout and layout.strip(HIDDEN)}
        if own:
            assert [m[1] for m in own if m] == list(view.grid.names)
            assert "".join(m[2] for m in own if m) == view.layouts[listener.viewer]
            seen = (m[3].startswith("seen by") for m in own if m)
            assert as_mask(seen) == view.uncovered[listener.viewer]
            assert listener.viewer not in boards or view.outcome is not None
        assert known <= {*boards, *([listener.viewer] if own else [])}
        scores = [listener.scene.words.seat_info(player).score for player in range(variant.players)]
        assert view.placing or tuple(map(int, scores)) == view.scores
        rack = listener.names[-1].split(", ")
        turn = view.last_turn
        values = view.values or (turn.values if turn is not None else ())
        assert view.placing or not values or " ".join(map(str, values)) == rack[1]
        heard |= {said for cells in boards.values() for said in cells.values()}
        heard |= {m[3] for m in own if m}
    assert heard > {"hidden"}
    assert {said for said in heard if said.startswith("seen by")}
    left = {said for said in heard if said.endswith("never revealed")}
    assert left or variant != STANDARD


# Black Box


def box_of(names: list[str]) -> dict[str, object]:
    """Return a box as `to_dict` has it, as far as cells and ports tell it."""
    marks, markers, atoms = {}, [], []
    for name in names:
        if port := re.fullmatch(r"port (\w+), (hit|reflection|(\w), other end at (\w+)).*", name):
            marks[port[1]] = {"hit": "#", "reflection": "%"}.get(port[2], port[3])
        elif cell := re.fullmatch(r"([a-g]\d), (.*)", name):
            markers += [cell[1]] if "marker" in cell[2] else []
            atoms += [cell[1]] if "atom" in cell[2] else []
        else:
            assert name.endswith(", not used")
    return {"marks": marks, "markers": sorted(markers), "atoms": sorted(atoms) or None}


def expect_both_ends(names: list[str]) -> None:
    """Expect the two ends of a ray to name each other."""
    rays = [re.fullmatch(r"port (\w+), (\w), other end at (\w+).*", name) for name in names]
    ends = {(m[1], m[3], m[2]) for m in rays if m}
    assert ends == {(end, start, letter) for start, end, letter in ends}


@pytest.mark.parametrize("seed", range(SEEDS))
def test_black_box_is_rebuilt_whole(seed: int) -> None:
    told, variant = 0, Variant("blackbox")
    for listener, view in whole_game(variant, seed, [0, 1, None]):
        expected = view.to_dict()["boxes"]
        for player, box in enumerate(expected):
            info = listener.scene.words.seat_info(player)
            left = box.pop("guesses_left")
            if view.outcome is None:  # then nobody guesses any more
                assert info.pips == (left, 3)
            probes = box.pop("probes")
            assert view.phase == "hide" or info.detail.split()[0] == str(probes)
        solver = listener.scene.shown.solver
        for names in (listener.names, listener.names_beside):
            expect_both_ends(names)
        assert box_of(listener.names) == expected[solver]
        if listener.names_beside:
            assert box_of(listener.names_beside) == expected[1 - solver]
            told += 1
        else:
            assert view.phase == "hide"
            assert expected[1 - solver] == box_of([])
    assert told > 20


def test_atoms_that_are_being_placed_are_named() -> None:
    listener = Listener("blackbox", 0)
    listener.hear(Match.new("blackbox", NAMES[:2]))
    listener.scene.place(0)  # type: ignore[attr-defined]
    listener.scene.place(8)  # type: ignore[attr-defined]
    assert box_of(listener.names)["atoms"] == [listener.names[0][:2], listener.names[8][:2]]
