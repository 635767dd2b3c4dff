"""The web page: the built page, or a plain one that points to the API if there is none; its manifest."""

from __future__ import annotations

import html
import json
import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.previews import preview_of
from tetrarch.server.http.request import language_of
from tetrarch.server.services import services_of

POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
"""The Content-Security-Policy: only own resources, no inline styles, and only the inline scripts of the build."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

PLAIN = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>Tetrarch</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Tetrarch</h1>
<p>{about}</p>
<ul>
<li><a href="{prefix}/api/openapi.json">REST</a>: <code>{prefix}/api/v1</code></li>
<li><a href="{prefix}/api/v1/asyncapi.json">WebSocket</a>: <code>{prefix}/api/v1/live</code></li>
</ul>
</body>
</html>
"""

LONG = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""


TYPES = {".webp": "image/webp", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
"""Types that some systems do not know."""
for _suffix, _type in TYPES.items():
    mimetypes.add_type(_type, _suffix)


def page_folder() -> Path:
    """Return the folder of the built page."""
    return Path(str(resources.files("tetrarch.server").joinpath("page")))


@lru_cache(maxsize=512)
def _content(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


def content_of(file: Path) -> bytes:
    """Return the content of a file of the page. It stays in memory until the file changes."""
    return _content(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def policy_for(page: bytes) -> str:
    """Return the policy of a page, which names the inline scripts of the page by their hashes."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)]
    return POLICY.format(scripts="".join(f" 'sha256-{one}'" for one in hashes))


def file_answer(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """Return a file of the page, compressed if the build made such a copy and the caller accepts it."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    taken = {part.partition(";")[0] for part in accepted if not re.search(r";q=0(\.0*)?$", part)}
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        copy = file.with_name(file.name + suffix)
        if copy.is_file():
            headers = {**headers, "Vary": "Accept-Encoding"}
            if coding in taken:
                return Response(content_of(copy), headers={**headers, "Content-Encoding": coding}, media_type=kind)
    return Response(content_of(file), headers=headers, media_type=kind)


def page_file(folder: Path, path: str) -> Path | None:
    """Return the file of the page at a path; None if there is none."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # no name of a file, for example because it is too long
        return None


def serve_page(app: FastAPI) -> None:
    """Serve the page for all paths outside the API; the browser handles the page's own paths."""
    folder = page_folder().resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        prefix = services_of(request).settings.prefix
        if path == "api" or path.startswith("api/") or "\0" in path:
            raise ApiError("not-found")
        headers = {"Content-Security-Policy": policy_for(b""), "Cache-Control": "no-cache"}
        kept = {"Cache-Control": LONG}  # scripts and styles follow the policy of the page that loads them
        file = page_file(folder, path)
        if file is not None:
            if file == folder / MANIFEST:
                return manifest_answer(file, request, headers)
            is_hashed = path.startswith("assets/")
            if file.suffix == ".html":
                headers["Content-Security-Policy"] = policy_for(content_of(file))
            return file_answer(file, request, kept if is_hashed else headers)
        if "." in path.rpartition("/")[2]:
            raise ApiError("not-found")
        if path:
            preview = await preview_of(request, path)
            if preview is not None:
                return HTMLResponse(preview, headers={**headers, "Vary": "Accept-Language, Cookie"})
            # The page's own paths follow a #, so that its files are found under any prefix.
            query = f"?{request.url.query}" if request.url.query else ""
            return RedirectResponse(f"{prefix}/#/{path}{query}")
        index = folder / "index.html"
        if index.is_file():
            headers["Content-Security-Policy"] = policy_for(content_of(index))
            return file_answer(index, request, headers)
        language = language_of(request)
        about = html.escape(say(language, "no-page"))
        plain = PLAIN.format(prefix=prefix, language=language, about=about)
        return HTMLResponse(plain, headers={**headers, "Vary": "Accept-Language"})


MANIFEST = "manifest.webmanifest"
SHORTCUTS = {"./#/new": "manifest-new", "./#/help/": "manifest-rules"}
"""The messages that name shortcuts, by the start of their addresses; other shortcuts keep the names of the file."""


def manifest_answer(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """Return the manifest of the build with texts in the caller's language."""
    language = language_of(request)
    manifest = json.loads(file.read_text("utf-8"))
    manifest.update(lang=language, description=say(language, "manifest-description"))
    for shortcut in manifest.get("shortcuts", []):
        for start, name in SHORTCUTS.items():
            if shortcut["url"].startswith(start):
                shortcut["name"] = say(language, name)
    body = json.dumps(manifest, ensure_ascii=False).encode()
    return Response(body, headers={**headers, "Vary": "Accept-Language"}, media_type="application/manifest+json")
