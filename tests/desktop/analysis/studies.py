"""Matches to be studied, and what is found of their studies."""

from itertools import islice
from pathlib import Path

from desktop.analysis.analysis import Analysis
from desktop.analysis.page import AnalysisPage
from desktop.analysis.session import AnalysisSession
from desktop.analysis.side_panel import Face
from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from rules import Match
from tests.desktop.conftest import wait_until_loaded

NAMES = ("fred", "ned")


def review_of(match: Match) -> AnalysisPage:
    """Return a page that reviews a match."""
    return AnalysisPage(match, Face.REVIEW, Analysis(match))


def new_review() -> AnalysisPage:
    """Return a page that reviews a match without moves."""
    return review_of(Match.new("adamas", NAMES))


def finished(window: MainWindow, slug: str = "adamas", plies: int = 3) -> None:
    """Play a match at the table, and end it by resigning."""
    window.start_game(NewMatch(slug, NAMES, {}, 7))
    session = window.session
    assert session is not None
    for _ in range(plies):
        session.play(next(session.hot_seat.texts()))
    session.resign()
    assert session.progress.ended


def opened(window: MainWindow, slug: str, folder: Path, names: tuple[str, ...] = NAMES) -> None:
    """Open the record of a match that is over, at the table."""
    match = Match.new(slug, names, seed=7)
    for _ in range(4):
        match.play(next(match.legal_moves()))
    for player in range(len(names) - 1):
        match.resign(player)
    match.save(folder / "over.qcx")
    window.files.open_file(folder / "over.qcx")
    wait_until_loaded(window)


def at_work(page: AnalysisPage) -> AnalysisSession:
    assert page.session is not None
    return page.session


def listed(page: AnalysisPage) -> list[tuple[int, int]]:
    """Return the nodes and how far in they stand, as the tree shows them."""
    return [(row.node, row.depth) for row in page.study.tree.rows.rows]


def another(page: AnalysisPage, node: int, number: int = 1) -> None:
    """Play a move at a node that was not played there."""
    session = at_work(page)
    session.goto(node)
    view = session.tree.ply(node).state
    known = {session.tree.ply(child).text for child in session.tree.children(node)}
    moves = (move for move in session.game.legal_moves(view) if str(move) not in known)
    session.play(next(islice(moves, number, None)))


def kept(window: MainWindow) -> Match:
    """Return the record of the match at the table, as it was written."""
    window.files.autosave.flush()
    [path] = autosave.finished_folder().glob("*.qcx")
    return Match.load(path)
