"""The files of a Linux package, in a folder, as they are installed on a system."""

import gzip
import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from installers.commit_time import commit_time
from installers.licences import parts
from installers.product import HOMEPAGE, ID, MAINTAINER, MIME, PACKAGE, PICTURES, VERSION
from rules.core.game import OptionSpec
from rules.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
SHARE = Path(__file__).parent / "share"
ICONS = ROOT / "build" / "icons" / "hicolor"
LIBRARY = f"usr/lib/{PACKAGE}"
"""The folder of the program."""
COMMANDS = (PACKAGE, f"{PACKAGE}-rules")
"""The names of the command, each with a manual page; the program checks which one was typed."""


class Edition(NamedTuple):
    """The differences between the kinds of packages."""

    version: str = VERSION
    commands: str = "usr/bin"
    """The folder of the command; Debian has a separate one for games."""
    documents: bool = True
    """Whether copyright, changelog and manual are included."""


def plant(root: Path, bundle: Path, edition: Edition) -> None:
    """Empty a folder, and fill it with the package's files."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / LIBRARY, symlinks=True)
    share = root / "usr" / "share"
    commands = root / edition.commands
    commands.mkdir(parents=True)
    for name in COMMANDS:
        (commands / name).symlink_to(os.path.relpath(root / LIBRARY / PACKAGE, commands))
    shutil.copytree(ICONS, share / "icons" / "hicolor")
    _write(share / "applications" / f"{ID}.desktop", _filled(f"{ID}.desktop", edition))
    _write(share / "mime" / "packages" / f"{ID}.xml", _filled(f"{ID}.mime.xml", edition))
    _write(share / "thumbnailers" / f"{ID}.thumbnailer", _filled(f"{ID}.thumbnailer", edition))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", _filled(f"{ID}.metainfo.xml", edition))
    if edition.documents:
        documents = share / "doc" / PACKAGE
        _write(documents / "copyright", copyright_text())
        _compress(documents / "changelog.gz", _changelog(edition))
        for name in COMMANDS:
            page = _filled(f"{name}.6", edition)
            _compress(share / "man" / "man6" / f"{name}.6.gz", page)
            for language, said in manual_names().items():
                place = share / "man" / language / "man6" / f"{name}.6.gz"
                _compress(place, _named(page, said[name]))
    settle(root)


def manual_names() -> dict[str, dict[str, str]]:
    """Return the first line of each manual page, by language and command."""
    names: dict[str, dict[str, str]] = json.loads(
        (SHARE / "manual_names.json").read_text(encoding="utf-8")
    )
    return names


def _named(page: str, words: str) -> str:
    """Return a manual page that is found and listed in another language.

    Its text is in English.
    """
    return re.sub(
        r"(?<=^\.SH NAME\n)(.+? \\- ).*$", lambda found: found[1] + words, page, flags=re.M
    )


def settle(root: Path) -> None:
    """Give all files fixed modes and the time of the commit, so that builds are equal."""
    time = commit_time()
    for path in [root, *sorted(root.rglob("*"))]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def _is_program(path: Path) -> bool:
    return path.name == PACKAGE


def day() -> str:
    """Return the day of the commit, such as 2026-03-01."""
    return f"{datetime.fromtimestamp(commit_time(), UTC):%Y-%m-%d}"


def _filled(name: str, edition: Edition) -> str:
    """Return a file of `share/` with its @…@ placeholders filled in."""
    known: Mapping[str, str] = {
        "VERSION": edition.version,
        "DATE": day(),
        "HOMEPAGE": HOMEPAGE,
        "PICTURES": PICTURES,
        "MIME": MIME,
        "GAMES": game_options(),
    }
    return filled((SHARE / name).read_text(encoding="utf-8"), known)


def game_options() -> str:
    """Return the manual's list of games with their options, from the rules."""
    parts = []
    for game in GAMES:
        specs = game.options.specs()
        lines = "\n.br\n".join(map(_option_line, specs, specs.values())) or "No options."
        parts.append(f".TP\n.B {game.slug}\n{lines}")
    return "\n".join(parts)


def _option_line(name: str, spec: OptionSpec) -> str:
    """Return the manual's line for an option."""
    flag = f"\\fB--{name}\\fP".replace("_", "-").replace("-", "\\-")
    limits = f" ({spec.low} to {spec.high})" if spec.low is not None else ""
    value = " \\fIN\\fP" if spec.low is not None else ""
    words = spec.help.replace("’", "\\(cq")
    return f"{flag}{value}: {words}{limits}"


def filled(text: str, known: Mapping[str, str]) -> str:
    """Return a text with its @…@ placeholders filled in.

    Lines and screenshots without an address are left out.
    """
    if not known.get("PICTURES"):
        text = re.sub(r"^ *<screenshots>.*?</screenshots>\n", "", text, flags=re.M | re.S)
    if not known.get("HOMEPAGE"):
        text = re.sub(r"^.*@HOMEPAGE@.*\n", "", text, flags=re.M)
    return re.sub(r"@([A-Z]+)@", lambda found: known[found[1]], text)


def _changelog(edition: Edition) -> str:
    """Return the changelog in Debian's format."""
    when = format_datetime(datetime.fromtimestamp(commit_time(), UTC))
    head = f"{PACKAGE} ({edition.version}) unstable; urgency=medium\n\n"
    return f"{head}{''.join(_news())}\n -- {MAINTAINER}  {when}\n"


def _news() -> Iterator[str]:
    """Yield the points of the newest part of CHANGELOG.md, in short lines for Debian."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = text.split("\n## ")[1].partition("\n")[2]
    for point in re.findall(r"^- (.+?)(?=^[-#]|\Z)", newest, re.MULTILINE | re.DOTALL):
        words = " ".join(point.split())
        yield fill(words, 78, initial_indent="  * ", subsequent_indent="    ") + "\n"


def copyright_text() -> str:
    """Return the owners and licences of all parts, in Debian's format."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    listed = "\n".join(_part_lines())
    return f"""{licence}

{"-" * 76}

The package brings along these parts of others, each under its own licence:

{listed}

The source of Qt and PySide of the version bundled stands at
https://download.qt.io/official_releases/. Their libraries may be replaced: they are
separate files below /{LIBRARY}.

On Debian systems the GNU Lesser General Public License version 3 is in
/usr/share/common-licenses/LGPL-3, the GNU General Public License in
/usr/share/common-licenses/GPL-3 and /usr/share/common-licenses/GPL-2, and the Apache
License 2.0 in /usr/share/common-licenses/Apache-2.0.
"""


def _part_lines() -> Iterator[str]:
    for part in parts():
        for text in part["texts"]:
            place = text.removeprefix("../")
            within = place if place != text else f"resources/{text}"
            yield f"{part['name']} ({part['licence']}):\n  /{LIBRARY}/_internal/{within}"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _compress(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
