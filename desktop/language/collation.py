"""The order of names, as the reader's language has it in a list."""

from functools import lru_cache

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale, Qt

from desktop.language.languages import ENGLISH


def collation_key(text: str) -> QCollatorSortKey:
    """Return a key to sort by: capitals do not matter, and 2 comes before 10."""
    name = QLocale().name()
    return _collator(ENGLISH if name == "C" else name).sortKey(text)


@lru_cache
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    collator.compare("", "")  # it is set up at its first use, and has to be before two threads ask
    return collator
