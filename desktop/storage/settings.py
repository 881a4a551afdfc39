"""The settings that the application keeps from one start to the next.

The file is checked before it is read. If it is not a regular file, or far too large for these
settings, it is moved aside, and the default settings are used.
"""

import json
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Self

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QCoreApplication, QSettings, QSize

from desktop.storage.setting import (
    LONGEST_TEXT,
    Setting,
    as_flag,
    choice,
    flag,
    flag_or_none,
    number,
    number_or_none,
    text,
    words,
)

translate = QCoreApplication.translate

MOST_RECENT = 8
MOST_BYTES = 256_000
"""Most bytes of a settings file; a few thousand are usual. Reading 20 MB took a minute."""

_MOST_TEXTS = 40
_WIDEST_FRAME = 200  # pixels
CONFIRM_CHOICES = ("never", "splits", "always")
"""The moves that must be confirmed by a button after the last piece was placed."""
THEME_CHOICES = ("system", "light", "dark")
PAPER_CHOICES = ("A4", "Letter")
PICTURE_CHOICES = ("png", "svg", "pdf", "apng")
TEXT_SIZES = (100, 125, 150, 175, 200)
"""The possible text sizes in percent of the usual one."""


class LastGame(NamedTuple):
    """The choices of a game's last match, or of its next one, as in `NewMatch`."""

    names: Sequence[str] = ()
    options: Mapping[str, int | bool] = MappingProxyType({})
    levels: tuple[int | None, ...] = ()
    by_lot: bool = False
    seed: int | None = None
    serious: bool = False
    clock: str = ""
    """Seconds for each player, and seconds added after each turn; empty without a clock."""

    @property
    def seats(self) -> int:
        """The number of players; 0 if the game was never begun."""
        return max(len(self.names), len(self.levels))

    @property
    def people(self) -> int:
        """The number of people among them."""
        return self.seats - sum(level is not None for level in self.levels)

    def fitting(self, players: Sequence[int]) -> Self:
        """Return the choices, or those of a first match if the number of players is not allowed.

        A first match has the weakest level. `players` are the allowed numbers, the smallest first.
        """
        if self.seats in players:
            return self
        return type(self)(levels=(*[None] * (players[0] - 1), 1))


class Profile(NamedTuple):
    """A person who plays here: a name, the number of a picture, and earlier names.

    `id` is the part of the settings' keys that belongs to this profile; the first one has 0.
    """

    name: str
    picture: int = 0
    aliases: tuple[str, ...] = ()
    id: int = 0

    def renamed(self, name: str) -> Self:
        """Return the profile with another name; matches under the earlier name stay its own."""
        return self._replace(name=name).also_called(self.name)

    def also_called(self, name: str) -> Self:
        """Return the profile with one more earlier name."""
        known = {*self.aliases, self.name, ""}
        return self if name in known else self._replace(aliases=(*self.aliases, name))


_RESET = ("theme", "high_contrast", "text_size", "reduced_motion", "volume", "loudness", "pace",
          "confirm_moves", "ends_turns", "coordinates", "place_numbers")  # fmt: skip
"""The keys that `reset` sets to their defaults."""


class Settings:
    """Typed access to the settings; unreadable values count as not set."""

    def __init__(self) -> None:
        self.store = QSettings()

    theme = choice(THEME_CHOICES, "system", "`light`, `dark` or `system`.")
    language = text(
        "system",
        "The code of a language, such as `de`, or `system`; it may be one that is not here.",
    )
    reduced_motion = flag_or_none("None as the system has it.")
    high_contrast = flag_or_none("None as the system has it.")
    text_size = number(
        TEXT_SIZES, 0, "How large texts are, in percent of the usual size; 0 as the system has it."
    )
    volume = number_or_none(range(101), "How loud sounds are, 0..100; None as the system has it.")
    loudness = Setting(
        lambda kept: _within(5, kept, 100, usual=55),
        "The volume to go back to when sounds are switched on, 5..100.",
    )
    pace = number(range(3), 1, "How fast computer players play: 0 calm, 1 brisk, 2 fast.")
    confirm_moves = choice(
        CONFIRM_CHOICES, "splits", "Which moves wait for a button: one of `CONFIRM_CHOICES`."
    )
    ends_turns = flag(True, "Whether a turn ends by itself when nothing else can be done in it.")
    coordinates = flag(True, "Whether letters and numbers stand beside boards.")
    place_numbers = flag(True, "Whether the places where tiles fit have their numbers on them.")
    coach = flag_or_none(
        "Whether a coach speaks in matches; None in the first ones of each game alone."
    )
    lessons_done = words("The lessons that were done, as slugs of game and lesson: `adamas/split`.")
    advice_given = words(
        "What the coach said already, as slugs of game and advice: `adamas/split`."
    )
    layout = text(
        "", "The layout of Mono that was on the editor's board last, as one line; or empty."
    )
    layout_locks = words("The cells that were locked on the editor's board, as names: `a1`.")
    paper = choice(PAPER_CHOICES, "", "The paper chosen last; empty before.")
    picture = choice(PICTURE_CHOICES, "png", "The format of a picture chosen last.")
    folder = Setting(
        lambda kept: _path(kept),
        "The folder last chosen in a file dialog; it may not exist. None before the first.",
        str,
    )
    checked_folder = Setting(
        lambda kept: _path(kept),
        "The data folder whose disk was checked last for what it cannot guarantee.",
        str,
    )
    geometry = Setting(
        lambda kept: kept if isinstance(kept, QByteArray) else None, "The window's place and size."
    )
    frame = Setting(
        lambda kept: _frame(kept),
        "The width and height that the frame adds to the window, in pixels. None if not known.",
    )
    profile_asked = flag(False, "Whether a name was asked for already.")

    def reset(self) -> dict[str, object]:
        """Reset what the settings sheet shows to the defaults; return the old values for `restore`.

        Games, profiles, the language and the folder stay.
        """
        before = {key: self.store.value(key) for key in _RESET if self.store.contains(key)}
        for key in before:
            self.store.remove(key)
        return before

    def restore(self, before: Mapping[str, object]) -> None:
        """Undo `reset`."""
        for key, value in before.items():
            self.store.setValue(key, value)

    def coached(self, slug: str) -> int:
        """Return how many matches of a game were played to their end with the coach."""
        count = str(self.store.value(f"coached/{slug}", "0"))
        return int(count) if count.isascii() and count.isdigit() and len(count) < 9 else 0

    def count_coached(self, slug: str) -> None:
        """Count one more match of a game that was played to its end with the coach."""
        self.store.setValue(f"coached/{slug}", self.coached(slug) + 1)

    def position(self, slug: str) -> str:
        """Return the position of a game last set up in the editor, as text; empty without one."""
        return str(self.store.value(f"position/{slug}", ""))

    def keep_position(self, slug: str, text: str) -> None:
        """Store the position of a game that is being set up; an empty text removes it."""
        if text:
            self.store.setValue(f"position/{slug}", text)
        else:
            self.store.remove(f"position/{slug}")

    def panel_open(self, name: str, usual: bool) -> bool:
        """Whether a panel is open in a small window."""
        kept = as_flag(self.store.value(f"panel/{name}"))
        return usual if kept is None else kept

    def keep_panel_open(self, name: str, opened: bool) -> None:
        self.store.setValue(f"panel/{name}", opened)

    # -- profiles

    @property
    def profiles(self) -> list[Profile]:
        """The people who play here, in the order in which they were added."""
        try:
            kept = json.loads(str(self.store.value("profiles", "[]")))
            found = [
                Profile(str(name), int(picture), tuple(map(str, aliases)), int(number))
                for name, picture, aliases, number in kept
            ]
        except (ValueError, TypeError, RecursionError):
            return []
        return [profile for profile in found[:_MOST_TEXTS] if profile.name]

    def _keep_profiles(self, profiles: Sequence[Profile]) -> None:
        self.store.setValue("profiles", json.dumps(profiles))

    @property
    def profile(self) -> Profile | None:
        """The present profile; None before the first one."""
        profiles, chosen = self.profiles, str(self.store.value("profile", "0"))
        return next((one for one in profiles if str(one.id) == chosen), next(iter(profiles), None))

    def choose_profile(self, profile: Profile) -> None:
        """Switch to another profile."""
        self.store.setValue("profile", profile.id)

    def add_profile(self, profile: Profile) -> None:
        """Save a new profile under an unused number, and switch to it."""
        profiles = self.profiles
        number = max(self._last_profile, *(one.id for one in profiles), -1) + 1
        self.store.setValue("profile_last", number)
        self._keep_profiles([*profiles, profile._replace(id=number)])
        self.store.setValue("profile", number)

    def keep_profile(self, profile: Profile) -> None:
        """Store a changed profile."""
        self._keep_profiles([profile if one.id == profile.id else one for one in self.profiles])

    @property
    def _last_profile(self) -> int:
        """The highest number a profile has had; -1 before the first."""
        return _within(-1, self.store.value("profile_last"), None, usual=-1)

    def remove_profile(self, profile: Profile) -> None:
        """Delete a profile and its settings; its matches stay."""
        if profile.id:  # the first profile has the settings without a profile
            self.store.remove(f"profile{profile.id}")
        self._keep_profiles([one for one in self.profiles if one.id != profile.id])

    def _own(self, key: str) -> str:
        """Return a key for the present profile.

        The first profile uses the keys that are in use before there is a profile.
        """
        profile = self.profile
        return f"profile{profile.id}/{key}" if profile is not None and profile.id else key

    @property
    def names(self) -> list[str]:
        """The names last typed at the seats; the first is the profile's, if there is one."""
        typed, profile = _texts(self.store.value(self._own("names"))), self.profile
        return typed if profile is None else [profile.name, *typed[1:]]

    @names.setter
    def names(self, names: list[str]) -> None:
        self.store.setValue(self._own("names"), names)

    def last_game(self, slug: str) -> LastGame:
        """Return the choices of a game's last match; empty if there was none."""
        return self._game(self._own(f"last/{slug}"))

    def _game(self, key: str) -> LastGame:
        try:
            kept = json.loads(str(self.store.value(key, "")))
            names, options, levels = kept["names"], kept["options"], kept.get("levels", [])
            by_lot, serious = (kept.get(name) is True for name in ("by_lot", "serious"))
            seed = kept.get("seed")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return LastGame()
        plain = isinstance(options, dict) and all(isinstance(v, int) for v in options.values())
        known = isinstance(levels, list) and all(n is None or type(n) is int for n in levels)
        return LastGame(
            _texts(names),
            options if plain else {},
            tuple(levels) if known else (),
            by_lot,
            seed if type(seed) is int and seed >= 0 else None,
            serious,
            str(kept.get("clock", "")),
        )

    def _keep_game(self, key: str, game: LastGame) -> None:
        kept = {
            **game._asdict(),
            "names": list(game.names),
            "options": dict(game.options),
            "levels": list(game.levels),
        }
        self.store.setValue(key, json.dumps(kept))

    def chosen_game(self, slug: str) -> LastGame:
        """Return the choices for a match of a game that was not begun; empty if there are none."""
        return self._game(self._own(f"chosen/{slug}"))

    def keep_chosen_game(self, slug: str, game: LastGame | None) -> None:
        """Store the choices for a match that is not begun yet; None deletes them."""
        if game is None:
            self.store.remove(self._own(f"chosen/{slug}"))
        else:
            self._keep_game(self._own(f"chosen/{slug}"), game)

    def remember_game(self, slug: str, game: LastGame) -> None:
        """Store the choices of a match that was begun, and that its game was the latest."""
        self._keep_game(self._own(f"last/{slug}"), game)
        self.store.setValue(self._own("latest_game"), slug)

    def near_level(self, slug: str) -> int:
        """Return the level of a game nearest to the player's strength; 1 if it is not known."""
        return _within(1, self.store.value(self._own(f"near_level/{slug}")), None, usual=1)

    def keep_near_level(self, slug: str, level: int) -> None:
        """Store the level of a game nearest to the player's strength."""
        self.store.setValue(self._own(f"near_level/{slug}"), level)

    @property
    def forgotten(self) -> dict[str, int]:
        """The people whose matches do not count in the statistics, each up to a time.

        Times are in seconds since 1970. The keys are those of `desktop.standing.statistics`; the
        empty key means everybody.
        """
        try:
            kept = json.loads(str(self.store.value("forgotten", "{}")))
        except (ValueError, RecursionError):
            return {}
        found = kept.items() if isinstance(kept, dict) else ()
        return {str(name): at for name, at in found if type(at) is int}

    @forgotten.setter
    def forgotten(self, people: Mapping[str, int]) -> None:
        self.store.setValue("forgotten", json.dumps(dict(people)))

    @property
    def latest_game(self) -> str:
        """The slug of the last game that was begun; empty before the first."""
        return str(self.store.value(self._own("latest_game"), ""))

    @property
    def recent(self) -> list[Path]:
        """The record files opened or saved last that still exist, the latest first."""
        paths = map(Path, _texts(self.store.value("recent"))[:MOST_RECENT])
        return [path for path in paths if _is_file(path)]

    def remember(self, path: Path) -> None:
        """Put a record file first among the recent ones."""
        path = path.absolute()
        others = [other for other in self.recent if other != path]
        self.store.setValue("recent", [str(p) for p in [path, *others][:MOST_RECENT]])

    def forget(self, path: Path) -> None:
        """Remove a record file from the recent ones."""
        self.store.setValue("recent", [str(other) for other in self.recent if other != path])


def _texts(value: object) -> list[str]:
    # An ini file turns a list of one text into a plain text.
    texts = [value] if isinstance(value, str) and value else value
    return [str(text)[:LONGEST_TEXT] for text in texts[:_MOST_TEXTS]] if type(texts) is list else []


def _path(value: object) -> Path | None:
    kept = _texts(value)
    return Path(kept[0]) if kept else None


def _frame(value: object) -> QSize | None:
    if not isinstance(value, QSize) or not value.isValid():
        return None
    return value if max(value.toTuple()) <= _WIDEST_FRAME else None


def _within(least: int, kept: object, most: int | None, *, usual: int) -> int:
    try:
        known = max(least, int(str(kept)))
    except ValueError:
        return usual
    return known if most is None else min(most, known)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # not a valid file name
        return False


_UNREMOVED = QT_TRANSLATE_NOOP(
    "settings",
    "The settings in {path} cannot be read, so the standard settings are used. Delete this "
    "file to save new ones.",
)
_MOVED = QT_TRANSLATE_NOOP(
    "settings", "The settings were damaged and have been reset. The old file was saved as {name}."
)


def set_damaged_aside() -> str:
    """Move unusable settings files aside before they are read.

    Return a sentence about it in the present language; empty if they were sound.

    Call it once the application has its names, and before any setting is read. The sentence's
    language is itself a setting, so call this again to show it: the files are moved only once.
    """
    sentence, name = damage_found()
    return translate("settings", str(sentence)).format(name=name, path=name) if sentence else ""


@cache
def damage_found() -> tuple[object, str]:
    """Return the message about damaged settings, with the name of the file.

    Empty if they were not damaged.
    """
    from desktop.storage.damaged_files import move_aside

    for path in _files():
        try:
            status = path.stat()
        except OSError:  # there is no file: as at the first start
            continue
        if stat.S_ISREG(status.st_mode) and status.st_size <= MOST_BYTES:
            continue
        try:
            return _MOVED, move_aside(path).name
        except OSError:
            _keep_in_memory()
            return _UNREMOVED, str(path)
    return "", ""


def _files() -> Iterator[Path]:
    """Yield the files from which this user's settings would be read, without opening them."""
    format, scope = QSettings.defaultFormat(), QSettings.Scope.UserScope
    organization = QCoreApplication.organizationName()
    # Asked for its own file, Qt would read it: an unused name reveals the folder.
    unread = Path(QSettings(format, scope, "quincunx-unread", "unread").fileName())
    if os.path.isabs(unread):  # on Windows the settings are in the registry
        root = unread.parent.parent
        yield root / organization / f"{QCoreApplication.applicationName()}{unread.suffix}"
        yield root / f"{organization}{unread.suffix}"


def _keep_in_memory() -> None:
    """Use settings in memory, which are lost when the program ends."""
    from tempfile import mkdtemp

    QSettings.setPath(QSettings.defaultFormat(), QSettings.Scope.UserScope, mkdtemp())
