"""The order of names in lists, for the language of the reader."""

from functools import lru_cache

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale, Qt

from desktop.language.languages import ENGLISH


def collation_key(text: str) -> QCollatorSortKey:
    """Return a key to sort by: capitals are ignored, and 2 comes before 10."""
    name = QLocale().name()
    return _collator(ENGLISH if name == "C" else name).sortKey(text)


@lru_cache
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    collator.compare("", "")  # its first use sets it up, and must not happen in two threads
    return collator
