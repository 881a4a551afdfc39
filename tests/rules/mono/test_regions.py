"""“Regions”: the techniques, the generator, the moves, and hints."""

from random import Random

import pytest

from rules.core import IllegalMove, InvalidMove
from rules.core.puzzle import InvalidPuzzle
from rules.mono.board import HIDDEN, board
from rules.mono.layouts import check_layout, random_layout
from rules.mono.puzzles.regions import KIND, regions, solution_of
from rules.mono.regions.knowledge import Contradiction
from rules.mono.regions.maker import SIZES, clues_of
from rules.mono.regions.position import Fill, Pencil, RegionsState
from rules.mono.regions.solver import Technique, deduce
from rules.puzzles import Attempt, attempt, check, from_text, generate, solution, to_text
from tests.oracles.regions import is_unique, only_layout

LAYOUT = "555544533424312"
"""Of five regions, on a board of three rows and five columns: 55554 45334 24312 is not one."""


def layout_of(size: int, seed: int = 0) -> str:
    return random_layout(size, Random(seed))


def of_clues(size: int, clues: str) -> Attempt:
    return attempt(KIND.of_position({"size": size}, clues))


@pytest.fixture
def nine() -> Attempt:
    """Begin a puzzle of nine regions."""
    return attempt(KIND.of_layout(layout_of(9), Random(1)))


def state_of(trying: Attempt) -> RegionsState:
    return regions(trying.state)


class TestTheTechniques:
    @pytest.mark.parametrize("size", SIZES)
    def test_find_only_what_is_true(self, size: int) -> None:
        """From half of a layout, whatever they find is right, unless it is open to several."""
        layout = layout_of(size)
        rng = Random(size)
        clues = "".join(label if rng.random() < 0.6 else HIDDEN for label in layout)
        found = deduce(size, clues)
        both = zip(found.labels, layout, strict=True)
        assert all(label in (HIDDEN, right) for label, right in both)
        assert found.steps

    def test_a_region_that_must_reach_its_size(self) -> None:
        """Region 5 holds d1 alone and can reach just four other cells."""
        found = deduce(5, "333..22.4.1445.".replace(" ", ""), Technique.ROOM)
        assert found.hardest <= Technique.ROOM

    def test_a_contradiction_in_the_clues_is_told(self) -> None:
        with pytest.raises(Contradiction):
            deduce(5, "2...2..........")

    def test_use_the_easiest_that_helps(self) -> None:
        clues = clues_of(layout_of(9), Random(0), hardest=Technique.LAST)
        assert clues is not None
        assert deduce(9, clues).hardest <= Technique.LAST

    def test_know_all_techniques(self) -> None:
        used = set()
        for seed in range(40):
            clues = clues_of(layout_of(7, seed), Random(seed))
            assert clues is not None
            used |= {step.technique for step in deduce(7, clues).steps}
        assert used == set(Technique)


class TestTheGenerator:
    @pytest.mark.parametrize("size", SIZES)
    def test_makes_puzzles_that_the_techniques_solve(self, size: int) -> None:
        layout = layout_of(size, 3)
        clues = clues_of(layout, Random(3))
        assert clues is not None
        assert deduce(size, clues).labels == layout
        assert clues.count(HIDDEN) > len(clues) / 2
        if size <= 10:  # larger ones: python -m tests.tools.regions
            assert only_layout(size, clues, layout)

    @pytest.mark.parametrize("size", [5, 6, 7, 8, 9])
    def test_makes_puzzles_with_one_solution(self, size: int) -> None:
        for seed in range(4):
            clues = clues_of(layout_of(size, seed), Random(seed))
            assert clues is not None
            assert is_unique(size, clues)

    def test_follows_from_its_seed(self) -> None:
        layout = layout_of(8)
        assert clues_of(layout, Random(5)) == clues_of(layout, Random(5))
        assert clues_of(layout, Random(5)) != clues_of(layout, Random(6))

    def test_makes_symmetric_clues(self) -> None:
        layout = layout_of(9)
        clues = clues_of(layout, Random(0), symmetric=True)
        assert clues is not None
        shown = [sign != HIDDEN for sign in clues]
        assert shown == shown[::-1]
        assert deduce(9, clues).labels == layout

    def test_needs_every_clue_that_is_left(self) -> None:
        layout = layout_of(7)
        clues = clues_of(layout, Random(0))
        assert clues is not None
        for at, sign in enumerate(clues):
            if sign != HIDDEN:
                assert deduce(7, f"{clues[:at]}.{clues[at + 1 :]}").labels != layout

    def test_gives_up_when_asked(self) -> None:
        assert clues_of(layout_of(9), Random(0), out=lambda: True) is None


class TestAPuzzle:
    def test_from_a_layout_of_ones_own_has_it_as_its_solution(self) -> None:
        layout = layout_of(12)
        puzzle = KIND.of_layout(layout)
        assert puzzle == KIND.of_layout(layout)
        assert solution_of(regions(KIND.begin(puzzle))) in _mirrored(12, layout)

    def test_from_no_layout_is_refused(self) -> None:
        with pytest.raises(InvalidPuzzle, match="its position is wrong"):
            KIND.of_layout("11111")

    def test_is_the_same_however_it_is_turned(self) -> None:
        puzzle = KIND.of_layout(layout_of(9))
        rows = board(9).rows(puzzle.position)
        turned = KIND.of_position(puzzle.options, "".join(row[::-1] for row in rows[::-1]))
        assert (turned.id, turned.difficulty) == (puzzle.id, puzzle.difficulty)

    def test_is_harder_with_harder_techniques(self) -> None:
        layout = layout_of(9, 2)
        easy = KIND.of_layout(layout, Random(0), hardest=Technique.LAST)
        hard = KIND.of_layout(layout, Random(0))
        assert easy.difficulty < hard.difficulty

    def test_is_sent_as_a_line(self) -> None:
        puzzle = generate("mono-regions", Random(0))
        assert from_text(to_text(puzzle)) == puzzle

    @pytest.mark.parametrize(
        ("clues", "said"),
        [
            ("..", "2 cells"),
            ("x..............", "on a3"),
            ("11.............", "2 cells show 1"),
            ("2...2..........", "no layout fits"),
            ("...............", "without guessing"),
        ],
    )
    def test_that_is_none_is_refused_with_a_reason(self, clues: str, said: str) -> None:
        puzzle = KIND.bare({"size": 5}, clues)
        with pytest.raises(ValueError, match=said):
            check(puzzle)

    def test_has_a_layout_that_fits_its_clues_as_its_solution(self) -> None:
        state = regions(KIND.begin(KIND.of_layout(layout_of(9))))
        solution = solution_of(state)
        check_layout(9, solution)
        assert all(
            clue in (HIDDEN, label) for clue, label in zip(state.clues, solution, strict=True)
        )


class TestAMove:
    def test_fills_several_cells_at_once_and_empties_them(self, nine: Attempt) -> None:
        one, other = free(nine)[:2]
        filled = nine.type(f"{one},{other}=7")
        assert filled.moves == (f"{one},{other}=7",)
        assert filled.score == 2
        assert filled.type(f"{one}=.").score == 1

    def test_pencils_what_a_cell_may_be_until_it_is_filled(self, nine: Attempt) -> None:
        cell = free(nine)[0]
        noted = nine.apply(Pencil(cell, "85"))
        at = state_of(nine).grid.numbers[cell]
        assert state_of(noted).pencilled[at] == "58"
        assert state_of(noted.apply(Fill((cell,), "5"))).pencilled[at] == ""

    def test_never_changes_a_clue(self, nine: Attempt) -> None:
        state = state_of(nine)
        given = next(name for name in state.grid.names if name not in free(nine))
        with pytest.raises(IllegalMove, match="given"):
            nine.type(f"{given}=1")

    @pytest.mark.parametrize("text", ["", "a1", "a1=", "=7", "a1;7"])
    def test_that_cannot_be_read_is_refused(self, nine: Attempt, text: str) -> None:
        with pytest.raises(InvalidMove, match="a3,b3=7"):
            nine.type(text)

    @pytest.mark.parametrize("text", ["z9=1", "{}=a", "{}=12", "{}?0"])
    def test_that_is_none_is_refused(self, nine: Attempt, text: str) -> None:
        with pytest.raises(IllegalMove):
            nine.type(text.format(free(nine)[0]))

    def test_that_is_wrong_is_judged_only_in_the_end(self, nine: Attempt) -> None:
        trying = nine
        for cell in free(nine):
            trying = trying.type(f"{cell}=9")
        assert not trying.over
        assert trying.score == trying.puzzle.par
        for text in solution(nine.puzzle).moves:
            trying = trying.type(text)
        assert trying.over
        assert trying.verdict().stars == 3


class TestAHint:
    def test_names_the_technique_and_then_the_number(self, nine: Attempt) -> None:
        asked, first = nine.next_clue()
        again, second = asked.next_clue()
        assert first.cells
        assert not first.move
        assert second.move == solution(nine.puzzle).moves[0]
        assert second.reason
        assert (asked.clues, again.clues) == (1, 1)

    def test_leads_to_the_solution_step_by_step(self, nine: Attempt) -> None:
        trying = nine
        while not trying.over:
            trying, _ = trying.next_clue()
            trying, clue = trying.next_clue()
            trying = trying.type(clue.move)
        assert trying.verdict().solved
        assert trying.verdict().stars == 0

    def test_shows_a_mistake_first(self, nine: Attempt) -> None:
        cell, right = first_fill(nine)
        wrong = nine.type(f"{cell}={'1' if right != '1' else '2'}")
        _, clue = wrong.next_clue()
        assert (clue.key, clue.cells) == ("wrong", (cell,))

    def test_starts_from_what_is_filled(self, nine: Attempt) -> None:
        moves = solution(nine.puzzle).moves
        trying = nine.type(moves[0]).next_clue()[0]
        assert trying.next_clue()[1].move not in moves[:1]


class TestMistakes:
    def test_are_shown_for_a_star_if_there_are_any(self, nine: Attempt) -> None:
        cell, right = first_fill(nine)
        paid, clue = nine.type(f"{cell}={'1' if right != '1' else '2'}").mistakes()
        assert (paid.clues, clue.cells) == (1, (cell,))

    def test_cost_nothing_where_there_are_none(self, nine: Attempt) -> None:
        paid, clue = nine.type(solution(nine.puzzle).moves[0]).mistakes()
        assert (paid.clues, clue.key) == (0, "right")


def free(trying: Attempt) -> list[str]:
    state = state_of(trying)
    return [n for n, sign in zip(state.grid.names, state.clues, strict=True) if sign == HIDDEN]


def first_fill(trying: Attempt) -> tuple[str, str]:
    """Return a cell that is empty and its right label."""
    cells, _, label = solution(trying.puzzle).moves[0].partition("=")
    return cells.split(",")[0], label


def _mirrored(size: int, layout: str) -> list[str]:
    rows = board(size).rows(layout)
    ways = (rows, rows[::-1])
    return ["".join(row[::step] for row in way) for way in ways for step in (1, -1)]
