"""The texts of Black Box: prompt, seats, names of cells and ports, curtain."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Prompt
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import joined_turns, last_turn, turn_labels
from desktop.board.words import BoardWords
from desktop.games.blackbox.box_view import BoxView
from desktop.games.blackbox.ray_paths import both_ends, read_box
from desktop.language.messages import listed, translated
from rules.blackbox.events import GuessRight, GuessWrong, ProbeAnswered
from rules.blackbox.game import EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES, PORT_NUMBERS
from rules.blackbox.state import GUESSES
from rules.core import Event
from rules.core.message import listed as names_listed

translate = QCoreApplication.translate


END = "end"
SECRET = "atoms"  # the rules' text of a secret move


class Prompts(BoardWords):
    """Describes the displayed state in words."""

    def __init__(self, scene: BoardScene, shown: BoxView) -> None:
        super().__init__(scene)
        self._shown = shown

    # -- the prompt

    def prompt(self) -> Prompt:
        """Return the prompt: who is to do what, and how."""
        view = self._shown.view
        name, other = view.names[view.mover], view.names[1 - view.mover]
        if self._shown.hiding:
            if self._shown.seat is None:
                return Prompt(
                    self.tr("{name} is hiding four atoms").format(name=name),
                    self.tr("Nobody else sees where."),
                )
            sentence = self.tr("{name}, hide four atoms in {other}’s box")
            sentence = sentence.format(name=name, other=other)
            return Prompt(sentence, self._hiding_hint(), accent=bool(self._shown.double))
        if self._shown.seat is None:
            return Prompt(self._waiting(name), self._looking_hint())
        warned = self._shown.known_wrong and not view.guessed
        return Prompt(self._task(name), self._playing_hint(), accent=warned, line=self._result())

    def _waiting(self, name: str) -> str:
        if self._shown.viewer == 1 - self._shown.view.mover:
            return self.tr("{name} is looking for your atoms").format(name=name)
        return self.tr("{name} is looking for the atoms").format(name=name)

    def _looking_hint(self) -> str:
        if any(self._shown.box.marks):
            return self.tr("Click a marked port to see its ray.")
        return self.tr("No ray has been sent into this box yet.")

    def _hiding_hint(self) -> str:
        placed = len(self._shown.placed)
        if placed == 0:
            return self.tr("Click four cells, or place the atoms at random.")
        if placed < ATOMS:
            line = self.tr("{n} of 4 placed. Click an atom to remove it.")
            return line.format(n=placed)
        if self._shown.double:
            return self.tr(
                "Another arrangement gives the same results: no ray can tell the two apart."
            )
        return self.tr("All four are placed. Now hide them.")

    def _task(self, name: str) -> str:
        view = self._shown.view
        if view.guessed and self._shown.known_wrong:
            return self.tr("{name}, your guess was wrong").format(name=name)
        if view.probed:
            words = (
                self.tr("{name}, mark, guess or end your turn")
                if view.may_guess
                else self.tr("{name}, mark or end your turn")
            )
        elif view.may_guess:
            words = self.tr("{name}, mark, send a ray or guess")
        else:
            words = self.tr("{name}, mark or send a ray")
        return words.format(name=name)

    def _playing_hint(self) -> str:
        view, wrong = self._shown.view, self._shown.known_wrong
        if wrong and view.guessed:
            return self.tr("At least one of the four is wrong. Move markers, or end your turn.")
        if wrong:
            return self.tr("You guessed these four before. At least one is wrong.")
        if view.probed and self._shown.turn_ends:
            words = self.tr(
                "{result} Your turn ends when the ring is full. A click stops the ring."
            )
            return words.format(result=self._told(self._shown.latest))
        if view.probed and self._shown.planned:
            return self.tr("The answer to your letter tells where the ray comes out.")
        if view.probed:
            return self._told(self._shown.latest)
        return self.tr("Click a port to send a ray, or a cell to mark an atom.")

    def _result(self) -> str:
        """Return the result of this turn's probe and the next step, in at most nine words."""
        shown, port = self._shown, self._shown.latest
        told = shown.view.probed and not shown.planned
        if port is None or not told or shown.ray_runs or shown.known_wrong:
            return ""
        step = translate("common", "End your turn")
        return f"{self._told(port)} {step}."

    def _told(self, port: int | None) -> str:
        """Return the result of this turn's probe, once its ray has run."""
        if port is None:
            return self.tr("You can send one ray per turn, and you have already sent it.")
        if self._shown.ray_runs:
            return self.tr("A ray enters at {port}.").format(port=PORT_NAMES[port])
        mark, name = self._shown.box.marks[port], PORT_NAMES[port]
        if mark == "#":
            return self.tr("Ray {port} hit an atom.").format(port=name)
        if mark == "%":
            return self.tr("Ray {port} was reflected.").format(port=name)
        line = self.tr("Ray {port} came out at {end}.")
        return line.format(port=name, end=PORT_NAMES[both_ends(self._shown.box, port)[-1]])

    def delays_curtain(self) -> bool:
        return tells_something(self.scene.happened)

    def aftermath(self) -> str:
        events = self.scene.happened
        if any(isinstance(event, GuessWrong) for event in events):
            return self.tr("At least one of the four is wrong. The rules do not say which.")
        ports = [event.port for event in events if isinstance(event, ProbeAnswered)]
        return self._told(PORT_NUMBERS[ports[0]]) if ports else ""

    def rays_come_later(self) -> str:
        """Return the refusal to send a ray before the atoms are hidden."""
        return self.tr("Rays come later. First, the atoms are hidden.")

    # -- seats and curtain

    def seat_info(self, player: int) -> SeatInfo:
        """Return a player's card: probes made and guesses left, or the progress of hiding."""
        view = self._shown.view
        box = view.boxes[player]
        if view.phase == "hide":
            words = self.tr("Atoms hidden") if player < view.turn else self.tr("Atoms to hide")
        else:
            probes = box.probes
            words = translate("Prompts", "%n rays", None, probes)
        if view.outcome is not None:
            return SeatInfo(words)  # no more guesses
        left = box.guesses_left
        words_left = translate("Prompts", "%n guesses left", None, left)
        hides = view.phase == "hide"
        return SeatInfo(
            words, pips=(left, GUESSES), pip_colour="text", counted=words_left, tells_turn=hides
        )

    def curtain_line(self) -> str:
        """Return what the last turn did: only rays and guesses, which are public."""
        if self._shown.hiding:
            return self.tr("Players hide four atoms in secret.")
        events = [event for ply in last_turn(self.scene.plies) for event in ply.events]
        told = [event for event in events if isinstance(event, ProbeAnswered | GuessWrong)]
        if told:
            return " ".join(map(self._public, told))
        return self.tr("No atom is shown until you are here.")

    def _public(self, event: ProbeAnswered | GuessWrong) -> str:
        name = self._shown.view.names[event.player]
        if isinstance(event, GuessWrong):
            return self.tr("{name} guessed wrong.").format(name=name)
        words = {
            "#": self.tr("{name} sent a ray into {port}. It hit an atom."),
            "%": self.tr("{name} sent a ray into {port}. It came back."),
        }.get(event.mark, self.tr("{name} sent a ray into {port}. It came out at {leaves}."))
        return words.format(name=name, port=event.port, leaves=event.leaves)

    def summary(self) -> str:
        return self._shown.findings

    def chips(self) -> list[str]:
        return [self.tr("7 × 7"), self.tr("4 atoms")]

    @property
    def is_found(self) -> bool:
        """Whether the last ply guessed the atoms."""
        return any(isinstance(event, GuessRight) for event in self.scene.happened)

    def ending_words(self, name: str) -> tuple[str, str]:
        if not self.is_found:
            return self.tr("{name} wins: no guess left").format(name=name), ""
        outcome = self._shown.view.outcome
        box = self._shown.view.boxes[min(outcome.winners)]
        rays = box.probes
        words = self.tr("{name} wins: all four atoms").format(name=name)
        if box.guesses:
            return words, self.tr("After {n} rays.").format(n=rays)
        return words, self.tr("First guess, after {n} rays.").format(n=rays)

    # -- moves

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        #: in the list of moves: a turn without a ray
        passed = self.tr("pass")
        #: in the list of moves: four atoms were hidden
        hidden = self.tr("atoms")
        return turn_rows(plies, passed, hidden)

    def ply_row(self, ply: PlyText) -> MoveRow:
        row = self.rows([ply])[0]
        return replace(row, text=translate("common", "end of turn")) if ply.text == END else row

    def advice(self, move: Move) -> str:
        match move:
            case Hide(atoms):
                words = self.tr("Hide the atoms on {cells}")
                return words.format(cells=_named(atoms))
            case Mark(cell):
                return self.tr("Mark {cell}").format(cell=CELL_NAMES[cell])
            case Unmark(cell):
                return self.tr("Remove the marker from {cell}").format(cell=CELL_NAMES[cell])
            case Probe(port):
                return self.tr("Send a ray from {port}").format(port=PORT_NAMES[port])
            case Guess():
                view = self._shown.view
                markers = view.boxes[view.mover].markers
                return self.tr("Guess that the atoms are on {cells}").format(cells=_named(markers))
            case EndTurn():
                return translate("common", "End your turn")

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("R", self.tr("When hiding atoms: place them at random")),
            ("C", self.tr("When hiding atoms: confirm their places")),
            ("N", self.tr("Note a cell as empty (also with the right mouse button)")),
            ("G / ?", translate("common", "Guess")),
            ("E", self.tr("End the turn")),
        ]

    # -- places

    def cell_words(self, player: int, cell: int) -> str:
        """Describe a cell of the box that a player solves."""
        shown, box = self._shown, self._shown.view.boxes[player]
        on_table = player == shown.solver
        atom = cell in (box.atoms or ()) or (on_table and cell in shown.placed)
        marker = cell in box.markers
        if atom and marker:
            return self.tr("atom with a marker")
        if atom:
            return self.tr("atom")
        if marker:
            return self.tr("marker")
        noted = on_table and cell in shown.noted
        return self.tr("noted as empty") if noted else translate("common", "empty")

    def port_words(self, player: int, port: int, differing: Collection[int]) -> str:
        """Describe a port, with its result, of the box that a player solves.

        `differing` is the result of `unexplained` for that box.
        """
        box = self._shown.view.boxes[player]
        mark, ends = box.marks[port], both_ends(box, port)
        if not mark:
            return self.tr("not used")
        if mark == "#":
            told = translate("common", "hit")
        elif mark == "%":
            told = translate("common", "reflection")
        else:
            words = self.tr("{letter}, other end at {end}")
            told = words.format(letter=mark, end=PORT_NAMES[ends[-1]])
        #: a probe’s result: the markers do not explain it
        unexplained = self.tr("does not match your markers") if min(ends) in differing else ""
        return listed(told, unexplained)

    def unexplained(self, player: int) -> tuple[int, ...]:
        """Return the ports of a player's box whose results do not fit its markers."""
        box = self._shown.view.boxes[player]
        return read_box(box).differ if box.atoms is None else ()


def _named(cells: Collection[int]) -> str:
    """Return the names of cells as a list in the language of the window."""
    return translated(names_listed([CELL_NAMES[cell] for cell in sorted(cells)]))


def _elements(text: str) -> list[str]:
    """Return the moves in a ply's text."""
    return [part.strip() for part in text.split(",") if part.strip()]


def tells_something(events: Iterable[Event]) -> bool:
    """Return whether a ply revealed something about the atoms: a probe or a guess."""
    return any(isinstance(event, ProbeAnswered | GuessWrong | GuessRight) for event in events)


def result_words(result: str) -> str:
    """Return the result of a probe, given as `#`, `%` or the port where the ray came out."""
    if result == "#":
        return translate("common", "hit")
    if result == "%":
        return translate("common", "reflection")
    #: a possible result of a ray, before its chance
    return translate("BoxLens", "out at {port}").format(port=result)


def turn_rows(plies: Sequence[PlyText], passes: str, hides: str) -> list[MoveRow]:
    """Return one row for each turn; its note is the result of its probe.

    `passes` is the text for no move, `hides` the text for secret atoms.
    """
    rows, labels = [], turn_labels(plies)
    for turn in joined_turns(plies):
        last = turn[-1]
        parts = [part for ply in turn for part in _elements(ply.text)]
        shown = [hides if part == SECRET else part for part in parts if part != END]
        told = [event for ply in turn for event in ply.events if isinstance(event, ProbeAnswered)]
        note = result_words(told[0].leaves or told[0].mark) if told else ""
        text = ", ".join(shown) or passes
        rows.append(MoveRow(last.ply, labels[last.ply], last.player, text, note))
    return rows
