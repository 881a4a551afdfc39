"""What the system says where a file cannot be read or written, in the language of the window."""

import errno
import os

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

_USUAL = {
    errno.ENOENT: QT_TRANSLATE_NOOP("system", "No such file or directory"),
    errno.EACCES: QT_TRANSLATE_NOOP("system", "Permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("system", "Operation not permitted"),
    errno.EROFS: QT_TRANSLATE_NOOP("system", "Read-only file system"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("system", "No space left on device"),
    errno.EISDIR: QT_TRANSLATE_NOOP("system", "Is a directory"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("system", "Not a directory"),
    errno.EEXIST: QT_TRANSLATE_NOOP("system", "File exists"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("system", "File name too long"),
    errno.EFBIG: QT_TRANSLATE_NOOP("system", "File too large"),
    errno.EBUSY: QT_TRANSLATE_NOOP("system", "Device or resource busy"),
    errno.EIO: QT_TRANSLATE_NOOP("system", "Input/output error"),
    errno.EMFILE: QT_TRANSLATE_NOOP("system", "Too many open files"),
}


def system_reason(error: OSError) -> str:
    """Why a file cannot be read or written; what the system seldom says, as it says it."""
    from desktop.language.messages import translated  # the home page is seen without the rules
    from rules.core import files

    said = files.system_reason(error)
    usual = _USUAL.get(error.errno or 0)
    # Reasons of our own, about a pipe or a file too large, may have a usual number as well.
    if usual is not None and said in (usual, os.strerror(error.errno or 0)):
        return translate("system", str(usual))
    return translated(said)
