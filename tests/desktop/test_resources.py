"""Tests that fonts, icons and tokens are installed and usable."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter

import resources
from desktop.paint.icons import paint_icon
from desktop.paint.qt_icons import icon
from desktop.theme.fonts import families, font

pytestmark = pytest.mark.usefixtures("look")

ICONS = sorted(path.stem for path in resources.listing("icons", ".svg"))
PLATES = {"app", "app-small", "document", "document-small"}
SOURCES = sorted(Path(resources.path("tokens.json")).parents[1].glob("desktop/**/*.py"))


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.png is missing"):
        resources.path("nothing.png")


def test_every_weight_of_both_families_is_there() -> None:
    assert set(families()) == {
        ("text", 500), ("text", 600), ("text", 700), ("text", 800),
        ("display", 700), ("display", 800),
    }  # fmt: skip


@pytest.mark.parametrize(("role", "family"), [("text", "Figtree"), ("display", "Bricolage")])
def test_the_bundled_font_is_the_one_drawn(role: str, family: str) -> None:
    info = QFontInfo(font(role, 20, 700))
    assert info.family().startswith(family)
    assert info.weight() == 700


def test_a_weight_there_is_not_takes_the_nearest() -> None:
    assert font("display", 20, 400).weight() == 700


def test_tabular_figures_are_equally_wide() -> None:
    metrics = QFontMetricsF(font("text", 40, 600, tabular=True))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    plain = QFontMetricsF(font("text", 40, 600))
    assert plain.horizontalAdvance("1") < plain.horizontalAdvance("8")


@pytest.mark.parametrize("letter", "½–×…’éßłŽő")
def test_the_letters_people_need_are_in_both_families(letter: str) -> None:
    for role in ("text", "display"):
        assert QFontMetricsF(font(role, 20, 700)).inFontUcs4(ord(letter))


def test_each_font_ships_its_licence() -> None:
    for name in ("Figtree", "BricolageGrotesque"):
        assert "SIL Open Font License" in resources.text("fonts", f"{name}-OFL.txt")


@pytest.mark.parametrize("name", [name for name in ICONS if name not in PLATES])
def test_an_icon_is_drawn_in_the_colour_asked_for(name: str) -> None:
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(0, 0, 24, 24), QColor("#ff0000"))
    painter.end()
    pixels = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
    assert all(pixel.red() > 250 for pixel in pixels)
    assert min(pixel.green() for pixel in pixels) < 40
    assert not icon(name).pixmap(24, 24).isNull()


def test_every_icon_the_window_names_exists() -> None:
    named: set[str] = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        named |= set(
            re.findall(r'(?:paint_icon\(\s*\w+,\s*|IconButton\(\s*|icon\()"([\w-]+)"', text)
        )
    assert named
    assert named <= set(ICONS)


def test_every_package_is_installed() -> None:
    """Packages are found by a pattern, which misses a folder of modules without `__init__`."""
    root = Path(__file__).parents[2]
    with open(root / "pyproject.toml", "rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["packages"]["find"]["include"]
    for top in ("rules", "desktop", "resources"):
        assert any(fnmatch(f"{top}.below", pattern) for pattern in patterns)
        for folder in {path.parent for path in (root / top).rglob("*.py")}:
            assert (folder / "__init__.py").exists(), folder
