"""MkDocs hook: publishes files outside docs/ that pages link to, so that links work in the site as in the repository.

A file ``examples/README.md`` keeps its path in the site; the README becomes the front page.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?<=\]\()(?P<path>[^)\s#:]+)(?=[)#])")
FRONT = "README.md"
ALWAYS = (FRONT, "CHANGELOG.md", "CONTRIBUTING.md")
"""Files of the repository that the navigation names."""


def site_path(path: str) -> str:
    """Return where a file of the repository is in the site."""
    return "index.md" if path == FRONT else path.removeprefix("docs/")


def repository_path(path: str) -> str:
    """Return where a file of the site is in the repository."""
    if path == "index.md":
        return FRONT
    return f"docs/{path}" if (ROOT / "docs" / path).is_file() else path


def target_of(link: str, page: str) -> str | None:
    """Return the file of the repository that a link of a page leads to; None for other links."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link))
    return target if (ROOT / target).is_file() else None


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files that pages link to, and those that these link to."""
    waiting = [*ALWAYS, *(f"docs/{file.src_uri}" for file in files.documentation_pages())]
    seen: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        if files.get_file_from_path(site_path(path)) is None:
            files.append(File.generated(config, site_path(path), abs_src_path=str(ROOT / path)))
        if path.endswith(".md"):
            links = LINK.findall((ROOT / path).read_text(encoding="utf-8"))
            waiting += filter(None, (target_of(link, path) for link in links))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links within the repository into links within the site."""
    own = repository_path(page.file.src_uri)

    def rewritten(match: re.Match[str]) -> str:
        target = target_of(match["path"], own)
        if target is None:
            return match["path"]
        return posixpath.relpath(site_path(target), posixpath.dirname(page.file.src_uri) or ".")

    return LINK.sub(rewritten, markdown)
