"""The table of a puzzle: the game's own scene, the task over it, and the panel."""

from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.contract import Prompt
from desktop.board.scene import BoardScene
from desktop.controls.buttons import Button
from desktop.controls.commands import Standard
from desktop.controls.lay import lay
from desktop.frame.banner import BannerWords
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.spot_rings import RackRings, SpotRings
from desktop.games.catalogue import puzzle_scene
from desktop.language.messages import translated
from desktop.puzzles.panel import PuzzlePanel
from desktop.puzzles.session import PuzzleSession, PuzzleShown
from desktop.puzzles.words import clock_words, clue_words, goal_words
from desktop.theme.appearance import theme
from rules.puzzles import Verdict

translate = QCoreApplication.translate


class PuzzleTable(QWidget):
    """Connects a puzzle's session to the scene of its game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: PuzzleSession | None = None
        self.shown: PuzzleShown | None = None
        self.rings: SpotRings | None = None
        """The rings on the board for a hint."""
        self.rack_rings: RackRings | None = None
        """The rings in the rack for a hint."""
        self._question: BannerWords | None = None
        self.panel = PuzzlePanel()
        self.frame = BoardFrame(self.panel, self.panel.strip, "puzzle", self._captions)
        self.view, self.banner = self.frame.view, self.frame.banner
        lay(QVBoxLayout(self), self.frame)
        self.banner.answered.connect(self._answer)
        panel = self.panel
        for buttons in (panel, panel.strip):
            buttons.give_up.clicked.connect(self._give_up)
            buttons.clue.clicked.connect(lambda: self.session and self.session.ask_clue())
        panel.check.clicked.connect(lambda: self.session and self.session.ask_mistakes())
        panel.another.clicked.connect(lambda: self.session and self.session.next_solution())
        panel.back.clicked.connect(lambda: self.session and self.session.step(-1))
        panel.forth.clicked.connect(lambda: self.session and self.session.step(1))

    # -- a puzzle begins

    def start(self, session: PuzzleSession) -> None:
        """Put a puzzle on the table."""
        self.stop()
        self.session = session
        made = puzzle_scene(session.game.slug, session.kind)
        scene = made(session.game, theme(), self)
        scene.alone = scene.from_setup = True
        scene.move_chosen.connect(session.play)
        scene.refused.connect(self.frame.refuse)
        scene.notes_changed.connect(lambda: session.keep_notes(scene.notes()))
        self.rings, self.rack_rings = SpotRings(scene, ()), RackRings(scene)
        self.panel.show_matter(scene.make_panel(), scene.make_strip())
        self.panel.show_puzzle(session)
        self.frame.attach(scene)
        session.shown.connect(self._show)
        session.refused.connect(self.frame.refuse)
        session.working.connect(self._show_working)
        session.waiting.connect(self.frame.wait)
        session.finished.connect(self._finish)
        self.view.setFocus()
        session.start()
        scene.set_notes(session.notes)
        self.view.open_whole()

    def stop(self) -> None:
        """Clear the table."""
        session = self.session
        self.session, self.shown = None, None
        self.rings = self.rack_rings = None
        self._ask(None)
        if session is not None:
            session.close()
            session.disconnect(self)
            session.deleteLater()
            self.frame.detach()
            self.panel.show_matter(None)

    def tick(self, *, playable: bool) -> None:
        """Count the time since the last tick; `playable`: the player can play now."""
        if self.session is not None:
            self.session.tick(playable=playable)

    # -- display

    def _show(self, shown: PuzzleShown) -> None:
        scene, session = self.scene, self.session
        if scene is None or session is None:
            return
        before, self.shown = self.shown, shown
        same = before is not None and (before.view, before.seat) == (shown.view, shown.seat)
        if same and scene.view is not None and not scene.awaiting:
            self.frame.refresh()  # animations continue
        else:
            self.frame.show_position(shown)
        scene.set_done(shown.over)
        self.panel.show_position(session, shown)
        self._light(session, shown)
        for button in self._actions:
            button.set_modest(shown.over or shown.astray)

    @property
    def _actions(self) -> list[Button]:
        """Return the game's own buttons, in the panel or elsewhere."""
        lent = self.frame.corner.findChildren(Button)
        return [one for one in (*self.panel.matter.findChildren(Button), *lent)
                if one is not self.panel.next]  # fmt: skip

    @property
    def scene(self) -> BoardScene | None:
        """The scene of the puzzle's game."""
        return self.frame.scene

    def _captions(self, prompt: Prompt | None) -> Captions:
        session, shown = self.session, self.shown
        if session is None or shown is None or prompt is None:
            return Captions(banner=self._question)
        worded = self._worded(session, shown, prompt)
        aloud = f"{worded.sentence}. {worded.hint}"
        return Captions(session.solver, worded, aloud, self._question)

    def _worded(self, session: PuzzleSession, shown: PuzzleShown, prompt: Prompt) -> Prompt:
        """Return the task and how to do it; after the end the verdict, or the position shown."""
        verdict = session.verdict
        if shown.steps:
            why = translated(session.reason()) if shown.step else ""
            told = ". ".join(filter(None, (shown.said, why)))
            return Prompt(self._where(session, shown), told, accent=bool(told))
        if verdict is not None:
            solved = (
                translate("common", "Solved")
                if verdict.solved
                else translate("common", "Not solved")
            )
            return Prompt(solved, translated(verdict.sentence))
        if shown.astray:
            undo = QKeySequence(Standard.Undo).toString(QKeySequence.SequenceFormat.NativeText)
            words = self.tr("This move cost a star. Undo it with {undo} and try another.")
            slipped = self.tr("You cannot win after this move")
            worse = self.tr("Another move scores more")
            return Prompt(slipped if session.rules.par_wanted else worse, words.format(undo=undo))
        goal = goal_words(session.kind, session.goal, self._options(session))
        if session.clue is not None:
            return Prompt(goal, clue_words(session.kind, session.clue), accent=True)
        return Prompt(goal, prompt.hint if shown.seat is not None else "")

    def _options(self, session: PuzzleSession) -> list[str]:
        """Return the options as the title names them; empty if all are standard."""
        differing = session.game.options.differing(session.options, players=2)
        return self.scene.words.chips() if self.scene is not None and differing else []

    def _light(self, session: PuzzleSession, shown: PuzzleShown) -> None:
        """Highlight what the hint is about; remove the highlight after a move."""
        clue, scene = session.clue if shown.seat is not None else None, self.scene
        rings, in_rack = self.rings, self.rack_rings
        if rings is None or in_rack is None or scene is None or scene.view is None:
            return
        moves = ()
        if clue is not None and clue.move:
            moves = tuple(session.game.parse_move(scene.view, clue.move, closed=False))
        rings.show_names(clue.cells if clue is not None else (), moves)
        in_rack.show_moves(moves if clue is not None and clue.piece else ())

    def _where(self, session: PuzzleSession, shown: PuzzleShown) -> str:
        """Return the place in the solution, and whose move is shown."""
        whole, part = self.tr("The solution"), self.tr("The solution, step {n} of {all}")
        if session.rules.seeing:
            whole = self.tr("The solution, played with the layout visible")
            part = self.tr("Played with the layout visible, step {n} of {all}")
        return part.format(n=shown.step, all=shown.steps) if shown.step else whole

    def _finish(self, verdict: Verdict, seconds: int) -> None:
        self.panel.show_verdict(verdict.stars, clock_words(seconds))
        self.frame.say(translated(verdict.sentence))

    def _show_working(self, working: bool) -> None:
        self.panel.show_waiting(self.tr("Calculating…") if working else "")
        self.panel.give_up.setEnabled(not working)

    # -- giving up

    def _give_up(self) -> None:
        """Ask before giving up, unless the attempt is over anyway."""
        session = self.session
        if session is None:
            return
        if session.verdict is not None:
            session.give_up()
            return
        title, line = self.tr("Give up?"), self.tr("You see the solution and get no stars.")
        self._ask(
            question(title, line, translate("common", "Give up"), translate("common", "Continue"))
        )

    def _ask(self, question: BannerWords | None) -> None:
        """Ask a question, or remove it for None."""
        self._question = question
        self.frame.refresh()
        if question is not None:
            self.frame.say(question.text)

    def _answer(self, yes: bool) -> None:
        self._ask(None)
        self.view.setFocus()
        if yes and self.session is not None:
            self.session.give_up()


def question(
    title: str, line: str, yes: str, no: str, first: Literal["yes", "no"] = "no"
) -> BannerWords:
    """Return a question that Escape answers with no."""
    return BannerWords(frozenset(), title, line, yes, no, escape=False, first=first)
