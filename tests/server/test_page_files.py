"""The files of the web page: which are served, how they are cached and compressed, and which are not served."""

from __future__ import annotations

import gzip
import json
import os
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tetrarch.core.text.messages import LANGUAGES
from tetrarch.server.app import add_core_routes
from tetrarch.server.http import static as page
from tetrarch.server.services import Services

pytestmark = pytest.mark.anyio

SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (built / "plain.svg").write_text("<svg/>", encoding="utf-8")
    (built / "assets" / "main-abcdefgh.js").write_bytes(SCRIPT)
    (built / "assets" / "main-abcdefgh.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "main-abcdefgh.js.br").write_bytes(b"as if by brotli")
    (tmp_path / "secret.txt").write_text("nobody gets this", encoding="utf-8")
    monkeypatch.setattr(page, "page_folder", lambda: built)
    return built


@pytest.fixture
def browser(folder: Path, services: Services) -> httpx.AsyncClient:
    """A browser at a server with that page."""
    app = FastAPI()
    add_core_routes(app, services)
    page.serve_page(app)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


async def test_the_page_may_run_nothing_from_elsewhere(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/plain.svg"):
        policy = (await browser.get(path)).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


async def test_the_policy_allows_only_the_inline_scripts_of_the_build(folder: Path, browser: httpx.AsyncClient) -> None:
    (folder / "index.html").write_text("<script>start()</script><script src=a.js></script>", encoding="utf-8")
    digest = b64encode(sha256(b"start()").digest()).decode()
    policy = (await browser.get("/")).headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "script-src 'self';" in (await browser.get("/plain.svg")).headers["content-security-policy"]


async def test_a_new_build_replaces_the_files_in_memory(folder: Path, browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/plain.svg")).text == "<svg/>"
    (folder / "plain.svg").write_text("<svg id='new'/>", encoding="utf-8")
    os.utime(folder / "plain.svg", ns=(1, 1))
    assert (await browser.get("/plain.svg")).text == "<svg id='new'/>"


async def test_only_files_whose_names_change_with_them_are_kept_for_long(browser: httpx.AsyncClient) -> None:
    assert "immutable" in (await browser.get("/assets/main-abcdefgh.js")).headers["cache-control"]
    for path in ("/", "/plain.svg"):
        assert (await browser.get(path)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZip;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br; q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_clients_that_accept_it_get_the_compressed_copy(
    accepted: str, coding: str | None, browser: httpx.AsyncClient
) -> None:
    request = browser.build_request("GET", "/assets/main-abcdefgh.js", headers={"Accept-Encoding": accepted})
    answer = await browser.send(request, stream=True)
    body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert body == {None: SCRIPT, "br": b"as if by brotli"}.get(coding, body)
    if coding == "gzip":
        assert gzip.decompress(body) == SCRIPT


async def test_a_file_without_a_copy_comes_as_it_is(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/plain.svg", headers={"Accept-Encoding": "br, gzip"})
    assert answer.text == "<svg/>"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/no.js"])
async def test_only_files_of_the_page_are_served(path: str, browser: httpx.AsyncClient) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 404
    assert "nobody" not in answer.text


async def test_paths_of_the_page_lead_behind_the_hash(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/join/ABCD?x=1")
    assert answer.headers["location"] == "/#/join/ABCD?x=1"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_manifest_is_in_the_language_of_the_browser(
    language: str, folder: Path, browser: httpx.AsyncClient, repository: Path
) -> None:
    source = shutil.copy(repository / "web/public/manifest.webmanifest", folder)
    built = json.loads(Path(source).read_text("utf-8"))
    answer = await browser.get("/manifest.webmanifest", headers={"Accept-Language": f"de, {language}-XX;q=0.8"})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["vary"] == "Accept-Language"
    assert answer.headers["cache-control"] == "no-cache"
    told = answer.json()
    assert told["lang"] == language
    words = {told["description"], *(shortcut["name"] for shortcut in told["shortcuts"])}
    english = {built["description"], *(shortcut["name"] for shortcut in built["shortcuts"])}
    assert words == english if language == "en" else words.isdisjoint(english)
    unspoken = {name: told[name] for name in told if name not in ("lang", "description", "shortcuts")}
    assert unspoken == {name: built[name] for name in unspoken}
    assert [one["url"] for one in told["shortcuts"]] == [one["url"] for one in built["shortcuts"]]


async def test_shortcuts_without_translation_keep_their_names(folder: Path, browser: httpx.AsyncClient) -> None:
    manifest = {"name": "Tetrarch", "shortcuts": [{"name": "Elsewhere", "url": "./#/elsewhere"}]}
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest), "utf-8")
    told = (await browser.get("/manifest.webmanifest?lang=pl")).json()
    assert (told["name"], told["lang"], told["shortcuts"]) == ("Tetrarch", "pl", manifest["shortcuts"])


async def test_a_missing_page_is_reported_in_the_requested_language(browser: httpx.AsyncClient, folder: Path) -> None:
    (folder / "index.html").unlink()
    told = set()
    for language in LANGUAGES:
        answer = await browser.get("/", headers={"Accept-Language": language})
        assert f'<html lang="{language}">' in answer.text
        assert "/api/openapi.json" in answer.text
        told.add(answer.text.partition("<p>")[2].partition("</p>")[0])
    assert len(told) == len(LANGUAGES)
