"""Collages: many sprites as one picture, dot by dot what they are one by one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.scene import Layer
from desktop.board.sprite_batch import SpriteBatch
from desktop.board.sprites import SpriteCache, SpriteItem
from desktop.paint.paths import hexagon

pytestmark = pytest.mark.usefixtures("look")

BOX = QRectF(-60, -60, 120, 120)
PLACES = [QPointF(x * 90, y * 77.3) for x in range(4) for y in range(4)]


class Bench:
    """A scene of sixteen sprites, one by one or as a batch."""

    def __init__(self, *, batch: bool) -> None:
        self.scene, self.layer, self.sprites = QGraphicsScene(), Layer(), SpriteCache()
        self.scene.addItem(self.layer)
        self.scene.setSceneRect(0, 0, 400, 400)
        self.drawn = 0
        self.batch = SpriteBatch(self.sprites, self.layer)
        for number, at in enumerate(PLACES):
            draw = self.pencil(number)
            if batch:
                self.batch.add(at, number % 3, BOX, draw)
            else:
                SpriteItem(self.sprites, number % 3, BOX, draw, self.layer).setPos(at)
        self.lie(1.13, 50.3)

    def pencil(self, number: int) -> Callable[[QPainter], None]:
        def draw(painter: QPainter) -> None:
            self.drawn += 1
            painter.fillPath(hexagon(QPointF(), 55), QColor("red").darker(100 + 40 * (number % 3)))

        return draw

    def lie(self, scale: float, at: float) -> None:
        self.layer.setScale(scale)
        self.layer.setPos(at, at)

    def seen(self) -> QImage:
        image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("khaki"))
        with QPainter(image) as painter:
            self.scene.render(painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 400, 400))
        return image


def alike(one: QImage, other: QImage) -> bool:
    """Whether they are the same but for how the edges of neighbours are rounded."""
    dots, others = bytes(one.constBits()), bytes(other.constBits())
    return all(abs(a - b) <= 3 for a, b in zip(dots, others, strict=True))


def test_it_looks_like_its_sprites() -> None:
    many, one = Bench(batch=False), Bench(batch=True)
    for scale, at in ((1.13, 50.3), (0.71, 20.0), (2.4, -130.6)):
        many.lie(scale, at)
        one.lie(scale, at)
        assert alike(one.seen(), many.seen())


def test_what_is_too_large_for_one_picture_is_copied_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("desktop.board.sprite_batch._MOST_DOTS", 1000)
    many, one = Bench(batch=False), Bench(batch=True)
    assert one.seen() == many.seen()
    assert one.batch._picture.isNull()


def test_far_away_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.board.sprite_batch._MOST_DOTS", 1000)
    one = Bench(batch=True)
    one.lie(20.0, 3000.0)
    one.seen()
    assert one.drawn == 0


def test_while_somebody_zooms_the_picture_at_hand_will_do() -> None:
    one = Bench(batch=True)
    one.seen()
    drawn = one.drawn
    one.sprites.settled = False
    one.lie(1.3, 40)
    blurred = one.seen()
    assert one.drawn == drawn
    one.sprites.settled = True
    assert one.seen() != blurred
    assert one.drawn > drawn


def test_one_taken_in_haste_is_taken_again_at_rest() -> None:
    many, one = Bench(batch=False), Bench(batch=True)
    one.seen()
    one.sprites.settled = False
    one.lie(1.3, 40)
    one.batch.add(QPointF(), 0, BOX, one.pencil(0))  # something new is laid
    many.lie(1.3, 40)
    one.seen()
    one.sprites.settled = True
    SpriteItem(many.sprites, 0, BOX, many.pencil(0), many.layer)
    assert alike(one.seen(), many.seen())


def test_it_is_prepared_sprite_by_sprite() -> None:
    one = Bench(batch=True)
    slices = []
    with one.sprites.preparing():
        for _ in range(40):
            before, one.sprites.halfway = one.drawn, False
            one.seen()
            slices.append(one.drawn - before)
            if not one.sprites.halfway:
                break
    assert max(slices) == 1
    assert len(slices) == len(PLACES) + 1
    one.sprites.settled = True
    ready = one.drawn
    one.seen()
    assert one.drawn == ready


def test_sprites_that_change_leave_no_trace() -> None:
    """Only what lies where they were and are is drawn again."""
    one, many = Bench(batch=True), Bench(batch=False)
    one.seen()
    changed = QPointF(30, 40)
    one.batch.change({5: None, 9: (changed, 1, BOX, one.pencil(1)), 10: None})
    drawn = one.drawn
    found = one.seen()
    assert one.drawn == drawn  # every picture was at hand
    other = Bench(batch=True)
    other.batch.change({5: None, 9: (changed, 1, BOX, other.pencil(1)), 10: None})
    assert alike(found, other.seen())
    assert not alike(found, many.seen())
