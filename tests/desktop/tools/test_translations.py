"""Catalogues follow the code, lose nothing, and count as their languages count."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from desktop.language.messages import translated
from installers.translations import (
    ToolFailed,
    forms,
    is_finished,
    release,
    unfinished,
    update,
)
from rules.core.message import Message

POLISH = {
    "{n} pieces": ["{n} pion", "{n} piony", "{n} pionów"],
    "%n cells differ. They are ringed.": [
        "%n pole się różni: jest zaznaczone.",
        "%n pola się różnią: są zaznaczone.",
        "%n pól się różni: są zaznaczone.",
    ],
    "{name} resigned": ["{name} rezygnuje"],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a new Polish translation and three texts of it."""
    made = tmp_path_factory.mktemp("translations")
    update(made, ["pl"])
    translate(made / "quincunx_pl.ts", POLISH)
    release(made)
    return made


def translate(file: Path, texts: dict[str, list[str]]) -> None:
    """Do what a translator does, in the file."""
    root = ElementTree.parse(file).getroot()
    for message in root.iter("message"):
        if message.findtext("source") in texts:
            said = texts[message.findtext("source", "")]
            translation = message.find("translation")
            assert translation is not None
            del translation.attrib["type"]
            for place, form in zip(list(translation) or [translation], said, strict=True):
                place.text = form
    file.write_bytes(ElementTree.tostring(root, encoding="utf-8"))


def messages(file: Path) -> dict[tuple[str, str], ElementTree.Element]:
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ElementTree.parse(file).iter("context")
        for message in context.iter("message")
    }


def finished(file: Path) -> dict[str, list[str]]:
    return {text: forms(one) for (_, text), one in messages(file).items() if is_finished(one)}


@pytest.fixture
def polish(folder: Path, qtbot: QtBot) -> Iterator[None]:
    catalogue = QTranslator()
    assert catalogue.load("quincunx_pl", str(folder))
    QCoreApplication.installTranslator(catalogue)
    yield
    QCoreApplication.removeTranslator(catalogue)


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(("n", "form"), [(0, 2), (1, 0), (2, 1), (5, 2), (21, 2)])
def test_polish_has_three_forms(n: int, form: int) -> None:
    shown = QCoreApplication.translate("Comparison", "%n cells differ. They are ringed.", None, n)
    assert shown == POLISH["%n cells differ. They are ringed."][form].replace("%n", str(n))
    pieces = Message.counted(n, "{n} piece", "{n} pieces")
    assert translated(pieces) == POLISH["{n} pieces"][form].replace("{n}", str(n))


@pytest.mark.usefixtures("polish")
def test_what_is_not_yet_translated_is_english() -> None:
    assert translated(Message("{name} resigned", name="Jan")) == "Jan rezygnuje"
    assert translated(Message.counted(1, "{n} eye", "{n} eyes")) == "1 eye"


def test_what_is_translated_stays_when_it_moves_to_another_context(folder: Path) -> None:
    file = folder / "quincunx_pl.ts"
    before = finished(file)
    assert before.keys() == POLISH.keys()
    text = file.read_text("utf-8")
    file.write_text(text.replace("<name>Comparison</name>", "<name>Elsewhere</name>"), "utf-8")
    update(folder)
    assert finished(file) == before
    assert "Elsewhere" not in file.read_text("utf-8")


def test_what_is_no_more_in_the_code_goes(folder: Path) -> None:
    file = folder / "quincunx_pl.ts"
    before = file.read_text("utf-8")
    file.write_text(before.replace("{name} resigned", "{name} went home"), "utf-8")
    update(folder)
    found = messages(file)
    assert ("rules", "{name} went home") not in found
    assert not is_finished(found["rules", "{name} resigned"])  # at the most a guess
    file.write_text(before, "utf-8")


def test_what_is_not_translated_yet_is_named_with_its_context(folder: Path) -> None:
    file = folder / "quincunx_pl.ts"
    left = set(unfinished(folder))
    assert (file.name, "rules", "{n} eye") in left or (file.name, "rules", "{n} eyes") in left
    assert (file.name, "rules", "{name} resigned") not in left


def test_english_counts_as_the_rules_say(folder: Path) -> None:
    update(folder, ["en"])
    found = messages(folder / "quincunx_en.ts")
    assert all(message.get("numerus") for message in found.values())
    assert forms(found["rules", "{n} pieces"]) == ["{n} piece", "{n} pieces"]
    assert is_finished(found["rules", "{n} pieces"])


def test_a_tool_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "quincunx_de.ts").write_text("no catalogue")
    with pytest.raises(ToolFailed, match=r"(?s)lrelease cannot do its work: .*de\.ts"):
        release(tmp_path)
