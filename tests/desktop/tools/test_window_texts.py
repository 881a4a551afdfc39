"""Every text of the window can be found by who translates it, under the name it is asked for by."""

import subprocess
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest

from installers import rule_messages
from tests.tools.window_texts import faults_in, sources, texts

HEAD = """
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
translate = QCoreApplication.translate
MARKED = QT_TRANSLATE_NOOP("games", "Marked")
"""

PLANTED = {
    "an f-string": ('self.tr(f"Turn {n}")', "takes a literal"),
    "a variable": ("self.tr(words)", "takes a literal"),
    "a variable of no marked text": ('translate("nobody", words)', "should be a literal"),
    "a text put together": ('translate("games", "Turn " + words)', "put together"),
    "a context in a variable": ('translate(context, "Turn")', "context should be a literal"),
    "a text within an f-string": ("f\"{self.tr('Turn')} 1\"", "does not read f-strings"),
    "another object": ('scene.tr("Turn")', "another class's texts"),
    "an alias": ("tr = self.tr", "under its own name"),
    "an alias of the mark": ("_NOOP = QT_TRANSLATE_NOOP", "under its own name"),
    "an alias of the function": ("say = translate", "under its own name"),
    "an alias by import": (
        "from PySide6.QtCore import QT_TRANSLATE_NOOP as mark",
        "keep its own name",
    ),
    "a mark without a literal": ('QT_TRANSLATE_NOOP("games", words)', "two literals"),
    "self.tr with a number": ('self.tr("%n turns", "", n)', "fails in subclasses"),
    "no number": ('translate("games", "%n turns")', "%n without its number"),
    "no number in a class": ('self.tr("%n turns")', "%n without its number"),
    "a number that is no name": ('translate("games", "%n turns", None, len(n))', "a plain name"),
    "a number by keyword": ('translate("games", "%n turns", n=n)', "counted texts are written"),
    "two texts for a number": (
        'self.tr("1 turn") if n == 1 else self.tr("{n} turns").format(n=n)',
        "decides between two texts",
    ),
    "two names for a number": (
        'one, more = self.tr("turn"), self.tr("turns"); words = one if n == 1 else more',
        "decides between two texts",
    ),
    "a place nobody fills": ('self.tr("Turn {n}")', "nothing here fills ['n']"),
    "a place filled by another name": ('self.tr("Turn {n}").format(m=1)', "filled ['m']"),
    "a place by number": ('self.tr("Turn {0}").format(1)', "should have names"),
    "a marked place by number": ('QT_TRANSLATE_NOOP("games", "{0}")', "should have names"),
    "a text as it is": ('label.setText("Your turn")', "nobody translates: 'Your turn'"),
    "a tooltip as it is": ('label.setToolTip(f"Turn {n}")', "nobody translates: 'Turn '"),
    "one of two": ('label.setText(words if n else "None")', "nobody translates: 'None'"),
    "a button": ('IconButton("close", "Close")', "nobody translates: 'Close'"),
    "a menu": ('menu.addAction("Quit")', "nobody translates: 'Quit'"),
    "what is painted": ('paint_line(painter, "Turn", box, font, ink)', "translates: 'Turn'"),
}

FINE = (
    'self.tr("Turn {n}").format(n=n)',
    'translate("games", "%n turns of {name}", None, n).format(name=name)',
    'translate("games", "turns", None, n)',
    'translate("games", str(MARKED))',
    'label.setText("")',
    'label.setText(f"{words}: {n}")',
    "words = 3 if n == 1 else 4",
)


def in_a_class(line: str) -> str:
    return f"{HEAD}\nclass Page(QWidget):\n    def show(self, n, words):\n        {line}\n"


@pytest.mark.parametrize(("line", "told"), PLANTED.values(), ids=PLANTED)
def test_what_nobody_could_translate_is_told(line: str, told: str) -> None:
    (fault, *_) = faults_in(in_a_class(line))
    assert told in str(fault)
    assert str(fault).startswith("module.py:8: ")


@pytest.mark.parametrize("line", FINE)
def test_what_can_be_translated_is_not(line: str) -> None:
    assert not faults_in(in_a_class(line))


def test_only_classes_of_qt_have_texts_of_their_own() -> None:
    (fault,) = faults_in('class Words:\n    def one(self):\n        return self.tr("Turn")\n')
    assert "only a class of Qt" in fault.what


def test_qt_finds_the_same_texts(tmp_path: Path) -> None:
    found = tmp_path / "found.ts"
    tool = Path(PySide6.__file__).with_name("lupdate")
    subprocess.run([tool, "-silent", *sources(), "-ts", found], check=True)
    by_qt = {
        (context.findtext("name"), message.findtext("source"))
        for context in ElementTree.parse(found).iter("context")
        for message in context.iter("message")
    }
    assert by_qt == {(text.context, text.text) for text in texts()}


SEVERAL_MEANINGS = {
    *(
        "All",
        "Best",
        "Done",
        "Edit",
        "Even",
        "Finished",
        "Game",
        "Medium",
        "Name",
        "Person",
    ),
    *("Play", "Print", "Size", "Start", "Started", "Stop", "Turn", "Undo", "best", "left"),
    *("Cancel", "Regions", "Close a winning loop with one tile."),
}
"""Texts that have several translations, each in a context of its own."""


def test_any_other_text_is_translated_once() -> None:
    contexts = defaultdict(set)
    for text in texts():
        contexts[text.text].add(text.context)
    for source in rule_messages.sources():
        contexts[source.template].add("rules")
    assert {text for text, found in contexts.items() if len(found) > 1} == SEVERAL_MEANINGS
