"""The modules, Qt parts and libraries that are left out of the bundle because they are not used.

The PyInstaller spec reads it, and the tests check that the program imports none of them.
"""

from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import PurePosixPath

import resources

DEVELOPERS = ("rules.examples",)
"""Our modules for development, which the program never imports, with their submodules."""

MODULES = (
    # Qt's parts. Nothing here needs the network, so both QtNetwork and ssl are left out.
    *(f"PySide6.Qt{part}" for part in ("Network", "OpenGL", "OpenGLWidgets", "Sql", "Test")),
    *(f"PySide6.Qt{part}" for part in ("Concurrent", "Designer", "Help", "PrintSupport", "Xml")),
    *(f"PySide6.Qt{part}" for part in ("Qml", "Quick", "QuickWidgets", "SvgWidgets", "UiTools")),
    # Python's own, which some module of the standard library may import.
    *("ssl", "_ssl", "_hashlib", "_tkinter", "tkinter", "unittest", "pydoc", "doctest", "pdb"),
    *("lib2to3", "distutils", "setuptools", "pkg_resources", "ensurepip", "idlelib", "curses"),
    *("bz2", "_bz2", "lzma", "_lzma", "webbrowser", "turtle", "venv", "wsgiref", "imaplib"),
    *("_uuid", "_lsprof", "_dbm", "_gdbm", "_curses", "_curses_panel"),
    *("readline", "_crypt", "nis", "ossaudiodev", "test", "xmlrpc", "http", "ftplib", "smtplib"),
    # Used only by developers.
    *("distributed", "dask", "hypothesis", "pytest", "mypy", "numpy", "tests"),
    *DEVELOPERS,
)
"""Modules, with their submodules."""

_PLUGINS = (
    "egldeviceintegrations/*",
    "generic/*",
    "networkinformation/*",
    "tls/*",
    "sqldrivers/*",
    "designer/*",
    "qmltooling/*",
    "printsupport/*",
    "vectorimageformats/*",
    "wayland-graphics-integration-server/*",
    "xcbglintegrations/*",
    # Needs cairo, pango and atk for the look of one desktop, which we do not adopt.
    "platformthemes/*qgtk3*",
    *(
        f"platforms/*q{name}*"
        for name in ("eglfs", "linuxfb", "vnc", "vkkhr", "minimal", "direct2d")
    ),
    *(f"imageformats/*q{name}*" for name in ("gif", "icns", "pdf", "tga", "tiff", "wbmp", "webp")),
    "platforminputcontexts/*qtvirtualkeyboard*",
    "wayland-graphics-integration-client/*",
    "wayland-shell-integration/*ivi*",
    "wayland-shell-integration/*qt-shell*",
    "wayland-shell-integration/*wl-shell*",
    "wayland-shell-integration/*fullscreen*",
)

# By their stems: libQt6Network.so.6, Qt6Network.dll, QtNetwork.framework.
_LIBRARIES = (
    *("Network", "OpenGL", "OpenGLWidgets", "EglFSDeviceIntegration", "EglFsKmsSupport", "Sql"),
    *("Test", "Pdf", "SvgWidgets", "PrintSupport", "Qml", "QmlModels", "QmlMeta", "Quick"),
    *("QmlWorkerScript", "VirtualKeyboard", "WaylandCompositor", "WlShellIntegration"),
)

_LANGUAGES = resources.data("translations", "languages.json")
_CATALOGUES = [f"{of}_{code}.qm" for of in ("quincunx", "qtbase") for code in _LANGUAGES]
"""Our translations, and Qt's of buttons and dialogs, in the available languages."""

_SYSTEM = (
    # Belong to the drivers of the user's machine.
    *("libEGL.*", "libGL.*", "libGLX.*", "libGLdispatch.*", "libOpenGL.*", "libdrm.*", "libgbm.*"),
    # Every desktop has them, and other libraries of the machine must use the same ones.
    *("libstdc++.*", "libgcc_s.*", "libz.so*", "libX11*", "libXext.*", "libXrender.*", "libXau.*"),
    *("libXdmcp.*", "libxcb.so*", "libwayland-*", "libfontconfig.*", "libfreetype.*", "libexpat.*"),
    *("libglib-2.0.*", "libgthread-2.0.*", "libdbus-1.*"),
    *("opengl32sw.dll", "d3dcompiler_*.dll"),
    # Only `desktop/theme/system.py` needs it, on Linux.
    *("QtDBus.pyd", "Qt6DBus.dll"),
)


def unwanted(name: str) -> bool:
    """Return whether a file, by its path in the bundle, is left out."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "translations" in path.parts and path.suffix != ".json":
        return path.name not in _CATALOGUES
    if "plugins" in path.parts:
        within = "/".join(path.parts[path.parts.index("plugins") + 1 :])
        return _any(within, _PLUGINS)
    return _is_left_library(path) or _any(path.name, _SYSTEM)


def _is_left_library(path: PurePosixPath) -> bool:
    stem = path.name.removeprefix("lib").split(".")[0]
    return any(stem in (f"Qt6{part}", f"Qt{part}") for part in _LIBRARIES)


def _any(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
