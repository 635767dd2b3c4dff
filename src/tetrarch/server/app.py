"""The ASGI application: routes, WebSocket, page, and what runs while the server is up."""

from __future__ import annotations

import asyncio
import hmac
import shutil
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, FastAPI, Response
from prometheus_client import Gauge
from pydantic import Field
from starlette.requests import Request
from starlette.routing import WebSocketRoute

from tetrarch import __version__
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.http.connections import ConnectionGuard, descriptor_limit, open_descriptors
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.middleware import RequestMiddleware, handle_errors
from tetrarch.server.http.request import AppServices, address_of
from tetrarch.server.http.responses import openapi_with_structs
from tetrarch.server.http.schemas import ERRORS, ResponseModel
from tetrarch.server.http.static import serve_page
from tetrarch.server.live.socket import serve_socket
from tetrarch.server.matches.challenges import ChallengeExpiry
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.picture import Pictures
from tetrarch.server.matches.reviews import Reviews
from tetrarch.server.ops.background import CacheWarmer, GcPolicy, KernelCompiler, LoopMonitor
from tetrarch.server.ops.monitoring import CONTENT_TYPE
from tetrarch.server.routes import (
    friends,
    games,
    lessons,
    lobby,
    moderation,
    people,
    puzzles,
    reviews,
    security,
    tables,
    tournaments,
)
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import FAILURES
from tetrarch.server.storage.migrations import is_current
from tetrarch.server.tournaments.director import Director
from tetrarch.server.workers.fair_queue import Rank
from tetrarch.server.workers.fleet import Fleet, SharedPool
from tetrarch.server.workers.pool import WorkerPool

LIVE_PATH = "/api/v1/live"

HEALTH_SECONDS = 1.0
"""How long the result of a health check is used for further requests."""
SPARE_DESCRIPTORS = 32
SPARE_BYTES = 32 * 1024 * 1024
"""Below these, the server reports that it is not healthy."""

TAGS = [
    {"name": "people", "description": "Guests, accounts, sessions, bot accounts, tokens and push subscriptions."},
    {"name": "friends", "description": "Friends, their presence, blocked users and challenges."},
    {"name": "moderation", "description": "Mutes, reports, and the work of moderators."},
    {"name": "lobby", "description": "Lists of tables and games, invitations, players and leaderboards."},
    {"name": "tables", "description": "Tables: open, watch and play. The WebSocket takes the same commands."},
    {"name": "tournaments", "description": "Small tournaments: round robin and Swiss."},
    {"name": "games", "description": "Records, positions, boards, bots and analysis."},
    {"name": "puzzles", "description": "Puzzles: one for each day, the next one, attempts and ratings."},
    {"name": "operation", "description": "Health and metrics, for the operator."},
]


# Routes for the operator


class HealthForm(ResponseModel):
    """The state of the server."""

    status: Literal["ok", "bad"]
    database: bool = Field(description="Whether the database responds and the last append succeeded.")
    migrations: bool = Field(description="Whether the database has the version that this program needs.")
    descriptors: bool = Field(description="Whether the process can open more files and connections.")
    disk: bool = Field(description="Whether the disk of an SQLite database has space.")
    version: str


operation = APIRouter(tags=["operation"])


@operation.get("/healthz", responses={503: {"model": HealthForm}})
async def health(request: Request, response: Response) -> HealthForm:
    """Return whether the server can play: its database, descriptors and disk. It is checked once a second at most."""
    checks = await request.app.state.health.checks()
    if not all(checks.values()):
        response.status_code = 503
    response.headers["Cache-Control"] = "no-store"
    return HealthForm(status="ok" if all(checks.values()) else "bad", version=__version__, **checks)


class Health:
    """The checks of a server; requests that come soon after another one share its result."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._checks: dict[str, bool] = {}
        self._checked = -inf
        self._checking = asyncio.Lock()

    async def checks(self) -> dict[str, bool]:
        """Return the result of each check."""
        async with self._checking:
            if time.monotonic() - self._checked >= HEALTH_SECONDS:
                self._checks = await self._check()
                self._checked = time.monotonic()
            return self._checks

    async def _check(self) -> dict[str, bool]:
        services = self._services
        database = await services.database.is_reachable() and await _can_append(services)
        return {
            "database": database,
            "migrations": database and await is_current(services.database),
            "descriptors": (open_descriptors() or 0) < (descriptor_limit() or sys.maxsize) - SPARE_DESCRIPTORS,
            "disk": _has_space(services.database.file),
        }


async def _can_append(services: Services) -> bool:
    """Return whether appends succeed; after a failure, a heartbeat finds out whether it is over."""
    if services.store.writer.is_failing:
        try:
            await services.store.beat(now_ms())
        except FAILURES:
            return False
        services.store.writer.is_failing = False
    return True


def _has_space(file: Path | None) -> bool:
    try:
        return file is None or shutil.disk_usage(file.parent).free >= SPARE_BYTES
    except OSError:
        return False


@operation.get("/metrics", response_class=Response, responses=ERRORS)
async def metrics(request: Request, services: AppServices) -> Response:
    """Return Prometheus metrics, for this machine or with the token."""
    token = services.settings.metrics_token
    scheme, _, quoted = request.headers.get("authorization", "").partition(" ")
    is_quoted = bool(token) and scheme.lower() == "bearer" and hmac.compare_digest(quoted.encode(), token.encode())
    if not is_quoted and address_of(request, services.settings) not in ("127.0.0.1", "::1"):
        raise ApiError("metrics-forbidden")
    checks = await request.app.state.health.checks()
    services.metrics.note_health(checks)
    if checks["database"]:
        services.metrics.count_matches(await services.store.count_by_status())
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


# The application


def add_core_routes(app: FastAPI, services: Services) -> None:
    """Attach services, middleware, error handlers, and the routes that need no running tables."""
    app.state.services = services
    app.state.connections = ConnectionGuard(services.settings, services.metrics)
    app.state.health = Health(services)
    handle_errors(app)
    app.add_middleware(RequestMiddleware)
    for router in (people.router, security.router, moderation.router, lobby.router, operation):
        app.include_router(router)


def add_gauges(
    services: Services, hub: Hub, pool: WorkerPool, connections: ConnectionGuard, requested: Reviews
) -> None:
    """Export the current number of tables, connections and jobs as Prometheus gauges."""
    gauges = {
        "tetrarch_live_matches": ("Matches in memory.", lambda: len(hub)),
        "tetrarch_connections": ("WebSockets and event streams of signed-in users.", lambda: len(hub.notices)),
        "tetrarch_open_connections": ("Open connections of all kinds.", lambda: connections.count),
        "tetrarch_descriptors": ("Open files and connections.", lambda: open_descriptors() or 0),
        "tetrarch_descriptor_limit": ("The limit of open files and connections.", lambda: descriptor_limit() or 0),
        "tetrarch_clocks": ("Matches with a running clock.", lambda: len(hub.timers)),
        "tetrarch_servers": ("Servers with a lease, including this one.", lambda: hub.peers.count),
        "tetrarch_thinking": ("Bot decisions and analyses waiting for a worker.", lambda: pool.waiting),
        "tetrarch_thinkers_replaced": ("Workers that crashed or timed out.", lambda: pool.failures),
    }
    if services.settings.bus:
        gauges["tetrarch_bus_connected"] = ("Whether the bus is connected.", lambda: int(services.bus.is_connected))
    for name, (help_text, count) in gauges.items():
        Gauge(name, help_text, registry=services.metrics.registry).set_function(count)
    queue = Gauge("tetrarch_queue", "Jobs that wait, by kind.", ["kind"], registry=services.metrics.registry)
    for kind in (rank.name.lower() for rank in Rank):
        queue.labels(kind).set_function(partial(_waiting, pool.waiting_by_rank, kind))
    for kind in requested.waiting():
        queue.labels(kind).set_function(partial(_waiting, requested.waiting, kind))


def _waiting(count: Callable[[], dict[str, int]], kind: str) -> int:
    return count()[kind]


def make_app(settings: ServerSettings, *, services: Services | None = None) -> FastAPI:
    """Build the whole server as an ASGI application."""
    parts = services or make_services(settings)
    pool = SharedPool(settings.thinkers, Fleet(parts.bus)) if settings.bus else WorkerPool(settings.thinkers)
    compiler = KernelCompiler(pool, parts.warming)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        hub = Hub(parts, pool)
        gc_policy = GcPolicy(lambda: max(hub.last_command, hub.last_closed))
        cache_warmer = CacheWarmer()
        expiry = ChallengeExpiry(hub)
        parts.tables = hub
        app.state.hub, app.state.pictures = hub, Pictures()
        app.state.director = director = Director(hub)
        pool.address_of = parts.addresses.of
        if isinstance(pool, SharedPool):
            pool.fleet.secret = await parts.store.secret("address-secret")
        app.state.reviews = requested = Reviews(parts.warming, settings.folder, parts.addresses.of)
        add_gauges(parts, hub, pool, app.state.connections, requested)
        monitor = LoopMonitor(parts.metrics.loop_delay.observe)
        try:
            cache_warmer.start()
            compiler.start()
            gc_policy.start()
            monitor.start()
            await hub.start()  # last: clocks run from here on
            await director.start()
            expiry.start()
            yield
        finally:
            for part in (expiry, cache_warmer, gc_policy, monitor, compiler, requested, director, hub, pool, parts):
                await part.close()

    app = FastAPI(
        title="Tetrarch",
        version=__version__,
        summary="Tables for board games.",
        description="Live updates come over the WebSocket, which docs/asyncapi.json describes.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        openapi_tags=TAGS,
        lifespan=lifespan,
    )
    add_core_routes(app, parts)
    for routes in (friends, tables, tournaments, games, reviews, lessons, puzzles):
        app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute(LIVE_PATH, serve_socket))
    openapi_with_structs(app)
    serve_page(app)
    return app
