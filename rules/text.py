"""Texts that people write: what they may hold, how they are cut, and when two are the same.

What is allowed is a fixed list. It does not follow the Unicode tables of the running Python, so a
text with a sign that a newer Python knows can be read by an older one.
"""

import re
from html import unescape
from unicodedata import category, combining, normalize

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_PLANE_ENDS = "".join(chr(plane << 16 | end) for plane in range(17) for end in (0xFFFE, 0xFFFF))
_FORBIDDEN_SIGNS = f"\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufdd0-\ufdef{_PLANE_ENDS}"
"""Controls, line and paragraph separators, surrogates and noncharacters."""

_DIRECTION_SIGNS = "\u202a-\u202e\u2066-\u206f"
"""Embeddings, overrides and isolates: one that is left open turns the text around a name."""

_FORBIDDEN = re.compile(f"[{_FORBIDDEN_SIGNS}]")
_DIRECTIONS = re.compile(f"[{_DIRECTION_SIGNS}]")
_NOT_QUOTED = re.compile(f"[{_FORBIDDEN_SIGNS}{_DIRECTION_SIGNS}]")

_SPACES = re.compile("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_EDGES = (
    " \t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"  # white space
    "\u200b\u200e\u200f\u2060\u061c\ufeff"  # what is copied along with a word
)
_UNSEEN = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]"
)
"""What Unicode draws as nothing (Default_Ignorable_Code_Point)."""

_BLANK = "\N{BRAILLE PATTERN BLANK}"
_INSIDE = re.compile(
    "[\u200c\u200d\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7fb\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]"
)
"""What continues the sign before it, besides marks: joiners, jamo, skin tones, tags of flags."""

_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_VIRAMA = 9  # the combining class of the signs that join two letters of India

_PLAIN = str.maketrans(dict.fromkeys("‐‑‒–—―−⁃⸺⸻", "-") | dict.fromkeys("꞉∶", ":"))
_SOFT_BREAK = re.compile(r"=[ \t]*\r?\n")
_MAIL_CODES = re.compile("(?:=[0-9A-Fa-f]{2})+")
_ADDRESS_CODES = re.compile("(?:%[0-9A-Fa-f]{2})+")
_LINE_TAG = re.compile(r"<br[^<>]*>|</(?:p|div|tr|li)>", re.IGNORECASE)
_TAG = re.compile(r"</?[A-Za-z]+(?:\s[^<>]*|/)?>")


def tidy(text: str) -> str:
    """Return a line with plain spaces, without marks of direction, blanks and marks at the ends."""
    return _DIRECTIONS.sub("", _SPACES.sub(" ", text)).strip(_EDGES)


def is_clean(text: str) -> bool:
    """Whether a text holds nothing that is forbidden in a line."""
    return _FORBIDDEN.search(text) is None


def mend(text: str) -> str:
    """Return a line that was read from a file: tidy, U+FFFD in place of what is forbidden."""
    return _FORBIDDEN.sub(REPLACEMENT, tidy(text))


def visible(text: str) -> str:
    """Return a text as it may be quoted: `?` for what acts on a terminal or turns other text."""
    return _NOT_QUOTED.sub("?", text)


def visible_lines(text: str) -> str:
    """Return several lines as they may be printed; see `visible`."""
    return "\n".join(map(visible, text.split("\n")))


def can_be_seen(text: str) -> bool:
    """Whether anything of a text shows: marks that need a letter to stand on do not."""
    rest = _UNSEEN.sub("", tidy(text)).replace(_BLANK, "")
    return any(category(char) not in ("Mn", "Mc", "Me", "Cc", "Cs", "Zs") for char in rest)


def cut(text: str, most: int) -> str:
    """Return at most so many characters of a text, never half of what is seen as one sign."""
    if len(text) <= most:
        return text
    end = most
    while end and _is_inside(text, end):
        end -= 1
    return text[: end or most].rstrip()


def fold(text: str) -> str:
    """Return a key that is the same for texts people take for the same, as two names of a player.

    Capitals, forms of the same letter (NFKC), what is unseen and the width of spaces do not count.
    """
    seen = _UNSEEN.sub("", normalize("NFKC", text)).casefold()
    return " ".join(normalize("NFKC", seen).split())


def search_key(text: str) -> str:
    """Return what a text is searched in and for: its key, with the Turkish letters i as one."""
    return fold(text).replace("i\N{COMBINING DOT ABOVE}", "i").replace("ı", "i")


def plain_signs(text: str) -> str:
    """Return notation in ASCII where a program put other signs for these.

    Those are full-width letters and digits (NFKC), dashes, colons and spaces of all kinds. What is
    unseen is left out.
    """
    return _SPACES.sub(" ", _UNSEEN.sub("", normalize("NFKC", text))).translate(_PLAIN)


def from_message(text: str, *, equals: bool = False) -> str:
    """Return notation that came in a mail, a chat or a page without what these make of it.

    Those are the soft breaks and codes of mails and addresses (quoted-printable, `%2D`), HTML's
    character references and tags, and backslashes; then what `plain_signs` replaces. With `equals`
    the notation has `=` itself: a mail that codes has `=3D` then.
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
    """Whether a place in a text lies inside of what is seen as one sign."""
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
