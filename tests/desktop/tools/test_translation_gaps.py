"""The gate finds what is missing or wrong in a language."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import resources
from installers.translations import ToolFailed
from tests.tools import translation_gaps
from tests.tools.translation_gaps import gaps, help_gaps, is_translated, main, wrong


def made(source: str, *forms: str, finished: bool = True) -> ElementTree.Element:
    """Return a translation in a catalogue; a counted text has several forms."""
    message = ElementTree.Element("message", {"numerus": "yes"} if len(forms) > 1 else {})
    ElementTree.SubElement(message, "source").text = source
    translation = ElementTree.SubElement(message, "translation")
    if not finished:
        translation.set("type", "unfinished")
    if len(forms) == 1:
        translation.text = forms[0]
    else:
        for form in forms:
            ElementTree.SubElement(translation, "numerusform").text = form
    return message


def faults(source: str, *forms: str, code: str = "de") -> list[str]:
    """Return what is wrong with a translation."""
    return [line.split(":")[0] for line in wrong(made(source, *forms), code)]


@pytest.mark.parametrize(
    ("source", "forms"),
    [
        ("{cell} holds {held}.", ("auf {cell}: {held}.",)),
        ("Open a **record**…", ("Ouvrir un **dossier** …",)),
        ("Which one?", ("¿Cuál?",)),
        ("%n cells", ("ein Feld", "%n Felder")),
        ("{n} boards are completely revealed", ("{name} ist aufgedeckt", "{n} sind aufgedeckt")),
        ("{x:.1f} points", ("{x:.1f} Punkte",)),
    ],
)
def test_a_good_translation_passes(source: str, forms: tuple[str, ...]) -> None:
    assert faults(source, *forms) == []


@pytest.mark.parametrize(
    ("source", "forms", "fault"),
    [
        ("{cell} holds {held}", ("{cell} hält {gehalten}",), "other places"),
        ("{x:.1f} points", ("{x} Punkte",), "other places"),
        ("%n cells", ("ein Feld", "Felder"), "other places"),
        ("%n of {all} cells", ("ein Feld", "%n von {all} Feldern"), "other places"),
        ("Open…", ("Öffnen",), "another ending"),
        ("Open…", ("Öffnen...",), "another ending"),
        ("A **bold** word", ("Ein fettes Wort",), "other marks"),
        ("&File", ("Datei",), "other marks"),
        ("one ", ("eins",), "other spaces around it"),
    ],
)
def test_what_is_wrong_is_found(source: str, forms: tuple[str, ...], fault: str) -> None:
    assert faults(source, *forms) == [fault]


@pytest.mark.parametrize("code", ["fr", "pt_BR", "ru"])
def test_a_form_that_is_said_of_other_numbers_than_one_has_its_number(code: str) -> None:
    assert faults("%n cells", "une case", "%n cases", code=code) == ["other places"]
    assert faults("%n cells", "%n case", "%n cases", code=code) == []


def test_a_guess_is_no_translation() -> None:
    assert is_translated(made("Open", "Öffnen"))
    assert not is_translated(made("Open", "Öffnen", finished=False))
    assert not is_translated(made("Open", ""))
    assert not is_translated(made("%n cells", "%n Feld", ""))


@pytest.mark.parametrize(
    ("found", "check", "release"),
    [({}, 0, 0), ({"missing": False}, 0, 1), ({"missing": False, "wrong": True}, 1, 1)],
)
def test_what_is_missing_stops_only_a_release(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, bool], check: int, release: int
) -> None:
    monkeypatch.setattr(translation_gaps, "gaps", lambda _: iter(found.items()))
    assert (main([]), main(["--release"])) == (check, release)


def test_a_language_that_was_begun_lacks_everything(tmp_path: Path) -> None:
    found = dict(gaps(["pl"], tmp_path))
    assert not any(found.values())
    assert "pl: rules: not translated, and has no note: '{name} resigned'" in found
    assert "pl: rules: not translated: '{n} pieces'" in found
    assert "pl: games: not translated: 'Aim'" in found
    assert "pl: the help has no mono.pl.md" in found
    assert len(found) > 1000


def test_a_file_that_is_no_catalogue_is_named(tmp_path: Path) -> None:
    (tmp_path / "quincunx_pl.ts").write_text("<TS>")
    with pytest.raises(ToolFailed, match="quincunx_pl"):
        [*gaps(["pl"], tmp_path)]


PAGE = """# Title
> Aim.

## Options
: size How large.
- a point
= a3 | A move; `{UNDO.keys}` takes it back.
! start A figure.
"""


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("## Options", "### Options", "headings"),
        (": size", ": seize", "options"),
        ("- a point", "a point", "bullets"),
        ("= a3", "= a4", "notations"),
        ("{UNDO.keys}", "Strg+Z", "commands"),
        ("! start", "! end", "figures"),
    ],
)
def test_a_page_of_the_help_is_built_as_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str, what: str
) -> None:
    monkeypatch.setattr(resources, "listing", lambda _folder, _suffix: sorted(tmp_path.glob("*")))
    (tmp_path / "mono.md").write_text(PAGE)
    assert [*help_gaps("pl")] == ["pl: the help has no mono.pl.md"]
    (tmp_path / "mono.pl.md").write_text(PAGE.replace("How large", "Jak duży"))
    assert [*help_gaps("pl")] == []
    (tmp_path / "mono.pl.md").write_text(PAGE.replace(before, after))
    (line,) = help_gaps("pl")
    assert f"mono.pl.md has other {what}" in line
