"""The private notes of the player at the screen, and their typed move that is not played yet."""

from PySide6.QtWidgets import QLineEdit

from desktop.board.scene import BoardScene
from desktop.table.session import Session

_TYPED = "typed"
"""The first word of the note with a typed move; the number of the ply before it follows."""


class Notes:
    """Stores the scene's notes and the text in the line for moves in the record."""

    def __init__(self, session: Session, scene: BoardScene, line: QLineEdit) -> None:
        self._session, self._scene, self._line = session, scene, line

    def store(self) -> None:
        """Store the viewer's notes with the move that is typed or half made."""
        typed = ""
        if self._session.hot_seat.acting is not None:
            typed = self._line.text().strip() or self._scene.hand.half_made
        self.keep(f"{_TYPED} {self._session.ply} {typed}" if typed else "")

    def keep(self, typed: str = "") -> None:
        """Store the viewer's notes in the record, where they stay private.

        `typed`: the note that holds a typed move that is not played yet.
        """
        scene, session, known = self._scene, self._session, self._session.hot_seat.notes
        if session.game.hidden:
            player, texts = scene.viewer, [] if scene.viewer is None else scene.notes()
        else:  # the record may hold notes of other programs, which stay
            player = session.hot_seat.note_taker
            texts = [note for note in known if not note.startswith(f"{_TYPED} ")]
        if typed:
            texts.append(typed)
        if player is not None and (session.game.hidden or texts != known):
            session.keep_notes(player, texts)

    def fetch(self) -> bool:
        """Put the typed move that was stored back in the line; return whether there is one."""
        if self._session.hot_seat.acting is None or self._line.text():
            return False
        for note in self._session.hot_seat.notes:
            word, _, rest = note.partition(" ")
            ply, _, text = rest.partition(" ")
            if word == _TYPED and ply == str(self._session.ply) and text:
                self._line.setText(text)
        return bool(self._line.text())
