"""The application: all routes, the tables that are being played, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from prometheus_client import Gauge
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tetrarch import __version__
from tetrarch.server.groundwork import lay_groundwork
from tetrarch.server.http.static import serve_page
from tetrarch.server.live.socket import serve_socket
from tetrarch.server.matches.hub import Hub
from tetrarch.server.ops.cache_warmer import Readying
from tetrarch.server.ops.gc_policy import Collecting
from tetrarch.server.ops.warmup import Compiling
from tetrarch.server.routes import games as routes_games
from tetrarch.server.routes import lessons as routes_lessons
from tetrarch.server.routes import notices as routes_notices
from tetrarch.server.routes import options as routes_options
from tetrarch.server.routes import replay as routes_replay
from tetrarch.server.routes import tables as routes_tables
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers.pool import Thinkers


class UnderPath:
    """Lets the application stand under a path, whether the proxy before it leaves that in addresses or takes it off."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say which part of the path is the server's own."""
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            is_whole = path == self._prefix or path.startswith(f"{self._prefix}/")
            scope = {**scope, "root_path": self._prefix, "path": path if is_whole else f"{self._prefix}{path}"}
        await self._app(scope, receive, send)


LIVE_PATH = "/api/v1/live"

TAGS = [
    {"name": "people", "description": "Coming, going, changing and deleting; bot accounts, tokens and notices."},
    {"name": "lobby", "description": "Lists of tables and games, invitations, players and leaderboards."},
    {"name": "tables", "description": "Everything that is done at a table; the WebSocket does the same, and tells."},
    {"name": "games", "description": "Records, positions, boards, bots and analysis."},
    {"name": "operation", "description": "For whoever runs the server."},
]


def measure(services: Services, hub: Hub, thinkers: Thinkers) -> None:
    """Let Prometheus see how many tables and people are here, and how the bots are doing."""
    figures = {
        "tetrarch_live_matches": ("Matches in memory.", lambda: len(hub)),
        "tetrarch_connections": ("WebSockets and streams of people who are signed in.", lambda: len(hub.notices)),
        "tetrarch_clocks": ("Matches in which a clock runs.", lambda: len(hub.timers)),
        "tetrarch_thinking": ("Decisions and advice that wait for a process.", lambda: thinkers.waiting),
        "tetrarch_thinkers_replaced": ("Processes that died or hung.", lambda: thinkers.failures),
    }
    for name, (what, count) in figures.items():
        Gauge(name, what, registry=services.metrics.registry).set_function(count)


def make_app(settings: ServerSettings, *, services: Services | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    parts = services or make_services(settings)
    thinkers = Thinkers(settings.thinkers)
    compiling = Compiling(thinkers)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        hub = Hub(parts, thinkers)
        collecting = Collecting(lambda: hub.last_command)
        readying = Readying()
        parts.tables = hub
        app.state.hub = hub
        measure(parts, hub, thinkers)
        try:
            await hub.start()
            readying.start()
            compiling.start()
            collecting.start()
            yield
        finally:
            await readying.close()
            await collecting.close()
            await compiling.close()
            await hub.close()
            await thinkers.close()
            await parts.close()

    app = FastAPI(
        title="Tetrarch",
        version=__version__,
        summary="Tables for two board games of empire, Ekö and Legends.",
        description="What happens at tables, as it happens, comes over the WebSocket: docs/asyncapi.json describes it.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        openapi_tags=TAGS,
        lifespan=lifespan,
    )
    lay_groundwork(app, parts)
    for routes in (routes_tables, routes_games, routes_lessons, routes_options, routes_replay, routes_notices):
        app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute(LIVE_PATH, serve_socket))
    serve_page(app)
    if settings.prefix:
        app.add_middleware(UnderPath, prefix=settings.prefix)
    return app
