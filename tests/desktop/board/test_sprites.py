"""Sprites and motion: drawn once, finished at once."""

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from desktop.board.motion import Motion
from desktop.board.sprites import SpriteCache
from desktop.theme.theme import Theme

pytestmark = pytest.mark.usefixtures("look")

BOX = QRectF(0, 0, 10, 10)


class Pencil:
    """Counts how often it drew."""

    def __init__(self) -> None:
        self.count = 0

    def draw(self, painter: QPainter) -> None:
        self.count += 1
        painter.fillRect(QRectF(2, 2, 6, 6), QColor("red"))


def canvas() -> tuple[QImage, QPainter]:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    return image, QPainter(image)


def test_a_picture_is_drawn_once_for_each_size() -> None:
    sprites, pencil = SpriteCache(), Pencil()
    image, painter = canvas()
    for x in (0, 20, 40):
        painter.setWorldTransform(painter.worldTransform().fromTranslate(x, 0))
        sprites.paint(painter, "tile", BOX, pencil.draw)
    assert pencil.count == 1
    painter.scale(2, 2)
    sprites.paint(painter, "tile", BOX, pencil.draw)
    assert pencil.count == 2
    painter.end()
    assert image.pixelColor(5, 5) == QColor("red")
    assert image.pixelColor(25, 5) == QColor("red")


def test_a_picture_is_as_sharp_as_if_it_were_drawn_there() -> None:
    pencil = Pencil()
    sharp, painter = canvas()
    painter.translate(3.25, 7.5)
    painter.scale(2.5, 2.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pencil.draw(painter)
    painter.end()
    copied, painter = canvas()
    painter.translate(3.25, 7.5)
    painter.scale(2.5, 2.5)
    SpriteCache().paint(painter, "tile", BOX, pencil.draw)
    painter.end()
    for x in range(60):
        for y in range(60):
            one, other = sharp.pixelColor(x, y), copied.pixelColor(x, y)
            assert abs(one.green() - other.green()) <= 2


def test_while_somebody_zooms_an_old_size_will_do() -> None:
    sprites, pencil = SpriteCache(), Pencil()
    _image, painter = canvas()
    sprites.paint(painter, "tile", BOX, pencil.draw)
    sprites.settled = False
    painter.scale(1.3, 1.3)
    sprites.paint(painter, "tile", BOX, pencil.draw)
    assert pencil.count == 1
    sprites.settled = True
    sprites.paint(painter, "tile", BOX, pencil.draw)
    assert pencil.count == 2
    painter.end()


def test_a_tilted_piece_uses_the_same_picture() -> None:
    sprites, pencil = SpriteCache(), Pencil()
    image, painter = canvas()
    painter.translate(20, 20)
    painter.rotate(30)
    sprites.paint(painter, "tile", BOX, pencil.draw)
    painter.rotate(7)
    sprites.paint(painter, "tile", BOX, pencil.draw)
    painter.end()
    assert pencil.count == 1
    assert QColor("white") != image.pixelColor(22, 26)


def test_clearing_draws_again() -> None:
    sprites, pencil = SpriteCache(), Pencil()
    _image, painter = canvas()
    for _ in range(2):
        sprites.paint(painter, "tile", BOX, pencil.draw)
        sprites.clear()
    painter.end()
    assert pencil.count == 2


def test_finishing_jumps_to_the_end_and_runs_what_follows() -> None:
    motion, item, told = Motion(Theme()), QGraphicsRectItem(), []
    glide = motion.glide(item, QPointF(50, 20))
    motion.play(motion.one_by_one(glide, motion.grow(item, 2.0)), lambda: told.append("end"))
    assert motion.running
    motion.finish()
    assert item.pos() == QPointF(50, 20)
    assert item.scale() == 2
    assert told == ["end"]
    assert not motion.running


def test_what_follows_may_begin_another_motion() -> None:
    motion, item = Motion(Theme()), QGraphicsRectItem()
    motion.play(
        motion.glide(item, QPointF(10, 0)),
        lambda: motion.play(motion.glide(item, QPointF(10, 30))),
    )
    motion.finish()
    assert item.pos() == QPointF(10, 30)


def test_what_qt_has_deleted_already_can_be_stopped() -> None:
    motion = Motion(Theme())
    alive, deleted = motion.pause("lift"), motion.pause("lift")
    motion.play(alive)
    motion.play(deleted)
    shiboken6.delete(deleted)
    motion.stop()
    assert not motion.running
    assert alive.state() == QAbstractAnimation.State.Stopped


def test_an_endless_pulse_stops() -> None:
    motion = Motion(Theme())
    motion.play(motion.tween("forcedPulse", lambda _t: None, "pulse", times=-1))
    motion.finish()
    assert not motion.running


def test_with_reduced_motion_everything_is_there_at_once() -> None:
    motion, item = Motion(Theme(reduced_motion=True)), QGraphicsRectItem()
    motion.play(motion.glide(item, QPointF(9, 9), "drop", "drop"))
    assert item.pos() == QPointF(9, 9)
    assert not motion.running


def test_a_motion_runs_by_itself(qtbot: QtBot) -> None:
    motion, item = Motion(Theme()), QGraphicsRectItem()
    motion.play(motion.fade(item, 0.0, "press"))
    qtbot.waitUntil(lambda: not motion.running)
    assert item.opacity() == 0
