"""The examples people copy from the README and the package do what they say."""

import doctest
from pathlib import Path

import pytest

import rules
from rules import Match

README = Path(__file__).parents[2] / "README.md"


def run(text: str, name: str) -> doctest.TestResults:
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    return doctest.DocTestRunner().run(test)


def test_the_readmes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, _, rest = README.read_text(encoding="utf-8").partition("```pycon\n")
    result = run(rest.partition("```")[0], "README")
    assert result.failed == 0
    assert result.attempted >= 5
    assert Match.load("evening.qcx").ply == 0


def test_the_packages() -> None:
    result = run(rules.__doc__ or "", "rules")
    assert result.failed == 0
    assert result.attempted >= 3
