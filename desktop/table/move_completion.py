"""Reads moves being typed, and offers completions.

It never blocks: a text is read a moment after the last key, and legal moves are fetched for a few
milliseconds at a time, only the first few hundred; some games have 100,000.
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from desktop.table.move_entry import MoveEntry
from desktop.table.session import Session

translate = QCoreApplication.translate

_MOST_KNOWN = 400
_MOST_OFFERED = 60
_SLICE = 0.003  # seconds
_PAUSE_MS = 150


class MoveCompletion(QObject):
    """Fills the line's hint and completions with the legal moves of a session."""

    def __init__(
        self,
        session: Session,
        entry: MoveEntry,
        show_preview: Callable[[Sequence[object]], object],
        parent: QObject | None = None,
    ) -> None:
        """`show_preview` shows the moves of a legal text; an empty sequence removes them.

        The text is the typed one, or the `suggested` completion.
        """
        super().__init__(parent)
        self._session, self._entry, self._show_preview = session, entry, show_preview
        entry.list.note_of = self.note_of
        self.suggested = ""
        """The completion that Enter accepts."""
        self._notes: dict[str, str] = {}
        self.known: list[str] = []
        self._more: Iterator[str] | None = None
        self._fetching = QTimer(self, interval=0)
        self._fetching.timeout.connect(self._fetch)
        self._reading = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._reading.timeout.connect(self.read)
        entry.edited.connect(self._edited)
        entry.recalled.connect(self._reading.start)
        entry.released.connect(self._put_aside)

    def close(self) -> None:
        """Clear the line and its completions, and read nothing more that is typed into it."""
        self._entry.disconnect(self)
        self._entry.disconnect(self._reading)
        self._entry.forget()
        self._entry.list.note_of = lambda _text: ""
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget the legal moves, because another position is shown."""
        self._fetching.stop()
        self.known, self._more = [], None
        self._notes.clear()
        self._entry.offer([])
        self._change_preview(())
        if self._entry.field.text():
            self._reading.start()
        else:
            self._reading.stop()

    def read(self) -> None:
        """Read the text, and show in the line's hint what it would do."""
        text = self._entry.field.text().strip()
        reading = self._session.hot_seat.read(text) if text else None
        wrong = reading is not None and bool(reading.reason)
        if wrong:
            self._fetch_once()
            if self._fetching.isActive():  # it may be incomplete rather than wrong
                self._entry.show_hint("")
                return  # it is read again once the legal moves are known
        endings = self._endings(text) if wrong else []
        if endings and self._entry.choose_first():  # not wrong, only incomplete
            self._suggest(endings[0])
            return
        watched = self._entry.field.hasFocus() and self._entry.isVisible()
        self._change_preview(reading.moves if reading is not None and watched else ())
        if reading is None:
            self._entry.show_hint("")
        elif not reading.reason:
            words = (reading.note, self.tr("Enter plays it"))
            self._entry.show_hint(" ".join(filter(None, words)), "success")
        elif endings:
            self._entry.show_hint("")
        else:
            before = len(self._entry.field.text()) - len(self._entry.field.text().lstrip())
            spot = None if reading.position is None else reading.position + before
            self._entry.show_hint(reading.reason, "error", spot)

    def _suggest(self, text: str) -> None:
        """Show a completion on the board; Enter writes it into the line."""
        reading = self._session.hot_seat.read(text)
        self._change_preview(reading.moves if reading is not None else (), text)
        words = translate("TablePage", "Enter fills in {move}.").format(move=text)
        self._entry.show_hint(" ".join(filter(None, (words, self.note_of(text)))))

    def note_of(self, text: str) -> str:
        """Return the points of a legal move, in words; empty for none."""
        if text not in self._notes:
            points = self._session.hot_seat.gain(text)
            words = translate("common", "%n points", None, points)
            self._notes[text] = words if points else ""
        return self._notes[text]

    def _change_preview(self, moves: Sequence[object], suggested: str = "") -> None:
        self.suggested = suggested
        self._show_preview(moves)

    def _put_aside(self) -> None:
        self._reading.stop()
        self._change_preview(())

    def _edited(self, text: str) -> None:
        self._change_preview(())
        self._reading.start()
        self._fetch_once()
        self._entry.offer(self._endings(text.strip()))

    def _fetch_once(self) -> None:
        """Begin to fetch the legal moves of this position, unless that was done."""
        if self._more is None:
            self._more = self._session.hot_seat.texts()
            self._fetching.start()

    def _fetch(self) -> None:
        """Fetch a few more of the legal moves."""
        end = perf_counter() + _SLICE
        for text in self._more or ():
            self.known.append(text)
            if len(self.known) >= _MOST_KNOWN:
                break
            if perf_counter() > end:
                return
        self._fetching.stop()
        self._entry.offer(self._endings(self._entry.field.text().strip()))
        self._reading.start()

    def _endings(self, text: str) -> list[str]:
        """Return the completions of a text: as one move, or else of its last move."""
        if not text:
            return []
        whole = self._beginning(text)
        if whole or "," not in text:
            return [move for move in whole if move != text]
        first, _, last = text.rpartition(",")
        return [f"{first},{move}" for move in self._beginning(last.strip()) if move != last]

    def _beginning(self, text: str) -> list[str]:
        small = text.lower()
        return [move for move in self.known if small and move.lower().startswith(small)][
            :_MOST_OFFERED
        ]
