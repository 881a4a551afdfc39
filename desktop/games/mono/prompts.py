"""The texts of Mono: prompt, seats, heading of the list, names of cells, curtain."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Prompt
from desktop.board.ending import wins_by
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import flag_words
from desktop.board.spoken.turns import is_command, joined_turns, turn_labels
from desktop.board.words import BoardWords
from desktop.games.mono.boards_view import BoardsView
from desktop.games.mono.ending import best_turn
from desktop.games.mono.paint import BoardLook
from desktop.games.mono.rack import ListLook
from desktop.language.messages import listed
from rules.mono.board import HIDDEN, LABELS
from rules.mono.events import Revealed, RunsScored
from rules.mono.game import SPOKEN, FinishedTurn
from rules.mono.moves import EndTurn, Layout, Reveal
from rules.mono.score import is_cut, turn_score

translate = QCoreApplication.translate


class Words(BoardWords):
    """Describes the displayed state in words."""

    def __init__(self, scene: BoardScene, shown: BoardsView) -> None:
        super().__init__(scene)
        self._shown = shown

    # -- the prompt

    def prompt(self) -> Prompt:
        """Return the prompt: who is to do what, and how."""
        shown, view = self._shown, self._shown.view
        name = view.names[view.mover]
        if view.placing:
            return self._placing(name)
        if shown.held:
            turn = view.last_turn if not view.values else None
            name = view.names[turn.player] if turn is not None else name
            return Prompt(self.tr("{name} is revealing cells").format(name=name))
        if shown.seat is not None and shown.struck_by is not None:
            other = view.names[shown.struck_by]
            words = self.tr("{name}, {other} revealed these cells").format(name=name, other=other)
            return Prompt(self._timely(words), self._before())
        if shown.seat is None:
            words = self.tr("{name} is looking for your regions")
            if shown.viewer is None or len(view.names) > 2:
                words = self.tr("{name} is revealing cells")
            return Prompt(self._timely(words.format(name=name)), self._before())
        if shown.planned is not None:
            words = self.tr("{name}, choose cells in order").format(name=name)
            if shown.planned:
                words = self.tr("{name}, choose more cells, or end your turn").format(name=name)
            return Prompt(self._timely(words), self.tr("The answer to your letter reveals them."))
        if view.values:
            words = self.tr("{name}, reveal a cell or end your turn").format(name=name)
            line = self.tr("Last round, {name}: reveal or end your turn").format(name=name)
            line = line if self.last_round() else ""
            return Prompt(self._timely(words), self._goes_on(), line=line)
        words = self.tr("{name}, reveal a cell").format(name=name)
        if len(view.names) == 2:
            other = view.names[view.opponents(view.mover)[0]]
            words = self.tr("{name}, reveal a cell of {other}’s board")
            words = words.format(name=name, other=other)
        return Prompt(self._timely(words), self._before())

    def _placing(self, name: str) -> Prompt:
        if self._shown.seat is None:
            words = self.tr("{name} is choosing a layout").format(name=name)
            return Prompt(words, translate("common", "Nobody else sees it."))
        return Prompt(translate("common", "{name}, draw your layout").format(name=name))

    def _timely(self, sentence: str) -> str:
        if not self.last_round():
            return sentence
        return self.tr("Last round: {sentence}").format(sentence=sentence)

    def last_round(self) -> bool:
        """Whether the game is over at the end of this round."""
        view = self._shown.view
        return view.outcome is None and view.grid.full in view.uncovered

    def _before(self) -> str:
        """Return how the turn before ended, or an explanation of the list."""
        view = self._shown.view
        if view.last_turn is not None:
            return self.ending(view.last_turn)
        return self.tr("A lower number than the last one ends your turn.")

    def _goes_on(self) -> str:
        """Return the last uncovered value, and the values that may follow."""
        view, fresh = self._shown.view, self._shown.fresh
        value = view.values[-1]
        label = LABELS[value - 1]
        if value < view.options.size:
            next_one = self.tr("You can continue with {value} or more.").format(value=label)
        else:
            next_one = self.tr("You can only continue with {value}.").format(value=label)
        if not fresh:
            return next_one
        several = len(view.opponents(view.seat)) > 1
        words = self.tr("{cell} counts as {value}.") if several else self.tr("{cell} is {value}.")
        return f"{words.format(cell=view.grid.names[fresh[-1]], value=label)} {next_one}"

    def ending(self, turn: FinishedTurn) -> str:
        """Return how a turn ended and its score, in one sentence."""
        name = self._shown.view.names[turn.player]
        if is_cut(turn.values):
            low, before = (LABELS[value - 1] for value in (turn.values[-1], turn.values[-2]))
            words = self.tr("{name}’s list ended with {low}, lower than {before}. It scored {n}.")
            return words.format(name=name, low=low, before=before, n=turn.score)
        return self.tr("{name}’s list scored {n}.").format(name=name, n=turn.score)

    def aftermath(self) -> str:
        """Return the result of the turn just finished, for its player."""
        shown, view = self._shown, self._shown.view
        if shown.held:
            return self.tr("Cells are revealed one by one.")
        if view.last_turn is None:
            if view.placing:
                return self.tr("This is your layout. Nobody else sees it.")
            return self.tr("Your layout is now in the panel. Nobody else sees it.")
        turn = view.last_turn
        if is_cut(turn.values):
            low, before = (LABELS[value - 1] for value in (turn.values[-1], turn.values[-2]))
            words = self.tr("{low} is lower than {before} and ended your list. It scores {n}.")
            return words.format(low=low, before=before, n=turn.score)
        return self.tr("Your list scores {n}.").format(n=turn.score)

    # -- seats, chips, curtain

    def seat_info(self, player: int) -> SeatInfo:
        """Return a player's card: how much of the board is hidden, and the points."""
        shown, view = self._shown, self._shown.view
        points = view.points[player]
        turn = view.last_turn
        if shown.held and not view.values and turn is not None and turn.player == player:
            points -= turn.score
        if view.placing:
            placed = view.layouts[player] is not None
            detail = self.tr("Layout chosen") if placed else self.tr("Choosing a layout")
            return SeatInfo(detail, tells_turn=True)
        if view.to_move == player and not shown.held:
            return SeatInfo("", str(points))
        if view.outcome is not None and not self._left(player):
            return SeatInfo("", str(points))
        return SeatInfo(self.hidden_wordings(player)[0], str(points))

    def _left(self, player: int) -> int:
        """Return the number of a board's cells that no other player has uncovered."""
        cells = len(self._shown.view.grid.names)
        return cells - self._shown.uncovered(player).bit_count()

    def board_wordings(self, player: int) -> tuple[str, ...]:
        """Return what counts about a board, in full and shorter: in the end, the points."""
        view = self._shown.view
        if view.outcome is None or self._left(player):
            return self.hidden_wordings(player)
        points = view.points[player]
        return translate("common", "%n points", None, points), str(points)

    def hidden_wordings(self, player: int) -> tuple[str, ...]:
        """Return how many cells of a board are hidden, in full, shorter, and as a number."""
        cells, left = len(self._shown.view.grid.names), self._left(player)
        full = translate("Words", "%n of {cells} hidden", None, left).format(cells=cells)
        return full, translate("Words", "%n hidden", None, left), str(left)

    def chips(self) -> list[str]:
        """Regions, options, and the round."""
        view = self._shown.view
        options = view.options
        size = options.size
        regions = translate("common", "%n regions", None, size)
        chips = [regions, *flag_words(options, {"take_min", "take_max"})]
        if options.take_min:
            chips.append(self.tr("Lowest counts"))
        if options.take_max:
            chips.append(self.tr("Highest counts"))
        if self.last_round():
            chips.append(self.tr("Last round"))
        elif not view.out and not view.placing and view.outcome is None:
            number = view.turn // len(view.names)  # the layouts are the turns of round 0
            chips.append(self.tr("Round {n}").format(n=number))
        return chips

    def curtain_line(self) -> str:
        """Return a line for all players, with public facts only."""
        view = self._shown.view
        turn = view.last_turn
        if view.placing:
            return self.tr("Layouts are chosen in secret.")
        if turn is None:
            return self.tr("All layouts are ready. Now reveal the other boards.")
        words = (
            self.tr("{name} scored {n}. Both boards are hidden.")
            if len(view.names) == 2
            else self.tr("{name} scored {n}. All boards are hidden.")
        )
        return words.format(name=view.names[turn.player], n=turn.score)

    def delays_curtain(self) -> bool:
        told = self.scene.happened
        return not told or any(isinstance(event, Revealed) for event in told)

    def ending_words(self, name: str) -> tuple[str, str]:
        view = self._shown.view
        best, scores = best_turn(view, self.scene.plies), sorted(view.points)
        words = wins_by(name, scores[-1] - scores[-2])
        if best is None:
            return words, ""
        points = best.scored.points
        if best.times > 1:
            fact = self.tr("{count} turns of {points} points were the best.")
            return words, fact.format(count=best.times, points=points)
        return words, translate("common", "The best turn made %n points.", None, points)

    # -- the list

    def list_look(self) -> ListLook:
        """Return the contents of the rack: the running list, or that of the turn before."""
        view, held = self._shown.view, len(self._shown.held)
        turn = view.last_turn
        if view.values or turn is None or (self._shown.alone and turn.player != view.seat):
            return self._running(view.seat, view.values[: len(view.values) - held])
        values = turn.values[: len(turn.values) - held]
        if held:
            return self._running(turn.player, values)
        return ListLook(
            title=self._whose_list(turn.player, over=True),
            values=values,
            drawn=self._shown.drawn_places(len(values)),
            dropped=is_cut(values),
            #: a heading: the numbers that scored in the last turn
            heading=self.tr("Scored"),
            score=turn.score,
            fact=self._cells(len(values)),
        )

    def _running(self, player: int, values: Sequence[int]) -> ListLook:
        view = self._shown.view
        return ListLook(
            title=self._whose_list(player, over=False),
            values=tuple(values),
            drawn=self._shown.drawn_places(len(values)),
            running=view.outcome is None,
            heading=self.tr("This turn"),
            score=turn_score(tuple(values)),
            fact=self._cells(len(values)),
            words=self.tr("Nothing revealed yet."),
        )

    def _whose_list(self, player: int, *, over: bool) -> str:
        name = self._shown.view.names[player]
        if over:
            return self.tr("{name}’s last list").format(name=name)
        if player == self._shown.viewer:
            return self.tr("Your list")
        return self.tr("{name}’s list").format(name=name)

    def _cells(self, count: int) -> str:
        return translate("common", "%n cells", None, count)

    # -- the panel

    def seen_by(self) -> str:
        """Return what the disc on a cell means."""
        view, viewer = self._shown.view, self._shown.viewer
        if len(view.names) == 2 and viewer is not None:
            return self.tr("seen by {name}").format(name=view.names[1 - viewer])
        return self.tr("seen by the others")

    def own_fact(self) -> str:
        """Return how much of the viewer's own board is still hidden."""
        view, viewer = self._shown.view, self._shown.viewer
        if viewer is None or (view.outcome is not None and not self._left(viewer)):
            return ""
        words = self.hidden_wordings(viewer)[0]
        if len(view.names) > 2:
            return words
        #: a score and its lead: “12 points from Ann”
        return self.tr("{words} from {name}").format(words=words, name=view.names[1 - viewer])

    # -- places and rows

    def cell_words(self, player: int, cell: int) -> str:
        """Return a cell of a board for screen readers: whose, which, what is known of it."""
        shown = self._shown
        if len(shown.arrangement.places) == 1:
            return self._what(shown.looks[player], cell)
        words = self.tr("{cell} of {name}, {what}")
        return words.format(
            cell=shown.grid.names[cell],
            name=shown.view.names[player],
            what=self._state(shown.looks[player], cell),
        )

    def _what(self, look: BoardLook, cell: int) -> str:
        return listed(look.grid.names[cell], self._state(look, cell))

    def _state(self, look: BoardLook, cell: int) -> str:
        """Return what is known of a cell."""
        label = look.labels[cell]
        if cell in look.notes:
            return self.tr("hidden, your guess {label}").format(label=look.notes[cell])
        if label == HIDDEN:
            return translate("common", "empty") if look.drafted else self.tr("hidden")
        if look.kept >> cell & 1:
            return self.tr("{label}, never revealed").format(label=label)
        return label

    def own_cells(self) -> list[str]:
        """Each cell of the viewer's own board: its value, and whether others have seen it."""
        shown = self._shown
        if shown.viewer is None or shown.view.layouts[shown.viewer] is None:
            return []
        look = shown.look_of(shown.viewer)
        states = (self.tr("hidden"), self.seen_by())
        return [
            listed(name, label, states[look.seen >> cell & 1])
            for cell, (name, label) in enumerate(zip(look.grid.names, look.labels, strict=True))
        ]

    def small_words(self, player: int) -> str:
        """Return a small board for screen readers: what is known of its cells.

        The others are hidden.
        """
        shown = self._shown
        look = shown.looks[player]
        words = self.tr("{name}’s board, small: {fact}").format(
            name=shown.view.names[player], fact=self.board_wordings(player)[0]
        )
        known = [n for n, label in enumerate(look.labels) if label != HIDDEN or n in look.notes]
        return listed(words, *(self._what(look, cell) for cell in known))

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        """One row for each turn: its values, those of random cells with an asterisk."""
        rows, labels = [], turn_labels(plies)
        for turn in joined_turns(plies):
            last, told = turn[-1], [event for ply in turn for event in ply.events]
            values = [
                ("*" if event.at_random else "") + LABELS[event.value - 1]
                for event in told
                if isinstance(event, Revealed)
            ]
            #: in the list of moves: a layout was chosen
            text = last.text if is_command(last) else " ".join(values) or self.tr("layout")
            points = [event.points for event in told if isinstance(event, RunsScored)]
            note = f"+{points[0]}" if points else ""
            rows.append(MoveRow(last.ply, labels[last.ply], last.player, text, note))
        return rows

    def ply_row(self, ply: PlyText) -> MoveRow:
        """One row for a ply: its cells with their values, or that the turn was ended."""
        row = self.rows([ply])[0]
        if ply.text == str(EndTurn()):
            return replace(row, text=translate("common", "end of turn"))
        cells = [event for event in ply.events if isinstance(event, Revealed)]
        found = [f"{'*' * one.at_random}{one.cell} {LABELS[one.value - 1]}" for one in cells]
        return replace(row, text=", ".join(found) or row.text)

    def advice(self, move: object) -> str:
        if isinstance(move, EndTurn):
            return translate("common", "End your turn")
        if isinstance(move, Reveal):
            return self.tr("Reveal {cell}").format(cell=move.cell)
        if isinstance(move, Layout):
            #: {labels}: the first numbers of the layout
            words = self.tr("Use the layout shown, which begins with {labels}")
            return words.format(labels=move.labels[:SPOKEN])
        if self._shown.view.placing:
            return self.tr("Take a random layout")
        return translate("common", "Reveal at random")

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("R", self.tr("Reveal cells at random until your turn ends")),
            ("S", self.tr("End your turn and score your list")),
            ("1–9 / a–p", self.tr("Note your guess on a cell")),
            ("Backspace / Delete / 0", self.tr("Erase the note")),
        ]
