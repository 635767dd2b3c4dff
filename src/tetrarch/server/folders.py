"""Where programs store their data on this system."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def usual_folder(environment: Mapping[str, str]) -> str:
    """Return the default data folder of this system."""
    home = Path.home()
    if sys.platform == "win32":
        return str(Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tetrarch")
    if sys.platform == "darwin":
        return str(home / "Library" / "Application Support" / "Tetrarch")
    return str(Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "tetrarch")
