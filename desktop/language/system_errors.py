"""What the system says where a file cannot be read or written, in the language of the window."""

import errno
import os

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

_USUAL = {
    errno.ENOENT: QT_TRANSLATE_NOOP("system", "the file or folder does not exist"),
    errno.EACCES: QT_TRANSLATE_NOOP("system", "you do not have permission"),
    errno.EPERM: QT_TRANSLATE_NOOP("system", "the system does not allow it"),
    errno.EROFS: QT_TRANSLATE_NOOP("system", "the disk is read-only"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("system", "the disk is full"),
    errno.EISDIR: QT_TRANSLATE_NOOP("system", "it is a folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("system", "it is not a folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("system", "the file already exists"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("system", "the file name is too long"),
    errno.EFBIG: QT_TRANSLATE_NOOP("system", "the file is too large"),
    errno.EBUSY: QT_TRANSLATE_NOOP("system", "the file is in use"),
    errno.EIO: QT_TRANSLATE_NOOP("system", "the disk cannot be read or written"),
    errno.EMFILE: QT_TRANSLATE_NOOP("system", "too many files are open"),
}


def system_reason(error: OSError) -> str:
    """Return why a file cannot be read or written; what the system seldom says, as it says it."""
    from desktop.language.messages import translated  # the home page is seen without the rules
    from rules.core import files

    said = files.system_reason(error)
    usual = _USUAL.get(error.errno or 0)
    # Reasons of our own, about a pipe or a file too large, may have a usual number as well.
    if usual is not None and said in (usual, os.strerror(error.errno or 0)):
        return translate("system", str(usual))
    return translated(said)
