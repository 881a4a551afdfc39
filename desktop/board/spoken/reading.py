"""Commands that read a board aloud: a spot, the last text, the score, the rows."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from desktop.board.contract import Spot
from desktop.board.host import BoardHost
from desktop.board.scene import BoardScene
from desktop.board.view import BoardView
from desktop.controls.commands import AGAIN, HERE, ROWS, STANDING
from desktop.controls.voice import say, voice_of
from desktop.shell.page import Page


class Reading(QObject):
    """Answers the commands that read a page's board aloud.

    `standing` returns the state of the game in a few words, which is read before the prompt.
    """

    def __init__(
        self, page: Page, view: Callable[[], BoardView], standing: Callable[[], str]
    ) -> None:
        super().__init__(page)
        self._page, self._view, self._standing = page, view, standing
        self._rows: list[str] = []
        """The rows of the board that is being read."""
        self._next = 0
        page.add_command(HERE, self.tell_here)
        page.add_command(AGAIN, lambda: voice_of(page).repeat())
        page.add_command(STANDING, self.tell_standing)
        page.add_command(ROWS, self.tell_row)

    @property
    def _scene(self) -> BoardScene | None:
        scene = self._view().board_scene
        return scene if scene is not None and scene.view is not None else None

    def tell_here(self) -> None:
        """Describe the spot at the cursor, or the one where the cursor would first appear."""
        scene = self._scene
        small = scene.beside() if scene is not None else None
        if small is not None and small.hasFocus():
            spot = small.spot()
        else:
            spot = (scene.cursor.spot or scene.start_spot()) if scene is not None else None
        if scene is not None and spot is not None:
            say(self._page, "; ".join(filter(None, (spot.name, scene.words.about(spot)))))

    def tell_standing(self) -> None:
        """Read the state of the game and the prompt."""
        view = self._view()
        prompt = [view.prompt.sentence, view.prompt.hint] if isinstance(view, BoardHost) else []
        for text in (self._standing(), *prompt):
            say(self._page, text)

    def tell_row(self) -> None:
        """Read the overview of the board, then the next row for each press.

        It begins again after the last row, or when the board has changed.
        """
        scene = self._scene
        rows = [*filter(None, [scene.words.overview()]), *all_rows(scene)] if scene else []
        if rows != self._rows:
            self._rows, self._next = rows, 0
        if rows:
            say(self._page, rows[self._next])
            self._next = (self._next + 1) % len(rows)


def all_rows(scene: BoardScene) -> list[str]:
    """Return the rows of the table's board, then those of the board beside it, under its name."""
    small, rows = scene.beside(), rows_of(scene.spots())
    beside = rows_of(small.spots()) if small is not None else []
    if small is not None and beside:
        rows += [f"{small.accessibleName()}: {beside[0]}", *beside[1:]]
    return rows


def rows_of(spots: Iterable[Spot]) -> list[str]:
    """Return the names of a board's spots, one text a row, the top row first, the rack last."""
    rows: dict[tuple[bool, int], list[tuple[float, str]]] = {}
    for spot in spots:
        row = rows.setdefault((spot.rack, 0 if spot.rack else round(spot.at.y())), [])
        row.append((spot.at.x(), spot.name))
    return ["; ".join(name for _, name in sorted(rows[row])) for row in sorted(rows)]
