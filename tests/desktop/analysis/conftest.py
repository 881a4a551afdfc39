"""Every study here is one of a match that was just played."""

import pytest

from desktop.analysis import engine
from desktop.analysis.page import AnalysisPage
from desktop.app.main_window import MainWindow
from desktop.controls.commands import STUDY
from tests.desktop.analysis.studies import finished


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the engine hardly any time to look."""
    monkeypatch.setattr(engine, "SECONDS", 0.01)


@pytest.fixture
def page(window: MainWindow) -> AnalysisPage:
    finished(window)
    window.table.commands[STUDY].trigger()
    page = window.pages.analysis
    assert window.pages.page is page
    return page
