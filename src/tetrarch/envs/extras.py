"""The error for a library that an adapter needs and that is not installed."""

from __future__ import annotations

from importlib import import_module


def need(module: str, library: str, extra: str) -> None:
    """Refuse to go on without a library; the error says how to install it."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise  # it is there, but something that it needs is not
        raise ModuleNotFoundError(f"{library} is not installed; pip install 'tetrarch[{extra}]'", name=module) from None
