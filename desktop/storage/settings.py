"""What the application remembers from one start to the next.

The file it lies in is looked at before it is read: what is no plain file, or far too large to be
these settings, is moved aside, and the usual settings hold.
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

translate = QCoreApplication.translate

MOST_RECENT = 8
MOST_BYTES = 256_000
"""Bytes of a settings file; a few thousand are usual. 20 MB took a minute to read."""

_MOST_TEXTS = 40
_WIDEST_FRAME = 200  # pixels
_LONGEST_TEXT = 4096
CONFIRM_CHOICES = ("never", "splits", "always")
"""Which moves wait for a button after the last piece was put down."""
THEME_CHOICES = ("system", "light", "dark")
TEXT_SIZES = (100, 125, 150, 175, 200)
"""Percent of the usual size that texts can be set to."""


class LastGame(NamedTuple):
    """What a game was last begun with, or is to begin with: as `NewMatch` has it."""

    names: Sequence[str] = ()
    options: Mapping[str, int | bool] = MappingProxyType({})
    levels: tuple[int | None, ...] = ()
    by_lot: bool = False
    seed: int | None = None
    serious: bool = False
    clock: str = ""
    """Seconds for each player, and those added after each turn; empty without a clock."""

    @property
    def seats(self) -> int:
        """How many played; 0 if the game was never begun."""
        return max(len(self.names), len(self.levels))

    @property
    def people(self) -> int:
        """How many of them were people."""
        return self.seats - sum(level is not None for level in self.levels)

    def fitting(self, players: Sequence[int]) -> Self:
        """Return the same; a first game against the weakest level where so many cannot play.

        `players`: how many may play, the fewest first.
        """
        if self.seats in players:
            return self
        return type(self)(levels=(*[None] * (players[0] - 1), 1))


class Profile(NamedTuple):
    """A person who plays here: a name, the number of a picture, and what they were called before.

    `id` tells the settings of one profile from those of another; the first has 0.
    """

    name: str
    picture: int = 0
    aliases: tuple[str, ...] = ()
    id: int = 0

    def renamed(self, name: str) -> Self:
        """Return the same under another name; earlier matches stay theirs."""
        return self._replace(name=name).also_called(self.name)

    def also_called(self, name: str) -> Self:
        """Return the same, with a name that matches were played under before."""
        known = {*self.aliases, self.name, ""}
        return self if name in known else self._replace(aliases=(*self.aliases, name))


class Settings:
    """Typed access to the settings; anything unreadable counts as never set."""

    def __init__(self) -> None:
        self._store = QSettings()

    @property
    def theme(self) -> str:
        """`light`, `dark` or `system`."""
        choice = str(self._store.value("theme", "system"))
        return choice if choice in THEME_CHOICES else "system"

    @theme.setter
    def theme(self, choice: str) -> None:
        self._store.setValue("theme", choice)

    @property
    def language(self) -> str:
        """The code of a language, such as `de`, or `system`; perhaps of one there is no more."""
        return str(self._store.value("language", "system"))

    @language.setter
    def language(self, choice: str) -> None:
        self._store.setValue("language", choice)

    @property
    def reduced_motion(self) -> bool | None:
        """None as the system has it."""
        return self._flag("reduced_motion")

    @reduced_motion.setter
    def reduced_motion(self, reduced: bool | None) -> None:
        self._store.setValue("reduced_motion", "" if reduced is None else reduced)

    @property
    def high_contrast(self) -> bool | None:
        """None as the system has it."""
        return self._flag("high_contrast")

    @high_contrast.setter
    def high_contrast(self, high: bool | None) -> None:
        self._store.setValue("high_contrast", "" if high is None else high)

    def _flag(self, name: str) -> bool | None:
        return {"true": True, "false": False}.get(str(self._store.value(name, "")).lower())

    @property
    def text_size(self) -> int:
        """How large texts are, in percent of the usual size; 0 as the system has it."""
        text = str(self._store.value("text_size", "0"))
        return int(text) if text in map(str, TEXT_SIZES) else 0

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.setValue("text_size", percent)

    @property
    def volume(self) -> int | None:
        """How loud sounds are, 0..100; None as the system has it."""
        text = str(self._store.value("volume", ""))
        return int(text) if text in map(str, range(101)) else None

    @volume.setter
    def volume(self, volume: int | None) -> None:
        self._store.setValue("volume", "" if volume is None else volume)

    @property
    def pace(self) -> int:
        """How fast computer players play: 0 calm, 1 brisk, 2 fast."""
        text = str(self._store.value("pace", "1"))
        return int(text) if text in ("0", "1", "2") else 1

    @pace.setter
    def pace(self, pace: int) -> None:
        self._store.setValue("pace", pace)

    @property
    def confirm_moves(self) -> str:
        """Which moves wait for a button: one of `CONFIRM_CHOICES`."""
        choice = str(self._store.value("confirm_moves", "splits"))
        return choice if choice in CONFIRM_CHOICES else "splits"

    @confirm_moves.setter
    def confirm_moves(self, choice: str) -> None:
        self._store.setValue("confirm_moves", choice)

    @property
    def ends_turns(self) -> bool:
        """Whether a turn ends by itself when nothing else can be done in it."""
        return self._flag("ends_turns") is not False

    @ends_turns.setter
    def ends_turns(self, ends: bool) -> None:
        self._store.setValue("ends_turns", ends)

    @property
    def lessons_done(self) -> list[str]:
        """The lessons that were done, as their games' slugs and their own: `adamas/split`."""
        return str(self._store.value("lessons_done", ""))[:_LONGEST_TEXT].split()

    @lessons_done.setter
    def lessons_done(self, done: Sequence[str]) -> None:
        self._store.setValue("lessons_done", " ".join(done))

    @property
    def coach(self) -> bool | None:
        """Whether a coach speaks in matches; None in the first ones of each game alone."""
        return self._flag("coach")

    @coach.setter
    def coach(self, speaks: bool | None) -> None:
        self._store.setValue("coach", "" if speaks is None else speaks)

    @property
    def advice_given(self) -> list[str]:
        """What the coach said already, as their games' slugs and its own: `adamas/split`."""
        return str(self._store.value("advice_given", ""))[:_LONGEST_TEXT].split()

    @advice_given.setter
    def advice_given(self, given: Sequence[str]) -> None:
        self._store.setValue("advice_given", " ".join(given))

    def coached(self, slug: str) -> int:
        """How many matches of a game were played to their end with the coach."""
        count = str(self._store.value(f"coached/{slug}", "0"))
        return int(count) if count.isascii() and count.isdigit() and len(count) < 9 else 0

    def count_coached(self, slug: str) -> None:
        """One more match of a game was played to its end with the coach."""
        self._store.setValue(f"coached/{slug}", self.coached(slug) + 1)

    @property
    def layout(self) -> str:
        """The layout of Mono that was on the editor's board last, as one line; or empty."""
        return str(self._store.value("layout", ""))

    @layout.setter
    def layout(self, line: str) -> None:
        self._store.setValue("layout", line)

    def position(self, slug: str) -> str:
        """Return the position of a game that was being set up last, as text; or empty."""
        return str(self._store.value(f"position/{slug}", ""))

    def keep_position(self, slug: str, text: str) -> None:
        """Keep the position of a game that is being set up; an empty text removes it."""
        if text:
            self._store.setValue(f"position/{slug}", text)
        else:
            self._store.remove(f"position/{slug}")

    def panel_open(self, name: str, usual: bool) -> bool:
        """Whether a panel is open where the window is small."""
        kept = self._flag(f"panel/{name}")
        return usual if kept is None else kept

    def keep_panel_open(self, name: str, opened: bool) -> None:
        self._store.setValue(f"panel/{name}", opened)

    # -- who plays here

    @property
    def profiles(self) -> list[Profile]:
        """The people who play here, in the order they came."""
        try:
            kept = json.loads(str(self._store.value("profiles", "[]")))
            found = [
                Profile(str(name), int(picture), tuple(map(str, aliases)), int(number))
                for name, picture, aliases, number in kept
            ]
        except (ValueError, TypeError, RecursionError):
            return []
        return [profile for profile in found[:_MOST_TEXTS] if profile.name]

    def _keep_profiles(self, profiles: Sequence[Profile]) -> None:
        self._store.setValue("profiles", json.dumps(profiles))

    @property
    def profile(self) -> Profile | None:
        """Who plays now; None before the first profile."""
        profiles, chosen = self.profiles, str(self._store.value("profile", "0"))
        return next((one for one in profiles if str(one.id) == chosen), next(iter(profiles), None))

    def choose_profile(self, profile: Profile) -> None:
        """Let another of the people here play."""
        self._store.setValue("profile", profile.id)

    def add_profile(self, profile: Profile) -> None:
        """Keep a new profile, and let it play."""
        profiles = self.profiles
        number = max((one.id for one in profiles), default=-1) + 1
        self._keep_profiles([*profiles, profile._replace(id=number)])
        self._store.setValue("profile", number)

    def keep_profile(self, profile: Profile) -> None:
        """Keep a profile that was changed."""
        self._keep_profiles([profile if one.id == profile.id else one for one in self.profiles])

    def remove_profile(self, profile: Profile) -> None:
        """Forget a profile; what its person played stays."""
        self._keep_profiles([one for one in self.profiles if one.id != profile.id])

    @property
    def profile_asked(self) -> bool:
        """Whether a name was asked for already."""
        return self._flag("profile_asked") is True

    @profile_asked.setter
    def profile_asked(self, asked: bool) -> None:
        self._store.setValue("profile_asked", asked)

    def _own(self, key: str) -> str:
        """Return a key of the profile in use.

        The first one has those from before there were any.
        """
        profile = self.profile
        return f"profile{profile.id}/{key}" if profile is not None and profile.id else key

    @property
    def names(self) -> list[str]:
        """The names last typed at the seats; somebody with a profile has its name at the first."""
        typed, profile = _texts(self._store.value("names")), self.profile
        return typed if profile is None else [profile.name, *typed[1:]]

    @names.setter
    def names(self, names: list[str]) -> None:
        self._store.setValue("names", names)

    def last_game(self, slug: str) -> LastGame:
        """Return what a game was last begun with; empty if it never was."""
        return self._game(self._own(f"last/{slug}"))

    def _game(self, key: str) -> LastGame:
        try:
            kept = json.loads(str(self._store.value(key, "")))
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
        self._store.setValue(key, json.dumps(kept))

    def chosen_game(self, slug: str) -> LastGame:
        """Return what was chosen for a new game that was not begun; empty if there is none."""
        return self._game(self._own(f"chosen/{slug}"))

    def keep_chosen_game(self, slug: str, game: LastGame | None) -> None:
        """Keep what was chosen for a new game that is not begun yet; None forgets it."""
        if game is None:
            self._store.remove(self._own(f"chosen/{slug}"))
        else:
            self._keep_game(self._own(f"chosen/{slug}"), game)

    def remember_game(
        self,
        slug: str,
        names: Sequence[str],
        options: Mapping[str, int | bool],
        levels: Sequence[int | None] = (),
        *,
        by_lot: bool = False,
        clock: str = "",
    ) -> None:
        """Keep what a game was begun with, and that it was the latest."""
        last = LastGame(names, options, tuple(levels), by_lot, clock=clock)
        self._keep_game(self._own(f"last/{slug}"), last)
        self._store.setValue(self._own("latest_game"), slug)

    @property
    def loudness(self) -> int:
        """The volume to go back to when sounds are switched on, 5..100."""
        try:
            return min(100, max(5, int(str(self._store.value("loudness", "55")))))
        except ValueError:
            return 55

    @loudness.setter
    def loudness(self, percent: int) -> None:
        self._store.setValue("loudness", percent)

    def near_level(self, slug: str) -> int:
        """Return the level of a game nearest to the strength of the person here, 1 if not known."""
        kept = self._store.value(self._own(f"near_level/{slug}"))
        try:
            return max(1, int(str(kept)))
        except ValueError:
            return 1

    def keep_near_level(self, slug: str, level: int) -> None:
        """Keep the level of a game nearest to the strength of the person here."""
        self._store.setValue(self._own(f"near_level/{slug}"), level)

    @property
    def forgotten(self) -> dict[str, int]:
        """Whose matches do not count in the statistics, and until when, in seconds since 1970.

        People are keys of `desktop.standing.statistics`; empty for everybody.
        """
        try:
            kept = json.loads(str(self._store.value("forgotten", "{}")))
        except (ValueError, RecursionError):
            return {}
        found = kept.items() if isinstance(kept, dict) else ()
        return {str(name): at for name, at in found if type(at) is int}

    @forgotten.setter
    def forgotten(self, people: Mapping[str, int]) -> None:
        self._store.setValue("forgotten", json.dumps(dict(people)))

    @property
    def latest_game(self) -> str:
        """The slug of the game that was begun last; empty before the first."""
        return str(self._store.value(self._own("latest_game"), ""))

    @property
    def recent(self) -> list[Path]:
        """The record files last opened or saved that are still there, latest first."""
        paths = map(Path, _texts(self._store.value("recent"))[:MOST_RECENT])
        return [path for path in paths if _is_file(path)]

    def follow(self, moved: Mapping[Path, Path]) -> None:
        """Update the recent files after folders were moved; `moved` maps old paths to new ones."""

        def now(path: Path) -> Path:
            ways = (new / path.relative_to(old) for old, new in moved.items()
                    if path.is_relative_to(old))  # fmt: skip
            return next(ways, path)

        paths = map(Path, _texts(self._store.value("recent")))
        self._store.setValue("recent", [str(now(path)) for path in paths])

    @property
    def folder(self) -> Path | None:
        """Where a person last chose a file in a dialog; it may be gone. None before the first."""
        kept = _texts(self._store.value("folder"))
        return Path(kept[0]) if kept else None

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._store.setValue("folder", str(folder))

    @property
    def checked_folder(self) -> Path | None:
        """The data folder whose disk was last checked for what it cannot guarantee."""
        text = self._store.value("checked_folder", "")
        return Path(text) if isinstance(text, str) and text else None

    @checked_folder.setter
    def checked_folder(self, folder: Path) -> None:
        self._store.setValue("checked_folder", str(folder))

    def remember(self, path: Path) -> None:
        """Put a record file at the head of the recent ones."""
        path = path.absolute()
        others = [other for other in self.recent if other != path]
        self._store.setValue("recent", [str(p) for p in [path, *others][:MOST_RECENT]])

    def forget(self, path: Path) -> None:
        """Take a record file from the recent ones."""
        self._store.setValue("recent", [str(other) for other in self.recent if other != path])

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window stood."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    @property
    def frame(self) -> QSize | None:
        """How much wider and higher the frame made the window, in pixels. None if not known."""
        value = self._store.value("frame")
        most = QSize(_WIDEST_FRAME, _WIDEST_FRAME)
        known = isinstance(value, QSize) and value.isValid() and value.boundedTo(most) == value
        return value if known else None

    @frame.setter
    def frame(self, frame: QSize) -> None:
        self._store.setValue("frame", frame)


def _texts(value: object) -> list[str]:
    # An ini file turns a list of one into a plain text.
    texts = [value] if isinstance(value, str) and value else value
    return (
        [str(text)[:_LONGEST_TEXT] for text in texts[:_MOST_TEXTS]] if type(texts) is list else []
    )


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no name for a file
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
    """Move settings aside that cannot be read, before they are read.

    Return a sentence about it, or nothing where they are sound.

    To be called once the application has its names, and before anything asks for a setting: the
    language of the sentence is one of them, so it is asked for again when it is to be shown.
    """
    sentence, name = damage_found()
    return translate("settings", str(sentence)).format(name=name, path=name) if sentence else ""


@cache
def damage_found() -> tuple[object, str]:
    """Return what there is to say of damaged settings, and of which file.

    Empty where they are sound.
    """
    from desktop.storage.damaged_files import move_aside

    for path in _files():
        try:
            status = path.stat()
        except OSError:  # there is none: as at the first start
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
    """Yield the files settings of this user would be read from, none of them opened."""
    format, scope = QSettings.defaultFormat(), QSettings.Scope.UserScope
    organization = QCoreApplication.organizationName()
    # Asked for its own file Qt reads it: a name that nobody has tells the folder.
    unread = Path(QSettings(format, scope, "quincunx-unread", "unread").fileName())
    if os.path.isabs(unread):  # in the registry of Windows there is none
        root = unread.parent.parent
        yield root / organization / f"{QCoreApplication.applicationName()}{unread.suffix}"
        yield root / f"{organization}{unread.suffix}"


def _keep_in_memory() -> None:
    """Use settings in memory: they last as long as the program."""
    from tempfile import mkdtemp

    QSettings.setPath(QSettings.defaultFormat(), QSettings.Scope.UserScope, mkdtemp())
