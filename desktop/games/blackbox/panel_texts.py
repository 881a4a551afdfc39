"""The texts of Black Box's panel for each stage of the game."""

from PySide6.QtCore import QCoreApplication, QObject

from desktop.board.spoken.rule_text import objection
from desktop.controls.buttons import Look
from desktop.games.blackbox.box_view import BoxView
from desktop.games.blackbox.panel import BlackBoxPanel, Finding
from desktop.games.blackbox.ray_paths import Explanation, read_box
from desktop.games.blackbox.small_box import SmallBoxLook
from rules.blackbox.game import Guess
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import PORT_NAMES
from rules.core import AnyGame

translate = QCoreApplication.translate

_MOST_NAMED = 3


class PanelTexts(QObject):
    """Fills the panel from the displayed state."""

    def __init__(self, game: AnyGame, shown: BoxView, panel: BlackBoxPanel) -> None:
        super().__init__(panel)
        self._game, self._shown, self._panel = game, shown, panel

    def refresh(self) -> None:
        """Update all texts of the panel."""
        self._show_other()
        self._panel.show_findings(self._shown.hiding or self._shown.alone)
        if self._shown.hiding:
            self._show_hiding()
        elif self._shown.over:
            self._show_result()
        else:
            self._show_markers()
        self._shown.findings = self._panel.summary

    def _show_other(self) -> None:
        shown, view = self._shown, self._shown.view
        other = 1 - shown.solver
        if shown.hiding or shown.alone:
            self._panel.show_other("", "", None, clickable=False)
            return
        latest = shown.latest_ports.get(other)
        look = SmallBoxLook(view.boxes[other], other, latest, shown.over)
        title = translate("common", "{name}’s box").format(name=view.names[other])
        self._panel.show_other(title, self._whose(other), look, clickable=shown.may_swap)
        swap = self.tr("Show {name}’s box").format(name=view.names[other])
        self._panel.small_box.setToolTip(swap if shown.may_swap else "")

    def _whose(self, other: int) -> str:
        """Return whose atoms and markers are in the other box."""
        view, hider = self._shown.view, 1 - other
        if view.boxes[other].atoms is None:
            return self.tr("{name}’s markers").format(name=view.names[other])
        if hider == self._shown.viewer:
            words = self.tr("your atoms, {name}’s markers")
        else:
            words = self.tr("{hider}’s atoms, {name}’s markers")
        return words.format(name=view.names[other], hider=view.names[hider])

    # -- hiding

    def _show_hiding(self) -> None:
        shown, panel = self._shown, self._panel
        placed = len(shown.placed)
        if not shown.choosing:
            waiting = Finding("", self.tr("Players hide theirs in turn."))
            panel.show_own(self.tr("Atoms"), "", [waiting])
            panel.show_buttons()
            return
        fact = self.tr("{n} of 4 placed").format(n=placed)
        panel.show_own(self.tr("Your atoms"), fact, self._about_placement(placed))
        panel.show_buttons(panel.random, panel.hide_atoms)
        panel.hide_atoms.setEnabled(placed == ATOMS)
        panel.hide_atoms.setToolTip(
            self.tr("Hide atoms  H") if placed == ATOMS else self.tr("Place four atoms first")
        )
        panel.random.setToolTip(self.tr("Places four atoms at random. You can change them.  R"))

    def _about_placement(self, placed: int) -> list[Finding]:
        if placed < ATOMS:
            other = self._shown.view.names[self._shown.solver]
            words = self.tr("{name} will look for them with rays.").format(name=other)
            return [Finding("", words)]
        if self._shown.double is None:
            return [
                Finding("", self.tr("Checking whether other atoms would give the same results…"))
            ]
        if self._shown.double:
            return [
                Finding("alert", self.tr("Another arrangement gives the same results:")),
                Finding("none", self.tr("no ray can tell the two apart.")),
            ]
        return [Finding("check", self.tr("These atoms can be found without guessing."))]

    # -- playing

    def _show_markers(self) -> None:
        shown, panel = self._shown, self._panel
        mine = shown.solver == shown.viewer
        owner = shown.view.names[shown.solver]
        title = self.tr("Your markers") if mine else self.tr("{name}’s markers").format(name=owner)
        placed = len(shown.box.markers)
        fact = self.tr("{n} of 4 placed").format(n=placed)
        if placed > ATOMS:
            fact = translate("PanelTexts", "%n placed, four needed", None, placed)
        panel.show_own(title, fact, self._readings(read_box(shown.box)))
        self._show_turn_buttons(mine)

    def _readings(self, reading: Explanation) -> list[Finding]:
        """Return which results fit the markers."""
        box = self._shown.box
        if not box.probes:
            return [Finding("", self.tr("No ray has been sent yet."))]
        if not box.markers:
            return [Finding("", self.tr("Mark a cell to see which results it agrees with."))]
        if len(box.markers) < ATOMS:
            return [self._agreeing(reading)]
        return [self._agreeing(reading), self._differing(reading)]

    def _agreeing(self, reading: Explanation) -> Finding:
        agree = reading.agree
        if not agree:
            return Finding("", self.tr("No result matches yet"))
        if not reading.differ and agree > 1:
            words = translate("PanelTexts", "All %n results match", None, agree)
        else:
            words = translate("PanelTexts", "%n results match", None, agree)
        return Finding("check", words)

    def _differing(self, reading: Explanation) -> Finding:
        """Return the ports that do not fit the markers, as many as one line can name."""
        names = [PORT_NAMES[port] for port in reading.differ]
        if not names:
            return Finding()
        if len(names) == 1:
            return Finding("differs", self.tr("Port {port} does not match").format(port=names[0]))
        if len(names) > _MOST_NAMED:
            return Finding("differs", self.tr("{n} results do not match").format(n=len(names)))
        words = self.tr("Ports {ports} and {last} do not match your markers")
        return Finding("differs", words.format(ports=", ".join(names[:-1]), last=names[-1]))

    def _show_turn_buttons(self, mine: bool) -> None:
        shown, panel = self._shown, self._panel
        if not mine:
            panel.show_buttons()
            return
        last = shown.box.guesses_left == 1
        #: on the button that guesses
        panel.guess.setText(self.tr("Last guess") if last else translate("common", "Guess"))
        able = shown.solving and not objection(self._game, shown.view, Guess())
        panel.guess.look = Look.ACCENT if shown.alone else Look.OUTLINE
        panel.guess.setToolTip(self.tr("Guess these four  G"))
        panel.end.setToolTip(self.tr("End turn  E"))
        ends = shown.solving and not shown.alone
        panel.show_buttons(*[panel.guess] * able, *[panel.end] * ends)

    # -- the end

    def _show_result(self) -> None:
        shown = self._shown
        owner = shown.view.names[shown.solver]
        box = shown.box
        found = len(box.markers & (box.atoms or frozenset()))
        wrong = len(box.markers) - found
        sign = "check" if found == ATOMS else "none" if wrong else ""
        findings = [Finding(sign, self.tr("{n} of 4 atoms marked").format(n=found))]
        if wrong:
            words = translate("PanelTexts", "%n markers are wrong", None, wrong)
            findings.append(Finding("differs", words))
        self._panel.show_own(
            self.tr("{name}’s markers").format(name=owner),
            self.tr("click a port to see its ray"),
            findings,
        )
        self._panel.drop_empty_lines()
        self._panel.show_buttons()
