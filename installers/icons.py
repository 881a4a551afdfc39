"""`python -m installers.icons [folder]`: every icon and picture an installer needs.

Rendered from `resources/icons/app.svg` and `document.svg` (and their `-small` drawings) into
`build/icons`; the same sources give the same bytes.

    hicolor/<N>x<N>/apps/quincunx.png            and scalable/apps/quincunx.svg
    hicolor/<N>x<N>/mimetypes/<MIME_ICON>.png    and scalable/mimetypes/<MIME_ICON>.svg
    quincunx.ico  match.ico                      Windows: the program, a .qcx file
    quincunx.icns match.icns                     macOS: the same
    windows/header.bmp  windows/welcome.bmp      the set-up program
    macos/background.png  macos/background@2x.png    the disk image
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import resources
from installers import installer_pictures
from installers.icon_files import icns, ico

MIME_ICON = "application-x-quincunx-match"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = (16, 32, 64, 128, 256, 512, 1024)
SMALL = 24  # up to this edge length the plainer drawing is used, whose parts fall on whole pixels
MAC_SCALE = 0.89  # plates in the Dock fill 824 of 1024; ours fill 928


def as_png(image: QImage) -> bytes:
    """Return a picture as PNG bytes."""
    return _saved(image, "PNG")


def render(name: str, edge: int, scale: float = 1.0) -> QImage:
    """Return an icon of `resources/icons` as a square picture, its drawing shrunk to `scale`."""
    drawing = f"{name}-small" if edge <= SMALL else name
    image = QImage(edge, edge, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    rim = edge * (1 - scale) / 2
    painter = QPainter(image)
    renderer = QSvgRenderer(str(resources.path("icons", f"{drawing}.svg")))
    renderer.render(painter, QRectF(rim, rim, edge - 2 * rim, edge - 2 * rim))
    painter.end()
    return image


def write_all(folder: Path) -> None:
    """Render everything into a folder, which is made where it is missing."""
    for name, kind, stem, file in (
        ("app", "apps", "quincunx", "quincunx"),
        ("document", "mimetypes", MIME_ICON, "match"),
    ):
        for edge in HICOLOR:
            png = as_png(render(name, edge))
            _write(folder / "hicolor" / f"{edge}x{edge}" / kind / f"{stem}.png", png)
        drawing = resources.path("icons", f"{name}.svg").read_bytes()
        _write(folder / "hicolor" / "scalable" / kind / f"{stem}.svg", drawing)
        _write(folder / f"{file}.ico", ico({e: as_png(render(name, e)) for e in ICO}))
        scale = MAC_SCALE if name == "app" else 1.0
        pictures = {e: as_png(render(name, e, scale if e > SMALL else 1)) for e in ICNS}
        _write(folder / f"{file}.icns", icns(pictures))
    _write(folder / "windows" / "header.bmp", _as_bmp(installer_pictures.header()))
    _write(folder / "windows" / "welcome.bmp", _as_bmp(installer_pictures.welcome()))
    for density, name in ((1, "background.png"), (2, "background@2x.png")):
        _write(folder / "macos" / name, as_png(installer_pictures.disk_image(density)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Render into the folder named, or `build/icons`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    root = Path(__file__).resolve().parents[1]
    folder = Path(given[0]) if given else root / "build" / "icons"
    application = QGuiApplication.instance() or QGuiApplication([])
    write_all(folder)
    del application
    print(f"icons: {sum(path.is_file() for path in folder.rglob('*'))} files in {folder}")
    return 0


def _as_bmp(image: QImage) -> bytes:
    return _saved(image.convertToFormat(QImage.Format.Format_RGB888), "BMP")


def _saved(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, kind):  # type: ignore[call-overload]
        raise OSError(f"Qt cannot write {kind} pictures here: its plugins are missing")
    return bytes(buffer.data().data())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())
