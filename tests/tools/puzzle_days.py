"""The daily puzzles: each is generated once, and then stays the same.

`python -m tests.tools.puzzle_days make KIND FILE --count 3700` writes positions with the standard
options to a file, one per line. No two are alike, and none is like a puzzle of the stock. It
continues an existing file. `python -m tests.tools.puzzle_days write FILE …` adds them to the days
in `rules/puzzles/stock` in a random order. Days that already have a puzzle keep it.
The first `write` of a kind also pins its days in `tests/rules/puzzles/days.txt`.
`python -m tests.tools.puzzle_days open KIND …` opens every day of these kinds, or of all. It
prints the dates that cannot be opened, and the time.
"""

import argparse
import json
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rules import puzzles
from rules.adamas.board import board_of
from rules.adamas.game import AdamasOptions, AdamasState, position
from rules.adamas.puzzles.backwards import (
    ENEMY,
    PATIENCE,
    Pieces,
    changed,
    escapes,
    one_way,
    stepped_back,
)
from rules.adamas.puzzles.capture import AdamasPuzzles, adamas, canonical
from rules.adamas.puzzles.win import AdamasWinPuzzles
from rules.blackbox.placements import COUNT, has_double, placement_at
from rules.blackbox.puzzles import BlackBoxPuzzles
from rules.blackbox.rays import CELL_NAMES
from rules.core import SEATS
from rules.core.clock import Cancelled
from rules.dragons.game import DragonsState, Place
from rules.dragons.game import position as dragons_position
from rules.dragons.puzzles.forcing import Forcing, dragons
from rules.dragons.puzzles.loops import DragonsPuzzles
from rules.dragons.puzzles.three_tiles import FEWEST_MOVES, MOST_WINS, hang_together, unfinished
from rules.mono.layouts import random_layout
from rules.mono.puzzles import SIZE, MonoPuzzles
from rules.mono.puzzles.regions import MADE_FOR, RegionPuzzles
from rules.puzzles import KINDS, InvalidPuzzle, attempt, from_text, shipped, to_text
from rules.puzzles.stock import DAY_OPTIONS, FIRST_DAY, day_positions, position_of_day

FOLDER = Path(puzzles.__file__).parent / "stock"

STEPS = 60
"""The number of lost positions of Adamas to examine from one starting point."""

BACK = 60
"""The number of attempts to step back by a move of Adamas."""

BUDGET = 20_000

PINNED = Path(__file__).parents[1] / "rules" / "puzzles" / "days.txt"
PINNED_DAYS = ("2026-11-20", "2027-01-01")
"""The dates whose puzzles have their ids in the file."""

DRAGONS_2, DRAGONS_3 = DragonsPuzzles(2), DragonsPuzzles(3)

_GAME = DRAGONS_3.game


def _never() -> bool:
    return False


def candidates(slug: str, rng: Random) -> Iterator[str]:
    """Yield positions of good puzzles for ever. Some are repeated."""
    kind: Any = KINDS[slug]
    match kind:
        case BlackBoxPuzzles():
            yield from _boxes(rng)
        case MonoPuzzles():
            yield from (random_layout(SIZE, rng) for _ in count())
        case RegionPuzzles():
            size = DAY_OPTIONS[slug]["size"]
            while True:
                layout = random_layout(size, rng)
                yield kind.of_layout(layout, rng, hardest=rng.choice(MADE_FOR)).position
        case AdamasPuzzles():
            made = (kind.made_with(DAY_OPTIONS[slug], rng, _never) for _ in count())
            yield from (puzzle.position for puzzle in made if puzzle)
        case AdamasWinPuzzles():
            yield from _wins_in_two(kind, rng)
        case DragonsPuzzles(turns=2):
            yield from _two_tiles(rng)
        case DragonsPuzzles(turns=3):
            yield from _three_tiles(rng)
        case _:
            made = (kind.make(rng, _never) for _ in count())
            options = DAY_OPTIONS.get(slug, {})
            good = (puzzle for puzzle in made if puzzle and dict(puzzle.options) == options)
            yield from (puzzle.position for puzzle in good)


def _boxes(rng: Random) -> Iterator[str]:
    while True:
        atoms = placement_at(rng.randrange(COUNT))
        if not has_double(atoms):
            yield " ".join(CELL_NAMES[cell] for cell in atoms)


def _wins_in_two(kind: AdamasWinPuzzles, rng: Random) -> Iterator[str]:
    """Yield positions that win in two, one move before lost ones near those of the stock."""
    options, seen = DAY_OPTIONS[kind.slug], set[str]()
    resolved = kind.game.options.read(dict(options), 2)
    stock = [from_text(one.text) for one in shipped(kind.slug)]
    stock = [one for one in stock if dict(one.options) == options]
    while True:
        puzzle = rng.choice(stock)
        state = adamas(kind.begin(puzzle))
        (move,) = kind.game.parse_move(state, kind.solve(puzzle).moves[0])
        pieces = _pieces(kind.game.apply(state, move))
        for _ in range(STEPS):
            pieces = _also_lost(pieces, resolved, rng)
            lost = position(pieces, ENEMY, resolved)
            for _ in range(BACK):
                before = stepped_back(pieces, lost, rng)
                if before is None or (name := kind.likeness(before)) in seen:
                    continue
                seen.add(name)
                if one_way(before, _never):
                    yield kind.game.write_setup(canonical(before))


def _also_lost(pieces: Pieces, options: AdamasOptions, rng: Random) -> Pieces:
    """Return the pieces with one stack changed so that the enemy still loses.

    Return them unchanged if no change was found.
    """
    for _ in range(PATIENCE):
        other = changed(pieces, board_of(options.size or 0).cells, rng)
        if not escapes(other, options, _never, 0):
            return other
    return pieces


def _pieces(state: AdamasState) -> Pieces:
    there = zip(state.board.cells, state.stacks, strict=True)
    return {cell: (SEATS[stack.owner], stack.height) for cell, stack in there if stack}


def _two_tiles(rng: Random) -> Iterator[str]:
    """Yield positions after a best first tile of three and a reply that does not lose at once."""
    for lost, _ in _lost_in_two(rng):
        for answer in _GAME.legal_moves(lost):
            after: Any = _GAME.apply(lost, answer)
            if after.outcome is not None or Forcing(after, _never).first(1) is not None:
                continue
            if _winning(after, 2):
                yield _text(after)


def _three_tiles(rng: Random) -> Iterator[str]:
    for _, found in _lost_in_two(rng):
        yield from map(_text, found)


def _lost_in_two(rng: Random) -> Iterator[tuple[Any, list[DragonsState]]]:
    """Yield positions lost in two turns, with new three-tile puzzles that lead to each.

    It starts from known puzzles, adds a best tile, and then removes another tile.
    """
    known = [from_text(one.text).position for one in shipped(DRAGONS_3.slug)]
    known += day_positions(DRAGONS_3.slug)
    pool = [dragons(DRAGONS_3.begin(DRAGONS_3.bare({}, position))) for position in known]
    seen = set(map(DRAGONS_3.likeness, pool))
    while True:
        state = rng.choice(pool)
        winning = _winning(state, 3)
        lost = _GAME.apply(state, rng.choice(winning)) if winning else state
        name = DRAGONS_3.likeness(lost)
        if lost.outcome is not None or name in seen:
            continue
        seen.add(name)
        found = []
        for before in _one_tile_before(lost):
            if (name := DRAGONS_3.likeness(before)) not in seen:
                seen.add(name)
                if _is_no_sooner(before) and _winning(before, 3):
                    found.append(before)
        pool += found
        yield lost, found


def _text(state: DragonsState) -> str:
    return _GAME.write_setup(dragons(DRAGONS_3.canonical(state)))


def _one_tile_before(lost: DragonsState) -> Iterator[DragonsState]:
    """Yield the positions with one tile less, in which the winner is to move."""
    for cell in lost.tiles:
        rest = {other: letter for other, letter in lost.tiles.items() if other != cell}
        if hang_together(rest):
            yield dragons_position(rest, to_move=1 - (lost.to_move or 0), pool=lost.pool + 1)


def _is_no_sooner(state: DragonsState) -> bool:
    """Whether no move wins in fewer than three turns, and no cell has to be filled first."""
    search = Forcing(state, _never, BUDGET)
    try:
        return not unfinished(search.board) and all(search.first(turns) is None for turns in (1, 2))
    except Cancelled:
        return False


def _winning(state: DragonsState, turns: int) -> list[Place]:
    """Return the winning first moves, or [] if they are too many or take too long to find."""
    search = Forcing(state, _never, BUDGET)
    moves = len(search.board.moves())
    if moves < FEWEST_MOVES:
        return []
    try:
        found = search.winners(turns)
    except Cancelled:
        return []
    return [search.board.place(move) for move in found] if len(found) <= MOST_WINS * moves else []


def identity(slug: str, position: str) -> str:
    """Return the id that a position shares with its mirrored and rotated forms."""
    kind, options = KINDS[slug], DAY_OPTIONS.get(slug, {})
    return kind.identity(options, kind.begin(kind.bare(options, position)))


def _opened(slug: str, position: str) -> bool:
    """Whether a position can be opened as a puzzle and sent to others."""
    try:
        puzzle = KINDS[slug].of_position(DAY_OPTIONS.get(slug, {}), position)
        return from_text(to_text(puzzle)) == puzzle and not attempt(puzzle).over
    except InvalidPuzzle:
        return False


def open_all(slug: str) -> bool:
    """Open every day of a kind, and print the failures and the time. Return whether all open."""
    start, longest, failed = monotonic(), 0.0, list[str]()
    for number, text in enumerate(day_positions(slug)):
        begun = monotonic()
        if not _opened(slug, text):
            failed.append((FIRST_DAY + timedelta(number)).isoformat())
        longest = max(longest, monotonic() - begun)
    facts = f"{number + 1} days in {monotonic() - start:.0f} s, the longest {longest:.1f} s"
    print(f"{slug}: {facts}, not opened: {', '.join(failed) or 'none'}", flush=True)
    return not failed


def make(slug: str, file: Path, wanted: int, seed: int) -> None:
    """Write positions to the file until it has `wanted` of them."""
    known = {one.id for one in shipped(slug)}
    done = file.read_text().splitlines() if file.exists() else []
    known |= {json.loads(line)[0] for line in done}
    number = len(done)
    with file.open("a") as notes:
        for position in candidates(slug, Random(f"{slug} {seed} {number}")):
            if number >= wanted:
                return
            name = identity(slug, position)
            if name not in known and _opened(slug, position):
                known.add(name)
                number += 1
                print(json.dumps([name, position]), file=notes, flush=True)


def write(files: list[Path], days: int) -> None:
    """Add positions to the days that have none, in the order of their ids' hashes."""
    found: dict[str, dict[str, str]] = {}
    for file in files:
        for line in file.read_text().splitlines():
            name, position = json.loads(line)
            found.setdefault(name.rpartition("-")[0], {})[name] = position
    for slug, positions in found.items():
        kept = day_positions(slug) if (FOLDER / f"{slug}.days").exists() else ()
        known = {one.id for one in shipped(slug)} | {identity(slug, one) for one in kept}
        order = sorted(positions.keys() - known, key=lambda name: sha256(name.encode()).digest())
        lines = [*kept, *(positions[name] for name in order)][: max(days, len(kept))]
        data = zlib.compress("".join(f"{line}\n" for line in lines).encode("ascii"), 9)
        (FOLDER / f"{slug}.days").write_bytes(data)
        print(f"{slug}: {len(lines)} days, {len(data):,} bytes")
        day_positions.cache_clear()
        if slug not in pinned():
            pin(slug)


@dataclass(frozen=True, slots=True)
class Pinned:
    """The facts of a kind that no version may change: its first `days` days."""

    days: int
    digest: str
    ids: tuple[str, ...]


def pinned() -> dict[str, Pinned]:
    """Return the pinned facts by kind."""
    found = {}
    for line in PINNED.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            slug, days, digest, ids = line.split(" | ")
            found[slug] = Pinned(int(days), digest, tuple(ids.split()))
    return found


def pin(slug: str) -> None:
    """Add a kind with all its days to the pinned facts."""
    days = len(day_positions(slug))
    dates = map(date.fromisoformat, PINNED_DAYS)
    ids = " ".join(identity(slug, position_of_day(slug, day)) for day in dates)
    with PINNED.open("a", encoding="ascii") as file:
        print(slug, days, digest(slug, days), ids, sep=" | ", file=file)


def digest(slug: str, days: int) -> str:
    """Return a digest of the positions of a kind's first days."""
    data = "\n".join(day_positions(slug)[:days]).encode()
    return sha256(data).hexdigest()[:16]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.puzzle_days")
    commands = parser.add_subparsers(required=True)
    maker = commands.add_parser("make")
    maker.add_argument("kind", choices=KINDS)
    maker.add_argument("file", type=Path)
    maker.add_argument("--count", type=int, default=3700)
    maker.add_argument("--seed", type=int, default=0)
    maker.set_defaults(act=lambda o: make(o.kind, o.file, o.count, o.seed))
    writer = commands.add_parser("write")
    writer.add_argument("files", type=Path, nargs="+")
    writer.add_argument("--count", type=int, default=3700)
    writer.set_defaults(act=lambda o: write(o.files, o.count))
    opener = commands.add_parser("open")
    opener.add_argument("kinds", choices=["all", *KINDS], nargs="*", default="all")
    opener.set_defaults(act=lambda o: sys.exit(_open_kinds(o.kinds)))
    chosen = parser.parse_args()
    chosen.act(chosen)


def _open_kinds(kinds: list[str] | str) -> int:
    """Return the number of kinds with a day that does not open."""
    wanted = KINDS if "all" in kinds else kinds
    return sum(not open_all(slug) for slug in wanted)


if __name__ == "__main__":
    main()
