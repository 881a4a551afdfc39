"""The state of the table besides the board, and pure functions that turn it into texts.

`matter_of` decides the table's present subject; prompt, banner and announcements follow it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Prompt
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.turns import is_within_turn, turn_numbers
from desktop.controls.commands import (
    DRAW,
    ENTRY,
    PACES,
    REDO,
    REPLAY,
    RESIGN,
    REVIEW,
    SET_UP,
    SHARE_RESULT,
    STUDY,
    TIE,
    Command,
)
from desktop.frame.banner import BannerWords, Series
from desktop.table.in_progress import Question
from desktop.table.session import MatchShown
from rules.core import Outcome

translate = QCoreApplication.translate


class EndingAction(Enum):
    """The actions to confirm: resign, offer a draw, or claim a tie by a repeated position."""

    RESIGN = auto()
    DRAW = auto()
    TIE = auto()


class Matter(Enum):
    """The possible subjects of the table, the most urgent first."""

    BACK = auto()
    """An earlier or later position is shown."""
    QUESTION = auto()
    """A person here must answer another player."""
    ENDING = auto()
    """A person here wants to end the match and must confirm it."""
    LETTER = auto()
    """A letter must be sent, or another player's has to come."""
    RESULT = auto()
    """The match is over."""
    HAND_OVER = auto()
    """The board must be hidden before the computer is passed on."""


@dataclass(frozen=True, slots=True)
class SceneWords:
    """The scene's texts: its prompt, a text after the end of a turn, and more.

    `delays_curtain`: there is something to look at before the board is hidden. `half_done`: a move
    is half made.
    """

    prompt: Prompt
    aftermath: str = ""
    delays_curtain: bool = False
    half_done: bool = False


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of the table besides the board.

    `computers` are the seats of computer players, `still` whether they are paused. `ending` is not
    yet confirmed. `asked_about_draw` is the computer player who considers a draw offer. `preview`
    holds the moves of a text being typed, or of the completion `suggested` for it.
    `turning_point` is a turn, 0 while it is not known.
    """

    shown: MatchShown
    names: tuple[str, ...]
    has_setups: bool = False
    computers: frozenset[int] = frozenset()
    still: bool = False
    ending: EndingAction | None = None
    asked_about_draw: int | None = None
    coach: str = ""
    preview: tuple[object, ...] = ()
    suggested: str = ""
    turning_point: int = 0
    series: Series | None = None
    """The matches of this sitting; None before there are two."""
    verdict: tuple[str, str] = ("", "")
    """How play decided the match, with `{name}` for the winner, and a fact about it."""
    lighting: bool = False
    """Whether what decided the match is being lit, so that the result is not shown yet."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the position shown."""
        return self.shown.view.outcome

    @property
    def computer_to_move(self) -> int | None:
        """The computer player to move; None if a person is."""
        to_move = self.shown.view.to_move
        return to_move if to_move in self.computers else None


def matter_of(state: TableState) -> Matter | None:
    """Return the subject of the table; None while the match simply continues."""
    shown = state.shown
    if shown.reviewing:
        return Matter.BACK
    if shown.question is not None:
        return Matter.QUESTION
    if state.ending is not None and shown.acting is not None:
        return Matter.ENDING
    if shown.letter is not None:
        return Matter.LETTER
    if state.outcome is not None:
        return Matter.RESULT
    return Matter.HAND_OVER if shown.hand_over is not None else None


def asks(state: TableState) -> bool:
    """Whether a person here has a question to answer."""
    return matter_of(state) in (Matter.QUESTION, Matter.ENDING)


def outcome_text(outcome: Outcome, names: tuple[str, ...]) -> tuple[str, str]:
    """Return who won, and why.

    It includes the scores, the winner's first, if the game has scores and the reason does not
    mention them.
    """
    winners = sorted(outcome.winners)
    if len(winners) == 1:
        title = translate("verdict", "{name} wins").format(name=names[winners[0]])
    else:
        title = draw_text(winners, names)
    reason = capitalised(outcome.reason)
    told = re.findall("[0-9]+", reason)
    if any(outcome.scores) and not all(str(score) in told for score in outcome.scores):
        reason = f"{reason} ({' : '.join(map(str, ranked_scores(outcome)))})"
    return title, reason


def draw_text(winners: Sequence[int], names: Sequence[str]) -> str:
    """Return “A draw”, with the names of the winners if other players lost.

    `winners` are sorted, and not exactly one.
    """
    if len(winners) == len(names) or not winners:
        return translate("verdict", "A draw")
    *several, last = (names[player] for player in winners)
    return translate("verdict", "A draw between {several} and {last}").format(
        several=", ".join(several), last=last
    )


def ranked_scores(outcome: Outcome) -> list[int]:
    """Return the scores, those of the winners first, then the higher ones."""
    players = sorted(
        range(len(outcome.scores)),
        key=lambda player: (player not in outcome.winners, -outcome.scores[player]),
    )
    return [outcome.scores[player] for player in players]


def result_line(title: str, outcome: Outcome, names: tuple[str, ...]) -> str:
    """Return one line on how a match of a game ended, for sharing."""
    who, why = outcome_text(outcome, names)
    #: a result that is shared: game, who won, and why
    words = translate("verdict", "{game}, {players}: {result}. {reason}.")
    players = " – ".join(names)
    return words.format(game=title, players=players, result=who, reason=why.rstrip("."))


def undo_summary(counts: Mapping[int, int], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return a line about each player who has undone revealing moves."""
    return tuple(
        translate(
            "verdict", "{name} undid %n moves after they had revealed a secret", None, count
        ).format(name=names[player])
        for player, count in counts.items()
    )


def turn_of(shown: MatchShown) -> int:
    """Return the number of the turn being played at the position shown; after the end, the last."""
    if not shown.ply:
        return 1
    number = turn_numbers(shown.history)[shown.ply - 1]
    begun = is_within_turn(shown.history, shown.ply) or shown.view.outcome is not None
    return number if begun else number + 1


# -- the banner


def banner_of(state: TableState) -> BannerWords | None:
    """Return the banner's texts and buttons; None while there is none."""
    shown, names, matter = state.shown, state.names, matter_of(state)
    if matter is Matter.BACK:
        title = translate("TablePage", "Looking back")
        line = translate("TablePage", "The game waits where you left it.")
        yes = translate("common", "Back to the game")
        study = translate("common", "Study") if shown.may_study else ""
        return BannerWords(frozenset(), title, line, yes, other=study, beside=True, escape=True)
    if matter is Matter.QUESTION and shown.question is not None:
        return _question_words(shown.question, names)
    if matter is Matter.ENDING and state.ending is not None and shown.acting is not None:
        return _confirmation_words(state.ending, names[shown.acting], shown.acting)
    if matter is Matter.LETTER:
        return shown.letter
    if matter is Matter.RESULT and state.outcome is not None:
        title, line = outcome_text(state.outcome, names)
        line, *undone = (f"{one}." for one in (line, *undo_summary(shown.taken_back, names)))
        notes, first = tuple(undone), ""
        heading, fact = state.verdict
        if state.turning_point:
            turning = translate("common", "Turning point: turn {n}.")
            turning = turning.format(n=state.turning_point)
            notes, fact = (turning, *notes), fact or turning
        if len(names) > 1:
            first = translate("TablePage", "{name} moves first in the rematch.")
            first = first.format(name=names[1])
            notes = (*notes, first)
        return BannerWords(
            state.outcome.winners,
            title,
            line,
            translate("TablePage", "Rematch"),
            translate("commands", "Save game"),
            translate("commands", "New game"),
            heading=heading,
            fact=fact,
            notes=notes,
            review=REVIEW.label,
            share=SHARE_RESULT.label,
            series=state.series,
            tip=first,
            waits=state.lighting,
        )
    if matter is Matter.HAND_OVER and shown.hand_over is not None:
        title = translate("TablePage", "{name} is next").format(name=names[shown.hand_over])
        line = translate("TablePage", "Hide the board, then pass the computer on.")
        hide = translate("TablePage", "Hide the board")
        return BannerWords(frozenset({shown.hand_over}), title, line, hide, beside=True)
    return None


def _question_words(question: Question, names: tuple[str, ...]) -> BannerWords:
    asker, answerer = names[question.asker], names[question.answerer]
    if question.kind == "draw":
        title = translate("TablePage", "{answerer}, do you accept a draw?")
        line = translate("TablePage", "{asker} offers one.").format(asker=asker)
        yes = translate("TablePage", "Accept")
    else:
        title = translate("TablePage", "{answerer}, do you agree to undo?")
        line = translate("TablePage", "{asker} asks for it.").format(asker=asker)
        yes = translate("TablePage", "Agree")
    no = translate("TablePage", "Decline")
    players = frozenset({question.answerer})
    words = _asking(players, title.format(answerer=answerer), line, yes, no)
    return replace(words, filled="")


def _confirmation_words(action: EndingAction, name: str, player: int) -> BannerWords:
    no = translate("TablePage", "Play on")
    if action is EndingAction.RESIGN:
        title = translate("TablePage", "{name}, resign?")
        line, yes = translate("TablePage", "You lose the game."), translate("commands", "Resign")
    elif action is EndingAction.DRAW:
        title = translate("TablePage", "{name}, offer a draw?")
        line = translate("TablePage", "If everyone agrees, the game is over.")
        yes = translate("commands", "Offer a draw")
    else:
        title = translate("TablePage", "{name}, claim a draw?")
        line = translate("TablePage", "This ends the game.")
        yes = translate("commands", "Claim a draw")
    players = frozenset({player})
    words = _asking(players, title.format(name=name), line, yes, no)
    return replace(words, danger=action is EndingAction.RESIGN)


def _asking(players: frozenset[int], title: str, line: str, yes: str, no: str) -> BannerWords:
    """Return a question: Enter and Escape choose “No”, which changes nothing."""
    asked = BannerWords(players, title, line, yes, no, beside=True, filled="no")
    return replace(asked, escape=False, first="no")


# -- the prompt


def prompt_of(state: TableState, of_scene: SceneWords) -> tuple[int | None, Prompt]:
    """Return the prompt's player and texts: the scene's own, unless another subject is shown."""
    shown, names, matter = state.shown, state.names, matter_of(state)
    banner, outcome = banner_of(state), state.outcome
    if matter is Matter.BACK:
        hint = translate("TablePage", "You are looking at an earlier position.")
        return shown.view.to_move, Prompt(_where(shown), hint)
    if asks(state) and banner is not None:
        return next(iter(banner.players)), Prompt(banner.title, banner.line)
    if matter is Matter.LETTER and banner is not None:
        return next(iter(banner.players)), Prompt(banner.title, banner.line)
    if outcome is not None:
        return None, Prompt("")  # the bar says who won, and why
    if matter is Matter.HAND_OVER and shown.viewer is not None:
        words = translate("TablePage", "{name}, your turn is over")
        usual = translate("TablePage", "Look as long as you like. Then hide the board.")
        sentence = words.format(name=names[shown.viewer])
        told = of_scene.aftermath
        return shown.viewer, Prompt(sentence, told or usual, accent=bool(told))
    if state.asked_about_draw is not None:
        words = translate("TablePage", "{name} is thinking about the draw offer")
        withdrawn = translate("TablePage", "Any move withdraws the offer.")
        sentence = words.format(name=names[state.asked_about_draw])
        return state.asked_about_draw, Prompt(sentence, withdrawn if shown.seat is not None else "")
    mover = state.computer_to_move
    if mover is not None:
        moves = translate("common", "{name} moves")
        words = moves if state.still else translate("TablePage", "{name} is thinking")
        return mover, Prompt(words.format(name=names[mover]))
    return shown.view.to_move, _own_prompt(state, of_scene)


def _own_prompt(state: TableState, of_scene: SceneWords) -> Prompt:
    """Return the scene's prompt, or the words about a typed move or of the coach."""
    sentence = of_scene.prompt.sentence
    if state.preview and state.suggested:
        words = translate("TablePage", "Enter fills in {move}.")
        return Prompt(sentence, words.format(move=state.suggested), accent=True)
    if state.preview:
        words = translate("TablePage", "Your typed move. Enter plays it.")
        return Prompt(sentence, words, accent=True)
    if state.coach and not of_scene.half_done:
        return Prompt(sentence, coached(state.coach), accent=True)
    return of_scene.prompt


def coached(words: str) -> str:
    """Return the coach's words with its name before them."""
    return translate("TablePage", "Coach: {words}").format(words=words)


def _where(shown: MatchShown) -> str:
    """Return which position is shown, in words."""
    number = turn_numbers(shown.history)[shown.ply - 1] if shown.ply else 0
    if not number:
        return translate("TablePage", "Start position")
    if is_within_turn(shown.history, shown.ply):
        return translate("TablePage", "During turn {n}").format(n=number)
    return translate("TablePage", "After turn {n}").format(n=number)


def aloud_of(state: TableState, of_scene: SceneWords) -> str:
    """Return the part of the prompt to announce, without what was announced already."""
    shown, banner = state.shown, banner_of(state)
    if asks(state) and banner is not None:
        return banner.text
    if matter_of(state) is Matter.LETTER and banner is not None:
        return banner.text
    if state.outcome is not None and banner is not None and not shown.reviewing:
        return "" if shown.happened else banner.title  # the news already tells who won
    if shown.seat is None and shown.happened and state.computer_to_move is not None:
        return ""  # the player who moved knows whose turn it is
    sentence = prompt_of(state, of_scene)[1].sentence
    if shown.hand_over is None or banner is None:
        return _addressed_to_you(state, sentence)
    if shown.viewer is None:
        return ""  # the curtain shows whom it waits for
    if of_scene.delays_curtain:
        return f"{sentence}. {banner.title}. {banner.line}"
    return sentence


def _addressed_to_you(state: TableState, sentence: str) -> str:
    """Return the sentence without the player's name, if no other person plays."""
    seat = state.shown.seat
    if seat is None or len(state.names) - len(state.computers) > 1:
        return sentence
    return capitalised(sentence.replace(f"{state.names[seat]}, ", "", 1))


# -- commands


def enabled_commands(state: TableState) -> Mapping[Command, bool]:
    """Return which commands of the table can be used now; undo is handled elsewhere."""
    shown = state.shown
    open_to_all = not shown.secret or (state.outcome is not None and not shown.reviewing)
    return {
        REDO: shown.can_redo,
        ENTRY: not shown.over,
        REPLAY: _can_replay(shown),
        DRAW: shown.acting is not None,
        RESIGN: shown.acting is not None,
        TIE: shown.can_claim_tie,
        REVIEW: shown.may_review,
        SET_UP: state.has_setups and open_to_all,  # it reveals no secret
        STUDY: shown.may_study,
        **dict.fromkeys(PACES, bool(state.computers)),
    }


def _can_replay(shown: MatchShown) -> bool:
    """Whether the last turn may be replayed: not if the screen shows no board now."""
    seen = not shown.secret or shown.viewer is not None or shown.view.outcome is not None
    return shown.ply > 0 and seen and not shown.reviewing


def undo_lock(shown: MatchShown) -> str:
    """Return why the last decision cannot be undone; empty if it can."""
    if not shown.undo_refused:
        return ""
    if shown.serious:
        return translate("rules", "this is a serious game: you cannot undo what has been shown")
    return translate("TablePage", "a study is saved with this game")
