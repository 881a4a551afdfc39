"""Every option, kind of puzzle, command and game is registered everywhere it must be.

A failing test names all places that are missing. `tests/checklists.py` holds the lists.
"""

from collections.abc import Iterator

import pytest

from desktop.controls.commands import Command
from rules.games import GAMES
from rules.puzzles import KINDS
from tests.checklists import (
    Place,
    missing,
    named_commands,
    places_of_command,
    places_of_game,
    places_of_kind,
    places_of_option,
)
from tests.rules.variants import FIVE


def assert_registered(places: Iterator[Place]) -> None:
    """Fail with all missing places, one on each line."""
    found = missing(places)
    if found:
        pytest.fail("\n".join(["still missing:", *found]), pytrace=False)


OPTIONS = [(game.slug, name) for game in GAMES for name in game.options.specs()]


@pytest.mark.parametrize(("slug", "name"), OPTIONS)
def test_an_option_is_registered_everywhere(slug: str, name: str) -> None:
    if slug in FIVE:
        assert_registered(places_of_option(slug, name))


@pytest.mark.parametrize("slug", list(KINDS))
def test_a_kind_of_puzzle_is_registered_everywhere(slug: str) -> None:
    assert_registered(places_of_kind(slug))


@pytest.fixture
def _standard_keys(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start Qt, which knows the keys of this system."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    request.getfixturevalue("qapp")


@pytest.mark.usefixtures("_standard_keys")
@pytest.mark.parametrize("name", list(named_commands()))
def test_a_command_is_registered_everywhere(name: str) -> None:
    assert_registered(places_of_command(name, named_commands()[name]))


@pytest.mark.parametrize("slug", [game.slug for game in GAMES if game.slug in FIVE])
def test_a_game_is_registered_everywhere(slug: str) -> None:
    assert_registered(places_of_game(slug))


class TestAllPlacesAreNamedAtOnce:
    def test_each_on_a_line_of_its_own(self) -> None:
        places = [Place("here", False), Place("there", True), Place("elsewhere", False)]
        with pytest.raises(pytest.fail.Exception) as failed:
            assert_registered(iter(places))
        assert str(failed.value).splitlines() == ["still missing:", "here", "elsewhere"]

    def test_of_an_option(self) -> None:
        found = missing(places_of_option("holomino", "one_pass"))
        assert [place.split(":")[0] for place in found] == [
            "rules/record.md",
            "tests/rules/perft/holomino.txt",
            "tests/oracles/holomino.py",
        ]

    def test_of_a_kind_of_puzzle(self) -> None:
        found = missing(places_of_kind("blackbox-last"))
        assert len(found) == 7
        assert any("ORACLES" in place for place in found)

    @pytest.mark.usefixtures("_standard_keys")
    def test_of_a_command(self) -> None:
        command = Command("Nothing", "Ctrl+F12", "nothing")
        found = missing(places_of_command("DO_NOTHING", command))
        assert found == [
            "a page's add_command, or MainWindow: who answers it",
            "resources/icons/nothing.svg",
        ]

    @pytest.mark.usefixtures("_standard_keys")
    def test_of_a_command_whose_key_does_not_do(self) -> None:
        undo = Command("Undo", "Ctrl+E")
        assert missing(places_of_command("UNDO_ALL", undo))[1:] == [
            "a key of its own, not that of EDITOR, ENTRY"
        ]
        copy = Command("Undo", "Ctrl+C")
        assert missing(places_of_command("UNDO_ALL", copy))[1:] == [
            "a key of its own, not that of COPY"
        ]
        copy = Command("Undo", "Ctrl+Alt+C")
        assert missing(places_of_command("UNDO_ALL", copy))[1:] == [
            "its key without Ctrl+Alt, which types characters on many keyboards"
        ]

    def test_of_a_game(self) -> None:
        found = missing(places_of_game("chess"))
        assert len(found) == 19
        assert "tests/oracles/greedy_chess.py" in found
