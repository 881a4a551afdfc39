"""Functions to clean, shorten and compare texts that people write.

The permitted characters are a fixed list. It does not depend on the Unicode tables of the running
Python, so an older Python can read a text with characters that only a newer one knows.
"""

import re
from html import unescape
from unicodedata import category, combining, normalize

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_PLANE_ENDS = "".join(chr(plane << 16 | end) for plane in range(17) for end in (0xFFFE, 0xFFFF))
_FORBIDDEN_SIGNS = f"\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufdd0-\ufdef{_PLANE_ENDS}"
"""Controls, line and paragraph separators, surrogates and noncharacters."""

_DIRECTION_SIGNS = "\u202a-\u202e\u2066-\u206f"
"""Embeddings, overrides and isolates. Left open, one reverses the text around a name."""

_FORBIDDEN = re.compile(f"[{_FORBIDDEN_SIGNS}]")
_DIRECTIONS = re.compile(f"[{_DIRECTION_SIGNS}]")
_NOT_QUOTED = re.compile(f"[{_FORBIDDEN_SIGNS}{_DIRECTION_SIGNS}]")

_SPACES = re.compile("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_EDGES = (
    " \t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"  # white space
    "\u200b\u200e\u200f\u2060\u061c\ufeff"  # characters copied along with a word
)
_UNSEEN = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]"
)
"""Characters that Unicode renders as nothing (Default_Ignorable_Code_Point)."""

_BLANK = "\N{BRAILLE PATTERN BLANK}"
_INSIDE = re.compile(
    "[\u200c\u200d\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7fb\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]"
)
"""Characters, besides marks, that extend the one before: joiners, jamo, skin tones, flag tags."""

_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_VIRAMA = 9  # the combining class of characters that join two letters in scripts of India

_PLAIN = str.maketrans(dict.fromkeys("‐‑‒–—―−⁃⸺⸻", "-") | dict.fromkeys("꞉∶", ":"))
_SOFT_BREAK = re.compile(r"=[ \t]*\r?\n")
_MAIL_CODES = re.compile("(?:=[0-9A-Fa-f]{2})+")
_ADDRESS_CODES = re.compile("(?:%[0-9A-Fa-f]{2})+")
_LINE_TAG = re.compile(r"<br[^<>]*>|</(?:p|div|tr|li)>", re.IGNORECASE)
_TAG = re.compile(r"</?[A-Za-z]+(?:\s[^<>]*|/)?>")


def tidy(text: str) -> str:
    """Return a line with plain spaces, without direction marks, and trimmed at both ends."""
    return _DIRECTIONS.sub("", _SPACES.sub(" ", text)).strip(_EDGES)


def is_clean(text: str) -> bool:
    """Whether a text contains no character that is forbidden in a line."""
    return _FORBIDDEN.search(text) is None


def mend(text: str) -> str:
    """Return a line from a file, tidied, with U+FFFD in place of forbidden characters."""
    return _FORBIDDEN.sub(REPLACEMENT, tidy(text))


def visible(text: str) -> str:
    """Return a text that is safe to quote.

    Characters that control a terminal or change the direction of text become `?`.
    """
    return _NOT_QUOTED.sub("?", text)


def visible_lines(text: str) -> str:
    """Return several lines that are safe to print; see `visible`."""
    return "\n".join(map(visible, text.split("\n")))


def can_be_seen(text: str) -> bool:
    """Whether a text has a visible character. Combining marks without a letter do not count."""
    rest = _UNSEEN.sub("", tidy(text)).replace(_BLANK, "")
    return any(category(char) not in ("Mn", "Mc", "Me", "Cc", "Cs", "Zs") for char in rest)


def cut(text: str, most: int) -> str:
    """Return a text's start, at most `most` characters, without splitting a visible character."""
    if len(text) <= most:
        return text
    end = most
    while end and _is_inside(text, end):
        end -= 1
    return text[: end or most].rstrip()


def fold(text: str) -> str:
    """Return a key that is equal for texts that people consider equal, such as player names.

    It ignores case, variants of the same letter (NFKC), invisible characters and the width of
    spaces.
    """
    seen = _UNSEEN.sub("", normalize("NFKC", text)).casefold()
    return " ".join(normalize("NFKC", seen).split())


def search_key(text: str) -> str:
    """Return the key for searching and for texts to search in.

    It treats the Turkish ı and İ as i.
    """
    return fold(text).replace("i\N{COMBINING DOT ABOVE}", "i").replace("ı", "i")


def plain_signs(text: str) -> str:
    """Return notation with ASCII characters in place of look-alikes.

    Look-alikes are full-width letters and digits (NFKC), and all kinds of dashes, colons and
    spaces. Invisible characters are removed.
    """
    return _SPACES.sub(" ", _UNSEEN.sub("", normalize("NFKC", text))).translate(_PLAIN)


def from_message(text: str, *, equals: bool = False) -> str:
    """Return notation copied from an e-mail, a chat or a web page, without their changes.

    It decodes soft line breaks and codes of e-mails and URLs (quoted-printable, `%2D`) and HTML's
    character references. It removes HTML tags and backslashes, and then applies `plain_signs`. Set
    `equals` if the notation itself contains `=`. Quoted-printable is then decoded only in texts
    that contain `=3D`, or no `=` except in soft line breaks.
    """
    unbroken = _SOFT_BREAK.sub("", text)
    if not equals or "=3D" in text or "=" not in unbroken:
        text = _MAIL_CODES.sub(_decoded, unbroken)
    text = _ADDRESS_CODES.sub(_decoded, text)
    text = unescape(unescape(text))  # some programs escape twice
    return plain_signs(_TAG.sub(" ", _LINE_TAG.sub("\n", text)).replace("\\", ""))


def _decoded(codes: re.Match[str]) -> str:
    return bytes.fromhex(re.sub("[=%]", "", codes[0])).decode(errors="replace")


def _is_inside(text: str, at: int) -> bool:
    """Whether a text position is inside a visible character made of several code points."""
    before, after = text[at - 1], text[at]
    if category(after)[0] == "M" or _INSIDE.match(after):
        return True
    if before == "\N{ZERO WIDTH JOINER}" or combining(before) == _VIRAMA:
        return True
    if ord(after) not in _FLAG_LETTERS:
        return False
    first = at
    while first and ord(text[first - 1]) in _FLAG_LETTERS:
        first -= 1
    return (at - first) % 2 == 1
