"""Loads Qt without what its Python binding prepares for messages, stubs and features.

That takes as long as loading Qt itself, and a window that opens needs none of it.
"""

import builtins
from collections.abc import Callable
from threading import RLock
from typing import Any

from desktop.app.enumerations import quicken as quicken_enumerations

_LATER = {
    f"shibokensupport/signature/{name}.py"
    for name in (
        "errorhandler",
        "layout",
        "mapping",
        "parser",
        "lib/enum_sig",
        "lib/pyi_generator",
        "lib/tool",
    )
}
"""What tells which arguments a method takes, and what writes stub files."""

_STUBS = {
    "shibokensupport/feature.py": "feature_import = feature_imported = lambda *_: None",
    **dict.fromkeys(_LATER, f"from {__name__} import later\n__getattr__ = later(globals())\n"),
}
# The binding takes this one from the module's dictionary, without asking for an attribute.
_STUBS["shibokensupport/signature/mapping.py"] += (
    "update_mapping = lambda: __getattr__('update_mapping')()"
)

_compile = builtins.compile
_sources: dict[str, Any] = {}
_turn = RLock()  # one for all: they load each other


def load_qt() -> None:
    """Loads `QtCore`; messages are prepared when the first is needed, features never.

    For `from __feature__ import …`, which is not used, the binding reads and searches the source
    of every module that is imported, and all sources stay in memory. There is no switch for any
    of it, but the binding compiles its own modules by `compile`, and keeps the plain `__import__`.
    """
    quicken_enumerations()
    vars(builtins)["compile"] = _compile_stub
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        vars(builtins)["compile"] = _compile
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)


def _compile_stub(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
    if filename in _STUBS:
        _sources[filename], source = source, _STUBS[filename]
    return _compile(source, filename, *rest, **named)


def later(module: dict[str, Any]) -> Callable[[str], Any]:
    """The `__getattr__` of a module whose source is run when something of it is asked for."""

    def attribute(name: str) -> Any:
        if not name.startswith("__"):  # those are asked for of every module that is imported
            with _turn:
                source = _sources.pop(module["__file__"], None)
                if source is not None:
                    exec(_compile(source, module["__file__"], "exec"), module)
            if name in module:
                return module[name]
        raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")

    return attribute
