"""Mono against its oracle, ply by ply."""

import random
import re
from itertools import product

import pytest

from tests.oracles.lockstep import Facts, Lockstep, plies
from tests.oracles.mono import COLUMNS, MonoOracle, reading_order, snake_layout

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]

PLIES = 55
RULES: list[tuple[str, ...]] = [
    (),
    ("no_auto",),
    ("take_min",),
    ("take_max",),
    ("no_auto", "take_min"),
    ("no_auto", "take_max"),
]
CASES = [*product((2,), RULES[:2]), *product((3, 4), RULES)]
SIZES = (2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 9, 10, 12)


class Run(Lockstep):
    def __init__(self, seed: int, players: int, size: int, rules: tuple[str, ...]) -> None:
        self.rng = random.Random(f"{seed} {players} {size} {rules}")
        options: Facts = {"size": size, **dict.fromkeys(rules, True)}
        super().__init__("mono", players, options, seed)
        self.oracle = MonoOracle(players, size, **dict.fromkeys(rules, True))
        self.count = 0

    def check(self) -> None:
        self.compare(self.oracle.facts)
        if self.oracle.to_move is not None and self.oracle.phase == "play":
            texts = [str(move) for move in self.match.legal_moves()]
            assert len(set(texts)) == len(texts), self.told()
            expected = self.oracle.legal_cells() | ({"end"} if self.oracle.list else set())
            assert set(texts) - {"random"} == expected, self.told()
        self.check_secrets()

    def check_secrets(self) -> None:
        """Nobody reads another's layout in the move list while the game goes on."""
        if self.oracle.to_move is None or self.oracle.size < 4:
            return
        layouts = ["".join(self.real(p)["boards"][p]) for p in range(self.players)]
        for viewer, owner in product(range(self.players), repeat=2):
            layout = layouts[owner]
            if layout != layouts[viewer] and "." not in layout:
                seen = " ".join(self.match.history(viewer))
                assert layout not in seen, self.told()

    # -- layouts

    def lay_out(self) -> None:
        player = self.oracle.to_move
        assert player is not None
        for _ in range(self.rng.randrange(4)):
            text = self.bad_layout()
            if not self.oracle.legal_turn(text):
                self.refuse(text)
        typed = snake_layout(self.oracle.size, self.rng)
        text = "random" if self.rng.random() < 0.5 else typed
        assert self.oracle.legal_turn(text)
        self.play(text)
        placed = "".join(self.real(player)["boards"][player])
        assert text in ("random", placed), self.told()
        self.oracle.place(placed)

    def bad_layout(self) -> str:
        good = snake_layout(self.oracle.size, self.rng)
        one, other = sorted(self.rng.sample(range(len(good)), 2))
        swapped = good[:one] + good[other] + good[one + 1 : other] + good[one] + good[other + 1 :]
        changed = good[:one] + self.rng.choice("0123456789abcdepqrz.") + good[one + 1 :]
        odd = ("a1", "end", "a1,end", "random,end", "", good[:-1], good + good[-1], good[1:])
        return self.rng.choice((swapped, swapped, swapped, changed, changed, *odd))

    # -- turns

    def type_turn(self) -> None:
        for _ in range(self.rng.randrange(3)):
            text = self.bad_turn()
            if not self.oracle.legal_turn(text):
                self.refuse(text)
        text = self.good_turn()
        assert self.oracle.legal_turn(text), text
        player = self.oracle.to_move
        assert player is not None
        before = len(self.match.history(player))
        opened = bool(self.oracle.list)
        self.play(text)
        written = " ".join(self.match.history(player)[before - opened :])
        randoms = re.findall(r"\*([a-z][0-9]+)", written)
        self.trail.append(f"    written as {written}")
        try:
            self.oracle.play_turn(text, randoms)
        except ValueError as error:
            pytest.fail(f"chance broke the rules: {error}\n{self.told()}")

    def good_turn(self) -> str:
        pool = sorted(self.oracle.legal_cells())
        number = min(len(pool), self.rng.choice((0, 1, 1, 2, 2, 3, 4, 6, 10, 999)))
        cells = self.rng.sample(pool, number)
        if self.rng.random() < 0.6:
            cells.sort(key=self.lowest_value)
        closings = ["random", "", "end"] if cells else ["random"]
        if self.oracle.list and not cells:
            closings.append("end")
        closing = self.rng.choice(closings)
        return ",".join([*cells, closing] if closing else cells)

    def lowest_value(self, cell: str) -> int:
        boards = enumerate(self.oracle.boards)
        return min(b[cell] for p, b in boards if p != self.oracle.to_move and b is not None)

    def bad_turn(self) -> str:
        size = self.oracle.size
        parts = self.good_turn().split(",")
        place = self.rng.randrange(len(parts) + 1)
        everything = reading_order(size)
        covered = self.oracle.legal_cells()
        known = [cell for cell in everything if cell not in covered] or ["a99"]
        extra = self.rng.choice(
            (
                self.rng.choice(known),
                self.rng.choice(parts),
                f"{self.rng.choice(COLUMNS)}{self.rng.randint(0, 30)}",
                self.rng.choice(("random", "end", "", "a", "1", "?", "*a1", "a-1", "pass")),
                snake_layout(size, self.rng),
            )
        )
        parts.insert(place, extra)
        return self.rng.choice((",".join(parts), extra))

    def click(self) -> None:
        moves = {str(move): move for move in self.match.legal_moves()}
        cells = sorted(self.oracle.legal_cells())
        text = self.rng.choice(cells)
        if self.oracle.list:
            last = self.oracle.list[-1]
            higher = [cell for cell in cells if self.lowest_value(cell) >= last]
            text = self.rng.choice(higher or cells)
            text = "end" if self.rng.random() < 0.15 else text
        self.trail.append(f"click {text}")
        self.match.play(moves[text])
        if text == "end":
            self.oracle.end()
        else:
            self.oracle.reveal(text)

    def ply(self) -> None:
        dice = self.rng.random()
        if dice < 0.02:
            everybody = [p for p in range(self.players) if p not in self.oracle.resigned]
            player = self.rng.choice([self.oracle.to_move or 0, self.rng.choice(everybody)])
            self.resign(player)
            self.oracle.resign(player)
        elif self.oracle.phase == "layout":
            self.lay_out()
        elif dice < 0.55:
            self.click()
        else:
            self.type_turn()
        self.count += 1
        self.check()


def play_out(run: Run, most: int) -> None:
    run.check()
    while run.oracle.to_move is not None and run.count < most:
        run.ply()
    if run.oracle.to_move is None:
        for text in ("a1", "random", "end", "a1,end", ""):
            run.refuse(text)
        assert not list(run.match.legal_moves())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "rules"), CASES)
def test_lockstep(players: int, rules: tuple[str, ...], seed: int) -> None:
    done = 0
    match = 1000 * seed
    while done < plies(PLIES):
        size = SIZES[(match + seed) % len(SIZES)]
        run = Run(match, players, size, rules)
        play_out(run, plies(PLIES) - done)
        done += max(1, run.count)
        match += 1


@pytest.mark.parametrize("size", range(2, 26))
def test_every_size(size: int) -> None:
    players = 2 + size % 3
    choices = RULES if players > 2 else RULES[:2]
    rules = choices[size // 3 % len(choices)]
    play_out(Run(size, players, size, rules), plies(12))


def test_a_player_with_nothing_to_reveal_is_skipped() -> None:
    """Player 2 has seen every other board, while player 3 still has a cell to uncover."""
    run = Run(0, 4, 3, ("no_auto",))
    for _ in range(4):
        run.play("122333")
        run.oracle.place("122333")
    for text in ("b2", "b2", "a2", "c2", "c2,a1,b1,c1", "a1,b1,c1"):
        run.play(text)
        run.oracle.play_turn(text, [])
        run.check()
    assert run.oracle.to_move == 3
    run.play("a2")
    run.oracle.play_turn("a2", [])
    run.check()
    assert run.oracle.winners == [0]
