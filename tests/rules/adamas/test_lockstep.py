"""Adamas against its oracle, ply by ply."""

import random
from itertools import permutations, product

import pytest

from tests.oracles.adamas import (
    COLOURS,
    AdamasOracle,
    Move,
    first_seen,
    in_sight,
    parse,
    place_of,
    text_of,
)
from tests.oracles.lockstep import Facts, Lockstep, plies
from tests.rules.variants import flags_of

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]

PLIES = 60
ENUMERATE = 1500  # positions with more moves than this are not listed by brute force

SIZES = range(2, 9)
FLAGS = flags_of("adamas")
CASES = list(product((2, 3), SIZES, FLAGS))


def number_of_pieces(rng: random.Random) -> int | None:
    return rng.choice((None, None, 1, 1, 2, 2, 3, 4, 5, 7, 10, rng.randint(11, 99)))


def other_spelling(text: str, rng: random.Random) -> str:
    """Return the same move as somebody else might write it."""
    move = parse(text)
    if move is None or rng.random() < 0.8:
        return text
    many = ",".join(f"{count}x{cell}" for count, cell in move.parts)
    if move.kind == "merge":
        return f"{many}-{move.one}"
    if len(move.parts) == 1 and rng.random() < 0.5:
        return f"{move.parts[0][0]}x{move.one}-{move.parts[0][1]}"
    return f"{move.one}-{many}"


def canonical(text: str, keep_order: bool) -> str:
    move = parse(text)
    assert move is not None
    if move.kind == "split" and keep_order:
        return text_of(move)
    parts = tuple(sorted(move.parts, key=lambda part: place_of(part[1])))
    return text_of(Move(move.kind, move.one, parts))


class Run(Lockstep):
    def __init__(self, seed: int, players: int, size: int, flags: dict[str, bool]) -> None:
        self.rng = random.Random(f"{seed} {players} {size} {flags}")
        pieces = number_of_pieces(self.rng)
        options: Facts = {"size": size, **flags}
        if pieces is not None:
            options["pieces"] = pieces
        super().__init__("adamas", players, options, seed)
        self.oracle = AdamasOracle(players, size, pieces, **flags)
        self.restless = self.rng.random()
        self.last: dict[int, str] = {}
        self.count = 0

    def check(self) -> None:
        self.compare(lambda viewer: self.oracle.facts())
        if self.oracle.to_move is None or self.rng.random() < 0.6:
            return
        if self.oracle.bound() <= ENUMERATE:
            self.check_moves()

    def check_moves(self) -> None:
        texts = [str(move) for move in self.match.legal_moves()]
        assert len(set(texts)) == len(texts), self.told()
        assert set(texts) == self.oracle.all_moves(), self.told()
        results = {str(sorted((self.oracle.result(text) or {}).items())) for text in texts}
        assert len(results) == len(texts), self.told()

    def captured(self, text: str) -> int:
        """How many stacks a legal move captures."""
        result = self.oracle.result(text) or {}
        mine = self.colour()
        before = sum(colour != mine for colour, _ in self.oracle.stacks.values())
        return before - sum(colour != mine for colour, _ in result.values())

    def back(self) -> str | None:
        """Return the whole last move of this player backwards."""
        last = parse(self.last.get(self.oracle.to_move or 0, ""))
        if last is None or last.kind == "merge" or len(last.parts) > 1:
            return None
        count, target = last.parts[0]
        return text_of(Move("split", target, ((count, last.one),)))

    def hunt(self) -> str | None:
        """Return a split that captures with its second part or more, if there is one.

        Where the order of landing decides, the wrong orders have to be refused.
        """
        texts = []
        for source, (_, height) in self.own():
            seen = first_seen(self.oracle.stacks, source, self.oracle.size)
            enemies = [cell for cell in seen if self.oracle.stacks[cell][0] != self.colour()]
            sight = sorted(in_sight(self.oracle.stacks, source, self.oracle.size))
            texts += [
                text_of(Move("split", source, ((self.rng.randint(1, height - 1), one), (1, other))))
                for one, other in product(sight, enemies)
                if one != other and height >= 2
            ]
            if height >= 3:
                texts += [f"{source}-{','.join(three)}" for three in permutations(enemies, 3)]
        self.rng.shuffle(texts)
        legal = [text for text in texts if self.oracle.legal(text)]
        for text in [text for text in texts if text not in legal][:2]:
            self.refuse(text)
        return max(legal, key=self.captured) if legal else None

    def colour(self) -> str:
        return COLOURS[self.oracle.to_move or 0]

    def own(self) -> list[tuple[str, tuple[str, int]]]:
        return [item for item in self.oracle.stacks.items() if item[1][0] == self.colour()]

    def choose(self) -> str | None:
        """Return a legal move; the illegal ones met on the way have to be refused."""
        back = self.back()
        if back is not None and self.rng.random() < self.restless and self.oracle.legal(back):
            return back
        if self.rng.random() < 0.25 and (text := self.hunt()) is not None:
            return text
        texts = []
        for _ in range(8):
            text = other_spelling(self.oracle.random_text(self.rng), self.rng)
            if self.oracle.legal(text):
                texts.append(text)
            else:
                self.refuse(text)
        captures = [text for text in texts if self.captured(text)]
        pool = captures if captures and self.rng.random() < 0.6 else texts
        return self.rng.choice(pool) if pool else None

    def ply(self) -> None:
        if self.rng.random() < 0.006:
            player = self.rng.choice([p for p in range(self.players) if p not in self.oracle.out])
            self.resign(player)
            self.oracle.resign(player)
        elif self.oracle.repeated() and self.rng.random() < 0.3:
            self.trail.append("draw claimed")
            self.match.claim_tie()
            self.oracle.claim_tie()
        else:
            self.move()
        self.count += 1
        self.check()

    def move(self) -> None:
        if not self.oracle.repeated() and self.rng.random() < 0.03:
            with pytest.raises(ValueError, match=r"\w"):
                self.match.claim_tie()
        text = None
        while text is None:
            text = self.choose()
        mover = self.oracle.to_move
        assert mover is not None
        self.play(text)
        self.oracle.play(text)
        self.last[mover] = text
        written = self.match.history(mover)[-1]
        assert written == canonical(text, self.oracle.prog_cap), self.told()


@pytest.mark.parametrize(("players", "size", "flags"), CASES)
def test_lockstep(players: int, size: int, flags: dict[str, bool]) -> None:
    done = 0
    match = 0
    while done < plies(PLIES):
        run = Run(10_000 * size + match, players, size, flags)
        run.check()
        while run.oracle.to_move is not None and done + run.count < plies(PLIES):
            run.ply()
        if run.oracle.to_move is None:
            for text in ("a1-a2", "c3-c4", "random", "end", ""):
                run.refuse(text)
            assert not list(run.match.legal_moves())
        done += max(1, run.count)
        match += 1


@pytest.mark.parametrize("flags", FLAGS, ids=str)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_the_defaults(players: int, size: int, flags: dict[str, bool]) -> None:
    run = Lockstep("adamas", players, {"size": size, **flags}, 1)
    oracle = AdamasOracle(players, size, None, **flags)
    run.compare(lambda viewer: oracle.facts())
    run = Lockstep("adamas", players, {}, 1)
    default = AdamasOracle(players)
    run.compare(lambda viewer: default.facts())


def test_openings_agree() -> None:
    """All 6,434 splits from the start of the standard game."""
    run = Lockstep("adamas", 2, {}, 1)
    texts = [str(move) for move in run.match.legal_moves()]
    assert len(texts) == 6434
    assert set(texts) == AdamasOracle(2).all_moves()


SHUFFLES = [
    ("2xa4-a5", "2xa5-a4"),
    ("2xd7-d6", "2xd6-d7"),
    ("2xg1-g2", "2xg2-g1"),
]


@pytest.mark.parametrize("resigning", range(3))
@pytest.mark.parametrize("after", range(4))
def test_repetition_around_a_resignation(resigning: int, after: int) -> None:
    """The position a resignation leaves behind counts as one occurrence."""
    run = Lockstep("adamas", 3, {"pieces": 2}, 1)
    oracle = AdamasOracle(3, None, 2)
    forth = [True] * 3
    for ply in range(20):
        if ply == after:
            run.resign(resigning)
            oracle.resign(resigning)
        mover = oracle.to_move
        assert mover is not None
        text = SHUFFLES[mover][0 if forth[mover] else 1]
        forth[mover] = not forth[mover]
        run.compare(lambda viewer: oracle.facts())
        run.play(text)
        oracle.play(text)
    run.compare(lambda viewer: oracle.facts())
    assert oracle.repeated()
