"""Runs the server with the page of a folder: ``serve.py FOLDER PORT DATA``."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    """Serve until somebody says stop."""
    folder, port, data = sys.argv[1:]
    from tetrarch.cli import main as run
    from tetrarch.server import page

    page.page_folder = lambda: Path(folder)
    sys.argv = ["tetrarch", "serve", "--no-browser", "--port", port, "--data", data]
    run()


if __name__ == "__main__":
    main()
