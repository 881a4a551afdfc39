"""Fixed sample matches that play themselves, for screenshots and measurements."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from time import time
from typing import Any

from desktop.records.record_index import RecordEntry
from desktop.storage.playing_time import PlayingTime
from rules import EXTENSION
from rules.adamas.game import AdamasState, Split
from rules.blackbox.game import Hide
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, CELLS, PORT_NAMES, PORTS
from rules.core import Position
from rules.core.levels import LEVELS
from rules.games import GAMES
from rules.match import Match
from rules.playout import random_move
from rules.puzzles.stock import shipped

NAMES = ("Fred", "Ned")
_PEOPLE = (*NAMES, "Ann", "Charlotte")
_EVENING = 1_700_000_000  # 14 November 2023

Play = Callable[[Match, Random], None]
"""Makes one turn, or part of one, for the player to move."""

_FULLEST: Mapping[str, tuple[Mapping[str, object], Callable[[Any], bool]]] = {
    "mono": ({"size": 25}, lambda view: view.turn == 60),
    "adamas": ({"size": 8}, lambda view: view.turn == 60),
    "holomino": ({"num_digits": 9, "non_unique": True}, lambda view: len(view.tiles) >= 40),
    "dragons": ({"num_tiles": 80, "tantrix": True}, lambda view: len(view.tiles) >= 50),
    "blackbox": ({}, lambda view: view.turn == 28),
}
"""The options of a game's largest table, and when it is full; other games are played to the end."""

_MIDDLE = {"mono": (2, 9), "adamas": (58, 10), "holomino": (4, 22), "dragons": (310, 10),
           "blackbox": (1, 23)}  # fmt: skip
"""The seed of the moves, and the number of turns after which a match is in its middle."""
_USUAL = (1, 8)


def opening(slug: str) -> Match:
    """Return a standard game before its first move."""
    return Match.new(slug, NAMES, seed=7)


def middle(slug: str) -> Match:
    """Return a standard game after some turns."""
    return _middle(slug).copy()


@cache
def _middle(slug: str) -> Match:
    seed, turns = _MIDDLE.get(slug, _USUAL)
    return _played(opening(slug), lambda view: view.turn >= turns, seed)


def finished(slug: str) -> Match:
    """Return a standard game played to its end."""
    return _finished(slug).copy()


@cache
def _finished(slug: str) -> Match:
    seed, _ = _MIDDLE.get(slug, _USUAL)
    return _played(opening(slug), lambda view: False, seed)


def several(slug: str, players: int, size: int) -> Match:
    """Return a game of three or four players on a board of this size, after some turns."""
    seed, turns = _MIDDLE[slug]
    match = Match.new(slug, _PEOPLE[:players], {"size": size}, seed=7)
    return _played(match, lambda view: view.turn >= turns, seed)


def save_records(unfinished: Path, finished_: Path, copies: int = 1) -> None:
    """Save an unfinished match and `copies` finished ones of every game."""
    matches = [play(game.slug) for play in (middle, finished) for game in GAMES]
    for days, match in enumerate(matches):
        over = match.outcome is not None
        folder = finished_ if over else unfinished
        folder.mkdir(parents=True, exist_ok=True)
        at = _EVENING - days * 100_000
        text = PlayingTime(at - 2400, 1740).written(match.to_text())
        for number in range(copies if over else 1):
            path = folder / f"{days:06x}{number:06x}{EXTENSION}"
            path.write_text(text, encoding="utf-8")
            os.utime(path, (at - number * 50_000,) * 2)


def evenings(folder: Path) -> list[RecordEntry]:
    """Return records of half a year of Fred's matches, up to now, as the database has them.

    The files of some are in the folder to which `save_records` wrote them.
    """
    rng, found, now = Random(18), list[RecordEntry](), int(time())
    # The last match of each game, and its best one, have a file.
    records = list(
        zip((game.slug for game in GAMES), sorted(folder.glob(f"*{EXTENSION}")), strict=False)
    )
    # The best of each game; in Black Box it is the lowest number of probes.
    tops = {"mono": 34, "adamas": 6, "holomino": 3, "dragons": 14, "blackbox": 6}
    for number in range(188):
        slug = rng.choice(["mono", "adamas", "adamas", "holomino", "blackbox"])
        slug = "dragons" if number in (20, 50, 90) else slug
        level = rng.choice((1, 2, 2, 3, 3, 3, 4)) if rng.random() < 0.75 else None
        rival = (
            str(LEVELS[level - 1].name) if level else rng.choice(("Ned", "Ned", "Ann", "Charlotte"))
        )
        strength = number / 188 + (0.95, 0.6, 0.1, -0.3)[level - 1] if level else 0.5
        score = (rng.random() < min(0.97, strength)) + (rng.random() < 0.06)
        at = now - (190 - number) * 86_400 + rng.randrange(80_000)
        path = folder / f"{number:03}{EXTENSION}"
        short = rng.randrange(1, 5)
        best = tops[slug] + short if slug == "blackbox" else max(1, tops[slug] - short)
        if number >= 188 - len(records):
            slug, path = records[188 - number - 1]
            best = tops[slug]
        entry = RecordEntry(
            path,
            str(path.stat().st_mtime_ns) if path.exists() else "",
            at,
            game=slug,
            names=("Fred", rival),
            levels=(None, level) if level else (),
            scores=(24, 18) if slug in ("mono", "holomino") else (0, 0),
            winners={0: (1,), 1: (0,), 2: (0, 1)}[score],
            over=True,
            turns=rng.randrange(18, 40),
            begun=at,
            played=rng.randrange(400, 2400),
            bests=(best, 1),
            openings=(rng.choice(("a3-a4", "2xc5-c4", "e1-d2")), "")
            if slug == "adamas"
            else ("", ""),
        )
        found.append(entry)
    return found


def setup(slug: str) -> str:
    """Return a position after some turns of a game, as the text of a set-up."""
    return (finished(slug) if slug == "blackbox" else middle(slug)).setup_here()


def puzzle(kind: str) -> str:
    """Return a puzzle of a kind, as a line of text."""
    return shipped(kind)[0].text


def fullest(slug: str) -> Match:
    """Return a game on its largest table, as full as possible."""
    options, full = _FULLEST.get(slug, ({}, lambda view: False))
    return _played(Match.new(slug, NAMES, options, seed=7), full, 1)


def _played(match: Match, enough: Callable[[Any], bool], seed: int) -> Match:
    """Return the match once there is enough on the table, or at its end."""
    rng, play = Random(seed), _PLAYS.get(match.game.slug, _play_anything)
    while match.to_move is not None and not enough(_view(match)):
        play(match, rng)
    return match


def _view(match: Match) -> Any:
    return match.view(match.to_move)


# -- a simple player for each game: weak, but its matches are worth looking at


def _play_mono(match: Match, rng: Random) -> None:
    """Reveal a few values in rising order, as if most had been guessed."""
    view = _view(match)
    if view.placing:
        match.play("random")
        return
    values = _covered(match)
    cells: list[str] = []
    for value in sorted(rng.sample(sorted(values), min(3, len(values)))):
        cells += values[value][: rng.randint(1, 3)]
    match.play(",".join([*cells, "end"]))


def _covered(match: Match) -> dict[int, list[str]]:
    """Return the covered cells on the next player's board, by their value."""
    player = match.to_move
    assert player is not None
    other = (player + 1) % len(match.names)
    rows = match.view(other).to_dict()["boards"][other]
    open_cells = set(match.view(other).to_dict()["uncovered"][other])
    values: dict[int, list[str]] = {}
    for row, labels in enumerate(rows):
        for column, label in enumerate(labels):
            name = f"{chr(ord('a') + column)}{len(rows) - row}"
            if name not in open_cells:
                values.setdefault(int(label, 36), []).append(name)
    return values


def _play_adamas(match: Match, rng: Random) -> None:
    """Spread the piles while there is room, and capture later."""
    view = _view(match)
    targets = list(view.board.cells)
    sources = [targets[index] for index in view.cells_of(view.to_move)]
    rng.shuffle(sources)
    rng.shuffle(targets)
    early = view.turn < len(targets) // 2
    targets.sort(key=lambda cell: (view.stacks[view.board.index[cell]] is None) is not early)
    for move in _simple_moves(view, sources, targets, rng):
        if match.is_legal(move):
            match.play(move)
            return
    match.play(random_move(match.game, view, rng))


def _simple_moves(
    view: AdamasState, sources: list[str], targets: list[str], rng: Random
) -> Iterator[Split]:
    """Yield moves of part of a pile to a target that its owner does not hold yet."""
    for target in targets:
        there = view.stacks[view.board.index[target]]
        if there is not None and there.owner == view.to_move:
            continue
        for source in sources:
            stack = view.stacks[view.board.index[source]]
            assert stack is not None
            yield Split(source, ((rng.randint(1, stack.height), target),))


def _play_holomino(match: Match, rng: Random) -> None:
    """Make a scoring move where possible."""
    view = _view(match)
    ways = list(match.legal_moves())
    rng.shuffle(ways)
    player = match.to_move
    assert player is not None
    match.play(max(ways, key=lambda way: _points(match, view, way, player)))


def _points(match: Match, view: Position, move: object, player: int) -> int:
    scores: tuple[int, ...] = match.game.preview(view, move).scores
    return scores[player]


def _play_anything(match: Match, rng: Random) -> None:
    match.play(rng.choice(list(match.legal_moves())))


def _play_blackbox(match: Match, rng: Random) -> None:
    """Probe, sometimes mark an atom, and guess once all four are marked."""
    view = _view(match)
    if view.phase == "hide":
        match.play(Hide(frozenset(rng.sample(CELLS, ATOMS))))
        return
    player = match.to_move
    assert player is not None
    hidden = match.view(1 - player).boxes[player].atoms  # type: ignore[attr-defined]
    markers = view.boxes[player].markers
    turn = []
    if view.turn > 9 and rng.random() < 0.4:
        turn = [f"+{CELL_NAMES[rng.choice(sorted(hidden - markers))]}"]
    ports = [port for port in PORTS if not view.boxes[player].marks[port]]
    if ports:
        turn.append(PORT_NAMES[rng.choice(ports)])
    if len(markers) + len(turn) - bool(ports) == ATOMS:
        turn.append("?")
    match.play(",".join(turn or ["end"]))


_PLAYS: Mapping[str, Play] = {
    "mono": _play_mono,
    "adamas": _play_adamas,
    "holomino": _play_holomino,
    "blackbox": _play_blackbox,
}
