"""Common code of the lenses: layers over the board, pale when out of date, and a card."""

from desktop.board.contract import Lens
from desktop.board.probabilities import ShareList
from desktop.board.scene import BoardScene, Layer

_STALE = 0.4  # opacity of a lens that belongs to the view before


class LensItems:
    """A lens: what its viewer could deduce, painted over the board by `paint_lens`."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.lens: Lens | None = None
        """The data shown; None for no lens."""
        self.stale = False
        """Whether the data belong to the view before; they are painted pale."""
        self.layers: list[Layer] = []
        self.card = ShareList(scene)

    def show(self, lens: Lens | None, *, stale: bool) -> None:
        """Show another lens, or none."""
        known = lens is self.lens
        self.lens, self.stale = lens, stale
        if known and self.layers:
            for layer in self.layers:
                layer.setOpacity(_STALE if stale else 1)
        else:
            self.draw()

    def draw(self) -> None:
        """Repaint everything over the board."""
        self.card.hide()
        for layer in self.layers:
            if layer.scene() is not None:
                self._scene.removeItem(layer)
        self.layers = []
        self.paint_lens()

    def paint_lens(self) -> None:
        """Paint `lens`, if there is one, on layers from `add_layer`."""
        raise NotImplementedError

    def add_layer(self, height: float) -> Layer:
        """Return a new layer of the board at this z value."""
        layer = Layer()
        layer.setParentItem(self._scene.board)
        layer.setZValue(height)
        layer.setOpacity(_STALE if self.stale else 1)
        self.layers.append(layer)
        return layer
