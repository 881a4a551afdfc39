"""Statistics of the finished matches, for the people who played them.

Everything is computed from the database of records, so it stays right after a record was renamed,
deleted or restored. People are identified by name, ignoring differences in spelling such as
capitals.
"""

import datetime
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from desktop.games.cards import CARDS
from desktop.language.collation import collation_key
from desktop.records.own_matches import counted_once
from desktop.records.record_index import RecordEntry
from desktop.storage import autosave
from desktop.storage.settings import Settings
from rules.core import Message
from rules.standing.bests import BESTS
from rules.standing.ladder import levels_of
from rules.standing.rated import NEEDED, START, course, nearest, unrated
from rules.standing.rating import Rating, expected_score
from rules.text import fold

WON, DRAWN, LOST = 1.0, 0.5, 0.0

Forgotten = Mapping[str, int]
"""The time, in seconds since 1970, up to which a person's matches do not count, by name key."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match from the view of one player: `score` is WON, DRAWN or LOST.

    `level` is that of the single computer opponent, 0 for none; `unrated` says why the match is not
    rated, and is empty if it is.
    """

    entry: RecordEntry
    seat: int
    score: float
    level: int
    unrated: Message

    @property
    def at(self) -> int:
        """When it began, in seconds since 1970, or when it was written if that is unknown."""
        return self.entry.at

    @property
    def day(self) -> datetime.date:
        """The local date when it began. For older records, the date in the present time zone."""
        return self.entry.date

    @property
    def rivals(self) -> tuple[str, ...]:
        """The names of the opponents."""
        return tuple(name for seat, name in enumerate(self.entry.names) if seat != self.seat)

    @property
    def against_people(self) -> bool:
        return not any(level is not None for level in self.entry.levels)

    @property
    def opponent(self) -> Rating:
        """The rating of the computer level it was rated against."""
        return levels_of(self.entry.game, self.entry.options)[self.level - 1]


class Tally(NamedTuple):
    """The results of some matches, and the matches."""

    won: int
    drawn: int
    lost: int
    matches: tuple[Path, ...]

    @property
    def played(self) -> int:
        return len(self.matches)

    @classmethod
    def of(cls, matches: Iterable[Played]) -> "Tally":
        listed = list(matches)
        ends = Counter(match.score for match in listed)
        paths = tuple(match.entry.path for match in listed)
        return cls(ends[WON], ends[DRAWN], ends[LOST], paths)


class Averages(NamedTuple):
    """Averages over matches: turns, seconds at the table, points (None without points)."""

    turns: float
    seconds: float
    points: float | None
    matches: tuple[Path, ...]


class Streak(NamedTuple):
    """Matches or days in a row: the present number, the highest, and when that one ended."""

    now: int
    best: int
    best_at: int


class BestOf(NamedTuple):
    """A player's best in a game, and the match it is from."""

    slug: str
    number: int
    match: Played


@dataclass(frozen=True)
class GameStanding:
    """A player's standing in one game; `matches` are all that count, the oldest first."""

    slug: str
    matches: tuple[Played, ...]

    @cached_property
    def rated(self) -> tuple[Played, ...]:
        """The matches that are rated."""
        return tuple(match for match in self.matches if not match.unrated)

    @cached_property
    def ratings(self) -> tuple[Rating, ...]:
        """The rating after each rated match."""
        return tuple(course((match.opponent, match.score) for match in self.rated))

    @property
    def rating(self) -> Rating | None:
        """The present rating; None if there are too few matches."""
        return self.ratings[-1] if len(self.ratings) >= NEEDED else None

    @property
    def missing(self) -> int:
        """The number of rated matches that are missing for a rating."""
        return max(0, NEEDED - len(self.ratings))

    @property
    def levels(self) -> tuple[Rating, ...]:
        """The computer players' levels in the standard game, the weakest first."""
        return levels_of(self.slug, {})

    @property
    def proposed(self) -> int:
        """The level to play next: the nearest to the player's strength, from 1; 0 without levels.

        A player without a rating in the game begins with the weakest.
        """
        if not self.levels or not self.ratings:
            return min(1, len(self.levels))
        return nearest(self.ratings[-1], self.levels) + 1

    def chance(self, level: int) -> float:
        """Return the expected score against a level, from 0 to 1."""
        rating = self.ratings[-1] if self.ratings else START
        return expected_score(rating, self.levels[level - 1])

    def against_level(self, level: int) -> Tally:
        return Tally.of(match for match in self.matches if match.level == level)

    @property
    def against_computers(self) -> Tally:
        return Tally.of(match for match in self.matches if match.level)

    @property
    def against_people(self) -> Tally:
        """The results of matches against one person each."""
        return Tally.of(m for m in self.matches if m.against_people and len(m.rivals) == 1)

    @cached_property
    def rivals(self) -> list[tuple[str, Tally]]:
        """The people played against one at a time, the most frequent first."""
        found: dict[str, list[Played]] = {}
        for match in self.matches:
            if match.against_people and len(match.rivals) == 1:
                found.setdefault(fold(match.rivals[0]), []).append(match)
        tallies = [(met[-1].rivals[0], Tally.of(met)) for met in found.values()]
        return sorted(tallies, key=lambda one: (-one[1].played, collation_key(one[0])))

    @property
    def among_several(self) -> Tally:
        """The results of matches of more than two players."""
        return Tally.of(match for match in self.matches if len(match.rivals) > 1)

    @cached_property
    def openings(self) -> list[tuple[str, Tally]]:
        """The first moves of matches, the most frequent first."""
        found: dict[str, list[Played]] = {}
        for match in self.matches:
            if opening := match.entry.openings[match.seat]:
                found.setdefault(opening, []).append(match)
        tallies = [(opening, Tally.of(played)) for opening, played in found.items()]
        return sorted(tallies, key=lambda one: (-one[1].played, one[0]))

    @property
    def averages(self) -> Averages | None:
        """The averages of the matches; None without any."""
        count = len(self.matches)
        if not count:
            return None
        entries = [match.entry for match in self.matches]
        timed = [entry.played for entry in entries if entry.played]
        points = [match.entry.scores[match.seat] for match in self.matches if match.entry.scores]
        return Averages(
            sum(entry.turns for entry in entries) / count,
            sum(timed) / max(1, len(timed)),
            sum(points) / len(points) if any(points) else None,
            tuple(entry.path for entry in entries),
        )


@dataclass(frozen=True)
class Standing:
    """A player's standing; `matches` are all that count, of all games, the oldest first."""

    name: str
    matches: tuple[Played, ...]

    @cached_property
    def games(self) -> Mapping[str, GameStanding]:
        """The standing in every game, by slug."""
        return {
            slug: GameStanding(slug, tuple(m for m in self.matches if m.entry.game == slug))
            for slug in CARDS
        }

    @cached_property
    def bests(self) -> list[BestOf]:
        """The best of each game, from standard matches without help."""
        return [best for game in self.games.values() if (best := _best_of(game)) is not None]

    @property
    def wins(self) -> Streak:
        """The matches won in a row."""
        now, best, at = 0, 0, 0
        for match in self.matches:
            now = now + 1 if match.score == WON else 0
            if now > best:
                best, at = now, match.at
        return Streak(now, best, at)

    def days(self, today: datetime.date) -> Streak:
        """Days in a row with a match, up to today or yesterday."""
        now, best, at = 0, 0, 0
        before: datetime.date | None = None
        for match in self.matches:
            if match.day == before:
                continue
            now = now + 1 if before == match.day - datetime.timedelta(days=1) else 1
            before = match.day
            if now > best:
                best, at = now, match.at
        ended = before is None or before < today - datetime.timedelta(days=1)
        return Streak(0 if ended else now, best, at)


def _best_of(game: GameStanding) -> BestOf | None:
    best = BESTS.get(game.slug)
    if best is None:
        return None
    found = [
        (number, match)
        for match in game.matches
        if (number := match.entry.bests[match.seat]) is not None and _counts(match)
    ]
    top = best.better(number for number, _ in found)
    match = next((match for number, match in found if number == top), None)
    return None if top is None or match is None else BestOf(game.slug, top, match)


def _counts(match: Played) -> bool:
    """Whether a match can hold a best: it is a standard one without help."""
    entry = match.entry
    return not entry.helped and not entry.set_up and bool(levels_of(entry.game, entry.options))


def finished(entries: Iterable[RecordEntry]) -> list[RecordEntry]:
    """Return the finished matches that count for a player, each once, the oldest first.

    These are the matches played here, and those that a player has claimed.
    """
    folder = autosave.finished_folder()
    found = (
        entry
        for entry in entries
        if entry.over
        and entry.game in CARDS
        and not entry.problem
        and (entry.claimed is not None or entry.path.parent == folder)
        and entry.counted_seats
    )
    profiles = Settings().profiles
    owners = {fold(name): one.name for one in reversed(profiles) for name in one.aliases}
    owners |= {fold(one.name): one.name for one in profiles}
    credited = [_credited(entry, owners) for entry in counted_once(found)]
    return sorted(credited, key=lambda entry: (entry.at, entry.path.name))


def _credited(entry: RecordEntry, owners: Mapping[str, str]) -> RecordEntry:
    """Return the entry with the people's present names.

    `owners` has the names of profiles by their earlier names. Between people, anybody may have
    played under a seat's default name, such as “Player 1”.
    """
    names = list(entry.names)
    for seat in entry.persons:
        default = len(entry.persons) > 1 and names[seat].endswith(f" {seat + 1}")
        name = owners.get(fold(names[seat]), names[seat])
        if not default and name not in names:
            names[seat] = name
    return entry if tuple(names) == tuple(entry.names) else replace(entry, names=tuple(names))


def people(entries: Sequence[RecordEntry], forgotten: Forgotten) -> list[str]:
    """Return the people with matches that count, the most frequent first.

    A profile's name is spelled as in the profile, another name as it was typed last.
    """
    counts, names = Counter[str](), dict[str, str]()
    for entry in entries:
        for seat, name in enumerate(entry.names):
            if seat in entry.counted_seats and not _is_forgotten(entry, name, forgotten):
                counts[fold(name)] += 1
                names[fold(name)] = name
    names |= {fold(one.name): one.name for one in Settings().profiles if fold(one.name) in names}
    return [names[key] for key, _ in counts.most_common()]


def standing_of(name: str, entries: Sequence[RecordEntry], forgotten: Forgotten) -> Standing:
    """Return a player's standing from the `finished` matches."""
    key = fold(name)
    found = list[Played]()
    for entry in entries:
        for seat, seated in enumerate(entry.names):
            if fold(seated) == key and seat in entry.counted_seats:
                if not _is_forgotten(entry, name, forgotten):
                    found.append(_played(entry, seat))
                break
    return Standing(name, tuple(found))


def _is_forgotten(entry: RecordEntry, name: str, forgotten: Forgotten) -> bool:
    key = fold(name)
    return any(entry.at <= until for who, until in forgotten.items() if fold(who) in ("", key))


def _played(entry: RecordEntry, seat: int) -> Played:
    if seat not in entry.winners:
        score = LOST if entry.winners else DRAWN
    else:
        score = WON if len(entry.winners) == 1 else DRAWN
    computers = [level for level in entry.levels if level is not None]
    alone = len(entry.names) == 2 and len(computers) == 1
    why = unrated(entry.game, entry.levels, entry.options, set_up=entry.set_up, helped=entry.helped)
    return Played(entry, seat, score, (computers[0] or 0) if alone else 0, why)
