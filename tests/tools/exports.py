"""Exports of every game, size, theme, language and format, each opened by another program.

`python -m tests.tools.exports --count 300` plays random games, exports a position, a sheet or an
animation of each, and checks the file. ImageMagick, Pillow, rsvg-convert and Poppler open it. SVG
must be valid XML without text and pixels, PDF must embed its fonts, and the result must look like
the original drawing. Games with secrets are exported for each viewer. No secret may be in the
bytes, even compressed, and the files of two games that differ only in hidden facts must be
identical. The tool also plants leaks and must find them. It prints which programs are missing.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageStat

from rules.blackbox.rays import CELL_NAMES
from rules.core import IllegalMove, InvalidMove
from rules.match import Match
from rules.match.history import History
from rules.playout import random_move
from rules.ply import Draws, moves_ply
from rules.replay import Line
from tests.rules.variants import VARIANTS, Variant

PROGRAMS = ("identify", "rsvg-convert", "pdftoppm", "pdffonts", "pdftotext")
FORMATS = ("png", "svg", "pdf", "sheet", "apng")
THEMES = ("light", "dark", "contrast", "print")
LANGUAGES = ("en", "de", "fr", "es")
_HIDDEN = ("mono", "blackbox")
_SVG = "{http://www.w3.org/2000/svg}"
_ALIKE = {"svg": 1.5, "pdf": 4.0}
"""The largest mean difference between a file and the drawing, 0 to 255."""
_PATTERNS = 2.0
"""The factor on it in black and white, as each program draws thin lines differently."""
_DATES = re.compile(
    rb'/(CreationDate|ModDate) ?\(.*?\)|/ID ?\[.*?\]|xmp:\w+Date="[^"]*"|uuid:[0-9a-f-]+',
    re.DOTALL,
)
_MOST_FRAMES = 6


class Bad(Exception):
    """An export is wrong."""


@dataclass(frozen=True)
class Job:
    """A position to export, and its export settings."""

    variant: Variant
    plies: int
    seed: int
    format: str
    theme: str
    language: str
    viewer: int | None
    scale: int
    paper: str

    def __str__(self) -> str:
        looks = f"{self.theme} {self.language} {self.scale}x {self.paper}"
        return f"{self.variant} ply {self.plies} {self.format} {looks} as {self.viewer}"


def job(number: int) -> Job:
    """Return export job `number`. Formats, themes and languages alternate."""
    rng = Random(number)
    variant = VARIANTS[number % len(VARIANTS)]
    hidden = variant.slug in _HIDDEN
    return Job(
        variant,
        rng.randrange(2, 40),
        number,
        FORMATS[number // 2 % len(FORMATS)],
        rng.choice(THEMES),
        rng.choice(LANGUAGES),
        number % variant.players if hidden else rng.choice((None, 0)),
        rng.choice((1, 2, 3)),
        rng.choice(("A4", "Letter")),
    )


# -- games


def played(work: Job) -> Match:
    """Play a random game up to the job's ply."""
    match, rng = work.variant.match(work.seed), Random(work.seed)
    while match.outcome is None and match.ply < work.plies:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    return match


def secret_of(match: Match, player: int) -> str:
    """Return a player's secret as a record writes it, or "" if it is not chosen yet."""
    told = [text for n, text in enumerate(match.history(player), 1) if match.player_of(n) == player]
    return told[0].removeprefix("*") if told else ""  # a random choice


def twin(match: Match, viewer: int, rng: Random) -> Match | None:
    """Return a game that looks the same to the viewer, but has other secrets of other players.

    None if none is found.
    """
    game, line = match.game, match._line
    others = [player for player in range(len(match.names)) if player != viewer]
    for _ in range(20):
        truth = game.resample(match.view(viewer), rng)
        plies = [line.plies[0]]
        with suppress(IllegalMove, InvalidMove, ValueError):
            for ply in line.plies[1:]:
                moves: Sequence[Any] = ply.moves
                if ply.private and ply.player in others:
                    view = game.view(plies[-1].state, ply.player)
                    moves = game.parse_move(view, _hidden_text(truth, ply.player))
                draws = Draws(game, match.seed, map(str, ply.draws))
                plies.append(moves_ply(game, plies[-1], moves, draws))
            made = Match(History(Line(game, match.seed, plies), len(plies) - 1))
            differs = any(secret_of(made, one) != secret_of(match, one) for one in others)
            if differs and made.view(viewer) == match.view(viewer):
                return made
    return None


def _hidden_text(truth: Any, player: int) -> str:
    """Return the move text with which a player hides the secret in this state."""
    if truth.game == "mono":
        return str(truth.layouts[player])
    atoms = truth.boxes[1 - player].atoms
    return ",".join(CELL_NAMES[cell] for cell in sorted(atoms))


# -- files


def exported(match: Match, work: Job, viewer: int | None) -> bytes:
    """Return the file of an export, as `quincunx export` and the dialogs write it."""
    from desktop.export.animation import as_apng, frames_of
    from desktop.export.formats import as_pdf, as_png, as_svg
    from desktop.paper.document import as_pdf as as_pages
    from desktop.paper.match_sheet import match_sheet

    theme = _theme(work)
    if work.format == "sheet":
        return as_pages(match_sheet(match, viewer, work.paper))
    if work.format == "apng":
        plies = range(max(0, match.ply - _MOST_FRAMES + 1), match.ply + 1)
        return as_apng(frames_of(match.copy(), plies, viewer, theme, width=480, style=_style(work)))
    drawing = drawn(match, work, viewer)
    if work.format == "png":
        return as_png(drawing, work.scale)
    return as_svg(drawing) if work.format == "svg" else as_pdf(drawing, work.paper)


def _theme(work: Job) -> Any:
    from desktop.theme.theme import Theme

    return Theme(work.theme == "dark", high_contrast=work.theme == "contrast")


def _style(work: Job) -> Any:
    from desktop.export.drawing import Style

    return Style(ink=work.theme == "print")


def drawn(match: Match, work: Job, viewer: int | None) -> Any:
    """Return the drawing of the position."""
    from desktop.export.drawing import drawings_of

    plies = range(match.ply, match.ply + 1)
    [drawing] = drawings_of(match.copy(), plies, viewer, _theme(work), _style(work))
    return drawing


def unpacked(data: bytes) -> Iterator[bytes]:
    """Yield a file's bytes, and the contents of all compressed streams in it."""
    yield data
    for start in (found.start() for found in re.finditer(rb"x[\x01\x5e\x9c\xda]", data)):
        with suppress(zlib.error):
            yield zlib.decompressobj().decompress(data[start:], 50_000_000)


def spellings(secret: str) -> set[bytes]:
    """Return the encodings in which a file might contain a secret."""
    plain, names = secret, secret.split(",")
    ways = {plain, plain[::-1], " ".join(plain), ",".join(plain), " ".join(names), ", ".join(names)}
    if len(names) == 1:  # a layout: also parts of it, long enough to be recognised
        ways |= {plain[at : at + 9] for at in range(len(plain) - 8)}
    ways = {way for way in ways if len(way.replace(" ", "").replace(",", "")) > 6}
    return {way.encode(code) for way in ways for code in ("utf-8", "utf-16-le", "utf-16-be")} | {
        way.encode().hex().encode() for way in ways
    }


def leaks(data: bytes, secrets: list[str], folder: Path) -> list[str]:
    """Return the secrets found in a file's bytes or text."""
    texts = [*unpacked(data)]
    if data.startswith(b"%PDF") and shutil.which("pdftotext"):
        path = folder / "secret.pdf"
        path.write_bytes(data)
        texts.append(_run("pdftotext", "-layout", path, "-").encode())
    return [secret for secret in secrets
            if any(way in text for text in texts for way in spellings(secret))]  # fmt: skip


# -- checks by other programs


def _run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, check=False)
    if done.returncode:
        raise Bad(f"{command[0]}: {done.stderr.decode(errors='replace').strip()[:200]}")
    return done.stdout.decode(errors="replace")


def opened_elsewhere(data: bytes, work: Job, match: Match, folder: Path) -> list[str]:
    """Open a file with other programs, compare it, and return their names. Raises Bad."""
    path = folder / f"export.{'pdf' if work.format == 'sheet' else work.format}"
    path.write_bytes(data)
    check: dict[str, Callable[[], list[str]]] = {
        "png": lambda: _picture(path, work, match),
        "svg": lambda: _vectors(path, work, match),
        "pdf": lambda: _pages(path, work, match),
        "sheet": lambda: _pages(path, work, None),
        "apng": lambda: _animation(path, work, match),
    }
    return check[work.format]()


def _picture(path: Path, work: Job, match: Match) -> list[str]:
    size = drawn(match, work, work.viewer).size * work.scale
    with Image.open(path) as image:
        image.load()
        if image.size != (int(size.width()), int(size.height())):
            raise Bad(f"{image.size} instead of {size.toTuple()}")
        if image.text:  # type: ignore[attr-defined]
            raise Bad(f"texts in a picture: {image.text}")  # type: ignore[attr-defined]
        _not_blank(image)
        wanted = f"PNG {image.width}x{image.height}"
    if shutil.which("identify"):
        if wanted not in (told := _run("identify", path)):
            raise Bad(f"identify: {told}")
        return ["Pillow", "identify"]
    return ["Pillow"]


def _vectors(path: Path, work: Job, match: Match) -> list[str]:
    root = ElementTree.fromstring(path.read_bytes())
    kinds = {element.tag for element in root.iter()}
    if root.tag != f"{_SVG}svg" or kinds & {f"{_SVG}text", f"{_SVG}image"}:
        raise Bad(f"not a drawing of paths alone: {kinds}")
    if not shutil.which("rsvg-convert"):
        return ["ElementTree"]
    made = path.with_suffix(".png")
    _run("rsvg-convert", path, "-o", made)
    with Image.open(made) as image:
        _compare(image.convert("RGB"), _wanted(match, work, 1), _most("svg", work))
    return ["ElementTree", "rsvg-convert"]


def _pages(path: Path, work: Job, match: Match | None) -> list[str]:
    used = []
    if shutil.which("pdffonts"):
        fonts = [line for line in _run("pdffonts", path).splitlines()[2:] if line.strip()]
        if not fonts or any(line.split()[-5] != "yes" for line in fonts):
            raise Bad(f"fonts are not embedded: {fonts}")
        used.append("pdffonts")
    if shutil.which("pdftoppm"):
        _run("pdftoppm", "-png", "-r", 96, path, path.with_suffix(""))
        pages = sorted(path.parent.glob(f"{path.stem}-*.png"))
        for page in pages:
            with Image.open(page) as image:
                _not_blank(image)
                if match is not None:
                    _compare_page(image.convert("RGB"), work, match)
            page.unlink()
        used.append("pdftoppm")
    return used


def _compare_page(page: Image.Image, work: Job, match: Match) -> None:
    """Compare the drawing on a page with the original drawing."""
    drawing = drawn(match, work, work.viewer)
    dots = 96 / 25.4
    left, top = 15 * dots, 27 * dots
    width, height = page.width - 2 * left, page.height - top - 15 * dots
    scale = min(width / drawing.size.width(), height / drawing.size.height())
    right, bottom = left + drawing.size.width() * scale, top + drawing.size.height() * scale
    there = page.crop((round(left), round(top), round(right), round(bottom)))
    _compare(there, _wanted(match, work, 2).resize(there.size), _most("pdf", work))


def _animation(path: Path, work: Job, match: Match) -> list[str]:
    frames = min(_MOST_FRAMES, match.ply + 1)
    with Image.open(path) as image:
        if getattr(image, "n_frames", 1) != frames:
            raise Bad(f"{getattr(image, 'n_frames', 1)} frames instead of {frames}")
        for frame in range(frames):
            image.seek(frame)
            _not_blank(image)
    return ["Pillow"]


def _wanted(match: Match, work: Job, scale: int) -> Image.Image:
    from desktop.export.formats import as_png

    return Image.open(BytesIO(as_png(drawn(match, work, work.viewer), scale))).convert("RGB")


def _most(kind: str, work: Job) -> float:
    return _ALIKE[kind] * (_PATTERNS if work.theme == "print" else 1)


def _compare(one: Image.Image, other: Image.Image, most: float) -> None:
    if one.size != other.size:
        raise Bad(f"{one.size} instead of {other.size}")
    far = max(ImageStat.Stat(ImageChops.difference(one, other)).mean)
    if far > most:
        raise Bad(f"looks different: {far:.1f} of 255")


def _not_blank(image: Image.Image) -> None:
    if ImageStat.Stat(image.convert("L")).stddev[0] < 2:
        raise Bad("nothing is drawn")


# -- secrets


def check_secrets(data: bytes, work: Job, match: Match, folder: Path) -> bool:
    """Look for secrets, and return whether a game with other secrets was compared. Raises Bad."""
    viewer = work.viewer
    if work.variant.slug not in _HIDDEN or viewer is None:
        return False
    others = [player for player in range(len(match.names)) if player != viewer]
    known = " ".join(match.history(viewer))
    secrets = [told for one in others if (told := secret_of(match, one)) and told not in known]
    if found := leaks(data, secrets, folder):
        raise Bad(f"a secret is in the file: {found[0]}")
    other = twin(match, viewer, Random(work.seed))
    if other is None:
        return False
    same = exported(other, work, viewer)
    if _DATES.sub(b"", same) != _DATES.sub(b"", data):
        raise Bad("the file depends on what is hidden")
    return True


def planted(folder: Path) -> int:
    """Plant leaks of several kinds, and return how many were found. Raises Bad if one was not."""
    found = 0
    for slug in _HIDDEN:
        number = next(n for n, one in enumerate(VARIANTS) if str(one) == f"{slug}-2")
        for form in FORMATS:
            work = replace(job(number), plies=3, format=form, viewer=0, theme="light", scale=1)
            match = played(work)
            secret = secret_of(match, 1)
            data = exported(match, work, 0)
            packed = zlib.compress(f"hidden text: {secret}".encode())
            for leak in (secret.encode(), packed, secret[1:].encode("utf-16-le")):
                found += _found(data + leak, work, match, folder, f"{slug} {form} text")
            other = exported(match, work, 1)  # drawn for the wrong viewer
            found += _found(other, work, match, folder, f"{slug} {form} wrong viewer")
    return found


def _found(data: bytes, work: Job, match: Match, folder: Path, words: str) -> int:
    try:
        if check_secrets(data, work, match, folder):
            raise AssertionError
    except Bad:
        return 1
    except AssertionError:
        pass
    raise Bad(f"a planted leak was not found: {words}")


# -- running all checks


def run(numbers: range, folder: Path) -> tuple[Counter[str], list[str]]:
    """Make and check exports. Return counts of the checks, and the faults."""
    from desktop.language.languages import speak

    done, bad = Counter[str](), list[str]()
    for number in numbers:
        work = job(number)
        speak(work.language)
        match = played(work)
        try:
            data = exported(match, work, work.viewer)
            done.update(opened_elsewhere(data, work, match, folder))
            done["compared with other secrets"] += check_secrets(data, work, match, folder)
        except Bad as error:
            bad.append(f"{number}: {work}: {error}")
            print(bad[-1], flush=True)
        done[work.variant.slug] += 1
        done[work.format] += 1
        done[work.theme] += 1
        done[work.language] += 1
        if (number + 1) % 25 == 0:
            print(f"{number + 1} exports, {len(bad)} bad", flush=True)
    return done, bad


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.exports")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first export")
    chosen = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    application = QApplication(["quincunx", "-style", "fusion"])
    for name in PROGRAMS:
        print(f"{name}: {shutil.which(name) or 'MISSING, what it checks is left out'}")
    with TemporaryDirectory() as name:
        folder = Path(name)
        print(f"{planted(folder)} planted leaks found, none missed", flush=True)
        done, bad = run(range(chosen.first, chosen.first + chosen.count), folder)
    del application
    print(", ".join(f"{what} {count}" for what, count in sorted(done.items())))
    print(f"{chosen.count} exports, {len(bad)} bad")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
