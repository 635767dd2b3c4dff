"""The middleware of all requests (limits, origin check, headers, logs and metrics), and the error handlers."""

from __future__ import annotations

import time
from collections.abc import Mapping, MutableMapping, Sequence
from typing import TYPE_CHECKING

import structlog
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tetrarch.server.accounts.ids import new_id
from tetrarch.server.accounts.sessions import COOKIE
from tetrarch.server.http.connections import ConnectionGuard
from tetrarch.server.http.errors import (
    ApiError,
    ErrorContent,
    bad_request,
    refusal_content,
    sent_faults,
    unavailable_error,
)
from tetrarch.server.http.rate_limits import LARGEST_BODY
from tetrarch.server.http.request import SAFE_METHODS, is_allowed_host, is_same_origin, language_of, limited_caller
from tetrarch.server.services import Services, services_of
from tetrarch.table.refusal import Refusal

if TYPE_CHECKING:
    from fastapi import FastAPI


UNLIMITED = ("/healthz", "/metrics")
"""Paths without rate limits, for monitoring."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class RequestMiddleware:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Process a request or a WebSocket, below the path prefix whether or not a proxy strips it."""
        if scope["type"] in ("http", "websocket"):
            if prefix := services_of(HTTPConnection(scope)).settings.prefix:
                path = scope["path"]
                is_whole = path == prefix or path.startswith(f"{prefix}/")
                scope = {**scope, "root_path": prefix, "path": path if is_whole else f"{prefix}{path}"}
            with _guard_of(HTTPConnection(scope)).request(HTTPConnection(scope)) as is_allowed:
                await self._serve(scope, receive, send, is_allowed=is_allowed)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, *, is_allowed: bool) -> None:
        """Process a request or a WebSocket, unless its address has too many."""
        connection = HTTPConnection(scope)
        if scope["type"] == "http":
            await _Request(self._app, scope, receive, send).go(is_allowed=is_allowed)
        elif not (is_allowed and _has_allowed_host(connection)):
            await receive()
            error = too_many_connections() if not is_allowed else ApiError("wrong-host")
            await error_answer(connection, error)(scope, receive, send)
        elif not _may_connect(connection):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign-origin"})
        else:
            await self._app(scope, receive, send)


def _guard_of(connection: HTTPConnection) -> ConnectionGuard:
    guard = connection.app.state.connections
    assert isinstance(guard, ConnectionGuard)
    return guard


def too_many_connections() -> ApiError:
    """Return the error for an address with too many requests in progress and WebSockets."""
    return ApiError("too-many-connections", headers={"Retry-After": "5"})


def _has_allowed_host(connection: HTTPConnection) -> bool:
    return is_allowed_host(connection, services_of(connection).settings)


def _may_connect(connection: HTTPConnection) -> bool:
    """Return whether a WebSocket may open; pages of other sites may not, because browsers would send our cookie."""
    if "authorization" in connection.headers:
        return True
    verdict = is_same_origin(connection, services_of(connection).settings)
    return verdict is True or (verdict is None and COOKIE not in connection.cookies)


class _Request:
    """One HTTP request."""

    def __init__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        self._app, self._scope, self._receive, self._send = app, scope, receive, send
        self._connection = HTTPConnection(scope)
        self._services: Services = services_of(self._connection)
        self._status = 0
        self._received = 0

    async def go(self, *, is_allowed: bool) -> None:
        started = time.perf_counter()
        try:
            if not is_allowed:
                raise too_many_connections()
            self._check()
            await self._app(self._scope, self._receive_limited, self._send_with_headers)
        except Exception as error:
            if self._status:  # the response has begun: it can only be aborted
                structlog.get_logger().error("answer-cut", exc_info=error)
                raise
            await error_answer(self._connection, error)(self._scope, self._receive, self._send_with_headers)
        finally:
            self._note(time.perf_counter() - started)

    def _check(self) -> None:
        connection, settings = self._connection, self._services.settings
        if not is_allowed_host(connection, settings):
            raise ApiError("wrong-host")
        if self._scope["path"].removeprefix(settings.prefix) not in UNLIMITED:
            self._services.limiter.take("requests", limited_caller(connection))
        if self._scope["method"] not in SAFE_METHODS and "authorization" not in connection.headers:
            verdict = is_same_origin(connection, settings)
            if verdict is False or (verdict is None and COOKIE in connection.cookies):
                raise ApiError("foreign-origin")
        length = connection.headers.get("content-length", "")
        if length.isdigit() and int(length[:20]) > LARGEST_BODY:
            raise ApiError("too-large", most=LARGEST_BODY // 1024)

    async def _receive_limited(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._received += len(message.get("body", b""))
            if self._received > LARGEST_BODY:
                raise ApiError("too-large", most=LARGEST_BODY // 1024)
        return message

    async def _send_with_headers(self, message: MutableMapping[str, object]) -> None:
        if message["type"] == "http.response.start":
            status = message["status"]
            assert isinstance(status, int)
            self._status = status
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if "set-cookie" in headers or COOKIE in self._connection.cookies:
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    def _note(self, seconds: float) -> None:
        # The route's template, not the path, which would give one series per table.
        route = getattr(self._scope.get("route"), "path", "other")
        metrics = self._services.metrics
        metrics.requests.labels(self._scope["method"] if route != "other" else "any", route, self._status).inc()
        metrics.request_seconds.labels(route).observe(seconds)
        structlog.get_logger().debug(
            "request", method=self._scope["method"], route=route, status=self._status, ms=round(seconds * 1000, 1)
        )


def handle_errors(app: FastAPI) -> None:
    """Answer all errors of an application in the same form."""
    app.add_exception_handler(ApiError, _known_error)
    app.add_exception_handler(Refusal, _known_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)


def error_answer(connection: HTTPConnection, error: Exception) -> Response:
    """Return the response to any error."""
    if isinstance(error, ClientDisconnect):  # half a body, whose sender is gone: nobody reads this
        error = ApiError("bad-json")
    if isinstance(error, ApiError):
        return _answer(connection, error.content(language_of(connection)), error.status, error.headers)
    if isinstance(error, Refusal):
        return _answer(connection, *refusal_content(error, language_of(connection)))
    if unavailable := unavailable_error(error):
        return error_answer(connection, unavailable)
    reference = new_id()
    route = getattr(connection.scope.get("route"), "path", "other")  # the path itself may contain an invitation code
    structlog.get_logger().error("our-fault", reference=reference, route=route, exc_info=error)
    services_of(connection).metrics.faults.inc()
    content = ApiError("our-fault", reference=reference).content(language_of(connection))
    return _answer(connection, {**content, "reference": reference}, 500)


def _answer(
    connection: HTTPConnection, content: ErrorContent, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    services_of(connection).metrics.refused.labels(content["code"]).inc()
    language = {"Content-Language": language_of(connection), "Cache-Control": "no-store"}
    return JSONResponse({"error": content}, status, headers={**language, **(headers or {})})


async def _known_error(request: Request, error: Exception) -> Response:
    return error_answer(request, error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):  # raised while the body was being read
        return error_answer(request, error.__cause__)
    if error.status_code >= 500:
        return error_answer(request, error)
    if error.status_code == 405:
        allowed = _documented_methods(request)
        headers = {"Allow": ", ".join(allowed)} if allowed else error.headers
        return error_answer(request, ApiError("method-not-allowed", headers=headers))
    return error_answer(
        request, ApiError("not-found" if error.status_code == 404 else "bad-json", headers=error.headers)
    )


def _documented_methods(request: Request) -> list[str]:
    """Return the methods that the path of a request supports; several routes may share it."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
    found: set[str] = set()
    for template, methods in request.app.openapi()["paths"].items():
        if compile_path(template)[0].match(path):
            found.update(method.upper() for method in methods)
    return sorted(found)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults: Sequence[Mapping[str, object]] = error.errors()
    if any(fault["type"] == "json_invalid" for fault in faults):
        return error_answer(request, ApiError("bad-json"))
    return error_answer(request, bad_request(sent_faults(faults)))
