"""What lies in the box stands out from it by day, in the large box and in the small one."""

import math
from statistics import median

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.blackbox.paint import PortLook, cell_shape, paint_atom, paint_ground, paint_port
from desktop.games.blackbox.ray_paths import C, cell_centre, port_centre, proportion
from desktop.theme.colour import contrast
from desktop.theme.theme import Theme

pytestmark = pytest.mark.usefixtures("look")

SCALES = (0.8, 0.2)  # pixels a unit has: the box on the table, and the small one in the panel
MIDDLE = 24


def drawn(scale: float) -> QImage:
    """Return the box with an atom in its middle."""
    image = QImage(round(1000 * scale), round(1000 * scale), QImage.Format.Format_RGB32)
    image.fill(Theme().colour("table"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(1.5 * C, 1.5 * C)
    paint_ground(painter, Theme(), 1 / scale)
    painter.save()
    painter.translate(cell_centre(MIDDLE))
    paint_atom(painter, Theme())
    painter.restore()
    painter.translate(port_centre(0))
    paint_port(painter, Theme(), PortLook(0))
    painter.end()
    return image


def rim_contrast(image: QImage, scale: float, at: QPointF, radius: float, ground: str) -> float:
    """How far the rim of something round stands out from a ground: its middle over all sides."""
    behind, sides = Theme().colour(ground), []
    for degree in range(0, 360, 10):
        way = QPointF(math.cos(math.radians(degree)), math.sin(math.radians(degree)))
        points = [
            ((at + way * radius) + QPointF(1.5, 1.5) * C) * scale + way * d for d in (-1, 0, 1)
        ]
        seen = [QColor(image.pixel(int(point.x()), int(point.y()))) for point in points]
        sides.append(max(contrast(colour, behind) for colour in seen))
    return median(sides)


@pytest.mark.parametrize("scale", SCALES)
def test_atoms_stand_out_from_their_cell(scale: float) -> None:
    atom = proportion("atom")
    assert rim_contrast(drawn(scale), scale, cell_centre(MIDDLE), atom, "cell") >= 3


@pytest.mark.parametrize("scale", SCALES)
def test_ports_stand_out_from_the_frame(scale: float) -> None:
    disc = proportion("portRadius")
    assert rim_contrast(drawn(scale), scale, port_centre(0), disc, "boardLo") >= 3


@pytest.mark.parametrize("scale", SCALES)
def test_cells_stand_out_from_one_another(scale: float) -> None:
    image, left = drawn(scale), cell_shape(cell_centre(0)).boundingRect().left()
    y = int((cell_centre(0).y() + 1.5 * C) * scale)
    xs = (int((left + 1.5 * C) * scale) + step for step in (-1, 0, 1))
    seen = [QColor(image.pixel(x, y)) for x in xs]
    assert max(contrast(colour, Theme().colour("cell")) for colour in seen) >= 3
