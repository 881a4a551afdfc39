"""What scenes with a lens share: layers over the board that fade with age, and a card."""

from desktop.board.contract import Lens
from desktop.board.probabilities import ShareList
from desktop.board.scene import BoardScene, Layer

_STALE = 0.4  # opacity of what is of the view before


class LensItems:
    """What a viewer could work out, painted over the board. Subclasses implement `paint_lens`."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.lens: Lens | None = None
        """What is shown; None for nothing."""
        self.stale = False
        """Whether it is of the view before, and pale."""
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
        """Paints everything anew over the board."""
        self.card.hide()
        for layer in self.layers:
            if layer.scene() is not None:
                self._scene.removeItem(layer)
        self.layers = []
        self.paint_lens()

    def paint_lens(self) -> None:
        """Put what `lens` says, if there is one, on layers from `add_layer`."""
        raise NotImplementedError

    def add_layer(self, height: float) -> Layer:
        """Return a layer of the board that stands at this height (z) among its items."""
        layer = Layer()
        layer.setParentItem(self._scene.board)
        layer.setZValue(height)
        layer.setOpacity(_STALE if self.stale else 1)
        self.layers.append(layer)
        return layer
