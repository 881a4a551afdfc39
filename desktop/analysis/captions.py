"""The texts over the board of an analysis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.analysis.analysis import Analysis, Course
from desktop.analysis.marks import word_of
from desktop.analysis.move_words import in_words
from desktop.analysis.report_words import reason
from desktop.analysis.session import AnalysisShown
from desktop.board.contract import Prompt
from desktop.board.spoken.rule_text import capitalised
from desktop.frame.board_frame import Captions
from desktop.language.messages import translated
from desktop.table.state import outcome_text, ranked_scores, result_line
from rules.match import Match

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep
    from rules.study.assessment import Suggestion

translate = QCoreApplication.translate


def chips(match: Match, *, studied: bool) -> list[str]:
    """Return what stands beside the title: the game, and its players or its result."""
    outcome = match.outcome
    if studied:
        return [match.game.title, " – ".join(match.names)]
    if outcome is None:
        return [match.game.title]
    title = outcome_text(outcome, match.names)[0]
    scores = " : ".join(map(str, ranked_scores(outcome)))
    return [match.game.title, f"{title} {scores}" if any(outcome.scores) else title]


def result(match: Match) -> str:
    """Return the result in one line; empty for an unfinished match."""
    outcome = match.outcome
    return "" if outcome is None else result_line(match.game.title, outcome, match.names)


def of_step(analysis: Analysis, course: Course, step: int) -> Captions:
    """Return what happens at a step, in few words; screen readers get the move and the reason."""
    match = course.match
    if step == course.last:
        title = outcome_text(match.outcome, match.names)[0] if match.outcome else ""
        title = title or translate("ReviewPage", "The last position")
        return Captions(prompt=Prompt(title))
    decision, verdict = course.decision(step), analysis.verdicts[step]
    name, turn = match.names[decision.player], course.turns[step]
    move = in_words(decision, decision.move)
    sentence = translate("ReviewPage", "Turn {n}, {name}: {move}")
    sentence = sentence.format(n=turn, name=name, move=move)
    words = reason(course, verdict, step) or f"{capitalised(word_of(verdict))}."
    if verdict is None:
        line = translate("ReviewPage", "Turn {n}: {name} moves").format(n=turn, name=name)
    elif verdict.hidden is not None:
        line = translate("ReviewPage", "{name} misses something hard to see").format(name=name)
    elif verdict.why is None:
        line = translate("ReviewPage", "{name} plays the best move").format(name=name)
    else:
        told = analysis.report.happened[step] if analysis.report is not None else None
        line = translate("ReviewPage", "{name} plays a good move").format(name=name)
        line = translated(told) if told is not None else line
    return Captions(decision.player, Prompt(sentence, words, line=line))


def of_task(course: Course, step: int, hint: str) -> Captions:
    """Return who is to find a better move; `hint` is how to finish a move that is half made."""
    decision = course.decision(step)
    name, move = course.match.names[decision.player], in_words(decision, decision.move)
    words = translate("ReviewPage", "Turn {n}: {name}, find a better move")
    usual = translate(
        "ReviewPage", "{move} was played. Any move about as good as the best one counts."
    )
    hint = hint or usual.format(move=capitalised(move))
    sentence = words.format(n=course.turns[step], name=name)
    return Captions(decision.player, Prompt(sentence, hint), f"{sentence}. {hint}")


def of_line(match: Match, line: Sequence[LineStep], at: int) -> Captions:
    """Return the last move of a line that is on the board, after `at` of its moves."""
    player, sentence = None, translate("ReviewPage", "The best line")
    if at:
        step = line[at - 1]
        player, words = step.player, translate("ReviewPage", "{name} plays {move}")
        sentence = words.format(name=match.names[step.player], move=step.text)
    hint = translate("ReviewPage", "The best moves that were found.")
    if match.game.hidden or match.game.chance:
        hint = translate(
            "ReviewPage", "One possible continuation. Everything hidden is chosen at random."
        )
    return Captions(player, Prompt(sentence, hint), sentence)


def of_study(
    shown: AnalysisShown, prompt: Prompt, turn: str, *, half_done: bool, best: Suggestion | None
) -> Captions:
    """Return who is to move after a turn, or the result.

    `prompt` is the scene's. `best` is the engine's move, if nothing else shows its reason.
    """
    outcome, mover = shown.view.outcome, shown.view.to_move
    if outcome is not None or mover is None or mover < 0:
        why = capitalised(outcome.reason) if outcome is not None else ""
        return Captions(None, Prompt(prompt.sentence, why))
    unusual = False
    if shown.seat is None:
        hint = translate(
            "StudyPage", "You cannot draw layouts in a study. Step forward to try other moves."
        )
    elif half_done and prompt.hint:
        hint = prompt.hint
    elif best is not None and best.why:
        words = translate("StudyPage", "{move}: {why}")
        hint, unusual = words.format(move=best.moves[0], why=translated(best.why)), True
    else:
        hint = translate("StudyPage", "Make any move to try another line.")
    words = translate("common", "{name} to move")
    if turn:
        words = translate("StudyPage", "After turn {n}: {name} to move")
    sentence = words.format(n=turn, name=shown.view.names[mover])
    return Captions(mover, Prompt(sentence, hint, accent=unusual))
