"""Module names that the documentation of version 0.1 used still import."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from tetrarch._moved import MOVED


@pytest.mark.parametrize("old", MOVED)
def test_an_old_name_imports_the_module_at_its_new_place(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, old, raising=False)
    new = import_module(MOVED[old])
    with pytest.warns(DeprecationWarning, match=f"{old} is now {MOVED[old]}"):
        assert import_module(old) is new
    assert new.__spec__ is not None
    assert new.__spec__.name == MOVED[old]
