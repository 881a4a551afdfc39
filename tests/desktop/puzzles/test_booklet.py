"""Booklets: every kind of puzzle on paper, solved before it is printed, with its solutions."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QDate, QSizeF

from desktop.__main__ import main
from desktop.games.blackbox import on_paper
from desktop.games.catalogue import ui_of
from desktop.games.on_paper import PaperPuzzle
from desktop.paint.ink import Diagram
from desktop.paint.text import noting_cut_texts
from desktop.paper.document import as_pdf, body_of, page_image
from desktop.puzzles import booklet as made_booklet
from desktop.puzzles.booklet import (
    BookletWish,
    Printed,
    booklet,
    of_puzzles,
    printed,
)
from rules.blackbox.placements import EVERY, giving
from rules.blackbox.rays import HIT, PORTS, REFLECTED
from rules.puzzles import KINDS, GaveUp, answer, attempt, best_line, from_text
from rules.puzzles.stock import shipped
from tests.desktop.paper.test_text import texts_in

pytestmark = pytest.mark.usefixtures("look")

QUICK = ("adamas-capture", "holomino", "mono")
DAY = QDate(2026, 11, 20)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_printed_with_its_solution(kind: str) -> None:
    puzzle = from_text(shipped(kind)[1].text)
    made = printed(puzzle)
    assert made.task.endswith(".")
    assert made.on_paper.answer or made.on_paper.key
    assert made.on_paper.blanks or KINDS[kind].free, "it is written into the drawing"


def test_regions_are_named_by_their_number() -> None:
    made = {printed(from_text(line.text)).name for line in shipped("mono-regions")[:24]}
    assert {"7 regions", "9 regions"} <= made


def test_as_many_are_printed_as_are_wanted_easy_ones_first() -> None:
    document = booklet(BookletWish(QUICK, 8, (1, 3), seed=5))
    text = " ".join("".join(texts_in(as_pdf(document))).split())
    assert text.count("Capture the most") == 3
    assert text.count("Play the best tile") == 3
    assert text.count("Score in three turns") == 2
    assert text.count("Solutions") == len(document.pages)
    assert text.count("Easy") == text.count("Medium") == 4


def test_a_seed_repeats_a_booklet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made_booklet, "QDate", SimpleNamespace(currentDate=lambda: DAY))
    one, same, other = (
        texts_in(as_pdf(booklet(BookletWish(QUICK, 6, seed=seed)))) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


def test_solutions_may_be_on_the_last_page() -> None:
    document = booklet(BookletWish(QUICK, 6, seed=1, last_page=True))
    *pages, last = texts_in(as_pdf(document))
    assert "Solutions" in last
    assert not any("Solutions" in page for page in pages)


def test_rays_on_paper_leave_one_hiding_place(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    monkeypatch.setattr(on_paper, "box_diagram", lambda box: shown.append(box))
    puzzle = from_text(shipped("blackbox")[1].text)
    begun = attempt(puzzle)
    on_paper.four_atoms(begun, best_line(puzzle))
    [box] = shown
    possible = EVERY
    for port in PORTS:
        mark = box.marks[port]
        if mark in "#%" and mark:
            possible &= giving(port)[HIT if mark == "#" else REFLECTED]
        elif mark:
            other = next(end for end in PORTS if end != port and box.marks[end] == mark)
            possible &= giving(port)[other]
    assert possible.bit_count() == 1
    assert box.atoms is None


def test_what_the_solution_says_solves_the_puzzle() -> None:
    puzzle = from_text(shipped("dragons-1")[1].text)
    said = printed(puzzle).on_paper.answer
    assert answer(puzzle, [said]).solved


def test_a_kind_without_a_drawing_of_its_own_is_drawn_as_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(ui_of("adamas")), "on_paper", {})
    puzzle = from_text(shipped("adamas-capture")[1].text)
    made = printed(puzzle)
    assert made.on_paper.answer == best_line(puzzle)[0]
    assert made.on_paper.blanks == ("Answer",)


def test_nothing_is_printed_that_nobody_wants() -> None:
    with pytest.raises(GaveUp):
        booklet(BookletWish(QUICK, 6), lambda done, of: done < 2)
    with pytest.raises(ValueError, match="a kind"):
        booklet(BookletWish(()))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_no_text_is_cut(paper: str) -> None:
    with noting_cut_texts() as cut:
        document = booklet(BookletWish(("adamas-capture", "holomino", "mono"), 6, paper=paper))
        for page in range(len(document.pages)):
            page_image(document, page, 500)
    assert not cut


def test_large_drawings_have_large_places() -> None:
    def of_size(millimetres: float) -> Printed:
        square = Diagram(QSizeF(millimetres, millimetres), lambda painter: None)
        return Printed("Puzzle", 1, "Solve it.", PaperPuzzle(square, "a1"))

    assert len(of_puzzles([of_size(40)] * 12, "A4").pages) == 2
    assert len(of_puzzles([of_size(100)] * 12, "A4").pages) == 3
    assert len(of_puzzles([of_size(40)] * 7 + [of_size(100)], "A4").pages) == 2
    assert body_of("A4").width() == 180


class TestTerminal:
    def test_a_booklet_is_written(self, tmp_path: Path) -> None:
        out = tmp_path / "puzzles.pdf"
        wanted = ("--kind", "holomino", "--count", "2", "--difficulty", "hard", "--seed", "3")
        assert main(["quincunx", "booklet", *wanted, "-o", str(out)]) == 0
        [page] = texts_in(out.read_bytes())
        assert page.count("Hard") == 2

    @pytest.mark.parametrize(
        ("wrong", "words"),
        [
            (("--kind", "chess"), "invalid choice"),
            (("--count", "0"), "from 1 to 60"),
            (("--paper", "A5"), "invalid choice"),
        ],
    )
    def test_what_is_wrong_is_a_sentence(
        self, wrong: tuple[str, str], words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        out = tmp_path / "puzzles.pdf"
        with pytest.raises(SystemExit):
            main(["quincunx", "booklet", *wrong, "-o", str(out)])
        assert words in capfd.readouterr().err
        assert not out.exists()
