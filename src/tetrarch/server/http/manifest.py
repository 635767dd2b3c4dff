"""The manifest of the web page: what browsers show of it once it is installed, in the reader's language."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server.http.errors import say
from tetrarch.server.http.request import language_of

FILE = "manifest.webmanifest"
SHORTCUTS = {"./#/new": "manifest-new", "./#/help/eko": "manifest-rules"}
"""What shortcuts are called, by the pages that they open; others keep the names of the file."""


def manifest_answer(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """The manifest that the build left, its words in the language of the asker."""
    language = language_of(request)
    manifest = json.loads(file.read_text("utf-8"))
    manifest.update(lang=language, description=say(language, "manifest-description"))
    for shortcut in manifest.get("shortcuts", []):
        if shortcut["url"] in SHORTCUTS:
            shortcut["name"] = say(language, SHORTCUTS[shortcut["url"]])
    body = json.dumps(manifest, ensure_ascii=False).encode()
    return Response(body, headers={**headers, "Vary": "Accept-Language"}, media_type="application/manifest+json")
