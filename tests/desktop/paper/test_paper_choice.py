"""The paper: as usual in the country, until another one is chosen."""

import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from desktop.paper.document import usual_paper
from desktop.paper.paper_choice import PaperChoice

LETTER = "US CA MX BZ CL CO CR GT NI PA PH PR SV VE"


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("LC_ALL", "LC_PAPER", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("paper", "locales"),
    [
        ("Letter", [f"es_{code}.UTF-8" for code in LETTER.split()] + ["en_US", "fr_CA.UTF-8"]),
        ("A4", ["en_GB.UTF-8", "de_DE", "fr_FR@euro", "es_ES.UTF-8", "en_AU", "pt_BR", "C"]),
    ],
)
def test_each_country_has_its_paper(
    paper: str, locales: list[str], environment: pytest.MonkeyPatch
) -> None:
    for locale in locales:
        environment.setenv("LANG", locale)
        assert usual_paper() == paper, locale


def test_lc_paper_comes_before_the_country(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LANG", "en_US.UTF-8")
    environment.setenv("LC_PAPER", "de_DE.UTF-8")
    assert usual_paper() == "A4"
    environment.setenv("LC_ALL", "en_US.UTF-8")
    assert usual_paper() == "Letter"


@pytest.mark.usefixtures("look")
def test_the_paper_once_chosen_is_remembered(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LANG", "de_DE.UTF-8")
    first = PaperChoice()
    assert first.paper == "A4"
    first.segment(1).click()
    assert PaperChoice().paper == "Letter"


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "width"), [("en_CA.UTF-8", 612), ("en_GB.UTF-8", 595)])
def test_the_terminal_uses_the_paper_of_the_country(
    locale: str, width: int, environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.setenv("LANG", locale)
    out = tmp_path / "puzzle.pdf"
    command = [sys.executable, "-m", "desktop", "booklet", "--kind=mono", "--count=1", "-o"]
    subprocess.run([*command, str(out)], check=True)
    assert round(PdfReader(out).pages[0].mediabox.width) == width
