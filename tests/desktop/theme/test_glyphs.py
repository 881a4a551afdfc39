"""Glyphs: the bundled fonts have every character of our texts, so that no other font steps in."""

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from desktop.theme.fonts import families, font

ROOT = Path(__file__).parents[3]
READ_ONLY = ("rules/text.py", "rules/mono/pasted_layout.py", "desktop/paint/text.py")
"""Files with tables of characters that are recognised in other people's texts, and never shown."""


@pytest.fixture
def fonts(application: QApplication) -> list[QRawFont]:
    return [QRawFont.fromFont(font(role, 20, weight)) for role, weight in families()]


def texts_of_code(source: str) -> Iterator[str]:
    """Yield the texts of a module, without its docstrings."""
    nodes = [*ast.walk(ast.parse(source))]
    docstrings = {node.value for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node not in docstrings
        ):
            yield node.value


def texts_of(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from texts_of_code(text)
    elif path.suffix == ".ts":
        yield from ElementTree.fromstring(text).itertext()
    else:
        yield text


def files() -> Iterator[Path]:
    for folder in ("rules", "desktop"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if name not in READ_ONLY and not name.startswith("tests/tools/"):
                yield path
    for kind in ("help/*.md", "translations/*.ts", "*/*.json", "layouts/*.txt", "licences/*.txt"):
        yield from (ROOT / "resources").glob(kind)


def without_glyph(text: str, fonts: list[QRawFont]) -> set[str]:
    """Return the visible characters of a text that a font lacks."""
    return {
        character
        for character in set(text)
        if unicodedata.category(character)[0] != "C" and character not in "\u2028\u2029"
        if not all(one.supportsCharacter(ord(character)) for one in fonts)
    }


def test_the_fonts_have_every_character_of_our_texts(fonts: list[QRawFont]) -> None:
    missing = {
        (path.relative_to(ROOT).as_posix(), character)
        for path in files()
        for text in texts_of(path)
        for character in without_glyph(text, fonts)
    }
    assert not missing


def test_a_character_without_a_glyph_is_found(fonts: list[QRawFont]) -> None:
    code = '''"""A docstring may have ≥."""\nlabel = self.tr(f"{count} ≥ 3")\n'''
    assert without_glyph("".join(texts_of_code(code)), fonts) == {"≥"}
    assert not without_glyph("Ämbar ¿3 → 4?\u202f× – “…”\n", fonts)
