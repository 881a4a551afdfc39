"""Studies: trees of variations over a match, kept in its record."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from rules import IllegalMove, Match
from rules.playout import random_move
from rules.record import load, read
from rules.study import (
    NAME,
    SYMBOLS,
    Tree,
    line_through,
    node_text,
    other_draws,
    play,
    read_study,
    redraw,
    write_study,
)
from tests.oracles import record_reader
from tests.rules.variants import VARIANTS, Variant
from tests.work import Work

TREES = int(os.environ.get("QUINCUNX_STUDIES", "25"))
"""Random studies that are written, read, edited and undone."""

OLD = Path(__file__).parents[1] / "records"
HIDDEN = [variant for variant in VARIANTS if variant.slug in ("mono", "blackbox")]


def finished(variant: Variant, seed: int, plies: int = 10) -> Match:
    """Return a match that is over after some random moves."""
    rng, match = Random(seed), variant.match(seed=seed)
    for _ in range(plies):
        if match.to_move is not None:
            match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
    for player in range(1, len(match.names)):
        if match.to_move is not None and player in match.in_play:
            match.resign(player)
    return match


def anywhere(tree: Tree, rng: Random) -> int:
    return rng.choice([0, *(row.node for row in tree.rows())])


def tried(match: Match, tree: Tree, rng: Random) -> Tree:
    """Return a random move from a random place of the study, or another draw after one."""
    node = anywhere(tree, rng)
    here = line_through(match, tree, node)
    if rng.random() < 0.2 and (draws := other_draws(match, tree, node)):
        last = [*map(str, tree.ply(node).draws)][:-1]
        with suppress(IllegalMove):  # moves of the ply may no longer be possible after it
            tree, _ = redraw(match, tree, node, (*last, rng.choice(draws)))
    elif here.to_move is not None:
        move = random_move(here.game, here.view(here.to_move), rng, most=60)
        tree, _ = play(match, tree, node, move)
    return tree


def promoted(_match: Match, tree: Tree, rng: Random) -> Tree:
    node = anywhere(tree, rng)
    return tree if tree.is_main(node) else tree.promote(node)


def deleted(_match: Match, tree: Tree, rng: Random) -> Tree:
    node = anywhere(tree, rng)
    return tree.delete(node) if node < 0 and rng.random() < 0.4 else tree


def said(_match: Match, tree: Tree, rng: Random) -> Tree:
    node = anywhere(tree, rng)
    if rng.random() < 0.1:
        return tree.rename(rng.choice(["", "The open loop", "ünï – « »"]))
    if rng.random() < 0.5:
        return tree.mark(node, rng.choice(("", *SYMBOLS)))
    return tree.comment(
        node, rng.choice(["", "end 3 00000000", "part study", "# why?", "v1. 良い"])
    )


EDITS: list[Callable[[Match, Tree, Random], Tree]] = [tried, tried, tried, said, promoted, deleted]


def edited(match: Match, tree: Tree, rng: Random, steps: int) -> list[Tree]:
    """Return the trees that random edits make, one after another."""
    trees = [tree]
    for _ in range(steps):
        trees.append(rng.choice(EDITS)(match, trees[-1], rng))
    return trees


def kept(match: Match, tree: Tree) -> str:
    """Return the record of a match with this study."""
    match.annotations.set_part(NAME, write_study(tree))
    return match.to_text()


@pytest.mark.parametrize("seed", range(TREES))
def test_a_study_is_written_read_edited_and_undone(seed: int) -> None:
    match, rng = finished(VARIANTS[seed % len(VARIANTS)], seed), Random(seed)
    start, problem = read_study(match)
    assert problem is None
    trees = edited(match, start, rng, 30)
    texts = [write_study(tree) for tree in trees]

    read_again = Match.from_text(kept(match, trees[-1]))
    tree, problem = read_study(read_again)
    assert (read_again.problem, problem) == (None, None)
    assert write_study(tree) == texts[-1]
    assert [(row.depth, node_text(read_again, tree, row.node)) for row in tree.rows()] == [
        (row.depth, node_text(match, trees[-1], row.node)) for row in trees[-1].rows()
    ]

    further = write_study(edited(read_again, tree, Random(seed), 5)[-1])
    assert further == write_study(edited(match, trees[-1], Random(seed), 5)[-1])
    assert [write_study(tree) for tree in trees] == texts  # undoing shows what there was


@pytest.mark.parametrize("variant", VARIANTS[:5], ids=str)
def test_a_reader_of_version_1_refuses_a_study_and_reads_the_match_without(
    variant: Variant,
) -> None:
    match = finished(variant, 3)
    without = match.to_text().encode()
    assert record_reader.read(without, known=1).damaged == 0
    tree, _ = read_study(match)
    text = kept(match, tree.comment(1, "why not?"))
    with pytest.raises(record_reader.Refused, match="the first line"):
        record_reader.read(text.encode(), known=1)
    told = record_reader.read(text.encode())
    assert told.damaged == 0
    assert told.parts == {"study": ["1.", "comment: why not?"]}
    assert kept(match, tree).encode().startswith(b"Quincunx record 1\n")


@pytest.mark.parametrize("path", sorted(OLD.glob("*-over.qcx")), ids=lambda path: path.stem)
def test_files_of_version_1_are_studied(path: Path) -> None:
    match = Match.load(path)
    tree, problem = read_study(match)
    assert problem is None
    assert write_study(tree) == ()
    trees = edited(match, tree, Random(1), 8)
    assert Match.from_text(kept(match, trees[-1])).problem is None


WRITER = """
import sys
from pathlib import Path
from rules.record import save
path, texts = Path(sys.argv[1]), [Path(one).read_text(encoding="utf-8") for one in sys.argv[2:]]
save(texts[0], path)
print("ready", flush=True)
while True:
    for text in texts:
        save(text, path)
"""


def test_killed_in_mid_write_one_of_the_studies_is_there_whole(tmp_path: Path) -> None:
    match = finished(VARIANTS[0], 5)
    trees = edited(match, read_study(match)[0], Random(5), 20)
    texts = [kept(match, tree) for tree in (trees[0], trees[-1])]
    sources = [tmp_path / "first", tmp_path / "last"]
    for source, text in zip(sources, texts, strict=True):
        source.write_text(text, encoding="utf-8", newline="\n")
    path = tmp_path / "study.qcx"
    for number in range(max(2, TREES // 12)):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), *map(str, sources)], stdout=subprocess.PIPE
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(Random(number).random() / 50)  # any moment will do
            writer.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        if path.exists():
            assert load(path) in texts
            assert read_study(Match.load(path))[1] is None
    assert path.exists()


class TestTree:
    @pytest.fixture
    def match(self) -> Match:
        match = Match.new("adamas", ("fred", "ned"), {"size": 3, "pieces": 8}, seed=1)
        while match.ply < 3:
            match.play(next(match.legal_moves()))
        match.resign(0)
        return match

    @pytest.fixture
    def tree(self, match: Match) -> Tree:
        return read_study(match)[0]

    def branch(self, match: Match, tree: Tree, node: int, number: int = 1) -> tuple[Tree, int]:
        """Return the variation with one of the legal moves that were not played there."""
        here = line_through(match, tree, node)
        known = {tree.ply(child).text for child in tree.children(node)}
        moves = [move for move in here.legal_moves() if str(move) not in known]
        return play(match, tree, node, moves[number])

    def test_what_was_played_is_gone_into_and_makes_no_variation(
        self, match: Match, tree: Tree
    ) -> None:
        same, node = play(match, tree, 0, tree.ply(1).text)
        assert (same, node) == (tree, 1)

    def test_a_variation_stands_behind_what_it_replaces_and_further_in(
        self, match: Match, tree: Tree
    ) -> None:
        tree, first = self.branch(match, tree, 1)
        tree, inside = self.branch(match, tree, first)
        tree, other = self.branch(match, tree, 1, 2)
        rows = [(row.node, row.depth) for row in tree.rows()]
        assert rows == [(1, 0), (2, 0), (first, 1), (inside, 1), (other, 1), (3, 0), (4, 0)]

    def test_a_promoted_variation_is_the_main_line_and_what_was_played_stands_under_it(
        self, match: Match, tree: Tree
    ) -> None:
        tree, branch = self.branch(match, tree, 1)
        assert not tree.is_main(branch)
        tree = tree.promote(branch)
        assert tree.is_promoted(branch)
        assert tree.is_replaced(2)
        assert [(row.node, row.depth) for row in tree.rows()] == [
            (1, 0), (branch, 0), (2, 1), (3, 1), (4, 1)
        ]  # fmt: skip
        with pytest.raises(IllegalMove, match="the main line already"):
            tree.promote(branch)
        again, _ = read_study(Match.from_text(kept(match, tree)))
        assert again.is_replaced(2)

    def test_what_is_deleted_goes_with_all_behind_it(self, match: Match, tree: Tree) -> None:
        grown, branch = self.branch(match, tree, 1)
        grown, inside = self.branch(match, grown, branch)
        grown = grown.comment(inside, "good").promote(branch)
        assert grown.delete(branch) == tree
        with pytest.raises(IllegalMove, match="moves of the game itself cannot be deleted"):
            tree.delete(2)

    def test_a_comment_is_one_line_that_can_be_printed(self, tree: Tree) -> None:
        assert tree.comment(1, " two\nlines ").note(1).comment == "two lines"
        with pytest.raises(IllegalMove, match="at most 2000 characters"):
            tree.comment(1, "x" * 2001)
        with pytest.raises(IllegalMove, match="use one of: "):
            tree.mark(1, "!!!")

    def test_unknown_lines_and_parts_are_kept(self, match: Match, tree: Tree) -> None:
        lines = ("title: A", "colour: red", "1.", "mark: !", "arrow: a1-b2", "clock 5")
        match.annotations.set_part("other", ("whatever", " it is"))
        match.annotations.set_part(NAME, lines)
        again = Match.from_text(match.to_text())
        tree, problem = read_study(again)
        assert problem is None
        assert write_study(tree) == lines
        kept(again, tree.mark(1, "?"))
        assert [part.name for part in read(again.to_text()).parts] == ["other", NAME]
        assert "\npart other\n whatever\n  it is\n" in again.to_text()

    @pytest.mark.parametrize(
        ("line", "reason"),
        [
            ("v1 after 9. X a1-b2", "this study has no move 9"),
            ("v1 after v7. X a1-b2", "this study has no move v7"),
            ("v1 after 1. X a1-a1", ""),
            ("v1 after 1. O a1-b2", "'s turn"),
            ("99.", "this study has no move 99"),
            ("mark: ?", "does not belong here"),
            ("title: " + "x" * 81, "at most 80"),
        ],
    )
    def test_a_damaged_line_is_named_and_all_others_are_read(
        self, match: Match, line: str, reason: str
    ) -> None:
        match.annotations.set_part(NAME, ("title: A", line, "2.", "mark: !"))
        text = match.to_text()
        tree, problem = read_study(Match.from_text(text))
        assert problem is not None
        assert problem.line == text.split("\n").index(f" {line}") + 1
        assert reason in str(problem)
        assert tree.title == "A"
        assert tree.note(2).symbol == "!"
        assert any(one.endswith(line) for one in write_study(tree))

    def test_what_cannot_be_said_of_a_ply_is_written_again_as_it_was(self, match: Match) -> None:
        lines = ("title: " + "x" * 81, "1.", "mark: ??!", "comment: " + "y" * 2001, "arrow: a1")
        match.annotations.set_part(NAME, lines)
        tree, problem = read_study(match)
        assert problem is not None
        assert sorted(write_study(tree)) == sorted(lines)
        edited = write_study(tree.rename("A").mark(1, "!").comment(1, "mine"))
        match.annotations.set_part(NAME, edited)
        tree, _ = read_study(match)
        assert (tree.title, tree.note(1).symbol, tree.note(1).comment) == ("A", "!", "mine")
        assert set(lines) < set(edited)

    def test_a_variation_that_cannot_be_read_is_never_taken_for_another_one(
        self, match: Match, tree: Tree
    ) -> None:
        grown, _ = self.branch(match, tree, 1)
        [good] = write_study(grown)
        lost = ("v2 after 1. X a1-a1", "comment: why?", "v3 after v2. O resign", "mark: !")
        match.annotations.set_part(
            NAME, (*lost, good, "mark: ?", "99.", "mark: =", "4.", "mark: !")
        )
        tree, problem = read_study(match)
        assert problem is not None
        assert [tree.note(node).symbol for node in (-1, 4)] == ["?", "!"]
        match.annotations.set_part(NAME, write_study(tree))
        again, problem = read_study(match)
        assert (problem, write_study(again)) == (None, write_study(tree))
        assert {f"unread: {line}" for line in lost} < set(write_study(again))

    def test_so_many_damaged_lines_take_little_work(self, match: Match) -> None:
        match.annotations.set_part(NAME, tuple(f"v{n} after 1. X a1-b9" for n in range(20_000)))
        with Work(most=500_000):
            tree, _ = read_study(match)
        assert len(write_study(tree)) == 20_000

    def test_a_match_with_a_study_is_not_played_otherwise(self, match: Match, tree: Tree) -> None:
        kept(match, tree.mark(1, "!"))
        with pytest.raises(IllegalMove, match="a study is saved with this game"):
            match.undo()
        match.goto(1)
        with pytest.raises(IllegalMove, match="a study is saved with this game"):
            match.play(next(match.legal_moves()))
        kept(match, tree)
        match.play(next(match.legal_moves()))


class TestSecrets:
    @pytest.mark.parametrize("variant", HIDDEN, ids=str)
    def test_a_match_that_goes_on_has_no_study(self, variant: Variant) -> None:
        match = variant.match(seed=1)
        match.play(random_move(match.game, match.view(0), Random(1), most=60))
        with pytest.raises(IllegalMove, match="secret until the game is over"):
            read_study(match)
        with pytest.raises(IllegalMove, match="secret until the game is over"):
            match.annotations.set_part(NAME, ("title: A",))
        with pytest.raises(IllegalMove, match="secret until the game is over"):
            match.along([])

    def test_what_is_drawn_in_a_study_tells_nothing_of_a_match_that_goes_on(self) -> None:
        match = Match.new("holomino", ("fred", "ned"), seed=1)
        tree, _ = read_study(match)
        lines = [match.along([tree.ply(0)]) for _ in range(3)]
        assert match.seed not in {line.seed for line in lines}
        match.resign(0)
        assert match.along([tree.ply(0)]).seed == match.seed


def test_a_branch_may_choose_the_draw() -> None:
    match = Match.new("holomino", ("fred", "ned"), seed=1)
    match.play(next(match.legal_moves()))
    match.resign(0)
    tree, _ = read_study(match)
    others = other_draws(match, tree, 1)
    tiles = {f"*{tile}" for tile in tree.ply(0).state.to_dict()["pools"][0]}
    assert len(others) > 20
    assert not tiles & {*others, *map(str, tree.ply(1).draws)}  # those are in the pool
    for draw in others[:3]:
        tree, node = redraw(match, tree, 1, (draw,))
        assert str(tree.ply(node).draws[0]) == draw
        assert redraw(match, tree, 1, (draw,)) == (tree, node)
    assert len(tree.children(0)) == 4
    with pytest.raises(ValueError, match="no tile 999"):
        redraw(match, tree, 1, ("*999",))
    with pytest.raises(IllegalMove, match="nothing was drawn"):
        redraw(match, tree, 2, ("*123",))
