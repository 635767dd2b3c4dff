"""What tests of the server share: databases of both kinds, the services on them, and browsers that talk to an app."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import structlog
from argon2 import PasswordHasher
from fastapi import FastAPI

from tests.server.live_server import ThreadServer
from tests.server.postgres import PostgresServer
from tetrarch.server.accounts import credentials
from tetrarch.server.app import add_core_routes
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import FILE, Database
from tetrarch.server.storage.migrations import migrate

ORIGIN = "http://tetrarch.test"
PASSWORD = "correct horse battery"

Browser = httpx.AsyncClient


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL server for all tests of this process."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'tables.sqlite3'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.fresh_database()


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credentials, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    credentials._nobodys.cache_clear()


@pytest.fixture(autouse=True)
def _quiet_logs() -> Iterator[None]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database of the newest version with nothing in it."""
    path = tmp_path_factory.mktemp("empty") / FILE

    async def make() -> None:
        database = Database(f"sqlite:///{path}")
        await migrate(database)
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> ServerSettings:
    """The settings of a server on SQLite, without limits on how often things are asked."""
    (tmp_path / "data").mkdir()
    shutil.copy(empty_database, tmp_path / "data" / FILE)
    return ServerSettings(data=str(tmp_path / "data"), rate_limits=False, allowed_hosts=("tetrarch.test",))


@contextlib.asynccontextmanager
async def running(settings: ServerSettings) -> AsyncIterator[Services]:
    """The services of a server, started and in the end closed."""
    services = make_services(settings)
    await services.start()
    try:
        yield services
    finally:
        await services.close()


@pytest.fixture
async def services(settings: ServerSettings) -> AsyncIterator[Services]:
    """The services of a server on SQLite."""
    async with running(settings) as services:
        yield services


@pytest.fixture
async def both_services(settings: ServerSettings, address: str) -> AsyncIterator[Services]:
    """The services of a server on SQLite, then of one on PostgreSQL."""
    async with running(msgspec.structs.replace(settings, database=address)) as services:
        yield services


def make_app(services: Services) -> FastAPI:
    """An application with the routes of people and lobby."""
    app = FastAPI()
    add_core_routes(app, services)
    return app


def browser_of(app: FastAPI, address: str = "127.0.0.1", **headers: str) -> Browser:
    """A browser that shows pages of ours: it keeps cookies and says where its requests come from."""
    transport = httpx.ASGITransport(app=app, client=(address, 5000))
    return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"Sec-Fetch-Site": "same-origin", **headers})


MakeBrowser = Callable[..., Browser]


@pytest.fixture
async def browser(services: Services) -> AsyncIterator[MakeBrowser]:
    """Makes browsers at a server on SQLite, one for each call."""
    app = make_app(services)
    async with contextlib.AsyncExitStack() as opened:

        def make(address: str = "127.0.0.1", **headers: str) -> Browser:
            made = browser_of(app, address, **headers)
            opened.push_async_callback(made.aclose)
            return made

        yield make


async def come(browser: Browser, name: str) -> str:
    """Come as a guest; the id."""
    answer = await browser.post("/api/v1/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def join(browser: Browser, name: str, password: str = PASSWORD) -> str:
    """Come as a guest and claim the name; the id."""
    person = await come(browser, name)
    answer = await browser.post("/api/v1/me/claim", json={"password": password})
    assert answer.status_code == 200, answer.text
    return person


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error."""
    error = answer.json()["error"]
    assert set(error) >= {"code", "message"}
    return answer.status_code, error["code"]


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A real server on SQLite, with limits on nothing, that many tests share."""
    data = tmp_path_factory.mktemp("live")
    with ThreadServer(ServerSettings(data=str(data), rate_limits=False, thinkers=2)) as server:
        yield server
