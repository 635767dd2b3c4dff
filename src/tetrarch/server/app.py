"""The ASGI application: routes, WebSocket, page, and what runs while the server is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from prometheus_client import Gauge
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tetrarch import __version__
from tetrarch.server.http.middleware import RequestMiddleware, handle_errors
from tetrarch.server.http.responses import openapi_with_structs
from tetrarch.server.http.static import serve_page
from tetrarch.server.live.socket import serve_socket
from tetrarch.server.matches.hub import Hub
from tetrarch.server.ops.gc_policy import GcPolicy
from tetrarch.server.ops.warmup import CacheWarmer, KernelCompiler
from tetrarch.server.routes import games, lessons, lobby, notices, operation, people, tables
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers.pool import WorkerPool


class PathPrefix:
    """Serves the application below a path prefix, whether or not the proxy strips that prefix."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Set the root path and restore a stripped prefix."""
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            is_whole = path == self._prefix or path.startswith(f"{self._prefix}/")
            scope = {**scope, "root_path": self._prefix, "path": path if is_whole else f"{self._prefix}{path}"}
        await self._app(scope, receive, send)


LIVE_PATH = "/api/v1/live"

TAGS = [
    {"name": "people", "description": "Guests, accounts, sessions, bot accounts, tokens and push subscriptions."},
    {"name": "lobby", "description": "Lists of tables and games, invitations, players and leaderboards."},
    {"name": "tables", "description": "Tables: open, watch and play. The WebSocket takes the same commands."},
    {"name": "games", "description": "Records, positions, boards, bots and analysis."},
    {"name": "operation", "description": "Health and metrics, for the operator."},
]


def add_core_routes(app: FastAPI, services: Services) -> None:
    """Attach services, middleware, error handlers, and the routes that need no running tables."""
    app.state.services = services
    handle_errors(app)
    app.add_middleware(RequestMiddleware)
    for routes in (people, lobby, operation):
        app.include_router(routes.router)


def add_gauges(services: Services, hub: Hub, pool: WorkerPool) -> None:
    """Export the current number of tables, connections and jobs as Prometheus gauges."""
    gauges = {
        "tetrarch_live_matches": ("Matches in memory.", lambda: len(hub)),
        "tetrarch_connections": ("WebSockets and event streams of signed-in users.", lambda: len(hub.notices)),
        "tetrarch_clocks": ("Matches with a running clock.", lambda: len(hub.timers)),
        "tetrarch_thinking": ("Bot decisions and analyses waiting for a worker.", lambda: pool.waiting),
        "tetrarch_thinkers_replaced": ("Workers that crashed or timed out.", lambda: pool.failures),
    }
    for name, (help_text, count) in gauges.items():
        Gauge(name, help_text, registry=services.metrics.registry).set_function(count)


def make_app(settings: ServerSettings, *, services: Services | None = None) -> FastAPI:
    """Build the whole server as an ASGI application."""
    parts = services or make_services(settings)
    pool = WorkerPool(settings.thinkers)
    compiler = KernelCompiler(pool)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        hub = Hub(parts, pool)
        gc_policy = GcPolicy(lambda: hub.last_command)
        cache_warmer = CacheWarmer()
        parts.tables = hub
        app.state.hub = hub
        add_gauges(parts, hub, pool)
        try:
            await hub.start()
            cache_warmer.start()
            compiler.start()
            gc_policy.start()
            yield
        finally:
            for part in (cache_warmer, gc_policy, compiler, hub, pool, parts):
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
    for routes in (tables, games, lessons, notices):
        app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute(LIVE_PATH, serve_socket))
    openapi_with_structs(app)
    serve_page(app)
    if settings.prefix:
        app.add_middleware(PathPrefix, prefix=settings.prefix)
    return app
