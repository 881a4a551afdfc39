"""The summary of a review: up to three sentences on each player."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from rules.core import AnyGame, Message
from rules.core.marks import FAULTS, MISTAKE, Fault, Mark
from rules.core.message import listed
from rules.core.settled import total
from rules.games import Brought
from rules.match import Decision
from rules.review.account import Account
from rules.review.verdict import MoveVerdict

Judged = Sequence[tuple[Decision, MoveVerdict]]
FAULTS_OF: Mapping[str, Callable[..., Fault]] = Brought("faults", "fault_in")
"""By game: the function that names a fault, from game, view, move and better move."""
_WORST_FIRST = tuple(reversed(FAULTS))
_LEAST_LUCK = 0.05  # a share of the win that is worth a sentence


def summaries(
    game: AnyGame, judged: Judged, accounts: Sequence[Account]
) -> tuple[tuple[Message, ...], ...]:
    """Return sentences on each player's faults, the costliest fault, and luck.

    `accounts` holds each player's. A player without a move has no sentence.
    """
    told = list[tuple[Message, ...]]()
    for player, account in enumerate(accounts):
        own = [(decision, verdict) for decision, verdict in judged if decision.player == player]
        if not own:
            told.append(())
            continue
        verdicts = [verdict for _, verdict in own]
        sentences = [_counted(verdicts, account), _costliest(game, own)]
        if game.chance or game.hidden:
            sentences.append(_lucky(account.luck))
        else:
            sentences.append(_found(verdicts))
        told.append(tuple(sentence for sentence in sentences if sentence is not None))
    return tuple(told)


def accuracy_of(verdicts: Sequence[MoveVerdict]) -> float | None:
    """Return a player's accuracy, 0 to 1: the share kept of what was attainable; or None.

    As in the marks, losses count only as far as the player could be expected to see them.
    """
    if not verdicts:
        return None
    return fmean(
        1 - verdict.seen / verdict.expected_best if verdict.expected_best else 1.0
        for verdict in verdicts
    )


def _counted(verdicts: Sequence[MoveVerdict], account: Account) -> Message:
    """Return the sentence on the number of moves and of each kind of fault."""
    marks = [verdict.mark for verdict in verdicts]
    #: {moves} in “No mistakes in 30 moves.”
    moves = Message.counted(len(marks), "{n} move", "{n} moves")
    faults = [_faults(mark, marks.count(mark)) for mark in _WORST_FIRST if mark in marks]
    hidden = sum(verdict.hidden is not None and verdict.mark not in FAULTS for verdict in verdicts)
    if hidden:
        faults.append(
            #: one of {faults} in “1 mistake that was hard to see in 30 moves.”
            Message.counted(
                hidden, "{n} mistake that was hard to see", "{n} mistakes that were hard to see"
            )
        )
    if faults:
        #: {faults}: “1 mistake and 2 slips”. {moves}: “30 moves”
        return Message("{faults} in {moves}.", faults=listed(faults), moves=moves)
    given = total(verdict.lost for verdict in verdicts)
    if given >= MISTAKE:
        return Message(
            "No single mistake in {moves}, but the win chance fell by {share:.0%} bit by bit.",
            moves=moves,
            share=given,
        )
    if account.skill < -MISTAKE:
        return Message("No mistake in {moves}.", moves=moves)
    return Message("No mistakes in {moves}.", moves=moves)


def _faults(mark: Mark, count: int) -> Message:
    if mark is Mark.BLUNDER:
        #: one of {faults} in “1 blunder and 2 slips in 30 moves.”
        return Message.counted(count, "{n} blunder", "{n} blunders")
    if mark is Mark.MISTAKE:
        #: one of {faults} in “1 mistake and 2 slips in 30 moves.”
        return Message.counted(count, "{n} mistake", "{n} mistakes")
    #: one of {faults} in “1 mistake and 2 slips in 30 moves.”
    return Message.counted(count, "{n} slip", "{n} slips")


def _costliest(game: AnyGame, own: Judged) -> Message | None:
    """Return the sentence on the kind of fault that lost most.

    In a game without kinds, it is about the single costliest move.
    """
    faults = [(decision, verdict) for decision, verdict in own if verdict.mark in FAULTS]
    if not faults:
        return None
    decision, worst = max(faults, key=lambda one: one[1].lost)
    if 2 * worst.lost >= total(verdict.lost for _, verdict in faults):
        return Message(
            "{move} lowered the win chance from {before:.0%} to {after:.0%}: {better} was better.",
            move=game.in_words(decision.move),
            before=worst.expected_best,
            after=worst.expected,
            better=game.in_words(_best(game, decision, worst)),
        )
    if game.slug not in FAULTS_OF:
        return None
    lost: defaultdict[Message, float] = defaultdict(float)
    for decision, verdict in faults:
        lost[_fault(game, decision, verdict).kind] += verdict.lost
    kind = max(lost, key=lambda one: lost[one])
    share = lost[kind] / total(lost.values())
    if len(lost) == 1:
        return Message("The only source of losses: {kind}.", kind=kind)
    return Message("The biggest source of losses: {kind} ({share:.0%}).", kind=kind, share=share)


def _best(game: AnyGame, decision: Decision, verdict: MoveVerdict) -> object:
    """Return the move that would have been best."""
    return game.parse_move(decision.views[decision.player], verdict.best, closed=False)[0]


def happened(game: AnyGame, decision: Decision, verdict: MoveVerdict) -> Message | None:
    """Return the sentence on a costly move, in the present tense; None in games without kinds."""
    if game.slug not in FAULTS_OF:
        return None
    return _fault(game, decision, verdict).happened


def _fault(game: AnyGame, decision: Decision, verdict: MoveVerdict) -> Fault:
    view, better = decision.views[decision.player], _best(game, decision, verdict)
    return FAULTS_OF[game.slug](game, view, decision.move, better)


def _lucky(share: float) -> Message:
    if share > 1:
        return Message("Good luck was worth more than a whole win.")
    if share < -1:
        return Message("Bad luck cost more than a whole win.")
    if share >= _LEAST_LUCK:
        return Message("Good luck raised the win chance by {share:.0%}.", share=share)
    if share <= -_LEAST_LUCK:
        return Message("Bad luck lowered the win chance by {share:.0%}.", share=-share)
    return Message("Good and bad luck were about equal.")


def _found(verdicts: Sequence[MoveVerdict]) -> Message | None:
    """Return the sentence on how often the player found the only good move."""
    only = sum(verdict.only and verdict.mark is Mark.BEST for verdict in verdicts)
    if not only:
        return None
    return Message.counted(
        only, "Found the only good move once.", "Found the only good move {n} times."
    )
