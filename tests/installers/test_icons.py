"""The icons: every size, readable at the smallest, the same bytes from the same drawings."""

import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

import resources
from desktop.paint.qt_icons import application_icon
from installers.icon_files import ICNS_TYPES, icns, ico
from installers.icons import HICOLOR, ICNS, ICO, MIME_ICON, as_png, render, write_all
from installers.installer_pictures import HEADER, WELCOME
from installers.product import MIME

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("qapp")]
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def rendered(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    write_all(folder)
    return folder


def _edge(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return int(width), int(height)


def test_the_icon_theme_has_every_size_of_both(rendered: Path) -> None:
    for edge in HICOLOR:
        for name in ("apps/quincunx", f"mimetypes/{MIME_ICON}"):
            png = (rendered / "hicolor" / f"{edge}x{edge}" / f"{name}.png").read_bytes()
            assert _edge(png) == (edge, edge)
    assert (rendered / "hicolor/scalable/apps/quincunx.svg").is_file()
    assert (rendered / f"hicolor/scalable/mimetypes/{MIME_ICON}.svg").is_file()


def test_the_type_of_a_match_gives_its_icon_the_name() -> None:
    assert MIME.replace("/", "-") == MIME_ICON


@pytest.mark.parametrize("name", ["quincunx", "match"])
def test_the_windows_icon_lists_what_it_holds(rendered: Path, name: str) -> None:
    data = (rendered / f"{name}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(ICO))
    end = 6 + 16 * count
    for place, edge in enumerate(ICO):
        wide, high, *_, size, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        assert (wide or 256, high or 256) == (edge, edge)
        assert at == end
        assert _edge(data[at : at + size]) == (edge, edge)
        end += size
    assert end == len(data)


@pytest.mark.parametrize("name", ["quincunx", "match"])
def test_the_macos_icon_holds_every_density(rendered: Path, name: str) -> None:
    data = (rendered / f"{name}.icns").read_bytes()
    magic, whole = struct.unpack_from(">4sI", data)
    assert (magic, whole) == (b"icns", len(data))
    edges = {kind: edge for edge in ICNS for kind in ICNS_TYPES[edge]}
    at, seen = 8, set()
    while at < len(data):
        kind, size = struct.unpack_from(">4sI", data, at)
        assert _edge(data[at + 8 : at + size]) == (edges[kind], edges[kind])
        seen.add(kind)
        at += size
    assert seen == set(edges)


def test_a_size_that_macos_does_not_know_is_refused() -> None:
    with pytest.raises(KeyError):
        icns({17: PNG})


def test_an_icon_of_none_is_empty() -> None:
    assert ico({}) == struct.pack("<HHH", 0, 1, 0)


@pytest.mark.parametrize("name", ["app", "document"])
@pytest.mark.parametrize("edge", [16, 24])
def test_the_mark_is_told_apart_at_the_smallest(name: str, edge: int) -> None:
    image = render(name, edge)
    colours = [image.pixelColor(x, y) for x in range(edge) for y in range(edge)]
    assert any(_near(colour, "#1B2A28") for colour in colours)
    assert any(_near(colour, "#0B665A") for colour in colours)
    assert sum(_near(colour, "#FCF8EF") for colour in colours) > len(colours) / 6


@pytest.mark.parametrize("edge", [16, 64])
def test_the_window_bears_the_same_icon(edge: int) -> None:
    shown, wanted = application_icon().pixmap(QSize(edge, edge), 1.0).toImage(), render("app", edge)
    assert shown.size() == wanted.size()
    for x in range(edge):
        for y in range(edge):
            assert _alike(shown.pixelColor(x, y), wanted.pixelColor(x, y)), (x, y)


def test_the_corners_are_clear() -> None:
    for name in ("app", "document"):
        assert render(name, 64).pixelColor(0, 0).alpha() == 0


def test_the_same_drawing_gives_the_same_bytes(rendered: Path, tmp_path: Path) -> None:
    write_all(tmp_path)
    files = [path for path in sorted(rendered.rglob("*")) if path.is_file()]
    assert files
    for path in files:
        assert (tmp_path / path.relative_to(rendered)).read_bytes() == path.read_bytes()
    assert as_png(render("app", 48)) == as_png(render("app", 48))


def test_the_set_ups_pictures_are_what_nsis_reads(rendered: Path) -> None:
    for name, size in (("header", HEADER), ("welcome", WELCOME)):
        data = (rendered / "windows" / f"{name}.bmp").read_bytes()
        assert data[:2] == b"BM"
        assert struct.unpack_from("<ii", data, 18) == size
        assert struct.unpack_from("<H", data, 28) == (24,)


def test_the_disk_images_ground_comes_in_two_densities(rendered: Path) -> None:
    once = QImage(str(rendered / "macos" / "background.png"))
    twice = QImage(str(rendered / "macos" / "background@2x.png"))
    assert twice.size() == once.size() * 2


def test_the_drawings_use_the_colours_of_day() -> None:
    day = set(resources.data("tokens.json")["colour"]["light"].values())
    for name in ("app-small", "document-small"):
        drawing = resources.text("icons", f"{name}.svg")
        used = {f"#{part[:6]}" for part in drawing.split('fill="#')[1:]}
        assert used <= day


def _alike(one: QColor, other: QColor) -> bool:
    """Qt's icons round a little otherwise, and clear colours are all one."""
    if one.alpha() < 16 and other.alpha() < 16:
        return True
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return max(abs(a - b) for a, b in pairs) <= 12 and abs(one.alpha() - other.alpha()) <= 3


def _near(colour: QColor, other: str) -> bool:
    wanted = QColor(other)
    far = max(
        abs(colour.red() - wanted.red()),
        abs(colour.green() - wanted.green()),
        abs(colour.blue() - wanted.blue()),
    )
    return far < 16 and colour.alpha() > 200
