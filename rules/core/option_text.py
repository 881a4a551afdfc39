"""Options as words like `size=4 prog_cap=yes`, in records and in the texts of set-ups."""

import re
from collections.abc import Mapping

from rules.core.errors import InvalidText
from rules.text import cut

_WORD = re.compile(r"([a-z_]{1,40})=(yes|no|[0-9]{1,6})")


def read_options(text: str) -> dict[str, int | bool]:
    """Return the options by name. Raises InvalidText, which names an invalid or repeated word."""
    options: dict[str, int | bool] = {}
    for word in text.split():
        match = _WORD.fullmatch(word)
        if match is None or match[1] in options:
            raise InvalidText(
                "“{word}” must be the name of an option followed by its value", word=cut(word, 40)
            )
        options[match[1]] = match[2] == "yes" if match[2] in ("yes", "no") else int(match[2])
    return options


def options_text(options: Mapping[str, int | bool]) -> str:
    """Return the text of options."""
    return " ".join(f"{name}={_value_text(value)}" for name, value in options.items())


def _value_text(value: int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
