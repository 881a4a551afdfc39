"""The texts about a record: game, options, state or result, length and date."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from desktop.board.spoken.rule_text import capitalised, unusual_options
from desktop.games.cards import CARDS, LEVELS, computer_name, level_names
from desktop.language.messages import listed
from desktop.records.record_files import KEPT_DAYS, is_own
from desktop.records.record_index import RecordEntry
from desktop.table.state import draw_text

translate = QCoreApplication.translate


def title_of(entry: RecordEntry) -> str:
    """Return the first line: the record's title, or else the game's."""
    return entry.name or game_of(entry)


def game_of(entry: RecordEntry) -> str:
    return CARDS[entry.game].title if entry.game in CARDS else entry.path.stem


def options_of(entry: RecordEntry) -> str:
    """Return the options that differ from the standard game."""
    if not entry.game:
        return ""
    options = tuple(entry.options.items())
    return _unusual(QLocale().name(), entry.game, len(entry.names), options) or _standard()


@lru_cache(maxsize=1024)  # few matches have many options: a search asks for those of all records
def _unusual(
    _language: str, slug: str, players: int, options: tuple[tuple[str, int | bool], ...]
) -> str:
    return unusual_options(slug, players, dict(options))


def _standard() -> str:
    return translate("common", "Standard game")


def detail_of(entry: RecordEntry) -> str:
    """Return the line below the title."""
    if not entry.game:
        return ""
    options = options_of(entry)
    if entry.name:
        options = game_of(entry) if options == _standard() else f"{game_of(entry)} · {options}"
    if not entry.studied:
        return options
    #: a saved game with comments and variations
    study = translate("common", "Study")
    return f"{study} · {options}"


def brief_of(entry: RecordEntry) -> str:
    """Return that line for long lists: empty for a standard game without a title."""
    usual = not entry.name and not entry.studied and options_of(entry) == _standard()
    return "" if usual else detail_of(entry)


def state_of(entry: RecordEntry) -> str:
    """Return whose turn it is, or the result."""
    if not entry.game:
        return translate("common", "Cannot be read")
    if not entry.over:
        if entry.to_move is None:
            return ""
        return translate("common", "{name} to move").format(name=entry.names[entry.to_move])
    if not entry.winners:
        return translate("records", "Nobody won")
    if len(entry.winners) > 1:
        return draw_text(entry.winners, entry.names)
    winner = entry.winners[0]
    others = [score for player, score in enumerate(entry.scores) if player != winner]
    margin = entry.scores[winner] - max(others) if others and entry.scores else 0
    if margin > 0:
        words = translate("records", "{name} won by {n}")
        return words.format(name=entry.names[winner], n=margin)
    return translate("records", "{name} won").format(name=entry.names[winner])


def counting_of(entry: RecordEntry) -> str:
    """Return whose statistics a finished match counts for."""
    if entry.counted_seats:
        return listed(*(entry.names[seat] for seat in entry.counted_seats))
    if not entry.countable_seats:
        return translate("records", "Nobody: no move was made")
    if entry.claimed is None and not entry.kept_here:
        return translate("records", "Nobody: opened from a file")
    return translate("records", "Nobody")


def claims_of(entry: RecordEntry) -> list[tuple[str, tuple[int, ...]]]:
    """Return the possible claims for a finished match, and the seats that count then."""
    seats = entry.countable_seats
    if not entry.over or not entry.match or not seats:
        return []
    counted = entry.counted_seats
    none = translate("records", "This is not me"), ()
    if counted and (entry.claimed is None or len(seats) == 1):
        return [none]
    if len(seats) == 1:
        return [(translate("records", "This is me"), seats)]
    words = translate("records", "I am {name}")
    claims: list[tuple[str, tuple[int, ...]]] = [
        (words.format(name=entry.names[seat]), (seat,)) for seat in seats if counted != (seat,)
    ]
    return [*claims, none] if counted else claims


def leader_of(entry: RecordEntry) -> int | None:
    """Return the player whose emblem precedes the state: the one to move, or the only winner."""
    if not entry.over:
        return entry.to_move
    return entry.winners[0] if len(entry.winners) == 1 else None


def length_of(entry: RecordEntry) -> str:
    """Return the length of the match and the time it took, or what is wrong with the file."""
    if entry.problem:
        return entry.problem
    if not entry.over:
        return translate("common", "Turn {n}").format(n=entry.turns)
    return listed(turns_of(entry), minutes_of(entry) if entry.begun else "")


def turns_of(entry: RecordEntry) -> str:
    """Return the number of turns that were made, without the one to play next."""
    turns = entry.turns if entry.over else entry.turns - 1
    return translate("common", "%n turns", None, turns)


def minutes_of(entry: RecordEntry) -> str:
    """Return how long the match was played."""
    return time_taken(entry.played)


def time_taken(seconds: float) -> str:
    """Return a duration in minutes or hours."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return translate("records", "under a minute")
    if minutes < 120:
        return translate("common", "{n} min").format(n=minutes)
    return translate("records", "{h} h {m} min").format(h=minutes // 60, m=minutes % 60)


def day_of(seconds: int) -> str:
    """Return a day relative to today or by date: Today, Yesterday, 16 November."""
    return _usual_day(QDateTime.fromSecsSinceEpoch(seconds).date())


def date_of(entry: RecordEntry) -> str:
    """Return the day of a match in the same way."""
    return _usual_day(QDate(*entry.date.timetuple()[:3]))


def _usual_day(date: QDate) -> str:
    return capitalised(_day(date))


def day_within(seconds: int) -> str:
    """Return a day as used within a sentence: today, yesterday, 16 November."""
    return _day(QDateTime.fromSecsSinceEpoch(seconds).date())


def _day(date: QDate) -> str:
    today = QDate.currentDate()
    if date == today:
        #: within a sentence: “since today”, “best 5, today”
        return translate("records", "today")
    if date == today.addDays(-1):
        #: within a sentence: “since yesterday”, “best 5, yesterday”
        return translate("records", "yesterday")
    #: a date: d is the day, MMMM the month in full; put them in order
    form = translate("common", "d MMMM")
    if date.year() != today.year():
        #: a date: d is the day, MMM the month, yyyy the year; put them in order
        form = translate("common", "d MMM yyyy")
    return QLocale().toString(date, form)


def time_of(seconds: int) -> str:
    """Return the time of day."""
    time = QDateTime.fromSecsSinceEpoch(seconds).time()
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)


def players_of(entry: RecordEntry) -> str:
    """Return all players in one line; a computer player by its name and level."""
    return " – ".join(_listed_name(entry, player) for player in range(len(entry.names)))


def _listed_name(entry: RecordEntry, player: int) -> str:
    name = entry.names[player]
    level = entry.levels[player] if player < len(entry.levels) else None
    if level is None or not 1 <= level <= len(LEVELS):
        return name
    usual = LEVELS[level - 1], level_names()[level - 1]
    return computer_name(level) if name in usual else name


def level_of(entry: RecordEntry, player: int) -> str:
    """Return the level of the computer player at a seat; empty for a person."""
    level = entry.levels[player] if player < len(entry.levels) else None
    if level is None:
        return ""
    names = level_names()
    return names[level - 1] if 1 <= level <= len(names) else translate("commands", "Computer")


def below_name(entry: RecordEntry, player: int) -> str:
    """Return the level of a computer player, or "Computer" if the name tells the level."""
    level = level_of(entry, player)
    return translate("commands", "Computer") if level == entry.names[player] else level


def scored(entry: RecordEntry) -> bool:
    """Return whether there are scores to show."""
    return any(entry.scores)


def said(entry: RecordEntry) -> str:
    """Return all texts of a row, for screen readers."""
    seats = [
        " ".join(word for word in (name, _computer(entry, player), _score(entry, player)) if word)
        for player, name in enumerate(entry.names)
    ]
    when = f"{date_of(entry)} {time_of(entry.at)}"
    parts = [title_of(entry), detail_of(entry), *seats, state_of(entry), length_of(entry), when]
    return ". ".join(part for part in parts if part)


def _computer(entry: RecordEntry, player: int) -> str:
    level = level_of(entry, player)
    return translate("records", "(computer, {level})").format(level=level) if level else ""


def _score(entry: RecordEntry, player: int) -> str:
    return str(entry.scores[player]) if scored(entry) else ""


def which(entry: RecordEntry) -> str:
    """Return a few words that distinguish a record from others."""
    return listed(title_of(entry), players_of(entry), date_of(entry))


def deleted(entries: Sequence[RecordEntry]) -> str:
    """Return the message about deleted records."""
    if len(entries) > 1:
        count = len(entries)
        return translate("RecordsPage", "%n games deleted.", None, count)
    (entry,) = entries
    if is_own(entry.path):
        days = KEPT_DAYS
        text = translate(
            "RecordsPage", "Deleted {which}. It stays in the bin for %n days.", None, days
        )
    else:
        text = translate("RecordsPage", "{which} is no longer listed. The file stays where it is.")
    return text.format(which=which(entry))
