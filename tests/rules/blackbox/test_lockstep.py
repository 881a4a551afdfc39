"""Black Box against its oracle, ply by ply."""

import random

import pytest

from tests.oracles.blackbox import BOTTOM, PORTS, TOP, BlackBoxOracle, Cell, cell_name, read_cell
from tests.oracles.lockstep import Lockstep, plies

pytestmark = pytest.mark.no_cover

SEEDS = 12
PLIES = 260


def alias(cell: Cell, rng: random.Random) -> str:
    """One of the many names of a cell."""
    column = rng.choice((TOP, BOTTOM))[cell[0]]
    row = str(cell[1] + rng.choice((1, 8)))
    if rng.random() < 0.3:
        column = column.upper()
    return column + row if rng.random() < 0.5 else row + column


def some_cell(rng: random.Random) -> Cell:
    return rng.randrange(7), rng.randrange(7)


def layout_text(rng: random.Random) -> str:
    cells = [some_cell(rng) for _ in range(rng.choice((3, 4, 4, 4, 4, 4, 4, 5)))]
    parts = [alias(cell, rng) for cell in cells]
    if rng.random() < 0.15:
        parts[rng.randrange(len(parts))] = rng.choice(("a", "15a", "o3", "a0", "+a1", "", "3"))
    return ",".join(parts)


def turn_text(oracle: BlackBoxOracle, rng: random.Random) -> str:
    """Return a plausible turn, legal or not."""
    assert oracle.to_move is not None
    box = oracle.boxes[oracle.to_move]
    parts = [("+" if rng.random() < 0.9 else "/") + alias(some_cell(rng), rng)]
    parts = parts * (rng.random() < 0.6)
    for cell in sorted(box.markers):
        if rng.random() < 0.3:
            parts.append(rng.choice("/-") + alias(cell, rng))
    if rng.random() < 0.25:
        parts += exact_markers(oracle, rng)
    if rng.random() < 0.7:
        port = rng.choice(sorted(PORTS))
        parts.append(port.upper() if rng.random() < 0.2 else port)
    if rng.random() < 0.25:
        parts.append("?")
    if rng.random() < 0.4:
        rng.shuffle(parts)
    if rng.random() < 0.1:
        parts.append(rng.choice(("15", "o", "?", "a1", "+", "+a", "a", "++a1", "x", "0", "")))
    if rng.random() < 0.2 or not parts:
        parts.append("end")
    if rng.random() < 0.03:
        parts.append("a")
    return ",".join(parts)


def exact_markers(oracle: BlackBoxOracle, rng: random.Random) -> list[str]:
    """Return the changes that leave four markers, now and then the right ones."""
    assert oracle.to_move is not None
    box = oracle.boxes[oracle.to_move]
    assert box.atoms is not None
    wanted = set(box.atoms)
    if rng.random() < 0.7:
        wanted.remove(rng.choice(sorted(wanted)))
        wanted.add(some_cell(rng))
    parts = ["/" + alias(cell, rng) for cell in sorted(box.markers - wanted)]
    parts += ["+" + alias(cell, rng) for cell in sorted(wanted - box.markers)]
    return parts if rng.random() < 0.5 else [*parts, "?"]


class Run(Lockstep):
    def __init__(self, seed: int) -> None:
        super().__init__("blackbox", 2, {}, seed)
        self.oracle = BlackBoxOracle()
        self.rng = random.Random(seed)
        self.count = 0

    def check(self) -> None:
        self.compare(self.oracle.facts)
        if not self.oracle.hiding:
            texts = [str(move) for move in self.match.legal_moves()]
            assert len(set(texts)) == len(texts), self.told()
            assert set(texts) == self.oracle.legal_steps(), self.told()

    def type_turn(self) -> None:
        for _ in range(60):
            text = layout_text(self.rng) if self.oracle.hiding else turn_text(self.oracle, self.rng)
            if self.oracle.legal_turn(text):
                self.play(text)
                self.oracle.play_turn(text)
                self.count += 1
                return
            if self.rng.random() < 0.5:
                self.refuse(text)

    def click(self) -> None:
        """One step of an open turn."""
        moves = {str(move): move for move in self.match.legal_moves()}
        steps = sorted(self.oracle.legal_steps())
        groups = [
            [s for s in steps if s[0] == "+"],
            [s for s in steps if s[0] == "/"],
            [s for s in steps if s in PORTS],
            [s for s in steps if s == "?"],
            ["end"],
        ]
        step = self.rng.choice(self.rng.choice([group for group in groups if group]))
        self.trail.append(f"click {step}")
        assert step in moves, self.told()
        self.match.play(moves[step])
        self.oracle.step(step)
        self.count += 1

    def ply(self) -> None:
        dice = self.rng.random()
        if dice < 0.004:
            player = self.rng.randrange(2)
            self.resign(player)
            self.oracle.resign(player)
            self.count += 1
        elif dice < 0.4 and not self.oracle.hiding:
            self.click()
        else:
            self.type_turn()
        self.check()


@pytest.mark.parametrize("seed", range(SEEDS))
def test_lockstep(seed: int) -> None:
    done = 0
    match = 0
    while done < plies(PLIES):
        run = Run(1000 * seed + match)
        run.check()
        while run.oracle.to_move is not None and done + run.count < plies(PLIES):
            run.ply()
        if run.oracle.to_move is None:
            for text in ("a", "end", "?", "+a1", "a1,a2,a3,a4"):
                run.refuse(text)
            assert not list(run.match.legal_moves())
        done += max(1, run.count)
        match += 1


def test_every_ray_of_many_boxes() -> None:
    """All 28 ports of random boxes, read from the marks."""
    rng = random.Random(5)
    for number in range(plies(12)):
        run = Run(number)
        for _ in range(2):
            cells = rng.sample([(c, r) for c in range(7) for r in range(7)], 4)
            text = ",".join(cell_name(cell) for cell in cells)
            run.play(text)
            run.oracle.play_turn(text)
        for port in rng.sample(sorted(PORTS), len(PORTS)):
            for _ in range(2):
                text = port if run.oracle.legal_turn(port) else "end"
                run.play(text)
                run.oracle.play_turn(text)
        run.check()


def test_names_of_cells_agree() -> None:
    """Every name of every cell marks that very cell."""
    run = Run(1)
    for _ in range(2):
        run.play("a1,b2,c3,d4")
        run.oracle.play_turn("a1,b2,c3,d4")
    for column in TOP + BOTTOM:
        for row in range(1, 15):
            for name in (f"{column}{row}", f"{row}{column}", f"{row}{column.upper()}"):
                assert read_cell(name) is not None
                for text in (f"+{name}", "end", f"-{name}", "end"):
                    run.play(text)
                    run.oracle.play_turn(text)
                    run.compare(run.oracle.facts)
