"""Messages of the rules, in the language of the window.

The rules make messages from English templates and arguments. The catalogues contain the templates
in the context "rules". Numbers are written as the language writes them; names and notation are not
changed.
"""

from functools import reduce
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from rules.core import stand_in_names
from rules.core.message import Argument, Message

CONTEXT = "rules"


def translated(text: str) -> str:
    """Return a message of the rules in the language of the window; other text is unchanged."""
    if not isinstance(text, Message):
        return text
    template = _template(text)
    if not text.arguments:
        return template
    return _NUMBERS.vformat(template, (), {k: _part(v) for k, v in text.arguments.items()})


def ended(sentence: str) -> str:
    """Return a sentence with a period, unless it has an end or is empty."""
    return sentence if sentence[-1:] in ".?!" else f"{sentence}."


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, without its period."""
    return text.partition(". ")[0].removesuffix(".")


def listed(*facts: str) -> str:
    """Return facts joined as the language lists them; empty ones are left out."""
    #: two facts about a thing, such as “c3, empty”: with the comma of the language
    both = QCoreApplication.translate("messages", "{first}, {second}")
    known = [fact for fact in facts if fact]
    return reduce(lambda first, second: both.format(first=first, second=second), known or [""])


def stand_ins(players: int) -> tuple[str, ...]:
    """Return names for unnamed players, in the language of the window."""
    return tuple(map(translated, stand_in_names(players)))


def _template(message: Message) -> str:
    """Return the template in the language of the window; in English without a translation."""
    if message.n is None:
        return QCoreApplication.translate(CONTEXT, message.template)
    found = QCoreApplication.translate(CONTEXT, message.template, None, message.n)
    # English has no catalogue for it: the source is the plural.
    return message.singular if found == message.template and message.n == 1 else found


def _part(argument: Argument) -> Argument:
    return translated(argument) if isinstance(argument, Message) else argument


class _Numbers(Formatter):
    """Fills templates with numbers as the language writes them, grouped if a comma asks for it."""

    def format_field(self, value: object, format_spec: str) -> str:
        locale, grouped = QLocale(), "," in format_spec
        if not grouped:
            locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        if isinstance(value, int):
            return locale.toString(value)
        text = format(value, format_spec.replace(",", ""))
        if grouped:
            return locale.toString(float(text), "f", len(text.partition(".")[2]))
        if format_spec.endswith("%"):
            share = QCoreApplication.translate("messages", "{n}%").format(n=text[:-1])
            return share.replace(".", locale.decimalPoint())
        return text.replace(".", locale.decimalPoint()) if isinstance(value, float) else text


_NUMBERS = _Numbers()
