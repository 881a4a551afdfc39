"""Every study here is one of a match that was just played."""

import pytest

from desktop.app.main_window import MainWindow
from desktop.controls.commands import STUDY
from desktop.study import page as study_page
from desktop.study.page import StudyPage
from tests.desktop.study.studies import finished


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the engine hardly any time to look."""
    monkeypatch.setattr(study_page, "SECONDS", 0.01)


@pytest.fixture
def page(window: MainWindow) -> StudyPage:
    finished(window)
    window.table.commands[STUDY].trigger()
    page = window.pages.study
    assert window.pages.page is page
    return page
