"""Build hook of Hatchling: packages contain the built web page, which git ignores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Rejects a build without the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check that the page is built; an editable install does without it."""
        page = Path(self.root, "src", "tetrarch", "server", "page", "index.html")
        if version != "editable" and not page.is_file():
            self.app.abort(f"{page} is missing: build the web page with 'make page' first")
